/** Adds a marker to each text of the content, and keeps which marker belongs to which field. */
import { valueAt } from '../tools/content/problem.ts'
import { markerOf, mostMarkers } from './field-markers.ts'
import type { FieldLocation } from './fields.ts'

export class FieldMarkers {
  /** Paths of fields by the numbers of their markers. */
  readonly paths: string[] = []
  readonly #numbers = new Map<string, number>()

  #markerFor(path: string): string {
    const number = this.#numbers.get(path) ?? this.paths.push(path) - 1
    this.#numbers.set(path, number)
    return number < mostMarkers ? markerOf(number) : ''
  }

  /** A copy with the marker of its field behind every text of a file, and behind the class that crops a picture. */
  addTo(file: string, shown: Record<string, unknown>, fields: Iterable<FieldLocation>): Record<string, unknown> {
    const copy = structuredClone(shown)
    for (const { field, steps } of fields) {
      if (!field.path.startsWith(`${file}.yaml#`)) continue
      const parent = valueAt(copy, steps.slice(0, -1)) as Record<string | number, unknown> | null | undefined
      const last = steps.at(-1)
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
