import { fragmentParts } from '../../../lib/paths.ts'
import { mostChoices, type Choice, type Part } from '../days-store.ts'

/**
 * A link that opens a plan: '/location#days=2;lake-park:1m;sleeping-crater:1a;honey-barn:1;long-lake'. The 2 is the
 * version of this format; each outing has its day, and m or a for its morning or afternoon. A fragment is never sent to a
 * server, and it holds outings and their days: no dates and nothing personal.
 */
export const planLink = (choices: readonly Choice[]): string =>
  `/location#days=2;${choices.map(({ id, day, part }) => (day ? `${id}:${day}${part?.[0] ?? ''}` : id)).join(';')}`

const parts: Readonly<Record<string, Part>> = { m: 'morning', a: 'afternoon' }

export interface ParsedPlan {
  /** Empty where the link cannot be read. */
  choices: Choice[]
  /** How many of its outings are not known here. */
  dropped: number
}

/** Reads a fragment (with or without '#'): undefined if it is no plan. Ids unknown or there twice are left out. */
export function parsePlanLink(fragment: string, known: readonly string[]): ParsedPlan | undefined {
  const [head = '', ...entries] = fragmentParts(fragment)
  if (!head.startsWith('days=')) return undefined
  const read = { 'days=1': ofVersion1, 'days=2': ofVersion2 }[head]
  const listed = read && entries.length <= mostChoices ? read(entries) : []
  const all = listed.filter(({ id }, at) => id !== '' && listed.findIndex((each) => each.id === id) === at)
  const choices = all.filter(({ id }) => known.includes(id))
  return { choices, dropped: all.length - choices.length }
}

const ofVersion2 = (entries: readonly string[]): Choice[] =>
  entries.map((entry) => {
    const [id = '', at = ''] = entry.split(':')
    return { id, day: Number.parseInt(at, 10) || undefined, part: parts[at.at(-1) ?? ''] }
  })

/** 'lake-park,sleeping-crater;long-lake;also=honey-barn': a list for each day, and what has no day. */
const ofVersion1 = (entries: readonly string[]): Choice[] =>
  entries.flatMap((entry, at) => {
    const day = entry.startsWith('also=') ? undefined : at + 1
    const ids = entry.replace('also=', '').split(',')
    return ids.map((id) => ({ id, day }))
  })
