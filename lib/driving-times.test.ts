import { expect, test } from 'vitest'
import { ui } from '../content/words/ui.ts'
import { drivingMinutes, durationInFigures, durationInWords, slowerRoad } from './driving-times.ts'

test.each([
  [1, 'one minute'],
  [45, 'forty-five minutes'],
  [30, 'half an hour'],
  [60, 'an hour'],
  [61, 'an hour and one minute'],
  [90, 'an hour and a half'],
  [120, 'two hours'],
  [150, 'two and a half hours'],
  [165, 'two hours and forty-five minutes'],
])('%i minutes in words: %s', (minutes, text) => {
  expect(durationInWords(minutes, ui.durations)).toBe(text)
})

test('KP3 a figure has its unit, and is in hours from an hour up', () => {
  const figures = [59, 60, 65, 90, 120].map((minutes) => durationInFigures(minutes, ui.shortDurations))
  expect(figures).toEqual(['59 min', '1 h', '1 h 5 min', '1½ h', '2 h'])
})

test('PL3 a place has one driving time: the listed one, or that of the road where it is more', () => {
  expect(drivingMinutes({ driveMinutes: 35, allowMinutes: 90 })).toBe(90)
  expect(drivingMinutes({ driveMinutes: 15, allowMinutes: 10 })).toBe(15)
})

test.each([
  [45, 90, 'Listed 45 minutes, allow 1½ hours, 92 km'],
  [50, 70, 'Listed 50 minutes, allow 1 hour 10 minutes, 92 km'],
  [60, 60, undefined],
  [15, 10, undefined],
])('L4 a place listed at %i minutes, where the road takes %i, says: %s', (driveMinutes, allowMinutes, says) => {
  const sentence = 'Listed {listed}, allow {allowed}, {km} km'
  expect(slowerRoad({ driveMinutes, allowMinutes, roadKm: 92 }, sentence, ui.durations)).toBe(says)
})
