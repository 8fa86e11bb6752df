import { hours, outings } from 'virtual:outings'
import { sunOn, sunYear } from '../getting-there/sun.ts'
import type { Choices } from './choices.ts'
import { arrange, type DayHours, type NamedOuting, type Plan, type StayDates } from './plan.ts'

/** The places and the experiences, in the order of their pages. */
export const allOutings: readonly NamedOuting[] = outings

/** The earliest and the latest sunset of a year, in whole minutes; they hardly change from year to year. */
export const sunsets = (() => {
  const all = sunYear(2026).map(({ sunset }) => sunset)
  return { earliest: Math.floor(Math.min(...all)), latest: Math.ceil(Math.max(...all)) }
})()

const dayHours: DayHours = {
  ...hours,
  sunset: (date) => (date === undefined ? sunsets.earliest : Math.floor(sunOn(date).sunset)),
}

export const planOf = (choices: Choices, dates: StayDates): Plan<NamedOuting> =>
  arrange(choices, dates, dayHours, allOutings)
