import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Choice } from '../choice.ts'
import { parseShareLink, shareLink } from './share-link.ts'

const known = ['park', 'crater', 'lake', 'roses']
const anyChoice: fc.Arbitrary<Choice> = fc
  .record({
    id: fc.constantFrom(...known),
    day: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
    part: fc.option(fc.constantFrom('morning' as const, 'afternoon' as const), { nil: undefined }),
  })
  .map(({ id, day, part }) => ({ id, day, part: day ? part : undefined }))

test('P4 a plan comes out of its link as it went in', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyChoice, { minLength: 1, selector: ({ id }) => id }), (choices) => {
      expect(parseShareLink(shareLink(choices).split('#')[1] ?? '', known)).toEqual({
        kind: 'plan',
        choices,
        dropped: 0,
      })
    }),
  )
})

test('P7 it holds outings and their days, and no dates', () => {
  expect(shareLink([{ id: 'park', day: 1, part: 'morning' }, { id: 'roses', day: 2 }, { id: 'lake' }])).toBe(
    '/location#days=2;park:1m;roses:2;lake',
  )
})

test('P7 unknown ids are dropped and counted, repeated ones only dropped', () => {
  expect(parseShareLink('#days=2;park:1a;moon;park;sun:3;lake', known)).toEqual({
    kind: 'plan',
    choices: [{ id: 'park', day: 1, part: 'afternoon' }, { id: 'lake' }],
    dropped: 2,
  })
  expect(parseShareLink('days=2;moon', known)).toEqual({ kind: 'plan', choices: [], dropped: 1 })
})

test('P7 links of the first version are read, also where an app has encoded them', () => {
  const choices = [{ id: 'park', day: 1 }, { id: 'crater', day: 1 }, { id: 'lake', day: 3 }, { id: 'roses' }]
  for (const link of [
    '#days=1;park,crater;;lake,moon;also=roses',
    '#days%3D1%3Bpark%2Ccrater%3B%3Blake%2Cmoon%3Balso%3Droses',
  ]) {
    expect(parseShareLink(link, known)).toEqual({ kind: 'plan', choices, dropped: 1 })
  }
})

test('P4 other fragments are no plan, other versions unreadable, none throws', () => {
  for (const fragment of ['', '#', '#map', '#your-days', '#enquiry=1;stay=x', '#x;days=1;park']) {
    expect(parseShareLink(fragment, known)).toBeUndefined()
  }
  for (const fragment of [
    '#days=3;park',
    '#days=',
    '#days=1',
    '#days=1;;',
    '#days=2;',
    `#days=1${';park'.repeat(41)}`,
  ]) {
    expect(parseShareLink(fragment, known)).toEqual({ kind: 'unreadable' })
  }
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `days=1;${text}`),
        fc.string().map((text) => `days=2;${text}`),
      ),
      (text) => {
        const shared = parseShareLink(text, known)
        if (shared?.kind !== 'plan') return
        const ids = shared.choices.map(({ id }) => id)
        expect(ids.filter((id) => !known.includes(id))).toEqual([])
        expect(new Set(ids).size).toBe(ids.length)
      },
    ),
  )
})
