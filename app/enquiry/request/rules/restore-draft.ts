import { subjects } from '../../../../lib/paths.ts'
import { parseDraft, type KnownIds } from '../../draft/draft.ts'
import { datesAhead, type PlainDate, type StayDates } from '../../../../lib/dates.ts'
import { changeDays, daysStore } from '../../../plan/days-store.ts'
import { changeDraft, emptyEnquiry, enquiryStore, type Enquiry } from '../../draft/draft-store.ts'
import { emptyDraft, type Draft } from '../../draft/empty-draft.ts'
import { chosenStays } from './chosen-stays.ts'
import type { Stay } from './resort-data.ts'

/**
 * Joins the draft that was kept in this tab with what the guest has entered on this page, and keeps each change. Its
 * dates are left out once past; they are those of Your days: a change of the one is a change of the other. Until the
 * guest has counted the party, it is the least that the chosen stays are meant for.
 */
export function restoreEnquiry(known: KnownIds, day: PlainDate, stays: readonly Stay[]): void {
  const entered = enquiryStore.get()
  enquiryStore.restore((stored) => {
    const kept = parseEnquiry(stored, known)
    return merged({ ...kept, details: { ...kept.details, ...datesAhead(kept.details, day) } }, entered)
  })
  const toDays = () => copyDates(enquiryStore.get().details, daysStore.get(), changeDays)
  const toDraft = () => copyDates(daysStore.get(), enquiryStore.get().details, (dates) => changeDraft('dialog', dates))
  if (!hasDates(entered.details) && hasDates(daysStore.get())) toDraft()
  else toDays()
  const toLeast = () => {
    const { details } = enquiryStore.get()
    const adults = adultsAtFirst(details, stays)
    if (adults !== details.adults) changeDraft('dialog', { adults })
  }
  toLeast()
  enquiryStore.subscribe(toLeast)
  enquiryStore.subscribe(toDays)
  daysStore.subscribe(toDraft)
}

type Counted = Pick<Draft, 'stays' | 'adults' | 'isPartyCounted'>

/** The number of adults: as counted, or else the least that the chosen stays are meant for. */
export function adultsAtFirst({ stays: ids, adults, isPartyCounted }: Counted, stays: readonly Stay[]): number {
  if (isPartyCounted) return adults
  const least = chosenStays({ stays: ids }, stays).reduce((sum, { occupancy }) => sum + occupancy.min, 0)
  return Math.max(emptyDraft.adults, least)
}

const hasDates = ({ checkIn, checkOut }: StayDates) => checkIn !== '' || checkOut !== ''

function copyDates({ checkIn, checkOut }: StayDates, to: StayDates, change: (dates: StayDates) => void): void {
  if (checkIn !== to.checkIn || checkOut !== to.checkOut) change({ checkIn, checkOut })
}

/** What was kept, of any shape; the empty enquiry where it cannot be read. */
export function parseEnquiry(kept: unknown, known: KnownIds): Enquiry {
  if (typeof kept !== 'object' || kept === null) return emptyEnquiry
  const { details, subjects: keptSubjects } = kept as { details?: unknown; subjects?: unknown }
  const { subject: _, ...parsed } = parseDraft(details, known)
  return { details: parsed, subjects: { ...emptyEnquiry.subjects, ...soundSubjects(keptSubjects) } }
}

function soundSubjects(kept: unknown): Partial<Enquiry['subjects']> {
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).filter(([form, subject]) => form in emptyEnquiry.subjects && subjects.includes(subject)),
  )
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
