/**
 * What the enquiry needs to know of the resort: parts of content/accommodations.yaml, enjoyments.yaml,
 * site.yaml and enquiry.yaml. They come in as arguments.
 */

export type Stay = {
  id: string
  name: string
  /** US dollars for one night */
  priceUsd: number
  /** true where the rate reads "from $60": the sum can only be higher */
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
  /** without a slash at its end; null while the site has no address of its own */
  siteUrl: string | null
}

/** How much the form takes: longest stay in nights, largest party, farthest day ahead. */
export type Limits = { nights: number; guests: number; daysAhead: number }
