/** What can be said of the texts of one content file, once the facts of all are known. */
import type { z } from 'zod'
import { contentSchemas, type ContentFile } from '../../content/schema.ts'
import { isWhereFactIsWritten, readText, type Given } from './placeholders.ts'
import type { Path, Problem } from './problem.ts'
import { placeIn, type Source } from './source.ts'
import { mapTexts } from './walk.ts'

export type FileTexts = {
  filled: unknown
  /** The paths of texts with placeholders that could not be filled. */
  halfFilled: ReadonlySet<string>
  parsed: z.ZodSafeParseResult<unknown>
  shown: { text: string; source: Source; path: Path }[]
  problems: Problem[]
}

/** While the site is edited, and in tests, one file of all changes at a time. */
const known = new WeakMap<Source, { key: string; texts: FileTexts }>()

export function readTexts(name: ContentFile, source: Source, given: Given): FileTexts {
  const { facts, guarded } = given
  const key = JSON.stringify([[...facts], guarded.map(({ pattern }) => pattern.source)])
  const last = known.get(source)
  if (last?.key === key) return last.texts
  const texts = textsOf(name, source, given)
  known.set(source, { key, texts })
  return texts
}

function textsOf(name: ContentFile, source: Source, given: Given): FileTexts {
  const problems: Problem[] = []
  const shown: FileTexts['shown'] = []
  const halfFilled = new Set<string>()
  const filled = mapTexts(source.data, (text, path) => {
    const isShown = name !== 'unconfirmed' && !isWhereFactIsWritten(name, path) && !/^https?:\/\/\S+$/.test(text)
    if (isShown) shown.push({ text, source, path })
    const read = readText(name, path, text, given)
    problems.push(...read.says.map((says) => ({ says, at: placeIn(source, path) })))
    if (!read.isWhole) halfFilled.add(path.join('\0'))
    return read.text
  })
  const schema: z.ZodType = contentSchemas[name]
  return { filled, halfFilled, parsed: schema.safeParse(filled), shown, problems }
}
