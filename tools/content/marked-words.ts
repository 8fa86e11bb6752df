/** Finds words of the other language that are not marked, and would be read aloud as if they were English. */
import { markedPieces, plainText } from '../../lib/text.ts'

/** Words without the full stop of their sentence. */
const bare = (words: string) => words.replace(/^\P{L}+|\P{L}+$/gu, '')

/** Every marked word or sentence of these texts, once; none that a name holds, which pages show without marks. */
export function markedWords(texts: readonly string[], names: readonly string[] = []): string[] {
  const marked = texts.flatMap((text) => markedPieces(text).filter((_, at) => at % 2 === 1))
  const words = new Set(marked.map((each) => bare(each).toLowerCase()).filter(Boolean))
  return [...words].filter((each) => !names.some((name) => patternOf(each).test(plainText(name))))
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
