/** Places in other zones of time and sun than the resort, for tests only. Clocks are known for 2025 to 2030. */
import { timeZone } from './time-zone.ts'

const place = (name: string, lat: number, lon: number) => ({
  name,
  weatherPoint: { lat, lon },
  timeZone: timeZone(name, new Date('2026-06-01')),
})

/** The clocks are never changed. */
export const nakuru = place('Africa/Nairobi', -0.287, 36.068)
/** The clocks go forward in March and back in October, at one in the morning. */
export const lisbon = place('Europe/Lisbon', 38.72, -9.14)
/** The clocks go back for Ramadan, which moves through the year. */
export const marrakesh = place('Africa/Casablanca', 31.63, -8)
/** The clocks go forward over midnight: a day begins at one. */
export const cairo = place('Africa/Cairo', 30.04, 31.24)
/** Behind UTC, south of the equator, and a day may begin at one. */
export const santiago = place('America/Santiago', -33.45, -70.66)
/** South of the equator summer goes over the turn of the year. */
export const auckland = place('Pacific/Auckland', -36.85, 174.76)
/** East of the date line by the clock, west of it by the sun. */
export const apia = place('Pacific/Apia', -13.83, -171.77)
/** Summer nights in which the sun sets after midnight. */
export const reykjavik = place('Atlantic/Reykjavik', 64.15, -21.94)

export const places = [nakuru, lisbon, marrakesh, cairo, santiago, auckland, apia, reykjavik]

/** The moments at which clocks are changed somewhere. */
export const clockChanges = places.flatMap(({ timeZone: zone }) => zone.flatMap(({ until }) => until ?? []))

/** How numbers are written in Kenya: 0712 345 678, and +254 712 345 678 from abroad. */
export const kenyan = { callingCode: '254', nationalPrefix: '0', groups: ['3 3 3'] }
/** Portugal has no prefix. */
export const portuguese = { callingCode: '351', nationalPrefix: null, groups: ['3 3 3'] }
/** British numbers have nine or ten digits after the 0. */
export const british = { callingCode: '44', nationalPrefix: '0', groups: ['2 4 4', '3 3 3'] }
