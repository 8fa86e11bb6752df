/**
 * What the enquiry needs to know about the resort: parts of content/accommodations.yaml, enjoyments.yaml, site.yaml,
 * terms.yaml and enquiry.yaml, passed as arguments.
 */
import type { TelephoneRule } from '../../../../lib/phone.ts'
import type { LocalCurrency } from '../../../../lib/local-currency.ts'
import type { Closing, RatedStay, Season } from '../../../../lib/rates.ts'

export type Stay = RatedStay & {
  name: string
  /** guests; see `countFromAge` */
  occupancy: { min: number; max: number }
  /** how many of this stay there are; null while the owner has not said it: then only one can be chosen */
  units: number | null
}

export type Experience = { id: string; name: string }

export type Resort = {
  name: string
  /** E.164 */
  phone: string
  email: string
  address: { street: string; city: string; country: string }
  place: {
    /** degrees; null while it is not confirmed */
    gate: { lat: number; lon: number } | null
    telephone: TelephoneRule
  }
  /** without a slash at its end; null while the site has no domain */
  siteUrl: string | null
}

/** What the form accepts at most: nights of a stay, guests, days between today and a date. */
export type Limits = { nights: number; guests: number; daysAhead: number }

export type ResortData = {
  resort: Resort
  stays: readonly Stay[]
  seasons: readonly Season[]
  closed: readonly Closing[]
  localCurrency: LocalCurrency | null
  /** children below this age, in full years, count as no guest */
  countFromAge: number
  experiences: readonly Experience[]
  /** the terms that the owner has not answered on the site */
  openTerms: readonly { label: string; question: string }[]
  limits: Limits
}
