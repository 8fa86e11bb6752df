import { datesAhead, type PlainDate, type StayDates } from '../../../../lib/dates.ts'
import { parseEnquiry } from '../../../../lib/paths.ts'
import { isFromOwnPage } from '../../../browser/dom.ts'
import { changeDays, daysStore } from '../../../plan/days-store.ts'
import { today } from '../../../resort/today.ts'
import { changeDraft, draftStore, emptyDraft, newDraft, readDraft, withQuestion, type Draft } from '../../draft.ts'
import { chosenOf, known } from './stays.ts'

/**
 * Joins the draft that was kept in this tab with what the guest has entered on this page, and keeps each change. Its
 * dates are left out once past; they are those of Your days: a change of the one is a change of the other. Until the
 * guest has counted the party, it is the least that the chosen stays are meant for.
 */
export function restoreDraft(): void {
  const entered = draftStore.get()
  draftStore.restore((kept) => restoredDraft(kept, entered, today()))
  const toDays = () => copyDates(draftStore.get(), daysStore.get(), changeDays)
  const toDraft = () => copyDates(daysStore.get(), draftStore.get(), (dates) => changeDraft('dialog', dates))
  if (!hasDates(entered) && hasDates(daysStore.get())) toDraft()
  else toDays()
  const toLeast = () => {
    const draft = draftStore.get()
    const adults = adultsAtFirst(draft)
    if (adults !== draft.adults) changeDraft('dialog', { adults })
  }
  toLeast()
  draftStore.subscribe(toLeast)
  draftStore.subscribe(toDays)
  daysStore.subscribe(toDraft)
}

/** The number of adults: as counted, or else the least that the chosen stays are meant for. */
export function adultsAtFirst(draft: Pick<Draft, 'stays' | 'adults' | 'isPartyCounted'>): number {
  if (draft.isPartyCounted) return draft.adults
  const least = chosenOf(draft).reduce((sum, { stay, units }) => sum + units * stay.occupancy.min, 0)
  return Math.max(emptyDraft.adults, least)
}

const hasDates = ({ checkIn, checkOut }: StayDates) => checkIn !== '' || checkOut !== ''

function copyDates({ checkIn, checkOut }: StayDates, to: StayDates, change: (dates: StayDates) => void): void {
  if (checkIn !== to.checkIn || checkOut !== to.checkOut) change({ checkIn, checkOut })
}

/** What was kept, of any shape, without days gone by; values that the guest has entered on this page win over it. */
export function restoredDraft(kept: unknown, entered: Draft, day: PlainDate): Draft {
  const read = { ...newDraft, ...readDraft(kept, known) }
  const isEntered = ([key, value]: [string, unknown]) => value !== newDraft[key as keyof Draft]
  return { ...read, ...datesAhead(read, day), ...Object.fromEntries(Object.entries(entered).filter(isEntered)) }
}

/** What a booking link asks for, such as '/?subject=booking-request&stay=hilltop-home#message'. */
export function draftOfAddress(search: string, entered = newDraft): Partial<Draft> {
  const { stay, ask, ...given } = parseEnquiry(search)
  return readDraft({ ...given, stays: stay, note: ask && withQuestion(entered, ask) }, known)
}

/**
 * Presets the contact form from the query of a booking link that was followed before the app hydrated. The address loses
 * it, so that a reload leaves what the guest has changed since. From elsewhere, a link writes nothing into the message.
 */
export function applyQuery(search: string): void {
  const { note, ...choices } = draftOfAddress(search, draftStore.get())
  changeDraft('contact-form', note && isFromOwnPage() ? { ...choices, note } : choices)
  history.replaceState(history.state, '', location.pathname + location.hash)
}
