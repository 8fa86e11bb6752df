import { minutesAhead, momentOf, type PlainDate, type TimeZone } from '../../lib/dates.ts'
import { sunHeight, sunriseHeight } from './sun-height.ts'

/** Where the sun is looked at, in degrees, south and west negative; and the clock there. */
export type SunPlace = { weatherPoint: { lat: number; lon: number }; timeZone: TimeZone }

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** Sunrise and sunset of a day, in minutes since midnight by the clock; a sun that sets after midnight, after 1440. */
export const sunOn = (date: PlainDate, place: SunPlace) => ({
  sunrise: crossing(date, place, -1),
  sunset: crossing(date, place, 1),
})

/** The earliest and the latest of the middles of the months, in minutes since midnight. */
export function sunOfYear(year: string, place: SunPlace) {
  const days = Array.from({ length: 12 }, (_, month) =>
    sunOn(`${year}-${String(month + 1).padStart(2, '0')}-15`, place),
  )
  const rangeOf = (times: number[]) => ({ from: Math.min(...times), until: Math.max(...times) })
  return { sunrise: rangeOf(days.map(({ sunrise }) => sunrise)), sunset: rangeOf(days.map(({ sunset }) => sunset)) }
}

/** '06:41': to the nearest minute, 24 hours. */
export function clockTime(minutes: number): string {
  const rounded = (Math.round(minutes) + 1440) % 1440
  return `${String(Math.floor(rounded / 60)).padStart(2, '0')}:${String(rounded % 60).padStart(2, '0')}`
}

/**
 * When the sun's centre passes the horizon, in the morning (side -1) or in the evening (side 1): halved 24 times between
 * noon and midnight by the sun. Noon where it stays below all day, midnight where it stays above.
 */
function crossing(date: PlainDate, { weatherPoint, timeZone }: SunPlace, side: -1 | 1): number {
  const noon = Date.parse(`${date}T12:00:00Z`) - weatherPoint.lon * 4 * MINUTE
  // Clocks may keep the date of the other side of the date line.
  let above = noon - DAY * Math.round((noon - momentOf(date, 720, timeZone)) / DAY)
  let below = above + (side * DAY) / 2
  for (let round = 0; round < 24; round += 1) {
    const middle = (above + below) / 2
    if (sunHeight(middle, weatherPoint).height < sunriseHeight) below = middle
    else above = middle
  }
  // By the clock as it goes at that hour, also on a day on which it is changed.
  return (above - Date.parse(`${date}T00:00:00Z`)) / MINUTE + minutesAhead(above, timeZone)
}
