/** Finds words of the other language that are not marked, and would be read aloud as if they were English. */
import { markedPieces } from '../../lib/text.ts'

/** Words without the full stop of their sentence. */
const bare = (words: string) => words.replace(/^\P{L}+|\P{L}+$/gu, '')

/** Every marked word or sentence of these texts, once. */
export function markedWords(texts: readonly string[]): string[] {
  const marked = texts.flatMap((text) => markedPieces(text).filter((_, at) => at % 2 === 1))
  return [...new Set(marked.map((words) => bare(words).toLowerCase()))].filter(Boolean)
}

/** The words of a text, of those `known` of another language, that are not marked. */
export function unmarkedWords(text: string, known: readonly string[]): string[] {
  const rest = markedPieces(text)
    .filter((_, at) => at % 2 === 0)
    .join('_')
  return known.flatMap((words) => {
    const found = new RegExp(
      String.raw`(?<![\p{L}_])${words.replaceAll(/\s+/g, String.raw`\s+`)}(?![\p{L}_])`,
      'iu',
    ).exec(rest)
    return found ? [found[0]] : []
  })
}
