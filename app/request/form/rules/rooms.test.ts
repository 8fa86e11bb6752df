import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stays } from '../../../../content/accommodations.yaml'
import type { Draft } from '../../draft.ts'
import { canAdd, chosenOf, idsOf } from './chosen.ts'
import { closureOf } from './nights.ts'
import { estimateOf } from './price.ts'
import { countedGuests, fitOf, roomIn } from './rooms.ts'
import { booking, house, loft, room, soundBooking } from './samples.ts'

const fit = (ids: string[], adults: number, part: Partial<Draft> = {}) => {
  const found = fitOf({ ...booking, stays: ids, adults, ...part })
  return found.kind === 'tooSmall' ? idsOf(found.offered) : found.kind
}

test.each([
  [2, [], 2],
  [2, [7], 3],
  [1, [6, 17], 3],
  [2, [0, 5], 2],
  [2, [5, 8, null], 4],
])('B6: %i adults and children of %j are %i guests: a child counts once, a baby not', (adults, childAges, guests) => {
  expect(countedGuests({ ...booking, adults, childAges })).toBe(guests)
})

test('B6: what is offered has room, is open, the cheapest of its kind, and fits once it is chosen', () => {
  fc.assert(
    fc.property(soundBooking, (draft) => {
      const found = fitOf(draft)
      const chosen = chosenOf(draft)
      const guests = countedGuests(draft)
      expect(['tooSmall', 'ask'].includes(found.kind)).toBe(
        chosen.length > 0
          ? guests > roomIn(chosen)
          : !stays.some((stay) => stay.occupancy.max >= guests && !closureOf([{ stay }], draft)),
      )
      if (found.kind !== 'tooSmall') return
      const accepted = { ...draft, stays: idsOf(found.offered) }
      expect(['fits', 'largerThanNeeded']).toContain(fitOf(accepted).kind)
      expect(chosenOf(accepted)).toEqual(found.offered)
      const had = idsOf(chosen)
      const added = accepted.stays.filter((id) => !had.includes(id))
      const isOpen = (id: string) => !closureOf(chosenOf({ stays: [id] }), draft)
      expect(added.every(isOpen)).toBe(true)
      // One stay in place of one, or one more.
      const sumOf = (ids: string[]) => {
        const sum = estimateOf({ ...draft, stays: ids })
        return sum.kind === 'sum' ? sum.totalUsd : Infinity
      }
      const start = had.length > 1 ? had : []
      const others = stays.filter((stay) => isOpen(stay.id) && canAdd(stay, chosenOf({ stays: start })))
      const sums = others.map(({ id }) => [...start, id]).map(sumOf)
      if (accepted.stays.length === start.length + 1) expect(sumOf(accepted.stays)).toBe(Math.min(...sums))
      else expect([Math.min(Infinity, ...sums), accepted.stays.length]).toEqual([Infinity, 2])
    }),
  )
})

const summer = { checkIn: '2027-07-05', checkOut: '2027-07-07' }
test.each<[string, string[], number, string | string[], Partial<Draft>]>([
  ['the one that fits', [room.id], 3, [loft.id], {}],
  ['the cheapest that is open then', [room.id], 3, [house.id], { checkIn: '2027-05-03', checkOut: '2027-05-06' }],
  ['none for fewer nights than it takes', [loft.id], 5, 'ask', summer],
  ['two with the chosen one', [house.id], 8, [room.id, house.id], {}],
  ['two without it, where it is too small', [room.id], 10, [loft.id, house.id], {}],
  ['one more', [room.id, loft.id], 7, [room.id, room.id, loft.id], {}],
  ['a second unit', [room.id, room.id], 5, [room.id, room.id, room.id], {}],
  ['nothing for very many', [house.id], 12, 'ask', {}],
  ['nothing while none is chosen and one fits', [], 7, 'fits', {}],
  ['two while none is chosen and none fits', [], 8, [room.id, house.id], {}],
])('B6, R1: is offered: %s', (_, ids, adults, offered, part) => {
  expect(fit(ids, adults, part)).toEqual(offered)
})

test('a stay meant for more says so, unless no stay is meant for so few', () => {
  expect([fit([loft.id], 1), fit([house.id], 3), fit([house.id], 4)]).toEqual([
    'largerThanNeeded',
    'largerThanNeeded',
    'fits',
  ])
  expect([fit([room.id], 1), fit([house.id, room.id], 2)]).toEqual(['fits', 'fits'])
})
