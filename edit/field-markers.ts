/**
 * A marker is the number of a field as one letter of Unicode's private use area. While the site is edited, each text
 * ends with one, which the overlay removes before it is painted. No font of ours has a glyph for it.
 */
const firstMarker = 0xe000

/** The letters in that area. */
export const mostMarkers = 0xf8ff - firstMarker + 1

export const markerOf = (number: number): string => String.fromCharCode(firstMarker + number)

/** Within addresses a marker is written as its bytes. */
const markers = /[\uE000-\uF8FF]|%EE%[89AB][\dA-F]%[89AB][\dA-F]|%EF%(?:[89][\dA-F]|A[0-3])%[89AB][\dA-F]/gi

/** A text without its markers, and the numbers of its fields. */
export function takeOff(text: string): { text: string; numbers: number[] } {
  const found = text.match(markers) ?? []
  if (found.length === 0) return { text, numbers: [] }
  return {
    text: text.replaceAll(markers, ''),
    numbers: found.map((marker) => decodeURIComponent(marker).charCodeAt(0) - firstMarker),
  }
}
