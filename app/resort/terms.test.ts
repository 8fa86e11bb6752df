import { describe, expect, test } from 'vitest'
import { soundContent } from '../../tests/content/content-copy.ts'
import { fill } from '../../lib/text.ts'
import { termsOf } from './terms.ts'

const { terms: facts, answers: words } = soundContent().terms
type Facts = typeof facts

const of = (id: keyof Facts, changes: Partial<Facts> = {}) =>
  termsOf({ ...facts, ...changes }, words).find((term) => term.id === id)

describe('B1 a term', () => {
  test('that is open has neither an answer nor a short form', () => {
    for (const id of ['payment', 'arrival', 'meals'] as const)
      expect(of(id, { [id]: { ...facts[id], answer: null } })).toMatchObject({ answer: null, short: null })
  })

  test('with ways to pay lists their names after the deposit', () => {
    const { mobile, card, bank, cash } = words.ways
    const { deposit, short } = { deposit: 'A tenth.', short: 'Pay a tenth' }
    const paid = (...ways: ('mobile' | 'card' | 'bank' | 'cash')[]) =>
      of('payment', { payment: { ...facts.payment, answer: { deposit, ways, short } } })
    const listed = (ways: string) => ({ answer: `${deposit} ${fill(words.waysToPay, { ways })}`, short })
    expect(paid('cash')).toMatchObject(listed(cash))
    expect(paid('mobile', 'card')).toMatchObject(listed(`${mobile} ${words.or} ${card}`))
    expect(paid('mobile', 'card', 'bank')).toMatchObject(listed(`${mobile}, ${card} ${words.or} ${bank}`))
  })
})
