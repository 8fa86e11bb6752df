import { expect, test } from 'vitest'
import { hoursOf } from './outings.ts'

const days = { hours: { from: '06:00', arrival: '14:00', departure: '12:00' } }
const termsOf = (answer: { arrival: string; departure: string } | null) => ({ terms: { arrival: { answer } } })

test('P2 plans take arrival and departure of the terms once answered', () => {
  const answer = { arrival: '15:30', departure: '09:45' }
  expect(hoursOf({ days, terms: termsOf(answer) })).toEqual({
    from: 360,
    arrival: 930,
    departure: 585,
    isSettled: true,
  })
  expect(hoursOf({ days, terms: termsOf(null) })).toEqual({ from: 360, arrival: 840, departure: 720, isSettled: false })
})
