import { expect, test } from 'vitest'
import { isOfAnotherEntry } from './field-path.ts'
import type { Field } from './fields.ts'

const picture = (path: string, ...around: string[]) =>
  ({ path, entries: around.map((each) => ({ path: each })) }) as Field

const list = 'accommodations.yaml#stays'
const ofStay = (stay: string) =>
  picture(`${list}.${stay}.pictures.1.picture`, `${list}.${stay}.pictures.1`, `${list}.${stay}`)
const [tent, villa] = [ofStay('tent'), ofStay('tent-villa')]
const card = picture('home.yaml#accommodations.cards.1.picture', 'home.yaml#accommodations.cards.1')

test('a picture of two stays is one of another entry; of one stay and of a card it is none', () => {
  expect(isOfAnotherEntry(tent, [tent, villa, card])).toBe(true)
  expect(isOfAnotherEntry(tent, [tent, card])).toBe(false)
  expect(isOfAnotherEntry(card, [tent, card])).toBe(false)
})
