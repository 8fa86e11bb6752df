import type { Subject } from '../../lib/paths.ts'

export const notSure = 'not-sure'

/**
 * What the guest has entered so far, exactly as typed: cleaning or validating it here could lose a keystroke. Dates are
 * 'YYYY-MM-DD' or '' (the values of a native date input).
 */
export type Draft = {
  subject: Subject
  /** id of a stay, or 'not-sure' */
  stay: string
  /** id of the experience that the guest asked about, or '' */
  about: string
  checkIn: string
  checkOut: string
  adults: number
  /** in full years, null while an age is missing */
  childAges: (number | null)[]
  firstName: string
  lastName: string
  email: string
  phone: string
  note: string
}

export const emptyDraft: Draft = {
  subject: 'booking-request',
  stay: notSure,
  about: '',
  checkIn: '',
  checkOut: '',
  adults: 2,
  childAges: [],
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  note: '',
}
