import { expect, test } from 'vitest'
import { fields } from './kinds.ts'
import { withOurWords, wordsLike } from './words.ts'

const ours = {
  menu: 'Menu',
  call: 'Call {phone} in {{city}}',
  always: '[24/7|every day]',
  source: { url: 'https://a.example/' },
  choose: ['One', 'Two'],
  asked: [{ who: 'MET Norway' }],
}

test('the words of an owner take the place of ours, a list as a whole; all others stay', () => {
  expect(withOurWords(ours, null)).toBe(ours)
  expect(withOurWords(ours, { menu: 'Carte', asked: [{ who: 'A' }, { who: 'B' }], added: 1 })).toEqual({
    ...ours,
    menu: 'Carte',
    asked: [{ who: 'A' }, { who: 'B' }],
    added: 1,
  })
  expect(withOurWords(undefined, { name: 'Rose' })).toEqual({ name: 'Rose' })
})

test('words are the schema of what may be put in their place', () => {
  const schema = fields('Words.', wordsLike(ours))
  /** What the build fills in is filled in. */
  const filled = { ...ours, call: 'Call {phone} in Nakuru' }
  const refused = (theirs: object) =>
    schema.safeParse({ ...filled, ...theirs }).error?.issues.map(({ path }) => path[0])
  expect(refused({})).toBeUndefined()
  expect(refused({ menu: 'Table of contents', call: '{phone}', asked: [{ who: 'x'.repeat(200) }] })).toBeUndefined()
  for (const wrong of [
    { menu: 'x'.repeat(25) },
    { menu: '' },
    { call: 'Call us' },
    { call: 'Call {phone} or {email}' },
    { source: { url: 'http://a.example/' } },
    { choose: ['One'] },
    { asked: [] },
    { other: 'Other' },
  ])
    expect(refused(wrong), JSON.stringify(wrong)).toHaveLength(1)
  expect(schema.parse(filled).always).toBe(ours.always)
  expect(schema.shape.source.description).toBe('Source.')
  expect(schema.shape.call.description).toBe('“Call [phone] in [city]”.')
  expect(schema.shape.always.description).toBe('“24/7”.')
})
