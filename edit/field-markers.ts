/**
 * A mark is the number of a field as one letter of Unicode's private use area. It stands behind each text while the site
 * is edited, and the overlay takes it off before it is painted. No font of ours has a sign for it.
 */
const firstMark = 0xe000

/** As many as there are letters in that area. */
export const mostMarks = 0xf8ff - firstMark + 1

export const markOf = (number: number): string => String.fromCharCode(firstMark + number)

/** Within addresses a mark is written as its bytes. */
const marks = /[\uE000-\uF8FF]|%EE%[89AB][\dA-F]%[89AB][\dA-F]|%EF%(?:[89][\dA-F]|A[0-3])%[89AB][\dA-F]/gi

/** A text without its marks, and the numbers of its fields. */
export function takeOff(text: string): { text: string; numbers: number[] } {
  const found = text.match(marks) ?? []
  if (found.length === 0) return { text, numbers: [] }
  return {
    text: text.replaceAll(marks, ''),
    numbers: found.map((mark) => decodeURIComponent(mark).charCodeAt(0) - firstMark),
  }
}
