import { describe, expect, test } from 'vitest'
import { drivingMinutes, durationAsFigure, durationInWords } from './distances.ts'

const durations = {
  halfAnHour: 'half an hour',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  hour: 'an hour',
  hours: '{count} hours',
  hourAndAHalf: 'an hour and a half',
  hoursAndAHalf: '{count} and a half hours',
  hoursAndMinutes: '{hours} and {minutes}',
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

  test('is different for every number of minutes, without digits or gaps', () => {
    const texts = Array.from({ length: 600 }, (_, index) => durationInWords(index + 1, durations))
    expect(new Set(texts).size).toBe(600)
    expect(texts.filter((text) => !/^[a-z -]+$/.test(text) || text.includes('none'))).toEqual([])
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

test.each([
  [35, 90, 90],
  [25, 25, 25],
  [15, 10, 15],
])('PL3 a place listed at %i minutes, on a road of at least %i, has one driving time: %i', (listed, least, one) => {
  expect(drivingMinutes({ driveMinutes: listed, allowMinutes: { min: least, max: 600 } })).toBe(one)
})
