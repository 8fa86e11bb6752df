/** What a guest typed, as it can be sent. */

/**
 * Cleans what the guest typed, so that it can be sent in a link: line ends become '\n', a tab becomes a space, other
 * control characters are removed, lone surrogates become '\uFFFD' (encodeURIComponent throws on them), and white space
 * at both ends is trimmed. Everything else stays as typed.
 */
export function cleanText(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\n\P{Cc}]/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim()
}

export function cleanLine(typed: string): string {
  return cleanText(typed.replace(/[\r\n\u2028\u2029]+/g, ' '))
}

/** An e-mail address as it was meant: without signs that nobody sees, and without what followed it in a list or sentence. */
export function cleanEmail(typed: string): string {
  return cleanLine(typed.replace(/\p{Cf}/gu, '')).replace(/[\s,;.]+$/, '')
}

/** True if the text has no visible character: it is empty, white space, or characters without width. */
export function isBlank(typed: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}]/u.test(typed)
}
