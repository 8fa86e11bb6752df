/** Seasons and closed days of content/accommodations.yaml: spans of days, of every year or of one. */
import { z } from 'zod'
import { isPlainDate } from '../lib/dates.ts'
import { doOverlap, isYearly, type Span } from '../lib/rates.ts'
import { type About, beforeItBegins, fields, list, listOf, meta, orNull, reference, wholeNumber } from './kinds.ts'
import { dollars, residents } from './stay-fields.ts'

const spanWords =
  'must be a day: month-day for every year, for example 12-20, or year-month-day for one year, for example 2027-05-03'

/** A leap day is a day of every year: in other years the day before or after it ends or begins the span. */
const spanDay = (about: About) =>
  z
    .string(spanWords)
    .refine((day) => isPlainDate(day.length === 'MM-DD'.length ? `2000-${day}` : day), spanWords)
    .meta(meta(about, { writtenAs: 'yearly' }))

const spanDays = {
  from: spanDay({ is: 'First day.', more: 'In the file: 12-20 (every year) or 2027-12-20.' }),
  until: spanDay({ is: 'Last day, included.', more: 'Written as the first one. It may be in the next year.' }),
}

const inOneForm = 'must have both days for every year (12-20), or both with their year (2027-12-20)'

/** What is wrong with the two days together; undefined where nothing is. */
function spanProblem(days: Span): string | undefined {
  const { from, until } = days
  if (from.length !== until.length) return inOneForm
  if (!isYearly(days) && until < from) return beforeItBegins
  return undefined
}

/** The entries of a list whose days are wrong, with the rule. `ids` are the stays of an entry; none: all stays. */
export function spanProblems(entries: (Span & { ids: string[] })[]): [at: number, words: string][] {
  const haveOneStay = (one: string[], other: string[]) =>
    one.length === 0 || other.length === 0 || one.some((each) => other.includes(each))
  return entries.flatMap((entry, at): [number, string][] => {
    const problem = spanProblem(entry)
    if (problem) return [[at, problem]]
    const before = entries
      .slice(0, at)
      .findIndex((other) => !spanProblem(other) && haveOneStay(entry.ids, other.ids) && doOverlap(entry, other))
    return before < 0
      ? []
      : [[at, `must not share a day with entry ${before + 1}, which is for the same room or house`]]
  })
}

export const season = fields('A season.', {
  ...spanDays,
  leastNights: orNull(
    wholeNumber('Minimum nights for guests who arrive in the season.', 'a whole number of nights', { min: 2, max: 60 }),
  ),
  prices: listOf(
    { is: 'Rooms and houses with a price for this season.', more: 'All others keep their usual price.' },
    { min: 1, max: 12 },
    'Price of a room or house.',
    {
      stay: reference('stays', 'Room or house.'),
      priceUsd: dollars('Price in US dollars per night in the season.'),
      residentsUsd: residents,
    },
  ),
})

export const closing = fields('Days when rooms or houses are closed.', {
  ...spanDays,
  stays: list(
    reference('stays', 'A room or house.'),
    { is: 'Rooms and houses that are closed.', more: 'None means the whole resort.' },
    { min: 0, max: 12 },
  ),
})
