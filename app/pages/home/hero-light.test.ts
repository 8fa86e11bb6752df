import { expect, test } from 'vitest'
import { momentOf } from '../../../lib/dates.ts'
import { nakuru } from '../../../lib/sample-places.ts'
import { lightAt } from './hero-light.ts'

const MINUTE = 60_000

/** The light of a day, minute by minute, as the moments at which it changes: 'HH:MM light'. */
function changesOf(date: string, { weatherPoint, timeZone }: typeof nakuru): string[] {
  const midnight = momentOf(date, 0, timeZone)
  const lights = Array.from({ length: 1440 }, (_, minute) => lightAt(midnight + minute * MINUTE, weatherPoint))
  return lights.flatMap((light, minute) => {
    if (light === lights[minute - 1]) return []
    const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'))
    return [`${clock.join(':')} ${light}`]
  })
}

const minutesOf = (change: string) => Number(change.slice(0, 2)) * 60 + Number(change.slice(3, 5))

test('I1 the light of the hero changes at the hours that were reckoned for a November day in Nakuru', () => {
  const changes = changesOf('2026-11-22', nakuru)
  expect(changes.map((change) => change.slice(6))).toEqual(['night', 'day', 'highLight', 'day', 'lastLight', 'night'])
  const reckoned = ['00:00', '06:16', '08:30', '16:10', '17:55', '18:35']
  for (const [at, change] of changes.entries()) {
    expect(Math.abs(minutesOf(change) - minutesOf(reckoned[at] ?? '')), change).toBeLessThanOrEqual(5)
  }
})
