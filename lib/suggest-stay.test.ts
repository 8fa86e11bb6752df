import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suggestStay } from './suggest-stay.ts'

const stays = [
  { id: 'room', occupancy: { min: 1, max: 2 } },
  { id: 'suite', occupancy: { min: 2, max: 3 } },
  { id: 'house', occupancy: { min: 4, max: 8 } },
]
const suggestion = (stay: string) => ({ stay, why: `because of the ${stay}` })

test('S2 the first that takes everybody is suggested, with its reason', () => {
  const order = ['house', 'suite', 'room'].map(suggestion)
  expect(suggestStay({ min: 1, max: 2 }, order, stays)).toEqual({ stay: stays[1], why: 'because of the suite' })
  expect(suggestStay({ min: 4, max: 8 }, order, stays)?.stay.id).toBe('house')
})

test('S2 nothing is suggested where none takes everybody, nor a stay that is not there', () => {
  expect(suggestStay({ min: 3, max: 4 }, ['room', 'suite', 'castle'].map(suggestion), stays)).toBeUndefined()
})

test('S2 no party is sent where it does not fit', () => {
  const ids = stays.map(({ id }) => id)
  fc.assert(
    fc.property(fc.shuffledSubarray(ids), fc.nat(10), fc.nat(10), (order, min, more) => {
      const found = suggestStay({ min, max: min + more }, order.map(suggestion), stays)
      const takes = stays.filter(({ occupancy }) => occupancy.min <= min + more && min + more <= occupancy.max)
      expect(found?.stay.id).toBe(order.find((id) => takes.some((stay) => stay.id === id)))
    }),
  )
})
