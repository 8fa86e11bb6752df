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

/** What no field takes, and what none takes whose value is of this type: content has an end, and holds no HTML. */
const neverTaken: unknown[] = [[[]], Number.NaN]
const wrongTexts = ['', 'x'.repeat(5000), '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'a\u0000b']
const farTooMany = 300

/** Lists that may have no entries. */
const mayBeEmpty = /^(?:social|neighbours|nearby\.places|plans\.list|team\.members|seasons|closed|closed\.\d+\.stays)$/

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

  /** Values that a field must refuse. */
  function wrongFor(path: Path): unknown[] {
    const value = valueAt(data, path)
    if (typeof value === 'string') return isReference(path) ? [] : wrongTexts
    if (typeof value === 'number') return [1e9]
    if (!Array.isArray(value)) return []
    const isNeverEmpty = value.length > 0 && !mayBeEmpty.test(path.join('.'))
    return [Array.from({ length: farTooMany }, () => value[0] as unknown), ...(isNeverEmpty ? [[]] : [])]
  }

  test('refuses what is no value for it, in a sentence', () => {
    for (const path of paths) {
      for (const value of [...neverTaken, ...wrongFor(path)]) {
        const sentences = told(path, value)
        expect(sentences, path.join('.')).not.toEqual([])
        for (const sentence of sentences) {
          expect(sentence, path.join('.')).toMatch(/^(?:must|is|holds) \S/)
          expect(sentence, path.join('.')).not.toMatch(/undefined|NaN|\[object|Invalid input/)
        }
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
