/** What can be said of the texts of one content file, once the facts of all are known. */
import type { z } from 'zod'
import { contentSchemas, type ContentFile } from '../../content/schema.ts'
import {
  fillPlaceholders,
  isWhereFactIsWritten,
  refersAtHome,
  repeatedFacts,
  type Facts,
  type Filled,
  type GuardedFact,
} from './placeholders.ts'
import type { Path, Place, Problem } from './problem.ts'
import { placeIn, type Source } from './source.ts'
import { mapTexts } from './walk.ts'

/** What the texts of a file depend on beside themselves. `unclear`: files on which nothing else can be checked. */
export type Given = { facts: Facts; guarded: readonly GuardedFact[]; unclear: ReadonlySet<string> }

export type FileTexts = {
  filled: unknown
  /** The paths of texts with placeholders that could not be filled. */
  halfFilled: ReadonlySet<string>
  parsed: z.ZodSafeParseResult<unknown>
  shown: { text: string; source: Source; path: Path }[]
  problems: Problem[]
}

/** Placeholders that are none, as problems of the text that holds them. */
export const unknownPlaceholders = (unknown: Filled['unknown'], at: Place): Problem[] =>
  unknown.map((each) => ({ rule: 'unknown-placeholder', ...each, at }))

/** A text may be wrapped over several lines in YAML; on the page it is one line. */
function unfold(text: string): string {
  return text.replaceAll(/[ \t]*\n\s*/g, ' ').trim()
}

/** While the site is edited, and in tests, one file of all changes at a time. */
const known = new WeakMap<Source, { key: string; texts: FileTexts }>()

export function readTexts(name: ContentFile, source: Source, given: Given): FileTexts {
  const { facts, guarded, unclear } = given
  const key = JSON.stringify([[...facts], guarded.map(({ pattern }) => pattern.source), [...unclear]])
  const last = known.get(source)
  if (last?.key === key) return last.texts
  const texts = textsOf(name, source, given)
  known.set(source, { key, texts })
  return texts
}

function textsOf(name: ContentFile, source: Source, { facts, guarded, unclear }: Given): FileTexts {
  const problems: Problem[] = []
  const shown: FileTexts['shown'] = []
  const halfFilled = new Set<string>()
  const filled = mapTexts(source.data, (text, path) => {
    if (!isWhereFactIsWritten(name, path) && !/^https?:\/\/\S+$/.test(text)) {
      if (name !== 'unconfirmed') shown.push({ text, source, path })
      for (const each of repeatedFacts(text, guarded)) {
        problems.push({ rule: 'repeated-fact', ...each, at: placeIn(source, path) })
      }
    }
    const atHome = refersAtHome(name, path, text)
    if (atHome) problems.push({ ...atHome, at: placeIn(source, path) })
    const result = fillPlaceholders(unfold(text), facts, unclear)
    if (!result.isWhole) halfFilled.add(path.join('\0'))
    if (result.unknown.length > 0) problems.push(...unknownPlaceholders(result.unknown, placeIn(source, path)))
    // A placeholder that could not be filled is reported already; without its braces the schema does not report it
    // again.
    return result.isWhole ? result.text : result.text.replaceAll(/\{\{|\}\}/g, '')
  })
  const schema: z.ZodType = contentSchemas[name]
  return { filled, halfFilled, parsed: schema.safeParse(filled), shown, problems }
}
