import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byRoad, durationAsFigure, durationInWords, minutesToAllow } from './distances.ts'

const durations = {
  halfAnHour: 'half an hour',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  hour: 'an hour',
  hours: '{count} hours',
  hourAndAHalf: 'an hour and a half',
  hoursAndAHalf: '{count} and a half hours',
  hoursAndMinutes: '{hours} and {minutes}',
}
const words = {
  byRoad: 'From {from}: {km} km, {time}.',
  measuredFrom: 'the market',
  durations,
  prices: { rangeAloud: '{min} to {max}' },
}

describe('a length of time in words', () => {
  test.each([
    [1, 'one minute'],
    [45, 'forty-five minutes'],
    [30, 'half an hour'],
    [60, 'an hour'],
    [61, 'an hour and one minute'],
    [70, 'an hour and ten minutes'],
    [90, 'an hour and a half'],
    [120, 'two hours'],
    [150, 'two and a half hours'],
    [165, 'two hours and forty-five minutes'],
  ])('%i minutes', (minutes, text) => {
    expect(durationInWords(minutes, durations)).toBe(text)
  })

  test('is another one for every number of minutes, and has no gap or digit left', () => {
    const texts = Array.from({ length: 600 }, (_, index) => durationInWords(index + 1, durations))
    expect(new Set(texts).size).toBe(600)
    expect(texts.filter((text) => !/^[a-z -]+$/.test(text) || text.includes('none'))).toEqual([])
  })
})

describe('P5 the road to a place', () => {
  const place = { driveMinutes: 35, roadKm: { min: 85, max: 85 }, allowMinutes: { min: 90, max: 105 } }

  test('is told with its kilometres and the least that it takes', () => {
    expect(byRoad(place, words)).toBe('From the market: 85 km, an hour and a half.')
    expect(byRoad({ ...place, roadKm: { min: 70, max: 74 } }, words)).toContain('70 to 74 km')
  })

  test('is told exactly where the drive time is less than the least to allow', () => {
    const minutes = fc.integer({ min: 1, max: 600 })
    fc.assert(
      fc.property(minutes, minutes, minutes, (driveMinutes, one, other) => {
        const allowMinutes = { min: Math.min(one, other), max: Math.max(one, other) }
        const told = byRoad({ ...place, driveMinutes, allowMinutes }, words)
        expect(told !== undefined).toBe(driveMinutes < allowMinutes.min)
        if (told) expect(told).toContain(durationInWords(allowMinutes.min, durations))
      }),
    )
  })
})

test.each([
  [20, '20 min'],
  [70, '70 min'],
  [90, '1½ h'],
  [100, '100 min'],
  [120, '2 h'],
])('%i minutes as a figure with its unit', (minutes, text) => {
  const { figure, unit } = durationAsFigure(minutes, { unit: 'min', hours: 'h' })
  expect(`${figure} ${unit}`).toBe(text)
})

test('what to allow is never less than the road takes, nor than the resort says', () => {
  const minutes = fc.integer({ min: 1, max: 600 })
  fc.assert(
    fc.property(minutes, minutes, minutes, (driveMinutes, one, other) => {
      const allowMinutes = { min: Math.min(one, other), max: Math.max(one, other) }
      const allowed = minutesToAllow({ driveMinutes, allowMinutes })
      expect(allowed).toBeGreaterThanOrEqual(driveMinutes)
      expect(allowed).toBeGreaterThanOrEqual(allowMinutes.min)
      expect([driveMinutes, allowMinutes.min]).toContain(allowed)
    }),
  )
})
