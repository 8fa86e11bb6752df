/**
 * What the enquiry needs to know about the resort: parts of content/accommodations.yaml, enjoyments.yaml, site.yaml
 * and enquiry.yaml, passed as arguments.
 */

export type Stay = {
  id: string
  name: string
  /** US dollars for one night */
  priceUsd: number
  /** true if the rate is shown as "from $60": the sum can only be higher */
  priceIsFrom: boolean
  /** guests; children count as guests */
  occupancy: { min: number; max: number }
}

export type Experience = { id: string; name: string }

export type Resort = {
  name: string
  /** E.164 */
  phone: string
  email: string
  address: { street: string; city: string; country: string }
  /** without a slash at its end; null while the site has no domain */
  siteUrl: string | null
}

/** What the form accepts at most: nights of a stay, guests, days between today and a date. */
export type Limits = { nights: number; guests: number; daysAhead: number }
