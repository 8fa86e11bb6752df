import { expect, test } from 'vitest'
import { momentOf } from '../../../lib/dates.ts'
import { nakuru } from '../../../lib/places.sample.ts'
import { lightAt } from './hero-light.ts'

test('I1 the light of the hero changes at the hours that were reckoned for a November day in Nakuru', () => {
  const reckoned = [
    { from: 0, light: 'night' },
    { from: 6 * 60 + 16, light: 'day' },
    { from: 8 * 60 + 30, light: 'highLight' },
    { from: 16 * 60 + 10, light: 'day' },
    { from: 17 * 60 + 55, light: 'lastLight' },
    { from: 18 * 60 + 35, light: 'night' },
  ]
  for (let minute = 0; minute < 1440; minute += 1) {
    // To within five minutes.
    if (reckoned.some(({ from }) => Math.abs(from - minute) <= 5)) continue
    const light = lightAt(momentOf('2026-11-22', minute, nakuru.timeZone), nakuru.weatherPoint)
    expect(light, `${minute} minutes after midnight`).toBe(reckoned.findLast(({ from }) => from <= minute)!.light)
  }
})
