/**
 * The guest's own words, fit to travel: line ends become '\n', other control characters go (a tab
 * becomes a space), halves of a broken character become '\uFFFD' (encodeURIComponent throws on
 * them), and white space around the whole is trimmed. Everything else stays as it was typed.
 */
export function cleanText(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\n\P{Cc}]/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim()
}

/** The same for a field of one line: line breaks become spaces. */
export function cleanLine(typed: string): string {
  return cleanText(typed.replace(/[\r\n\u2028\u2029]+/g, ' '))
}

/** True where nothing can be seen: nothing typed, white space, characters of no width. */
export function isBlank(typed: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}]/u.test(typed)
}
