/** Joins the calendars of all units, and what the owner has typed, to taken.json. */
import { brotliCompressSync } from 'node:zlib'
import { addDays, type PlainDate } from '../../lib/dates.ts'
import type { TakenFile, TakenStay } from '../../lib/taken.ts'
import type { Answer } from './kept.ts'
import { onAtLeast, runsOf, united, within, without, type Span } from './spans.ts'
import { horizonDays } from './read-feed.ts'

/** What is known of one stay. */
export type AnswersOfStay = {
  id: string
  /** For each unit the answers of its calendars, which are copies of each other; null where one never answered. */
  units: (Answer | null)[][]
  /** For each unit what the owner has typed. */
  typed: Span[][]
}

/** In brotli, as hosts send it. */
const mostBytes = 4096

const isGood = (answer: Answer | null): answer is Answer => answer !== null

/** 'YYYY-MM-DDTHH:MMZ' */
const minuteOf = (moment: number) => `${new Date(moment).toISOString().slice(0, 16)}Z`

/** The nights on which fewer than so many units are left: for one unit, for two … */
const byUnits = (units: readonly Span[][]) => units.map((_, wanted) => onAtLeast(units, units.length - wanted))

/** What is known of a stay up to a day; undefined where that is nothing. */
export function takenStay(
  { units, typed }: AnswersOfStay,
  today: PlainDate,
  horizon: PlainDate,
): TakenStay | undefined {
  const known = { from: today, to: horizon }
  const toRuns = (spans: Span[]) => runsOf(spans, today)
  const typedNights = byUnits(typed).map((spans) => within(spans, known))
  const stay: TakenStay = typedNights.some((spans) => spans.length > 0) ? { typed: typedNights.map(toRuns) } : {}
  const answers = units.flat()
  // A calendar that never answered could hold any night.
  if (answers.length > 0 && answers.every(isGood)) {
    const taken = units.map((copies, unit) => [
      ...copies.filter(isGood).flatMap((copy) => copy.taken),
      ...(typed[unit] ?? []),
    ])
    const open = units.map((copies) => copies.filter(isGood).flatMap((copy) => copy.unknown))
    const takenNights = byUnits(taken.map(united))
    const unknownNights = byUnits(taken.map((spans, unit) => united([...spans, ...(open[unit] ?? [])]))).map(
      (spans, wanted) => without(spans, takenNights[wanted] ?? []),
    )
    const last = within(unknownNights[0] ?? [], known).at(-1)
    const until = last?.to === horizon ? last.from : horizon
    const toShow = (spans: Span[]) => toRuns(within(spans, { from: today, to: until }))
    stay.calendar = {
      asOf: minuteOf(Math.min(...answers.filter(isGood).map(({ at }) => at))),
      until,
      taken: takenNights.map(toShow),
      unknown: unknownNights.map(toShow),
    }
  }
  return stay.calendar || stay.typed ? stay : undefined
}

/**
 * The whole file, as text; '' where nothing is known of any stay. Where it would be too large, its far end is cut off:
 * `cutAt` is then the first day of which it says nothing.
 */
export function takenFile(
  stays: readonly AnswersOfStay[],
  today: PlainDate,
): { text: string; cutAt: PlainDate | null } {
  const fileUntil = (horizon: PlainDate) => {
    const entries = stays.flatMap((stay): [string, TakenStay][] => {
      const known = takenStay(stay, today, horizon)
      return known ? [[stay.id, known]] : []
    })
    const file: TakenFile = { from: today, stays: Object.fromEntries(entries) }
    return entries.length === 0 ? '' : JSON.stringify(file)
  }
  const isSmall = (text: string) => brotliCompressSync(text).length <= mostBytes
  const whole = fileUntil(addDays(today, horizonDays))
  if (isSmall(whole)) return { text: whole, cutAt: null }
  let [fits, tooLarge] = [0, horizonDays]
  while (tooLarge - fits > 1) {
    const middle = Math.floor((fits + tooLarge) / 2)
    if (isSmall(fileUntil(addDays(today, middle)))) fits = middle
    else tooLarge = middle
  }
  const cutAt = addDays(today, fits)
  return { text: fileUntil(cutAt), cutAt }
}
