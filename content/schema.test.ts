/** Each field of each content file, found by walking through the content of the resort by the sea. */
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { sample } from '../tests/content/sample.ts'
import { filesIn } from '../tools/content/read-folder.ts'
import { readSource } from '../tools/content/read-yaml.ts'
import { walkSchema } from '../tools/content/walk.ts'
import { contentSchemas, type ContentFile } from './schema.ts'

type Field = { is: z.ZodType; type: string; path: string; value: unknown; refersTo: string | undefined; about: string }

/** Each schema once, with a value that it takes: entries of a list have one. */
const fields = (Object.keys(contentSchemas) as ContentFile[]).flatMap((name) => {
  const found = new Map<unknown, Field>()
  const { data } = readSource(filesIn(sample), `content/${name}.yaml`)
  walkSchema(contentSchemas[name], data, (value, path, meta, schema) => {
    const { refersTo, description: about = '' } = meta
    const way = [`${name}:`, ...path.map((step) => (typeof step === 'number' ? '*' : step))].join(' ')
    const is = schema as unknown as z.ZodType
    if (!found.has(schema)) found.set(schema, { is, type: schema._zod.def.type, path: way, value, refersTo, about })
  })
  return [...found.values()]
})
const pathsOf = (some: Field[]) => [...new Set(some.map(({ path }) => path))]
const takes = ({ is }: Field, value: unknown) => is.safeParse(value).success

/** To the field within. */
const isHandedOn = ({ type }: Field) => /^(?:optional|nullable|union|pipe)$/.test(type)

/** What none takes: content has an end, and holds no HTML. */
const wrongTexts = ['', 'x'.repeat(5000), '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'a\u0000b']

function wrongFor({ value, refersTo }: Field): unknown[] {
  if (typeof value === 'string') return refersTo ? [] : wrongTexts
  if (typeof value === 'number') return [1e9]
  return Array.isArray(value) ? [Array.from({ length: 500 }, () => value[0] as unknown)] : []
}

test('each refuses what is no value for it, in a sentence', () => {
  expect(fields.length).toBeGreaterThan(400)
  for (const field of fields.filter((each) => !isHandedOn(each))) {
    for (const value of [[[]], Number.NaN, null, ...wrongFor(field)]) {
      const { error } = field.is.safeParse(value)
      expect(error, field.path).toBeDefined()
      for (const { message } of error!.issues) {
        expect(message, field.path).toMatch(/^must \S/)
        expect(message, field.path).not.toMatch(/undefined|NaN|\[object|Invalid input/)
      }
    }
  }
})

test('each is explained in a sentence', () => {
  const isExplained = ({ about }: Field) => /^[A-Z“/0-9].*[.:…?]$/.test(about)
  const explained = pathsOf(fields.filter(isExplained))
  // What may be left out is explained within.
  const others = pathsOf(fields.filter(({ type }) => type !== 'optional'))
  expect(others.filter((path) => !explained.includes(path))).toEqual([])
})

test('these lists alone may be empty', () => {
  expect(pathsOf(fields.filter((field) => Array.isArray(field.value) && takes(field, [])))).toEqual([
    'site: social',
    'accommodations: stays * amenities',
    'accommodations: seasons',
    'accommodations: closed',
    'accommodations: closed * stays',
    'terms: extras',
    'location: nearby places',
    'days: neighbours',
    'days: plans list',
    'about: team members',
    'taken:',
  ])
})
