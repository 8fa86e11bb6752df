/** Finds words of the other language that are not marked, and would be read aloud as if they were English. */
import { escapeRegExp, markedPieces, plainText } from '../../lib/text.ts'

/** Words without the full stop of their sentence. */
const bare = (words: string) => words.replace(/^\P{L}+|\P{L}+$/gu, '')

/** Every marked word or sentence of these texts, once; none that a name holds, which pages show without marks. */
export function markedWords(texts: readonly string[], names: readonly string[] = []): string[] {
  const marked = texts.flatMap((text) => markedPieces(text).filter((_, at) => at % 2 === 1))
  const words = new Set(marked.map((each) => bare(each).toLowerCase()).filter(Boolean))
  return [...words].filter((each) => !names.some((name) => patternOf(each).test(plainText(name))))
}

/** Finds any of these words or sentences where they are no part of a longer word. */
const patternOf = (...any: readonly string[]) =>
  new RegExp(
    String.raw`(?<![\p{L}_])(?:${any
      .map(escapeRegExp)
      .join('|')
      .replaceAll(/\s+/g, String.raw`\s+`)})(?![\p{L}_])`,
    'iu',
  )

/** Finds in a text the words, of those `known` of another language, that are not marked. */
export function unmarkedWords(known: readonly string[]): (text: string) => string[] {
  const [any, each] = [patternOf(...known), known.map((words) => patternOf(words))]
  return (text) => {
    const rest = markedPieces(text)
      .filter((_, at) => at % 2 === 0)
      .join('_')
    // Hardly any text holds one of them.
    if (known.length === 0 || !any.test(rest)) return []
    return each.flatMap((pattern) => pattern.exec(rest)?.[0] ?? [])
  }
}
