/** Rates night by night: seasons, residents' prices, closed days. A night belongs to the day on which it begins. */
import { addDays, partsOf, sharing, type PlainDate } from './dates.ts'
import type { Rate } from './price-texts.ts'
import { fill } from './text.ts'

/** Days, both ends included: as 'MM-DD', which is every year and may cross New Year, or both as 'YYYY-MM-DD'. */
export type Span = { from: string; until: string }

/** Prices of some stays in a span of days. `leastNights` is for those who arrive in it; null: one night is enough. */
export type Season = Span & {
  leastNights: number | null
  prices: readonly { stay: string; priceUsd: number; residentsUsd: number | null }[]
}

/** Days when stays are closed, by their ids; no ids: all of them. */
export type Closing = Span & { stays: readonly string[] }

/** A stay and its prices outside of seasons; `residentsUsd` is null where residents pay what everybody pays. */
export type RatedStay = Rate & { id: string; residentsUsd: number | null }

export const isYearly = ({ from }: Span): boolean => from.length === 'MM-DD'.length

export function isWithin({ from, until }: Span, date: PlainDate): boolean {
  const day = date.slice(-from.length)
  return from <= until ? from <= day && day <= until : from <= day || day <= until
}

/** Whether two spans share a day. Those of different kinds never do: a dated one replaces a yearly one. */
export const doOverlap = (one: Span, other: Span): boolean =>
  // The first day that both have is the first of one of them.
  isYearly(one) === isYearly(other) && (isWithin(one, other.from) || isWithin(other, one.from))

export function seasonOf(stay: string, night: PlainDate, seasons: readonly Season[]): Season | undefined {
  const found = seasons.filter((each) => isWithin(each, night) && each.prices.some((price) => price.stay === stay))
  return found.find((season) => !isYearly(season)) ?? found[0]
}

/** US dollars for a night. Residents without a price in the season (or outside of one) pay what everybody pays. */
export function rateOf(stay: RatedStay, night: PlainDate, areResidents: boolean, seasons: readonly Season[]): number {
  const inSeason = seasonOf(stay.id, night, seasons)?.prices.find((price) => price.stay === stay.id)
  const { priceUsd, residentsUsd } = inSeason ?? stay
  return areResidents ? (residentsUsd ?? priceUsd) : priceUsd
}

export const haveResidentsPrice = (stays: readonly RatedStay[], seasons: readonly Season[]): boolean =>
  [...stays, ...seasons.flatMap(({ prices }) => prices)].some(({ residentsUsd }) => residentsUsd !== null)

export function isClosed(stay: string, night: PlainDate, closed: readonly Closing[]): boolean {
  return closed.some((each) => (each.stays.length === 0 || each.stays.includes(stay)) && isWithin(each, night))
}

/** The nights from one day to another, by the days on which they begin. */
export function nightsFrom(checkIn: PlainDate, count: number): PlainDate[] {
  return Array.from({ length: count }, (_, night) => addDays(checkIn, night))
}

/** '3 to 20 May', '20 December to 2 January', '20 December 2026 to 2 January 2027', '3 May'. */
export function spanText(span: Span, range: string): string {
  const written = (day: string) => (isYearly(span) ? partsOf(`2000-${day}`).slice(0, 2) : partsOf(day))
  const [first, last] = [written(span.from), written(span.until)]
  // From one May into the next, both have their month.
  const isOverNewYear = span.until < span.from
  const [from, until] = isOverNewYear ? [first.join(' '), last.join(' ')] : sharing(first, last)
  return span.from === span.until ? until : fill(range, { from, until })
}
