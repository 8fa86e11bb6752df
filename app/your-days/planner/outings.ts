import { hours, outings } from 'virtual:outings'
import site from '../../../content/site.yaml'
import { sunOfYear } from '../../getting-there/sun-of-year.ts'
import { sunOn } from '../../getting-there/sun.ts'
import type { Choices } from '../choices.ts'
import type { StayDates } from '../../../lib/dates.ts'
import type { DayHours, NamedOuting, Plan } from './outing.ts'
import { arrange } from './plan.ts'

/** The places and the experiences, in the order of their pages. */
export const allOutings: readonly NamedOuting[] = outings

/** The numbers that places have in the guide, on its map and on paper. */
export const guideNumbers: ReadonlyMap<string, number> = new Map(
  outings.filter(({ road }) => road).map(({ id }, index) => [id, index + 1]),
)

const sunsetsOfYear = sunOfYear.map(({ sunset }) => sunset)

/** The earliest and the latest sunset of a year, in whole minutes. */
export const sunsets = {
  earliest: Math.floor(Math.min(...sunsetsOfYear)),
  latest: Math.ceil(Math.max(...sunsetsOfYear)),
}

/** The whole hours between which the sun is up on some day of the year, or an outing may begin. */
export const daylight = {
  from: Math.floor(Math.min(hours.from, ...sunOfYear.map(({ sunrise }) => sunrise)) / 60),
  until: Math.ceil(sunsets.latest / 60),
}

/** What a plan takes for arrival and departure, and whether the terms say so. */
export const { arrival, departure, isSettled } = hours

const dayHours: DayHours = {
  ...hours,
  sunset: (date) => (date === undefined ? sunsets.earliest : Math.floor(sunOn(date, site.place).sunset)),
}

export const planOf = (choices: Choices, dates: StayDates): Plan<NamedOuting> =>
  arrange(choices, dates, dayHours, allOutings)
