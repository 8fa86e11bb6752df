/** Joins the calendars of all units, and what the owner has typed, to taken.json. */
import { addDays, daysBetween, isPlainDate, type PlainDate } from '../../lib/dates.ts'
import type { Runs, TakenFile, TakenStay } from '../../lib/taken-file.ts'
import { z } from 'zod'
import { horizonDays, signs } from './booked-nights.ts'

/** Signs of nights from a day on, read at a moment (in milliseconds). `isDoubted`: an empty answer came after it. */
export const Answer = z.object({
  at: z.number(),
  from: z.string().refine(isPlainDate),
  nights: z.string().regex(/^[.T?]*$/),
  isDoubted: z.boolean().optional(),
})
export type Answer = z.infer<typeof Answer>

export type AnswersOfStay = {
  id: string
  /** For each unit the answers of its calendars, which are copies of each other; null where one never answered. */
  units: (Answer | null)[][]
  /** For each unit the nights that the owner has typed, from today on. */
  typed: string[]
}

const minuteOf = (moment: number) => `${new Date(moment).toISOString().slice(0, 16)}Z` // 'YYYY-MM-DDTHH:MMZ'

/** Nights that any list takes are taken, and those that any does not know are not known. */
function united(lists: readonly string[]): string {
  return Array.from({ length: horizonDays }, (_, night) => {
    const all = lists.map((list) => list[night] ?? signs.unknown)
    return [signs.taken, signs.unknown].find((sign) => all.includes(sign)) ?? signs.free
  }).join('')
}

/** For one unit, for two …: the nights on which fewer are left, and those on which that is not known. */
function byUnits(units: readonly string[]): string[] {
  return units.map((_, fewer) =>
    Array.from({ length: horizonDays }, (__, night) => {
      const left = units.filter((unit) => unit[night] !== signs.taken)
      if (left.length <= fewer) return signs.taken
      return left.filter((unit) => unit[night] === signs.free).length <= fewer ? signs.unknown : signs.free
    }).join(''),
  )
}

/** The nights of a sign, as taken.json holds them. */
export function runsOf(nights: string, sign: string): Runs {
  let end = 0
  return [...nights.matchAll(sign === signs.taken ? /T+/g : /\?+/g)].flatMap(({ 0: { length }, index }) => {
    const gap = index - end
    end = index + length
    return [gap, length]
  })
}

/** What is known of a stay; undefined where that is nothing. */
export function takenStay({ units, typed }: AnswersOfStay, today: PlainDate): TakenStay | undefined {
  const stay: TakenStay = {}
  if (typed.some((nights) => nights.includes(signs.taken))) {
    stay.typed = byUnits(typed).map((nights) => runsOf(nights, signs.taken))
  }
  const answers = units.flat().filter((answer) => answer !== null)
  // A calendar that never answered could hold any night.
  if (answers.length > 0 && answers.length === units.flat().length) {
    const ofUnits = units.map((copies, unit) =>
      united([...copies.map((copy) => copy!.nights.slice(daysBetween(copy!.from, today))), typed[unit]!]),
    )
    const [first = '', ...others] = byUnits(ofUnits)
    const until = first.replace(/\?+$/, '').length
    const known = [first, ...others].map((nights) => nights.slice(0, until))
    stay.calendar = {
      asOf: minuteOf(Math.min(...answers.map(({ at }) => at))),
      until: addDays(today, until),
      taken: known.map((nights) => runsOf(nights, signs.taken)),
      unknown: known.map((nights) => runsOf(nights, signs.unknown)),
    }
  }
  return stay.calendar || stay.typed ? stay : undefined
}

export function takenFile(stays: readonly AnswersOfStay[], today: PlainDate): string {
  const known = stays.flatMap((stay): [string, TakenStay][] => {
    const nights = takenStay(stay, today)
    return nights ? [[stay.id, nights]] : []
  })
  const file: TakenFile = { from: today, stays: Object.fromEntries(known) }
  return known.length === 0 ? '' : JSON.stringify(file)
}
