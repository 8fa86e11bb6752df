/** Fills templates, and handles the two marks that texts of the content may contain. */

/** `_karibu_` is in another language (`markedLanguage` of site.yaml); underscores within a word are no mark. */
const otherLanguage = /\b_([^_]+)_\b/g

/** `[4–8|4 to 8]` is printed one way and read aloud another. */
const twofold = /\[([^[\]|]*)\|([^[\]|]*)\]/g

/** What is printed; the other language is still marked. */
export const asPrinted = (text: string): string => text.replaceAll(twofold, '$1')

/** What is read aloud; the other language is still marked. */
export const asReadAloud = (text: string): string => text.replaceAll(twofold, '$2')

/** Without marks, for titles, messages and wherever else there is no markup. */
export const plainText = (text: string): string => asPrinted(text).replaceAll(otherLanguage, '$1')

/** Splits a text at its marks: every second piece is in the other language. */
export const markedPieces = (text: string): string[] => text.split(otherLanguage)

/** A text with the mark for reading it aloud in other words; unmarked where both are the same. */
export const inBothWays = (printed: string, aloud: string): string =>
  printed === aloud ? printed : `[${printed}|${aloud}]`

/** Fills a template: `fill('{count} guests', { count: 2 })`. A gap without a value is left as it is. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}

/** A text for one and a text for several, both with the gap `{count}`. */
export type Counted = { one: string; other: string }

export function count(number: number, words: Counted): string {
  return fill(number === 1 ? words.one : words.other, { count: number })
}

/** "cash", "card or cash", "card, bank transfer or cash". @param or the word before the last */
export const listed = (names: readonly string[], or: string): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`

/** "For two" becomes "for two", for the middle of a sentence. */
export function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const escapeRegExp = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

export const escapeHtml = (text: string): string => text.replaceAll(/[&<"]/g, (sign) => escapes[sign] ?? sign)

/** "checkFirst" as "Check first". */
export const inPlainWords = (key: string): string => upperFirst(key.replaceAll(/-|(?=[A-Z])/g, ' ').toLowerCase())
