import { expect, test } from 'vitest'
import { placeholderValues } from '../tools/content/placeholders.ts'
import { filesIn } from '../tools/content/read-folder.ts'
import { readSource } from '../tools/content/read-yaml.ts'
import { contentSchemas } from '../content/schema.ts'
import { fieldsOf, locate } from './owner-fields.ts'
import { rangeInWords } from './formatted-values.ts'
import { chipOf } from './chips.ts'
import type { Kind } from './schema-form.ts'
import { sample } from '../tests/content/sample.ts'

const contents = Object.fromEntries(
  Object.keys(contentSchemas).map((name) => [name, readSource(filesIn(sample), `content/${name}.yaml`).data]),
)
const locations = fieldsOf(contents)

const idOf = (name: string, key: string) => (contents[name] as Record<string, { id: string }[]>)[key]?.[0]?.id
const stay = `accommodations.yaml#stays.${idOf('accommodations', 'stays')}`
const experience = `enjoyments.yaml#experiences.${idOf('enjoyments', 'experiences')}`

const fieldAt = (path: string) => locations.get(path)?.field

test('O1 each kind of field is known by its schema', () => {
  const paths: Record<Kind, string> = {
    words: 'home.yaml#about.heading',
    line: 'site.yaml#place.timeZone',
    time: 'site.yaml#hours.weekdays.opens',
    yearly: 'accommodations.yaml#seasons.1.from',
    day: 'site.yaml#notice.from',
    month: 'location.yaml#waysIn.ways.coast-bus.asOf',
    phone: 'site.yaml#phone',
    web: 'site.yaml#siteUrl',
    email: 'site.yaml#email',
    number: 'site.yaml#foundedYear',
    sum: `${stay}.residentsUsd`,
    'yes-no': 'site.yaml#worksOffline',
    cell: `${stay}.facts.wifi`,
    choice: `${stay}.pictures.1.side`,
    choices: 'terms.yaml#terms.payment.answer.ways',
    icon: `${stay}.amenities.1.icon`,
    ink: `${stay}.ink`,
    picture: `${experience}.picture`,
    group: 'site.yaml#notice',
    list: 'home.yaml#about.values.+',
  }
  for (const [kind, path] of Object.entries(paths)) expect(fieldAt(path)?.kind, path).toBe(kind)
  const roses = { title: 'Kinds of rose in the garden', min: 2, max: 999, mayBe: 'empty' }
  expect(fieldAt('site.yaml#roseVarieties')).toMatchObject(roses)
  expect(fieldAt(`faq.yaml#accommodations.${idOf('faq', 'accommodations')}.mayAsk`)?.mayBe).toBe('absent')
})

test('O1 every field of the content is described, and in reach by its path', () => {
  expect(locations.size).toBeGreaterThan(300)
  for (const [path, { field, file, yamlPath }] of locations) {
    expect(field.title, path).not.toBe('')
    if (field.value !== undefined) expect(locate(contents, path), path).toEqual({ file, yamlPath })
  }
  expect([...locations.keys()].some((path) => path.startsWith('taken.yaml#'))).toBe(true)
  expect(fieldAt(`${stay}.id`)).toBeUndefined()
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
  const bare = [...placeholderValues(contents).keys()].filter(
    (name) => /[A-Z. ]/.test(name) && chipOf(`{{${name}}}`).chip === name,
  )
  expect(bare).toEqual([])
})
