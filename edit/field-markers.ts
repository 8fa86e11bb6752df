/**
 * A marker is the number of a field as one letter of Unicode's private use area. While the site is edited, each text
 * ends with one, which the overlay removes before it is painted. No font of ours has a glyph for it.
 */
import { valueAt } from '../tools/content/problem.ts'
import type { FieldLocation } from './owner-fields.ts'

const firstMarker = 0xe000

/** The letters in that area. */
const mostMarkers = 0xf8ff - firstMarker + 1

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

/** Adds a marker to each text of the content, and keeps which marker belongs to which field. */
export class FieldMarkers {
  readonly #numbers = new Map<string, number>()

  /** Paths of fields by the numbers of their markers. */
  get paths(): string[] {
    return [...this.#numbers.keys()]
  }

  #markerFor(path: string): string {
    const number = this.#numbers.get(path) ?? this.#numbers.size
    this.#numbers.set(path, number)
    return number < mostMarkers ? String.fromCharCode(firstMarker + number) : ''
  }

  /** A copy with the marker of its field behind every text of a file, and behind the class that crops a picture. */
  addTo(file: string, shown: Record<string, unknown>, fields: Iterable<FieldLocation>): Record<string, unknown> {
    const copy = structuredClone(shown)
    for (const { field, yamlPath } of fields) {
      if (!field.path.startsWith(`${file}.yaml#`)) continue
      const parent = valueAt(copy, yamlPath.slice(0, -1)) as Record<string | number, unknown> | null | undefined
      const last = yamlPath.at(-1)
      if (last === undefined || !parent || typeof parent !== 'object') continue
      const value = parent[last]
      if (typeof value === 'string' && (field.kind === 'words' || field.kind === 'cell'))
        parent[last] = value + this.#markerFor(field.path)
      if (field.kind === 'picture' && value !== null && typeof value === 'object' && 'focusClass' in value) {
        const picture = value as { key: string; alt: string; focusClass: string }
        picture.focusClass += this.#markerFor(field.path)
        picture.alt += this.#markerFor(`pictures.yaml#${picture.key}`)
      }
    }
    return copy
  }
}
