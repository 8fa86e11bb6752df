import type { z } from 'zod'
import { didYouMean, printable } from '../../content/did-you-mean.ts'
import { contentSchemas, type Content, type ContentFile } from '../../content/schema.ts'
import { placeholderValues, guardedFacts, isWhereFactIsWritten, readText, type Given } from './placeholders.ts'
import { inOrder, type Path, type Problem } from './problem.ts'
import {
  collectionsOf,
  missingOriginals,
  namesIn,
  referenceProblems,
  unconfirmedProblems,
  unitProblems,
} from './references.ts'
import { problemsOf } from './schema-problems.ts'
import { fileProblem, placeIn, readSource, type Files, type Source } from './read-yaml.ts'
import { mapTexts } from './walk.ts'
import { mapProblems, readMap } from '../map-pins.ts'
import { markedWords, unmarkedWords } from './foreign-words.ts'

const names = Object.keys(contentSchemas) as ContentFile[]

const orNull = '; where there is none, type null'

/** Files that are not content, such as a misspelled name or a copy. Schemas and hidden files are allowed. */
export function strayProblems(files: Files): Problem[] {
  const known = names.map((name) => `${name}.yaml`)
  return namesIn(files, 'content')
    .filter((name) => !/^\.|\.ts$/.test(name) && !known.includes(name))
    .map((name) => ({
      says: `is not a content file, so the site does not use it: rename it, or move it out of this folder${didYouMean(name, known)}`,
      at: { file: `content/${printable(name)}`, path: [] },
    }))
}

/** A text that guests read, as it is written. */
type ShownText = { text: string; source: Source; path: Path }

/** What can be said of the texts of one file. `halfFilled`: the paths of those with placeholders left unfilled. */
function textsOf(name: ContentFile, source: Source, given: Given) {
  const problems: Problem[] = []
  const shown: ShownText[] = []
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

/** While the site is edited, and in tests, one file of all changes at a time. */
const known = new WeakMap<Source, { key: string; texts: ReturnType<typeof textsOf> }>()

/** Words of another language that are marked in one text and not in these. Names are of no language. */
function unmarkedProblems(shown: readonly ShownText[], { facts }: Given): Problem[] {
  const proper = [...facts].flatMap(([fact, name]) =>
    /^(?:name|city|country|stay .*)$/.test(fact) ? [name ?? ''] : [],
  )
  const texts = shown.map(({ text }) => text)
  const unmarkedIn = unmarkedWords(markedWords(texts, proper))
  return shown.flatMap(({ text, source, path }) =>
    unmarkedIn(text).map((found) => ({
      says: `holds “${found}”, a word of another language: write _${found}_, and screen readers say it as it should sound`,
      at: placeIn(source, path),
    })),
  )
}

/** Every content file that there is, and what cannot be read of them. */
function readSources(files: Files): { sources: Map<ContentFile, Source>; unread: Problem[] } {
  // Nothing is typed where the file is not there: it came later than the others.
  const present = names.filter((name) => name !== 'taken' || files.has('content/taken.yaml'))
  const sources = new Map(present.map((name) => [name, readSource(files, `content/${name}.yaml`)]))
  const unread = [...sources.values()].flatMap((source) => {
    // An empty file is null to YAML.
    const isEmpty = source.data === null && source.problems.length === 0
    return isEmpty ? [fileProblem(source.file, 'the file is empty')] : source.problems
  })
  return { sources, unread }
}

/** All content, or every problem in it. Does not throw, whatever the files hold. */
export function loadContent(files: Files): { content: Content; problems: [] } | { content: null; problems: Problem[] } {
  const { sources, unread } = readSources(files)
  const written = Object.fromEntries([...sources].map(([name, { data }]) => [name, data]))
  const collections = collectionsOf(written)
  const references = [...sources].map(([name, source]) => referenceProblems(contentSchemas[name], source, collections))
  const problems = [...unread, ...references.flatMap(({ twice }) => twice)]
  // What follows from these would hide them.
  if (problems.length > 0) return { content: null, problems: inOrder([...strayProblems(files), ...problems]) }

  problems.push(...references.flatMap(({ lost }) => lost))
  const given = { facts: placeholderValues(written), guarded: guardedFacts(written) }
  const key = JSON.stringify([[...given.facts], given.guarded.map(({ pattern }) => pattern.source)])
  const content: Record<string, unknown> = { taken: [] }
  const shown: ShownText[] = []

  for (const [name, source] of sources) {
    const schema: z.ZodType = contentSchemas[name]
    const last = known.get(source)
    const texts = last?.key === key ? last.texts : textsOf(name, source, given)
    known.set(source, { key, texts })
    const { filled, halfFilled, parsed, ...found } = texts
    shown.push(...found.shown)
    if (parsed.success) content[name] = parsed.data
    const isWhole = (path: Path) => !halfFilled.has(path.join('\0'))
    const refused = problemsOf(parsed.error?.issues ?? [], filled, source, schema, { isWhole, orNull })
    /** A field whose value is refused is told once. */
    const isNew = ({ at }: Problem) => refused.every((each) => each.at.path.join('\0') !== at.path.join('\0'))
    problems.push(...refused, ...found.problems.filter(isNew))
    if (name === 'pictures') problems.push(...missingOriginals(files, source.data, source).filter(isNew))
    if (name === 'unconfirmed') problems.push(...unconfirmedProblems(written, source))
    if (name === 'taken') problems.push(...unitProblems(written, source))
  }

  problems.push(...unmarkedProblems(shown, given))
  const map = readMap(files)
  problems.push(...map.problems)
  if ('site' in content && 'location' in content) {
    problems.push(...mapProblems(files, content as Content, map.map))
  }

  if (problems.length > 0) return { content: null, problems: inOrder(problems) }
  return { content: content as Content, problems: [] }
}
