import type { StayDates } from '../../lib/dates.ts'

/** The dates of the enquiry, as they were entered. */
export type EnquiryDates = StayDates & {
  change: (changes: Partial<StayDates>) => void
  /** What is wrong with a date, as a sentence. */
  errorOf: (name: keyof StayDates) => string | undefined
}
