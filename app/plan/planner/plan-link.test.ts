import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAny } from '../../../tests/for-any.ts'
import type { Choice } from '../days-store.ts'
import { parsePlanLink, planLink } from './plan-link.ts'

const known = ['park', 'crater', 'lake', 'roses']
const anyChoice: fc.Arbitrary<Choice> = fc
  .tuple(fc.constantFrom(...known), fc.integer({ min: 0, max: 40 }), fc.constantFrom('morning', 'afternoon', undefined))
  .map(([id, day, part]) => ({ id, day: day || undefined, part: day ? part : undefined }))

test('P4 a plan comes out of its link as it went in, with no dates', () => {
  expect(planLink([{ id: 'park', day: 1, part: 'morning' }, { id: 'roses', day: 2 }, { id: 'lake' }])).toBe(
    '/location#days=2;park:1m;roses:2;lake',
  )
  forAny(fc.uniqueArray(anyChoice, { minLength: 1, selector: ({ id }) => id }), (choices) => {
    const { hash } = new URL(planLink(choices), 'https://x.example')
    expect(parsePlanLink(hash, known)).toEqual({ choices, dropped: 0 })
  })
})

const ofVersion1 = [{ id: 'park', day: 1 }, { id: 'crater', day: 1 }, { id: 'lake', day: 3 }, { id: 'roses' }]

test.each<[string, Choice[], number]>([
  ['#days=2;park:1a;moon;park;sun:3;lake', [{ id: 'park', day: 1, part: 'afternoon' }, { id: 'lake' }], 2],
  ['days=2;moon', [], 1],
  ['#days=1;park,crater;;lake,moon;also=roses', ofVersion1, 1],
  ['#days%3D1%3Bpark%2Ccrater%3B%3Blake%2Cmoon%3Balso%3Droses', ofVersion1, 1],
])('P7 %s leaves out what is unknown or there twice', (link, choices, dropped) => {
  expect(parsePlanLink(link, known)).toEqual({ choices, dropped })
})

test('P4 other fragments are no plan, other versions unreadable, none throws', () => {
  for (const fragment of ['', '#', '#map', '#your-days', '#enquiry=1;stay=x', '#x;days=1;park'])
    expect(parsePlanLink(fragment, known)).toBeUndefined()
  for (const rest of ['3;park', '', '1', '1;;', '2;', `1${';park'.repeat(41)}`])
    expect(parsePlanLink(`#days=${rest}`, known)).toEqual({ choices: [], dropped: 0 })
  forAny(fc.constantFrom('', 'days=1;', 'days=2;'), fc.string(), (head, text) => {
    const ids = parsePlanLink(head + text, known)?.choices.map(({ id }) => id) ?? []
    expect(known).toEqual(expect.arrayContaining(ids))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
