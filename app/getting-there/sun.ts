/**
 * Sunrise and sunset at a place by NOAA's solar equations (after Meeus, "Astronomical Algorithms"), for a flat horizon:
 * https://gml.noaa.gov/grad/solcalc/calcdetails.html. Accurate to about a minute from 1900 to 2100. Our own code,
 * because it is a third of the size of the library that the tests compare it with.
 */
import { minutesAhead, type PlainDate, type TimeZone } from '../../lib/dates.ts'

/** Where the sun is looked at, in degrees, south and west negative; and the clock there. */
export type SunPlace = { weatherPoint: { lat: number; lon: number }; timeZone: TimeZone }

/** The altitude of the sun's centre at sunrise, in degrees: below zero by half its disc and by refraction. */
const HORIZON = -0.833

const radians = Math.PI / 180
const sin = (degrees: number) => Math.sin(degrees * radians)
const cos = (degrees: number) => Math.cos(degrees * radians)
const MINUTES_A_DAY = 1440
const MINUTE = 60_000

/** Minutes since midnight by the clock of the place, not rounded. A sun that sets after midnight sets after 1440. */
type Minutes = number

export interface SunDay {
  sunrise: Minutes
  sunset: Minutes
}

/** Sun times of a day. `date` must be a real day ('YYYY-MM-DD'). */
export function sunOn(date: PlainDate, place: SunPlace): SunDay {
  return { sunrise: crossing(date, place, -1), sunset: crossing(date, place, 1) }
}

/** '06:41': to the nearest minute, 24 hours. */
export function clockTime(minutes: Minutes): string {
  const rounded = (Math.round(minutes) + MINUTES_A_DAY) % MINUTES_A_DAY
  return `${String(Math.floor(rounded / 60)).padStart(2, '0')}:${String(rounded % 60).padStart(2, '0')}`
}

/**
 * When the sun's centre passes the horizon, in the morning (side -1) or in the evening (side 1); noon where it stays
 * below all day, midnight where it stays above. Calculated twice, since the sun's declination changes during the day:
 * the second time with the result of the first.
 */
function crossing(date: PlainDate, { weatherPoint, timeZone }: SunPlace, side: -1 | 1): Minutes {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const { lat } = weatherPoint
  const noon = midnight + (MINUTES_A_DAY / 2) * MINUTE
  // Clocks may keep the date of the other side of the date line: that of noon counts for the whole day.
  const meridian = minutesAhead(noon - minutesAhead(noon, timeZone) * MINUTE, timeZone) / 4
  const lon = weatherPoint.lon + 360 * Math.round((meridian - weatherPoint.lon) / 360)
  let minutes = MINUTES_A_DAY / 2
  for (let round = 0; round < 2; round += 1) {
    // By the clock as it goes at that hour, also on a day on which it is changed.
    const guess = midnight + minutes * MINUTE
    const ahead = minutesAhead(guess - minutesAhead(guess, timeZone) * MINUTE, timeZone)
    const { declination, equationOfTime } = sunAt((guess - ahead * MINUTE) / 86_400_000 + 2_440_587.5)
    const cosine = (sin(HORIZON) - sin(lat) * sin(declination)) / (cos(lat) * cos(declination))
    const hourAngle = Math.acos(Math.min(Math.max(cosine, -1), 1)) / radians
    minutes = MINUTES_A_DAY / 2 + (side * hourAngle - lon) * 4 - equationOfTime + ahead
  }
  return minutes
}

/** The sun's declination (degrees) and the equation of time (minutes) at a Julian day. */
export function sunAt(julianDay: number) {
  const century = (julianDay - 2_451_545) / 36_525
  const meanLongitude = 280.46646 + century * (36_000.76983 + century * 0.0003032)
  const anomaly = 357.52911 + century * (35_999.05029 - century * 0.0001537)
  const eccentricity = 0.016708634 - century * 0.000042037
  const centre =
    sin(anomaly) * (1.914602 - century * 0.004817) +
    sin(2 * anomaly) * (0.019993 - century * 0.000101) +
    sin(3 * anomaly) * 0.000289
  const node = 125.04 - 1934.136 * century
  const longitude = meanLongitude + centre - 0.00569 - 0.00478 * sin(node)
  const obliquity = 23.439291 - 0.0130042 * century + 0.00256 * cos(node)
  const y = Math.tan((obliquity / 2) * radians) ** 2
  return {
    declination: Math.asin(sin(obliquity) * sin(longitude)) / radians,
    equationOfTime:
      (4 / radians) *
      (y * sin(2 * meanLongitude) -
        2 * eccentricity * sin(anomaly) +
        4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude) -
        0.5 * y * y * sin(4 * meanLongitude) -
        1.25 * eccentricity * eccentricity * sin(2 * anomaly)),
  }
}
