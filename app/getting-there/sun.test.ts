import fc from 'fast-check'
import { getTimes } from 'suncalc'
import { describe, expect, it } from 'vitest'
import { addDays } from '../lib/dates.ts'
import { clockTime, dayPassed, hoursAndMinutes, nextSun, sunAt, sunOn, sunYear } from './sun.ts'

/** Computed for the 15th of each month with NOAA's own sheet; minutes are rounded. */
const published = [
  ['06:41', '18:49'], ['06:46', '18:54'], ['06:42', '18:49'], ['06:33', '18:39'], ['06:29', '18:35'], ['06:33', '18:39'],
  ['06:38', '18:45'], ['06:37', '18:44'], ['06:28', '18:34'], ['06:18', '18:25'], ['06:17', '18:25'], ['06:27', '18:35'],
] as const

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const day = fc.integer({ min: 0, max: 45_000 }).map((days) => addDays('1980-01-01', days))

/** Minutes since midnight in Nairobi of what the library says for a day. */
function byLibrary(date: string) {
  const times = getTimes(new Date(`${date}T09:00:00Z`), -0.287, 36.068)
  const midnight = Date.parse(`${date}T00:00:00+03:00`)
  return (name: 'sunrise' | 'sunset' | 'goldenHourEnd' | 'goldenHour') => (Number(times[name]) - midnight) / 60_000
}

describe('the sun over Nakuru', () => {
  it.each(published.map(([rise, set], month) => ({ month: month + 1, rise, set })))(
    'rises and sets within two minutes of the table in month $month',
    ({ month, rise, set }) => {
      const sun = sunYear(2026)[month - 1]
      if (!sun) throw new Error('no such month')
      expect(Math.abs(sun.sunrise - minutesOf(rise))).toBeLessThan(2)
      expect(Math.abs(sun.sunset - minutesOf(set))).toBeLessThan(2)
    },
  )

  it('agrees with the library to a tenth of a minute, on any day from 1980 to 2103', () => {
    fc.assert(fc.property(day, (date) => {
      const library = byLibrary(date)
      const sun = sunOn(date)
      expect(Math.abs(sun.sunrise - library('sunrise'))).toBeLessThan(0.1)
      expect(Math.abs(sun.sunset - library('sunset'))).toBeLessThan(0.1)
      expect(Math.abs(sun.morningLightEnds - library('goldenHourEnd'))).toBeLessThan(0.1)
      expect(Math.abs(sun.eveningLightBegins - library('goldenHour'))).toBeLessThan(0.1)
    }))
  })

  it('stands where Meeus says in his examples 25.a and 28.b, 13 October 1992', () => {
    const { declination, equationOfTime } = sunAt(2_448_908.5)
    expect(declination).toBeCloseTo(-7.785_07, 5)
    expect(equationOfTime).toBeCloseTo(13.711, 3)
  })

  it('is over the equator at the equinoxes, and farthest from it at the solstices', () => {
    const declination = (moment: string) => sunAt(Date.parse(moment) / 86_400_000 + 2_440_587.5).declination
    expect(declination('2000-03-20T07:35:00Z')).toBeCloseTo(0, 2)
    expect(declination('2000-09-22T17:27:00Z')).toBeCloseTo(0, 2)
    expect(declination('2000-06-21T01:48:00Z')).toBeCloseTo(23.438, 3)
    expect(declination('1962-06-21T21:24:00Z')).toBeCloseTo(23.4425, 3)
  })

  it('is up before ten to seven and down before seven, for twelve hours and some minutes', () => {
    fc.assert(fc.property(day, (date) => {
      const { sunrise, sunset, daylight, morningLightEnds, eveningLightBegins } = sunOn(date)
      expect(sunrise).toBeLessThan(6 * 60 + 50)
      expect(sunset).toBeLessThan(19 * 60)
      expect(daylight).toBeGreaterThan(12 * 60 + 5)
      expect(daylight).toBeLessThan(12 * 60 + 9)
      expect(sunrise).toBeLessThan(morningLightEnds)
      expect(morningLightEnds).toBeLessThan(eveningLightBegins)
      expect(eveningLightBegins).toBeLessThan(sunset)
    }))
  })

  it('changes by less than a minute from one day to the next', () => {
    fc.assert(fc.property(day, (date) => {
      expect(Math.abs(sunOn(addDays(date, 1)).sunrise - sunOn(date).sunrise)).toBeLessThan(1)
    }))
  })

  it('gives the fifteenth of each month, of years with fewer figures too', () => {
    expect(sunYear(987)[0]?.date).toBe('0987-01-15')
    expect(sunYear(2026).map(({ date }) => date.slice(5))).toEqual(
      ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `${month}-15`),
    )
  })

  it('counts the day from rising to setting', () => {
    const sun = sunOn('2026-06-15')
    expect(dayPassed(sun, sun.sunrise)).toBe(0)
    expect(dayPassed(sun, sun.sunset)).toBe(1)
    expect(dayPassed(sun, 0)).toBeLessThan(0)
    expect(dayPassed(sun, 1439)).toBeGreaterThan(1)
  })

  it('looks to tomorrow once the sun is down', () => {
    expect(nextSun('2026-12-31', 12 * 60).date).toBe('2026-12-31')
    expect(nextSun('2026-12-31', 20 * 60).date).toBe('2027-01-01')
    const { sunset } = sunOn('2026-06-15')
    expect(nextSun('2026-06-15', sunset - 0.01).date).toBe('2026-06-15')
    expect(nextSun('2026-06-15', sunset)).toEqual({ date: '2026-06-16', sun: sunOn('2026-06-16') })
  })
})

describe('times as they are written', () => {
  it('rounds to the minute', () => {
    expect(clockTime(401.4)).toBe('06:41')
    expect(clockTime(59.6)).toBe('01:00')
    expect(clockTime(1439.7)).toBe('00:00')
    expect(hoursAndMinutes(726.6)).toEqual({ hours: 12, minutes: 7 })
    expect(hoursAndMinutes(719.6)).toEqual({ hours: 12, minutes: 0 })
  })

  it('always writes a time that a clock shows', () => {
    fc.assert(fc.property(fc.double({ min: 0, max: 1440, noNaN: true }), (minutes) => {
      expect(clockTime(minutes)).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
    }))
  })
})
