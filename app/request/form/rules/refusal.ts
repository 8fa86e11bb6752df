import { closed, seasons, stays } from '../../../../content/accommodations.yaml'
import type { Stay } from '../../../../content/accommodations.schema.ts'
import { addDays, type PlainDate } from '../../../../lib/dates.ts'
import { isClosed, seasonOf, type Season, type Span } from '../../../../lib/rates.ts'

/**
 * Why the owner takes no guests on these nights. `closed`: on some of them a stay, or the whole resort (`stay` is null)
 * is closed; `days` are all days of that closing, and `again` is the first open day after it, null if there is none
 * within a year. `tooFewNights`: those who arrive on that day stay for `leastNights` at least.
 */
export type Refusal =
  | { kind: 'closed'; stay: Stay | null; days: Span; again: PlainDate | null }
  | { kind: 'tooFewNights'; stay: Stay; season: Season; leastNights: number }

/** Null where these stays are open on the nights; of the whole resort where there are none. */
export function refusalOf(some: readonly { stay: Stay }[], nights: readonly PlainDate[]): Refusal | null {
  const [arrival] = nights
  if (!arrival) return null
  const isOn = (stay: Stay | null, night: PlainDate) =>
    (stay ? [stay] : stays).some(({ id }) => !isClosed(id, night, closed))
  for (const night of nights) {
    const stay = [null, ...some.map((each) => each.stay)].find((each) => !isOn(each, night))
    if (stay !== undefined) return { kind: 'closed', stay, ...closingAround(night, (day) => isOn(stay, day)) }
  }
  for (const { stay } of some) {
    const season = seasonOf(stay.id, arrival, seasons)
    const leastNights = season?.leastNights ?? 1
    if (season && nights.length < leastNights) return { kind: 'tooFewNights', stay, season, leastNights }
  }
  return null
}

const aYear = 366

function closingAround(night: PlainDate, isOn: (day: PlainDate) => boolean): { days: Span; again: PlainDate | null } {
  const lastInRow = (step: 1 | -1) => {
    let day = night
    for (let count = 0; count < aYear && !isOn(addDays(day, step)); count += 1) day = addDays(day, step)
    return day
  }
  const until = lastInRow(1)
  const again = addDays(until, 1)
  return { days: { from: lastInRow(-1), until }, again: isOn(again) ? again : null }
}
