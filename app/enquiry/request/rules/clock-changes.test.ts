/** W5: a stay over the night on which clocks are changed has as many nights, prices and days as any other. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, clockIn, weekdayName } from '../../../../lib/dates.ts'
import { clockChanges, places } from '../../../../lib/sample-places.ts'
import { estimate } from './estimate.ts'
import { booking, resortData } from './samples.ts'
import { nextWeekends } from './weekends.ts'

/** Any moment within three days of a change. */
const moment = fc
  .tuple(fc.constantFrom(...clockChanges), fc.integer({ min: -72 * 60, max: 72 * 60 }))
  .map(([change, minutes]) => new Date(change + minutes * 60_000))

test('W5 nights are counted by days, whatever the clock does', () => {
  const [stay] = resortData.stays
  fc.assert(
    fc.property(fc.constantFrom(...places), moment, fc.integer({ min: 1, max: 9 }), ({ timeZone }, now, nights) => {
      const checkIn = clockIn(timeZone, now).date
      const made = estimate({ ...booking, stays: [stay!.id], checkIn, checkOut: addDays(checkIn, nights) }, resortData)
      expect(made?.totalUsd).toBe(nights * stay!.priceUsd)
    }),
  )
})

test('W5 weekends begin on the next Friday by the clock of the resort', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), moment, ({ timeZone }, now) => {
      const today = clockIn(timeZone, now).date
      const weekends = nextWeekends(today, () => false)
      expect(weekends.map(({ checkIn }) => weekdayName(checkIn))).toEqual(['Fri', 'Fri', 'Fri', 'Fri'])
      expect(weekends[0]!.checkIn >= today && weekends[0]!.checkIn < addDays(today, 7)).toBe(true)
      for (const { checkIn, checkOut } of weekends) expect(checkOut).toBe(addDays(checkIn, 2))
    }),
  )
})
