/** Asks all calendars, and writes taken.json: for `npm run calendars` and the build. */
import { rm } from 'node:fs/promises'
import type { Content } from '../../content/schema.ts'
import { clockIn, formatDay, formatDayOfYear, type PlainDate } from '../../lib/dates.ts'
import { count } from '../../lib/text.ts'
import { buildTime } from '../build-time.ts'
import { readAddresses, type Address, type Addresses } from './addresses.ts'
import { FeedProblem } from './feed-problem.ts'
import { fetchFeed, usualLimits } from './fetch-feed.ts'
import { keptFile, keyOf, readKept, writeKept, writeWhole, type Answer } from './kept.ts'
import { typedSpan } from './spans.ts'
import { readFeed, type FeedNights } from './read-feed.ts'
import { takenFile, type AnswersOfStay } from './join-calendars.ts'

type Asked = Pick<Content, 'accommodations' | 'site' | 'taken'>

type Options = {
  root: string
  content: Asked
  /** Where taken.json is written. */
  out: string
  /** Where the last good answers are kept. */
  keep?: string
  now?: Date
  limits?: typeof usualLimits
}

export type Refreshed = {
  /** A line for each calendar, and what else its owner should know. */
  lines: string[]
  /** How it ended, in a sentence: which calendars failed. */
  last: string
  hasFailed: boolean
}

/** The stays of which there is anything to say: an address, or something typed; null where there is none. */
export function staysInCalendar(root: string, { accommodations, taken }: Asked): string[] | null {
  const addresses = readAddresses(root, accommodations.stays)
  const ids = accommodations.stays
    .map(({ id }) => id)
    .filter((id) => addresses.has(id) || taken.some(({ stay }) => stay === id))
  return ids.length > 0 ? ids : null
}

/**
 * Writes the file, or removes it where nothing is known. A calendar that fails stops no other: its last good answer
 * counts.
 *
 * @throws AddressProblem where the addresses themselves are wrong; then nothing is asked or written
 */
export async function refreshTaken(options: Options): Promise<Refreshed> {
  const { root, content, out, keep = keptFile, now = buildTime } = options
  const { stays } = content.accommodations
  const addresses = readAddresses(root, stays)
  const { timeZone: zone } = content.site.place
  const today = clockIn(zone, now).date
  const nameOf = (id: string) => stays.find((stay) => stay.id === id)?.name ?? id

  const asked = [...addresses].flatMap(([stay, units]) => units.flat().map((address) => ({ stay, address })))
  const before = asked.length > 0 ? await readKept(keep) : new Map<string, Answer>()
  const answers = new Map<string, Answer>()
  const failed: string[] = []
  // Reading waits for the last answer: it would keep the others from arriving in time.
  const texts = await Promise.allSettled(asked.map(({ address }) => fetchFeed(address.reveal(), options.limits)))
  const lines = asked.map(({ stay, address }, index) => {
    const label = `${nameOf(stay)}, ${address.label}`
    const key = keyOf(address)
    try {
      const nights = readFeed(textOf(texts[index]!), { zone, today })
      answers.set(key, { at: now.getTime(), taken: nights.taken, unknown: nights.unknown })
      return `${label}: ${inWords(nights, today)}`
    } catch (error) {
      if (!(error instanceof FeedProblem)) throw error
      failed.push(label)
      const last = before.get(key)
      if (last) answers.set(key, last)
      const earlier = last ? `Its answer of ${momentIn(last, zone)} still counts.` : 'There is no earlier answer.'
      return `${label}: ${error.message} ${earlier}`
    }
  })
  if (asked.length > 0) await writeKept(keep, answers)

  const { text, cutAt } = takenFile(nightsOf(content, addresses, answers), today)
  if (text === '') await rm(out, { force: true })
  else await writeWhole(out, text)
  if (cutAt) lines.push(`Dates from ${formatDay(cutAt)} are left out, because the file would be larger than 4 kB.`)
  return { lines, last: ending(asked.length, failed, text !== ''), hasFailed: failed.length > 0 }
}

function nightsOf(
  { accommodations, taken }: Asked,
  addresses: Addresses,
  answers: Map<string, Answer>,
): AnswersOfStay[] {
  return accommodations.stays.map(({ id, units }) => ({
    id,
    units: (addresses.get(id) ?? []).map((copies: Address[]) => copies.map((copy) => answers.get(keyOf(copy)) ?? null)),
    typed: Array.from({ length: units ?? 1 }, (_, unit) =>
      taken.filter((entry) => entry.stay === id && entry.unit === unit + 1).map(typedSpan),
    ),
  }))
}

function textOf(asked: PromiseSettledResult<string>): string {
  if (asked.status === 'rejected') throw asked.reason
  return asked.value
}

const spans = { one: '{count} span of nights', other: '{count} spans of nights' }
const entries = { one: '{count} entry', other: '{count} entries' }

/** What a calendar says: "9 spans of nights until 3 March; 2 entries left out". */
export function inWords({ taken, leftOut, unknownZones }: FeedNights, today: PlainDate): string {
  const last = taken.at(-1)?.to
  const until = last && (last.slice(0, 4) === today.slice(0, 4) ? formatDayOfYear(last) : formatDay(last))
  return [
    count(taken.length, spans) + (until ? ` until ${until}` : ''),
    ...(leftOut > 0 ? [`${count(leftOut, entries)} left out`] : []),
    ...(unknownZones > 0 ? ['an unknown time zone is read as the resort’s'] : []),
  ].join('; ')
}

function momentIn({ at }: Answer, zone: Content['site']['place']['timeZone']): string {
  const { date, time } = clockIn(zone, new Date(at))
  return `${formatDay(date)}, ${time.replace(/^0/, '')}`
}

function ending(asked: number, failed: readonly string[], isWritten: boolean): string {
  const calendars = { one: '{count} calendar', other: '{count} calendars' }
  if (failed.length > 0) return `${failed.length} of ${count(asked, calendars)} failed: ${failed.join('; ')}.`
  if (!isWritten) return 'There are no calendars and no nights in content/taken.yaml, so no file is written.'
  return asked === 0 ? 'Written, from content/taken.yaml alone.' : `Written: ${count(asked, calendars)} answered.`
}
