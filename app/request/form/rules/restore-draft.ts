import { datesAhead, type StayDates } from '../../../../lib/dates.ts'
import { parseEnquiry, subjects } from '../../../../lib/paths.ts'
import { changeDays, daysStore } from '../../../plan/days-store.ts'
import { today } from '../../../resort/today.ts'
import { type Draft, emptyDraft, readDraft } from '../../draft/draft.ts'
import { changeDraft, emptyEnquiry, enquiryStore, isEmptyEnquiry, type Enquiry } from '../../draft/draft-store.ts'
import { chosenOf, known } from './chosen.ts'

/**
 * Joins the draft that was kept in this tab with what the guest has entered on this page, and keeps each change. Its
 * dates are left out once past; they are those of Your days: a change of the one is a change of the other. Until the
 * guest has counted the party, it is the least that the chosen stays are meant for.
 */
export function restoreDraft(): void {
  const entered = enquiryStore.get()
  enquiryStore.restore((stored) => {
    const kept = enquiryOf(stored)
    return merged({ ...kept, details: { ...kept.details, ...datesAhead(kept.details, today()) } }, entered)
  })
  const toDays = () => copyDates(enquiryStore.get().details, daysStore.get(), changeDays)
  const toDraft = () => copyDates(daysStore.get(), enquiryStore.get().details, (dates) => changeDraft('dialog', dates))
  if (!hasDates(entered.details) && hasDates(daysStore.get())) toDraft()
  else toDays()
  const toLeast = () => {
    const { details } = enquiryStore.get()
    const adults = adultsAtFirst(details)
    if (adults !== details.adults) changeDraft('dialog', { adults })
  }
  toLeast()
  enquiryStore.subscribe(toLeast)
  enquiryStore.subscribe(toDays)
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

/** What was kept, of any shape; the empty enquiry where it cannot be read. */
export function enquiryOf(kept: unknown): Enquiry {
  const { details, subjects: keptSubjects } = (kept ?? {}) as { details?: unknown; subjects?: unknown }
  const { subject: _, ...read } = readDraft(details, known)
  const sound = Object.entries(keptSubjects ?? {}).filter(
    ([form, subject]) => form in emptyEnquiry.subjects && subjects.includes(subject),
  )
  return {
    details: { ...emptyEnquiry.details, ...read },
    subjects: { ...emptyEnquiry.subjects, ...Object.fromEntries(sound) },
  }
}

/** Values that the guest has entered on this page win over the kept ones. */
export function merged(kept: Enquiry, entered: Enquiry): Enquiry {
  const changed = <Part extends object>(part: Part, empty: Part): Partial<Part> =>
    Object.fromEntries(
      Object.entries(part).filter(([key, value]) => value !== empty[key as keyof Part]),
    ) as Partial<Part>
  return {
    details: { ...kept.details, ...changed<Omit<Draft, 'subject'>>(entered.details, emptyEnquiry.details) },
    subjects: { ...kept.subjects, ...changed(entered.subjects, emptyEnquiry.subjects) },
  }
}

/** What a booking link asks for, such as '/?subject=booking-request&stay=hilltop-home#message'. */
export function draftOfAddress(search: string): Partial<Draft> {
  const { stay, ask, ...given } = parseEnquiry(search)
  return readDraft({ ...given, stays: stay, asksTerms: ask === 'terms' }, known)
}

let appliedQuery = ''

/**
 * Presets the contact form from the query of a booking link that was followed before the app hydrated. A query is
 * applied once: later changes by the guest stay, also after a reload.
 */
export function applyQuery(search: string): void {
  const isReload = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'))
  const isKept = isReload && appliedQuery === '' && !isEmptyEnquiry(enquiryStore.get())
  if (search === appliedQuery || isKept) return
  appliedQuery = search
  changeDraft('contact-form', draftOfAddress(search))
}
