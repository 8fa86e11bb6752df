/** What fills a draft: what was kept in the tab, or a booking link. */
import { withoutPastDates, type PlainDate, type StayDates } from '../../../../lib/dates.ts'
import { parseRequest } from '../../../../lib/paths.ts'
import { isFromOwnPage, replaceAddress } from '../../../browser/history-entries.ts'
import { changeDays, daysStore } from '../../../plan/days-store.ts'
import { today } from '../../../resort/clock-and-desk.ts'
import { draftStore, newDraft, readDraft, type Draft } from '../../draft.ts'
import { beginRequest, changeDraft } from '../../form-draft.ts'
import { knownIds } from './chosen-stays.ts'

/**
 * Joins the draft that was kept in this tab with what the guest has entered on this page, and keeps each change. Its
 * dates are left out once past; they are those of Your days: a change of the one is a change of the other.
 */
export function restoreDraft(): void {
  const entered = draftStore.get()
  draftStore.restore((kept) => restoredDraft(kept, entered, today()))
  const toDays = () => copyDates(draftStore.get(), daysStore.get(), changeDays)
  const toDraft = () => copyDates(daysStore.get(), draftStore.get(), (dates) => changeDraft('dialog', dates))
  if (!hasDates(entered) && hasDates(daysStore.get())) toDraft()
  else toDays()
  draftStore.subscribe(toDays)
  daysStore.subscribe(toDraft)
}

const hasDates = ({ checkIn, checkOut }: StayDates) => checkIn !== '' || checkOut !== ''

function copyDates({ checkIn, checkOut }: StayDates, to: StayDates, change: (dates: StayDates) => void): void {
  if (checkIn !== to.checkIn || checkOut !== to.checkOut) change({ checkIn, checkOut })
}

/** What was kept, of any shape, without days gone by; values that the guest has entered on this page win over it. */
export function restoredDraft(kept: unknown, entered: Draft, day: PlainDate): Draft {
  const presets = (kept as Partial<Draft> | null)?.presets ?? newDraft.presets
  const sound = Object.fromEntries(Object.entries(presets).map(([form, preset]) => [form, readDraft(preset, knownIds)]))
  const read = { ...newDraft, ...readDraft(kept, knownIds), presets: sound }
  const isEntered = ([key, value]: [string, unknown]) => value !== newDraft[key as keyof Draft]
  return { ...read, ...withoutPastDates(read, day), ...Object.fromEntries(Object.entries(entered).filter(isEntered)) }
}

/**
 * Presets the contact form from the query of a booking link that was followed before the app hydrated. The address loses
 * it, so that a reload leaves what the guest has changed since. From elsewhere, a link writes nothing into the message.
 */
export function applyQuery(search: string): void {
  const { ask, ...choices } = parseRequest(search)
  beginRequest('contact-form', ask && isFromOwnPage() ? { ...choices, ask } : choices)
  replaceAddress(location.pathname + location.hash)
}
