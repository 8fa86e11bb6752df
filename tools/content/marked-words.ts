/** Finds words of the other language that are not marked, and would be read aloud as if they were English. */
import type { ContentFile } from '../../content/schema.ts'
import { markedPieces, plainText } from '../../lib/text.ts'
import type { Path, Place } from './problem.ts'
import { placeIn, type Source } from './source.ts'
import { valueAt } from './walk.ts'

/** Words without the full stop of their sentence. */
const bare = (words: string) => words.replace(/^\P{L}+|\P{L}+$/gu, '')

/** Every marked word or sentence of these texts, once. */
export function markedWords(texts: readonly string[]): string[] {
  const marked = texts.flatMap((text) => markedPieces(text).filter((_, at) => at % 2 === 1))
  return [...new Set(marked.map((words) => bare(words).toLowerCase()))].filter(Boolean)
}

/** The marked words of a text that a name holds, which is shown without marks. */
export function marksWithin(text: string, name: string): string[] {
  return markedWords([text]).filter((words) => patternOf(words).test(plainText(name)))
}

const patterns = new Map<string, RegExp>()

/** Finds these words, or one of several separated by `|`, where they are no part of a longer word. */
function patternOf(words: string): RegExp {
  const known = patterns.get(words)
  if (known) return known
  const source = words.replaceAll(/\s+/g, String.raw`\s+`)
  const pattern = new RegExp(String.raw`(?<![\p{L}_])(?:${source})(?![\p{L}_])`, 'iu')
  patterns.set(words, pattern)
  return pattern
}

/** The words of a text, of those `known` of another language, that are not marked. */
export function unmarkedWords(text: string, known: readonly string[]): string[] {
  if (known.length === 0) return []
  const rest = markedPieces(text)
    .filter((_, at) => at % 2 === 0)
    .join('_')
  // Hardly any text holds one of them.
  if (!patternOf(known.join('|')).test(rest)) return []
  return known.flatMap((words) => {
    const found = patternOf(words).exec(rest)
    return found ? [found[0]] : []
  })
}

/** Names that stand on pages without marks, with where they are written: of the resort, its town and country, its rooms. */
export function namesOf(sources: ReadonlyMap<ContentFile, Source>): Map<string, Place> {
  const rooms = valueAt(sources.get('accommodations')?.data, ['stays'])
  const paths: [ContentFile, Path][] = [
    ['site', ['name']],
    ...['street', 'city', 'country'].map((part): [ContentFile, Path] => ['site', ['address', part]]),
    ...(Array.isArray(rooms)
      ? rooms.map((_, at): [ContentFile, Path] => ['accommodations', ['stays', at, 'name']])
      : []),
  ]
  return new Map(
    paths.flatMap(([file, path]) => {
      const source = sources.get(file)
      const name = valueAt(source?.data, path)
      return source && typeof name === 'string' ? [[name, placeIn(source, path)]] : []
    }),
  )
}
