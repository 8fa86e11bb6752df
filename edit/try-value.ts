/** Whether a field may hold a value, and how guests read it. Only the field itself is checked, so it takes no time. */
import { z } from 'zod'
import { factsOf, guardedFacts, readText } from '../tools/content/placeholders.ts'
import type { Place, Problem } from '../tools/content/problem.ts'
import { collectionsOf, referenceProblems } from '../tools/content/references.ts'
import { problemsOf } from '../tools/content/schema-problems.ts'
import type { Source } from '../tools/content/source.ts'
import { mapTexts } from '../tools/content/walk.ts'
import { PictureChoice } from '../content/fields.ts'
import type { Contents, FieldLocation } from './fields.ts'
import { ownerSentences } from './owner-words.ts'
import type { Value } from './source.ts'
import { fileOf } from './unsaved-texts.ts'

/** @returns sentences of what is wrong, and the value as guests read it */
export function tryValue(
  location: FieldLocation,
  value: Value | undefined,
  contents: Contents,
  fields: ReadonlyMap<string, FieldLocation>,
): { problems: string[]; shown: unknown } {
  const { file, steps, schema } = location
  const given = { facts: factsOf(contents), guarded: guardedFacts(contents) }
  const at = (inner: Place['path']): Place => ({ file: fileOf(file), path: [...steps, ...inner] })
  const found: Problem[] = []
  const filled = mapTexts(value, (text, inner) => {
    const read = readText(file, [...steps, ...inner], text, given)
    found.push(...read.says.map((says) => ({ says, at: at(inner) })))
    return read.text
  })
  const source: Source = { file: fileOf(file), data: value, lineOf: () => 1, writtenAt: () => '', problems: [] }
  const read = z.safeParse(schema, filled)
  const ofSchema = [
    ...problemsOf(read.error?.issues ?? [], filled, source),
    ...referenceProblems(schema as unknown as z.ZodType, value, source, collectionsOf(contents)),
  ].map((problem) => ({ ...problem, at: at(problem.at.path) }))
  const problems = ownerSentences([...found, ...ofSchema], contents, fields, location)
  return { problems, shown: read.data instanceof PictureChoice ? undefined : read.data }
}
