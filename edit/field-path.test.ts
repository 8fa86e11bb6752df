import { expect, test } from 'vitest'
import { isAmong, isOfAnotherEntry } from './field-path.ts'
import { formattedOf, formattedPattern } from './formatted-values.ts'
import type { Field } from './owner-fields.ts'

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

test('O1 a number belongs to the entry whose texts are nearest, a date to its days, not to what merely equals it', () => {
  const [name, other, label] = [`${list}.tent.name`, `${list}.villa.name`, 'ui.yaml#guests']
  expect(isAmong([[label], [label, name], [name, other]], `${list}.tent`)).toBe(true)
  expect(isAmong([[label], [label, name], [name, other]], `${list}.villa`)).toBe(false)
  expect(isAmong([[], [name, other]], `${list}.tent`)).toBe(false)
  expect(isAmong([['site.yaml#footer.copyright']], 'site.yaml#')).toBe(true)
  expect(isAmong([[label], ['site.yaml#name']], 'site.yaml#')).toBe(false)
  const holds = (text: string) => (kind: 'number' | 'day' | 'icon', value: unknown) =>
    formattedOf(kind, value, { callingCode: '1', nationalPrefix: null, groups: [] })?.some((form) =>
      formattedPattern(form).test(text),
    )
  const notice = holds('27 November to 3 December')
  expect([notice('day', '2026-11-27'), notice('day', '2026-12-03')]).toEqual([true, true])
  expect([3, 27, 2].map((number) => notice('number', number))).toEqual([false, false, false])
  expect(holds('2 to 6 December')('number', 2)).toBe(false)
  expect(holds('2 to 6 guests')('number', 2)).toBe(true)
  expect(holds('27 November 2027')('day', '2026-11-27')).toBe(false)
  expect(holds('Fruit trees followed')('icon', 'trees')).toBeUndefined()
})
