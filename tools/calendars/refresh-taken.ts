/** Asks all calendars, and writes taken.json: for `npm run calendars` and the build. */
import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Content } from '../../content/schema.ts'
import { addDays, clockIn, daysBetween, formatDay, formatDayOfYear, type PlainDate } from '../../lib/dates.ts'
import { count } from '../../lib/text.ts'
import { buildTime } from '../build-stamp.ts'
import { writeWhole } from '../files.ts'
import { root as project } from '../root.ts'
import { readAddresses, type Address } from './addresses.ts'
import { FeedProblem } from './parse-feed.ts'
import { fetchFeed } from './fetch-feed.ts'
import { nightsWith, readFeed, signs, type FeedNights } from './booked-nights.ts'
import { Answer, runsOf, takenFile } from './join-calendars.ts'

/** Where the last good answer of each calendar is kept, by a hash of its address: nights and times only. */
export const keptFile = join(project, '.cache/calendars.json')
const Answers = z.record(z.string(), Answer)

const keyOf = (address: Address): string => createHash('sha256').update(address.reveal().href).digest('hex')

/** Empty where the file is missing or not ours: the calendars are asked anyway. */
async function readKept(file: string): Promise<z.infer<typeof Answers>> {
  try {
    return Answers.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return {}
  }
}

type Calendars = Pick<Content, 'accommodations' | 'site' | 'taken'>

/** The stays of which there is anything to say: an address, or something typed; null where there is none. */
export function staysInCalendar(root: string, { accommodations, taken }: Calendars): string[] | null {
  const addresses = readAddresses(root, accommodations.stays)
  const ids = accommodations.stays
    .map(({ id }) => id)
    .filter((id) => addresses.has(id) || taken.some(({ stay }) => stay === id))
  return ids.length > 0 ? ids : null
}

/** Where nothing is known there is no file. A calendar that fails stops no other: its last good answer counts. */
export async function refreshTaken(root: string, content: Calendars, out: string, keep = keptFile, now = buildTime) {
  const { stays } = content.accommodations
  const addresses = readAddresses(root, stays)
  const { timeZone: clock } = content.site.place
  const { date: today } = clockIn(clock, now)

  const calendars = stays.flatMap(({ id, name }) =>
    (addresses.get(id) ?? []).flat().map((address) => ({ address, label: `${name}, ${address.label}` })),
  )
  const before = calendars.length > 0 ? await readKept(keep) : {}
  const answers: typeof before = {}
  const [failed, repeating]: [string[], string[]] = [[], []]
  const ask = async ({ address, label }: (typeof calendars)[number]): Promise<string> => {
    const key = keyOf(address)
    const kept = before[key]
    const last = kept && kept.from <= today ? kept : undefined
    let isDoubted = last?.isDoubted ?? false
    try {
      const found = readFeed(await fetchFeed(address.reveal()), { clock, today })
      // Portals now and then give a calendar without its entries, and the next time all of them.
      if (!isDoubted && isEmpty(found.nights) && last && !isEmpty(last.nights.slice(daysBetween(last.from, today)))) {
        isDoubted = true
        throw new FeedProblem('the answer holds no booking any more. If the next one holds none either, that counts.')
      }
      answers[key] = { at: now.getTime(), from: today, nights: found.nights }
      if (found.repeating.length > 0) repeating.push(label)
      return `${label}: ${nightsInWords(found, today)}`
    } catch (error) {
      if (!(error instanceof FeedProblem)) throw error
      failed.push(label)
      if (!last) return `${label}: ${error.message} There is no earlier answer.`
      answers[key] = { ...last, isDoubted }
      const { date, time } = clockIn(clock, new Date(last.at))
      return `${label}: ${error.message} Its answer of ${formatDay(date)}, ${time.replace(/^0/, '')} still counts.`
    }
  }
  const lines = await Promise.all(calendars.map(ask))
  if (calendars.length > 0) await writeWhole(keep, `${JSON.stringify(answers, null, 1)}\n`)

  const known = stays.map(({ id, units }) => ({
    id,
    units: (addresses.get(id) ?? []).map((copies) => copies.map((copy) => answers[keyOf(copy)] ?? null)),
    typed: Array.from({ length: units ?? 1 }, (_, unit) => {
      const own = content.taken.filter((entry) => entry.stay === id && entry.unit === unit + 1)
      const days = (day: PlainDate) => daysBetween(today, day)
      return nightsWith(own.map(({ from, until }) => ({ from: days(from), to: days(until) + 1 })))
    }),
  }))
  const text = takenFile(known, today)
  if (text === '') await rm(out, { force: true })
  else await writeWhole(out, text)
  const hasFailed = failed.length > 0 || repeating.length > 0
  return { lines, last: ending(calendars.length, failed, repeating, text !== ''), hasFailed }
}

const isEmpty = (nights: string) => /^\.*$/.test(nights)

const spans = { one: '{count} span of nights', other: '{count} spans of nights' }
const entries = { one: '{count} entry', other: '{count} entries' }

/** What a calendar says: "9 spans of nights until 3 March; 2 entries left out". */
function nightsInWords({ nights, leftOut, repeating }: FeedNights, today: PlainDate): string {
  const inYear = (day: PlainDate) => (day.slice(0, 4) === today.slice(0, 4) ? formatDayOfYear(day) : formatDay(day))
  const end = nights.lastIndexOf(signs.taken) + 1
  const dates = repeating.map(formatDay).join(', ')
  return [
    count(runsOf(nights, signs.taken).length / 2, spans) + (end > 0 ? ` until ${inYear(addDays(today, end))}` : ''),
    leftOut > 0 && `${count(leftOut, entries)} left out`,
    end === 0 && dates === '' && 'no booking ahead: is it the right calendar?',
    dates !== '' && `what begins on ${dates} repeats. Make one entry for each booking.`,
  ]
    .filter(Boolean)
    .join('; ')
}

function ending(total: number, failed: string[], repeating: string[], isWritten: boolean): string {
  const calendars = { one: '{count} calendar', other: '{count} calendars' }
  const sentences = [
    failed.length > 0 && `${failed.length} of ${count(total, calendars)} failed: ${failed.join('; ')}.`,
    repeating.length > 0 && `Not known from an entry on that repeats: ${repeating.join('; ')}.`,
  ].filter(Boolean)
  if (sentences.length > 0) return sentences.join(' ')
  if (!isWritten) return 'No calendar is kept and nothing is typed, so there is no file.'
  return total === 0 ? 'Written, from what is typed alone.' : `Written: ${count(total, calendars)} answered.`
}
