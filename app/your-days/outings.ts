import { hours } from '../../content/days.yaml'
import { experiences } from '../../content/enjoyments.yaml'
import { nearby } from '../../content/location.yaml'
import { sunOn, sunYear } from '../getting-there/sun.ts'
import type { Choices } from './choices.ts'
import { arrange, type DayHours, type Outing, type Plan, type StayDates } from './plan.ts'

export interface NamedOuting extends Outing {
  name: string
  /** What to book or to ask first; absent in the garden. */
  checkFirst?: string
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const ifAny = (time?: string) => (time === undefined ? undefined : minutes(time))

/** The places and the experiences, in the order of their pages. */
export const allOutings: readonly NamedOuting[] = [
  ...nearby.places.map(({ id, name, checkFirst, visitMinutes, bestWhen, notBefore, roadKm, allowMinutes }) => ({
    id,
    name,
    checkFirst,
    visitMinutes,
    when: bestWhen,
    notBefore: ifAny(notBefore),
    road: { km: roadKm.max, minutes: allowMinutes.max },
  })),
  ...experiences.map(({ id, name, visitMinutes, bestWhen, notBefore }) => ({
    id, name, visitMinutes, when: bestWhen, notBefore: ifAny(notBefore),
  })),
]

/** The earliest and the latest sunset of a year, in whole minutes; they hardly change from year to year. */
export const sunsets = (() => {
  const all = sunYear(2026).map(({ sunset }) => sunset)
  return { earliest: Math.floor(Math.min(...all)), latest: Math.ceil(Math.max(...all)) }
})()

const dayHours: DayHours = {
  from: minutes(hours.from),
  arrival: minutes(hours.arrival),
  departure: minutes(hours.departure),
  sunset: (date) => (date === undefined ? sunsets.earliest : Math.floor(sunOn(date).sunset)),
}

export const planOf = (choices: Choices, dates: StayDates): Plan<NamedOuting> =>
  arrange(choices, dates, dayHours, allOutings)
