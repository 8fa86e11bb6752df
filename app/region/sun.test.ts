import fc from 'fast-check'
import { getTimes } from 'suncalc'
import { expect, test } from 'vitest'
import { apia, lisbon, nakuru, places, reykjavik } from '../../lib/places.sample.ts'
import { addDays, clockIn, dayBegins } from '../../lib/dates.ts'
import { clockTime, sunOn } from './sun.ts'

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
/** The days for which the clocks of all places are known. */
const knownDay = fc.integer({ min: 1, max: 2_190 }).map((days) => addDays('2025-01-01', days))

type SunEvent = 'sunrise' | 'sunset'

/** What the library says for a day: the moments, and what the clock shows at them. */
function byLibrary(date: string, { weatherPoint: { lat, lon }, timeZone }: typeof nakuru) {
  const noon = dayBegins(date, timeZone) + 12 * 3_600_000
  const times = getTimes(new Date(noon), lat, lon)
  // The library takes the day of the sun, which is that of the clock or one beside it.
  const shift = Math.round((noon - Number(times.solarNoon)) / 86_400_000)
  const right = shift === 0 ? times : getTimes(new Date(noon + shift * 86_400_000), lat, lon)
  return (name: SunEvent) => Number(right[name])
}

test('W5 over other places it rises and sets as the library says, by the clock of that hour', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), knownDay, (place, date) => {
      const library = byLibrary(date, place)
      const sun = sunOn(date, place)
      for (const name of ['sunrise', 'sunset'] as const) {
        const { date: on, time } = clockIn(place.timeZone, new Date(library(name)))
        const shown = minutesOf(time) + (on > date ? 1440 : 0)
        const exact = (library(name) - dayBegins(date, place.timeZone)) / 60_000
        if (place === nakuru) expect(Math.abs(sun[name] - exact), `${date} ${name}`).toBeLessThan(0.25)
        // The library takes the sun's declination at noon for the whole day, which counts far from the equator.
        expect(Math.abs(sun[name] - shown), `${place.name} ${date} ${name}`).toBeLessThan(place === reykjavik ? 6 : 2.5)
      }
    }),
    // Days on which clocks are changed, a night in which the sun sets after midnight, and one beyond the date line.
    {
      numRuns: 400,
      examples: [
        [lisbon, '2026-03-29'],
        [lisbon, '2026-10-25'],
        [reykjavik, '2026-06-21'],
        [apia, '2026-06-21'],
      ],
    },
  )
})

test('times are rounded to the minute, as a clock shows them', () => {
  expect([401.4, 59.6, 1439.7].map(clockTime)).toEqual(['06:41', '01:00', '00:00'])
})
