import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seasons, stays } from '../../../../content/accommodations.yaml'
import words from '../../../../content/enquiry.yaml'
import { addDays } from '../../../../lib/dates.ts'
import type { Draft } from '../../draft.ts'
import { chosenOf } from './chosen.ts'
import { closureOf } from './nights.ts'
import { estimateOf } from './price.ts'
import { fitOf } from './rooms.ts'
import { booking, room, soundBooking } from './samples.ts'

/** What a night costs, looked up in another way than the code does: by the days of the two years around it. */
function costOf(stay: string, night: string, areResidents: boolean): number {
  const year = Number(night.slice(0, 4))
  const daysOf = ({ from, until }: { from: string; until: string }) =>
    from.length > 5
      ? [[from, until]]
      : [year - 1, year].map((first) => [`${first}-${from}`, `${from > until ? first + 1 : first}-${until}`])
  const [inSeason] = seasons
    .filter((season) => daysOf(season).some(([from = '', until = '']) => from <= night && night <= until))
    .toSorted((one, other) => other.from.length - one.from.length)
    .flatMap(({ prices }) => prices.filter((price) => price.stay === stay))
  const price = inSeason ?? stays.find(({ id }) => id === stay)
  return (areResidents ? price?.residentsUsd : null) ?? price?.priceUsd ?? Number.NaN
}

test('V4, R1, R3, B6: the sum is that of all stays, units and nights, or says why there is none', () => {
  fc.assert(
    fc.property(soundBooking, (draft) => {
      const found = estimateOf(draft)
      const chosen = chosenOf(draft)
      const fits = ['fits', 'largerThanNeeded'].includes(fitOf(draft).kind)
      const why = closureOf(chosen, draft) ? 'closed' : !fits ? 'tooSmall' : chosen.length === 0 ? 'noStay' : 'sum'
      expect(found.kind).toBe(why)
      if (found.kind !== 'sum') return
      const nights: string[] = []
      for (let day = draft.checkIn; day < draft.checkOut; day = addDays(day, 1)) nights.push(day)
      const sumOf = (areResidents: boolean) => (id: string) =>
        nights.reduce((sum, night) => sum + costOf(id, night, areResidents), 0)
      expect(found.nights).toBe(nights.length)
      expect(estimateOf({ ...draft, stays: draft.stays.toReversed() })).toEqual(found)
      expect(found.lines.map(({ stay, units }) => ({ stay, units }))).toEqual(chosen)
      for (const { stay, units, rates, sumUsd } of found.lines) {
        expect(sumUsd).toBe(units * sumOf(draft.areResidents)(stay.id))
        expect(rates.reduce((sum, rate) => sum + rate.nights * rate.usd, 0) * units).toBe(sumUsd)
      }
      expect(found.totalUsd).toBe(found.lines.reduce((sum, { sumUsd }) => sum + sumUsd, 0))
      expect(found.isFrom).toBe(chosen.some(({ stay }) => stay.priceIsFrom))
      expect(found.isResidents).toBe(draft.areResidents)
    }),
  )
})

test.each<[string, Partial<Draft>]>([
  ['noDates', { checkIn: '' }],
  ['noDates', { checkOut: booking.checkIn }],
  ['noDates', { checkIn: '2026-02-29' }],
  ['noStay', { stays: [], checkIn: '' }],
  ['ask', { checkOut: addDays(booking.checkIn, words.limits.nights + 1), stays: [room.id] }],
  ['ask', { adults: 0 }],
  ['tooSmall', { adults: Number.NaN }],
  ['tooSmall', { adults: 5, checkIn: '', checkOut: '' }],
  ['closed', { adults: 5, checkIn: '2027-05-01', checkOut: '2027-05-05' }],
])('B6: no sum, because of %s', (kind, part) => {
  expect(estimateOf({ ...booking, ...part })).toMatchObject({ kind })
})
