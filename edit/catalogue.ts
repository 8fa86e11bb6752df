/** Entries that come into the catalogue of pictures (content/pictures.yaml). */
import { isDeepStrictEqual } from 'node:util'
import { Document, parse } from 'yaml'
import { SourceProblem } from './source.ts'

export type Entry = { file: string; alt: string }

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

/** Writes an entry behind the last one, as the others are written. */
export function withPicture(text: string, key: string, entry: Entry): string {
  const document = new Document({ [key]: entry })
  const ends = text.includes('\r\n') ? '\r\n' : '\n'
  const written = document.toString({ lineWidth: 0 }).replaceAll('\n', ends)
  const result = text + (text.endsWith('\n') ? '' : ends) + written
  if (!isDeepStrictEqual(parse(result), { ...(parse(text) as object), [key]: entry }))
    throw new SourceProblem('This can only be changed in its file.')
  return result
}
