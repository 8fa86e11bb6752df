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

/** Words that say nothing of what a picture shows. */
const small = new Set('a an and at by for from in into is its of on or the to with'.split(' '))

const mostWords = 4

/** "A coral rose in full bloom" as `coral-rose-full-bloom`, with a number where there is such a key already. */
export function keyFor(words: string, isTaken: (key: string) => boolean): string {
  const plain = words
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
  const meant = (plain.match(/[a-z]+/g) ?? []).filter((word) => !small.has(word))
  const stem = meant.slice(0, mostWords).join('-').slice(0, 40).replace(/-$/, '') || 'picture'
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? stem : `${stem}-${number}`
    if (!isTaken(key)) return key
  }
}
