/** A picture in a place: its key in the catalogue, and the point that stays in view there. */
export type Choice = { key: string; focus: { x: number; y: number } }

/** Where nobody has chosen a point. */
export const middle = { x: 50, y: 50 }

/** The key of a chosen picture; '' for any other value. */
export function keyOf(value: unknown): string {
  const key = typeof value === 'object' && value !== null && 'key' in value ? value.key : undefined
  return typeof key === 'string' ? key : ''
}

/** What a picture is called, after its key. */
export const nameOfPicture = (key: string): string => key.replaceAll('-', ' ')

/** Address of a small version of a picture. */
export const thumbnail = (key: string, which: 'now' | 'before' | 'staged' = 'now'): string =>
  `/@edit/picture/${which}/${key}`
