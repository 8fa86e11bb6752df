import { expect, test } from 'vitest'
import { roomAloud, roomInNumbers, roomMarked, takesFewest } from './room.ts'

const words = {
  from: 'from',
  fromSum: 'from {sum}',
  fromSumPerNight: 'From {sum}/night',
  fromSumPerNightAloud: 'From {sum} per night',
  perNight: 'per night',
  rangeAloud: '{min} to {max}',
  upTo: 'up to {guests}',
  guests: { one: '{count} guest', other: '{count} guests' },
}
const stayFor = (min: number, max: number) => ({ occupancy: { min, max } })
const suite = stayFor(2, 2)
const sofa = stayFor(2, 3)
const villa = stayFor(4, 8)
const stays = [suite, sofa, villa]

test('a lone traveller is told no by no stay: those for the fewest take up to their number', () => {
  expect(stays.map((stay) => takesFewest(stay, stays))).toEqual([true, true, false])
  expect(stays.map((stay) => roomAloud(stay, stays, words))).toEqual([
    'up to 2 guests',
    'up to 3 guests',
    '4 to 8 guests',
  ])
  expect(roomAloud(villa, [villa], words)).toBe('up to 8 guests')
  expect(roomAloud(stayFor(1, 1), stays, words)).toBe('up to 1 guest')
})

test('on the screen a range has a dash, and in a table no word', () => {
  expect(stays.map((stay) => roomMarked(stay, stays, words))).toEqual([
    'up to 2 guests',
    'up to 3 guests',
    '[4–8 guests|4 to 8 guests]',
  ])
  expect(stays.map((stay) => roomInNumbers(stay, stays, words))).toEqual(['up to 2', 'up to 3', '[4–8|4 to 8]'])
})
