import type { Subject } from '../../../lib/paths.ts'

export const roofs = ['yes', 'no', 'unsure'] as const
export const overnights = ['nobody', 'some', 'everybody'] as const

/**
 * What the guest has entered so far, exactly as typed: cleaning or validating it here could lose a keystroke. Dates are
 * 'YYYY-MM-DD' or '' (the values of a native date input).
 */
export type Draft = {
  subject: Subject
  /** ids of the chosen stays, the first chosen first; one id twice means two units of that stay; empty: not sure yet */
  stays: string[]
  /** id of the experience that the guest asked about, or '' */
  about: string
  checkIn: string
  checkOut: string
  adults: number
  /** false until the guest, or a shared link, has said how many are coming */
  isPartyCounted: boolean
  /** in full years, null while an age is missing */
  childAges: (number | null)[]
  /** true where the guests live in East Africa and ask for the residents' price */
  areResidents: boolean
  /** true where somebody books for their guests, as an agent does */
  forOthers: boolean
  /** true where the message asks about the terms that are not confirmed */
  asksTerms: boolean
  /** id of what an occasion is for, or '' */
  occasion: string
  /** how many come to an occasion, null while it is not said */
  visitors: number | null
  /** whether an occasion needs a roof if it rains */
  roof: '' | (typeof roofs)[number]
  /** who of an occasion stays the night */
  overnight: '' | (typeof overnights)[number]
  firstName: string
  lastName: string
  email: string
  phone: string
  note: string
}

export const emptyDraft: Draft = {
  subject: 'booking-request',
  stays: [],
  about: '',
  checkIn: '',
  checkOut: '',
  adults: 2,
  isPartyCounted: false,
  childAges: [],
  areResidents: false,
  forOthers: false,
  asksTerms: false,
  occasion: '',
  visitors: null,
  roof: '',
  overnight: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  note: '',
}
