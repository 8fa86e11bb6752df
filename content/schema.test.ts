/**
 * Each field of each content file, found by walking through the content as it stands: it refuses what is no value for
 * it, in a sentence, is missed where it is left out, and is explained to whoever fills it in.
 */
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { problemsOf } from '../tools/content/schema-problems.ts'
import { readSource } from '../tools/content/source.ts'
import { mapTexts, walkSchema } from '../tools/content/walk.ts'
import { contentSchemas, type ContentFile } from './schema.ts'
import { sample } from '../tests/content/sample.ts'

// Many values in many fields; other work on the machine must not fail them.
vi.setConfig({ testTimeout: 60_000 })

type Path = (string | number)[]

/** Every field and entry of a file, groups and lists as well. */
function everyPath(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path]
  const steps = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value)
  return [
    path,
    ...steps.flatMap((step) => everyPath((value as Record<string | number, unknown>)[step], [...path, step])),
  ]
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], data)
}

/**
 * Entries of a list have one schema, so the first two of each kind are enough: fields of one name, with values of one
 * type, in the same list.
 */
function oneOfEachKind(data: unknown, paths: Path[]): Path[] {
  const kindOf = (path: Path) => {
    const value = valueAt(data, path)
    const type = value === null ? 'null' : Array.isArray(value) ? `list ${value.length > 0}` : typeof value
    return `${path.map((step) => (typeof step === 'number' ? '' : step)).join('.')} ${type}`
  }
  return [...Map.groupBy(paths, kindOf).values()].flatMap((alike) => alike.slice(0, 2))
}

/** A copy with another value at a path; undefined leaves the field out. */
function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  const copied = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<string | number, unknown>
  if (rest.length === 0 && value === undefined && !Array.isArray(data)) delete copied[step]
  else copied[step] = withValue(copied[step], rest, value)
  return copied
}

/** No content has more of anything than the schema lets it have. */
const farTooLong = 'x'.repeat(5000)
const farTooMany = 300

describe.each(Object.keys(contentSchemas) as ContentFile[])('each field of content/%s.yaml', (name) => {
  const source = readSource(sample, `content/${name}.yaml`)
  const schema: z.ZodType = contentSchemas[name]
  // Placeholders stand for facts of some length; here only the kind of a value matters.
  const data = mapTexts(source.data ?? [], (text) => text.replaceAll(/\{\{|\}\}/g, ''))
  const paths = oneOfEachKind(
    data,
    everyPath(data).filter((path) => path.length > 0),
  )

  // References are looked up in what they refer to, and need no rule of their own.
  const references = new Set<string>()
  walkSchema(schema, data, (value, path) => {
    if (typeof value === 'string') references.add(path.join('.'))
  })
  const isReference = (path: Path) => references.has(path.join('.'))

  /** What is said of this one field with another value. */
  function told(path: Path, value: unknown): string[] {
    const broken = withValue(data, path, value)
    const { error } = schema.safeParse(broken)
    const line = source.lineOf(path)
    const field = path.findLast((step) => typeof step === 'string')
    return problemsOf(error?.issues ?? [], broken, source).flatMap((problem) => {
      const isOfField = problem.at.path.includes(field ?? '') || problem.says.includes(`\`${field}\``)
      return problem.at.line === line || isOfField ? [problem.says] : []
    })
  }

  test('refuses a value of another kind, in a sentence', () => {
    for (const path of paths) {
      // No field takes either: a list of a list, or a number that is none.
      for (const value of [[[]], Number.NaN]) {
        const sentences = told(path, value)
        expect(sentences, path.join('.')).not.toEqual([])
        for (const sentence of sentences) {
          expect(sentence, path.join('.')).toMatch(/^(?:must|is|holds) \S/)
          expect(sentence, path.join('.')).not.toMatch(/undefined|NaN|\[object|Invalid input/)
        }
      }
    }
  })

  test('has an end: no text is as long, no list has as many entries, and no number is as large as one likes', () => {
    for (const path of paths) {
      const value = valueAt(data, path)
      if (typeof value === 'string' && !isReference(path)) {
        expect(told(path, `${value}${farTooLong}`), path.join('.')).not.toEqual([])
      }
      if (typeof value === 'number') expect(told(path, 1e9), path.join('.')).not.toEqual([])
      if (Array.isArray(value)) {
        const many = Array.from({ length: farTooMany }, () => value[0] as unknown)
        expect(told(path, many).join(), path.join('.')).toMatch(/must be a list of/)
      }
    }
  })

  const mayBeEmpty =
    /^(?:social|neighbours|nearby\.places|plans\.list|team\.members|seasons|closed|closed\.\d+\.stays)$/

  test('takes no empty text, and no empty list where something has to stand', () => {
    for (const path of paths) {
      const value = valueAt(data, path)
      if (typeof value === 'string' && !isReference(path)) expect(told(path, ''), path.join('.')).not.toEqual([])
      // A list that is empty in the content may be.
      if (Array.isArray(value) && value.length > 0 && !mayBeEmpty.test(path.join('.')))
        expect(told(path, []).join(), path.join('.')).toMatch(/must be a list of/)
    }
  })

  test('takes no HTML, no script and no control character', () => {
    for (const path of paths) {
      const value = valueAt(data, path)
      if (typeof value !== 'string' || isReference(path)) continue
      for (const wrong of [
        '<b>',
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        'a\u0000b',
        'a\u001b[31mb',
        'a\u2028b',
      ]) {
        expect(told(path, wrong), `${path.join('.')} ${wrong}`).not.toEqual([])
      }
    }
  })

  test('is missed, unless it may be left out', () => {
    const fields = paths.filter((path) => typeof path.at(-1) === 'string')
    const missed = fields.filter((path) => told(path, undefined).some((each) => each.includes('is missing: it must')))
    const mayBeMissing =
      /^(?:highlights\.\d+\.isAmenity|(?:about\.values|whyChoose\.cards)\.\d+\.link|nearby\.places\.\d+\.(?:officialSite|asOf)|waysIn\.ways\.\d+\.(?:time|from|asOf)|experiences\.\d+\.(?:caption|second(?:Picture|Caption|Ink)))$/
    const left = fields.filter((path) => !missed.includes(path)).map((path) => path.join('.'))
    // Keys of a catalogue come and go; references from elsewhere tell of one that is gone.
    const known = left.filter(
      (path) => !mayBeMissing.test(path) && !(name === 'pictures' && !path.includes('.')) && !path.includes('.cells.'),
    )
    expect(known).toEqual([])
  })

  test('is explained in a sentence', () => {
    const bare: string[] = []
    const look = (part: unknown, path: string): void => {
      if (part === null || typeof part !== 'object') return
      const { properties, ...rest } = part as { properties?: Record<string, { description?: string }> }
      for (const [field, hints] of Object.entries(properties ?? {})) {
        if (!/^[A-Z“/0-9].*[.:…]/.test(hints.description ?? '')) bare.push(`${path}${field}: ${hints.description}`)
        look(hints, `${path}${field}.`)
      }
      for (const each of Object.values(rest)) look(each, path)
    }
    look(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '')
    expect(bare).toEqual([])
    expect(z.globalRegistry.get(schema)?.description ?? '').toMatch(/^[A-Z]\S+.*\.$/)
  })
})
