import { expect, test } from 'vitest'
import { z } from 'zod'
import { factsOf } from '../tools/content/placeholders.ts'
import { collectionsOf } from '../tools/content/references.ts'
import { readSource } from '../tools/content/source.ts'
import {
  fields,
  list,
  text,
  webAddress,
  wholeNumber,
  choice,
  picture,
  timeOfDay,
  monthOfYear,
} from '../content/fields.ts'
import { contentSchemas } from '../content/schema.ts'
import { fieldsOf, locate } from './fields.ts'
import { rangeInWords } from './formatted-values.ts'
import { chipOf } from './placeholders.ts'
import { formOf } from './schema-form.ts'
import { sample } from '../tests/content/sample.ts'

const contents = Object.fromEntries(
  Object.keys(contentSchemas).map((name) => [name, readSource(sample, `content/${name}.yaml`).data]),
)
const locations = fieldsOf(contents, Object.fromEntries(collectionsOf(contents)))

const idOf = (name: string, key: string) => (contents[name] as Record<string, { id: string }[]>)[key]?.[0]?.id
const stay = `accommodations.yaml#stays.${idOf('accommodations', 'stays')}`
const experience = `enjoyments.yaml#experiences.${idOf('enjoyments', 'experiences')}`

const form = (schema: unknown, key = 'field', value?: unknown) =>
  formOf(schema as z.core.$ZodTypes, key, { pictures: ['rose'] }, value)

test('O1 each kind of field is known by its schema', () => {
  const number = (about: string) => wholeNumber(about, 'must be a number', { min: 1, max: 9 })
  const kinds = {
    words: text('Words.', { max: 9 }),
    time: timeOfDay('When.'),
    web: webAddress('Where.'),
    month: monthOfYear('Since.'),
    number: number('How many.'),
    sum: number('In US dollars.').meta({ isSum: true }),
    'yes-no': z.boolean(),
    choice: choice(['a', 'b'], 'Which.'),
    picture: picture('A picture.'),
    choices: list(choice(['a', 'b'], 'Which.'), 'Several.', { max: 2 }),
    group: fields({ a: number('x') }, 'A group.'),
    list: list(text('A.', { max: 3 }), 'A list.', { min: 0, max: 3 }),
    day: z.iso.date(),
  }
  for (const [kind, schema] of Object.entries(kinds)) expect(form(schema).kind).toBe(kind)
  expect(form(text('Words.', { min: 2, max: 9 }))).toMatchObject({ title: 'Words', min: 2, max: 9 })
  const maybe = { kind: 'number', min: 1, max: 9, mayBe: 'empty', title: 'How many' }
  expect(form(number('How many.').nullable())).toMatchObject(maybe)
  expect(form(fields({ a: number('One.') }, 'A group.').nullable())).toMatchObject({
    kind: 'group',
    mayBe: 'empty',
    parts: [{ key: 'a', form: { title: 'One' } }],
  })
})

test('O1 every field of the content is described, in reach by its path, and of a known kind', () => {
  expect(locations.size).toBeGreaterThan(300)
  for (const [path, { field, file, steps }] of locations) {
    expect(field.title, path).not.toBe('')
    if (field.value !== undefined) expect(locate(contents, path), path).toEqual({ file, steps })
  }
  const kind = (path: string) => locations.get(path)?.field.kind
  expect(kind('site.yaml#phone')).toBe('phone')
  expect([...locations.keys()].some((path) => path.startsWith('taken.yaml#'))).toBe(true)
  expect(kind(`${stay}.ink`)).toBe('ink')
  expect(kind(`${stay}.amenities.1.icon`)).toBe('icon')
  expect(kind(`${stay}.id`)).toBeUndefined()
  expect(locations.get(`${experience}.secondPicture`)?.field.mayBe).toBe('absent')
})

test('O1 the window of a price names the stay to be taken out, and shows no limits of the price', () => {
  const { entries, ...price } = locations.get(`${stay}.priceUsd`)!.field
  const [first] = (contents.accommodations as { stays: { name: string }[] }).stays
  expect(entries[0]?.name).toBe(first!.name)
  expect(locations.get(`${stay}.pictures.1.picture`)!.field.entries[0]?.name).toMatch(/^entry 1$|\p{L}{2}/u)
  expect([price.min, price.max]).not.toContain(undefined)
  expect(rangeInWords(price)).toBe('')
  expect(rangeInWords(locations.get(`${stay}.name`)!.field)).toMatch(/^\d+ to \d+ characters$/)
})

test('O1 fields have other words to be found by, and machines have theirs apart', () => {
  const all = [...locations.values()].map(({ field }) => field)
  const found = (words: string) => all.filter(({ alsoCalled }) => alsoCalled?.includes(words)).map(({ path }) => path)
  expect(found('phone')).toContain('site.yaml#phone')
  expect(found('easter').join()).toContain('accommodations.yaml#seasons')
  const technical = all.filter(({ isTechnical }) => isTechnical).map(({ path }) => path)
  expect(technical).toContain('site.yaml#place.timeZone')
  expect(technical).not.toContain('site.yaml#phone')
})

test('O1 every placeholder that there is has words of its own on its chip', () => {
  // One word, such as "address", may be both.
  const bare = [...factsOf(contents).keys()].filter(
    (name) => /[A-Z. ]/.test(name) && chipOf(`{{${name}}}`).chip === name,
  )
  expect(bare).toEqual([])
})
