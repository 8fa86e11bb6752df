/** What an owner types for a field: as it is kept, whether the field may hold it, and how guests read it. */
import { z } from 'zod'
import {
  placeholderValues,
  fillPlaceholders,
  guardedFacts,
  readText,
  repeatedFacts,
} from '../tools/content/placeholders.ts'
import type { Spot, Problem } from '../tools/content/problem.ts'
import { collectionsOf, referenceProblems } from '../tools/content/references.ts'
import { problemsOf } from '../tools/content/schema-problems.ts'
import type { Source } from '../tools/content/read-yaml.ts'
import { mapTexts } from '../tools/content/walk.ts'
import { PictureChoice } from '../content/kinds.ts'
import type { Contents, FieldLocation } from './owner-fields.ts'
import type { Value } from './yaml-text.ts'
import { fileOf } from './changed-texts.ts'

/** Facts that an owner writes out are kept in one place: a text refers to them, where they read the same. */
export function withPlaceholders<Kept extends Value | undefined>(value: Kept, contents: Contents): Kept {
  const guarded = guardedFacts(contents)
  const placeholders = placeholderValues(contents)
  const refer = (text: string): string =>
    repeatedFacts(text, guarded).reduce((done, { found, pattern, placeholder, isExample }) => {
      const instead = `{{${placeholder}}}`
      const { text: same, isWhole } = fillPlaceholders(instead, placeholders)
      if (isExample || !isWhole || same !== found) return done
      const wholes = new RegExp(`\\{\\{[^{}]*\\}\\}|${pattern.source}`, `${pattern.flags}g`)
      return done.replaceAll(wholes, (each) => (each.startsWith('{{') ? each : each.replace(found, instead)))
    }, text)
  return mapTexts(value, refer) as Kept
}

/** Checks the field alone, which takes no time. @returns what is wrong, and the value as guests read it */
export function tryValue({ file, yamlPath, schema }: FieldLocation, value: Value | undefined, contents: Contents) {
  const given = { facts: placeholderValues(contents), guarded: guardedFacts(contents) }
  const at = (inner: Spot['path']): Spot => ({ file: fileOf(file), path: [...yamlPath, ...inner] })
  const found: Problem[] = []
  const filled = mapTexts(value, (text, inner) => {
    const read = readText(file, [...yamlPath, ...inner], text, given)
    found.push(...read.says.map((says) => ({ says, at: at(inner) })))
    return read.text
  })
  const source: Source = { file: fileOf(file), data: value, lineOf: () => 1, writtenAt: () => '', problems: [] }
  const read = z.safeParse(schema, filled)
  const ofSchema = [
    ...problemsOf(read.error?.issues ?? [], filled, source, schema),
    ...referenceProblems(schema, source, collectionsOf(contents)).lost,
  ].map((problem) => ({ ...problem, at: at(problem.at.path) }))
  return { problems: [...found, ...ofSchema], shown: read.data instanceof PictureChoice ? undefined : read.data }
}

const digits = '23456789CFGHJMPQRVWX'

/** The Plus Code of a point: five pairs of digits, each a twentieth of the one before. */
function plusCodeOf(lat: number, lon: number): string {
  const pairs = [1, 20, 400, 8000, 160_000].map((size) =>
    [lat + 90, lon + 180].map((angle) => digits[Math.floor((angle * 8000) / size) % 20]).join(''),
  )
  const [last, ...others] = pairs
  return `${others.toReversed().join('')}+${last}`
}

/** Latitude and longitude, as maps copy them together, and nobody types them: "-0.28532, 36.07231"; with its Plus Code. */
export function pastedPoint(text: string): { lat: number; lon: number; plusCode: string } | undefined {
  const [, south, east] = /^\s*(-?\d{1,2}\.\d{3,})\s*,\s*(-?\d{1,3}\.\d{3,})\s*$/.exec(text) ?? []
  if (south === undefined || east === undefined) return undefined
  const [lat, lon] = [Number(south), Number(east)]
  return { lat, lon, plusCode: plusCodeOf(lat, lon) }
}

/** A price as people write it, "$65.00" or "1,200 USD", without what is no number. */
export const withoutUnit = (typed: string): string =>
  typed.replaceAll(/\s*(?:US\s?\$|USD?|\$|dollars?)\s*/gi, '').replaceAll(/,(?=\d{3}(?!\d))/g, '')
