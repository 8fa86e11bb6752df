import type { Choices } from '../choices.ts'

/**
 * A link that opens a plan: '/location#days=1;lake-park,sleeping-crater;long-lake;also=honey-barn'.
 * The 1 is the version of this format; then comes a part for each day, and what has no day. A fragment is never sent to
 * a server, and it holds places and their order: no dates and nothing personal.
 */
export function shareLink({ days, loose }: Choices): string {
  const parts = [
    `days=${version}`,
    ...days.map((ids) => ids.join()),
    ...(loose.length > 0 ? [`also=${loose.join()}`] : []),
  ]
  return `/location#${parts.join(';')}`
}

const version = '1'
const mostDays = 40

export type SharedPlan =
  | { kind: 'plan'; choices: Choices; /** Ids that are not known here. */ dropped: number }
  | { kind: 'unreadable' }

/**
 * Reads a fragment (with or without '#'): undefined if it is not a plan. Never throws; ids that are unknown or stand
 * there twice are left out.
 */
export function parseShareLink(fragment: string, known: readonly string[]): SharedPlan | undefined {
  const [head = '', ...parts] = decoded(fragment)
    .replace(/^#/, '')
    .split(';')
    .map((part) => part.trim())
  if (!head.startsWith('days=')) return undefined
  if (head !== `days=${version}` || parts.length > mostDays) return { kind: 'unreadable' }

  const seen = new Set<string>()
  let dropped = 0
  const idsOf = (part: string) =>
    part.split(',').filter((id) => {
      if (id === '' || seen.has(id)) return false
      seen.add(id)
      if (known.includes(id)) return true
      dropped += 1
      return false
    })
  const isLoose = (part: string) => part.startsWith('also=')
  const days = parts.filter((part) => !isLoose(part)).map(idsOf)
  const loose = parts.filter(isLoose).flatMap((part) => idsOf(part.slice('also='.length)))
  const last = days.findLastIndex((ids) => ids.length > 0)
  if (last < 0 && loose.length === 0 && dropped === 0) return { kind: 'unreadable' }
  return { kind: 'plan', choices: { days: days.slice(0, last + 1), loose }, dropped }
}

// Some apps encode ';' and ',' in links that they share; if a '%' is invalid, the text stays as it is.
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
