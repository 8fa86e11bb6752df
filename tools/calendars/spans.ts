/**
 * Nights as half-open spans of days: from the day on which the first night begins to the day after the last, so that a
 * departure and an arrival on one day neither overlap nor leave a gap.
 */
import { addDays, daysBetween, isPlainDate, type PlainDate } from '../../lib/dates.ts'
import type { Runs } from '../../lib/taken.ts'

/** The nights from `from` to the one before `to`. */
export type Span = { from: PlainDate; to: PlainDate }

/**
 * The nights that at least so many of the lists hold, in order and merged. Of two units `onAtLeast(units, 2)` are the
 * nights on which both are taken.
 */
export function onAtLeast(lists: readonly (readonly Span[])[], least: number): Span[] {
  const edges = lists
    .flatMap((list) => (least === 1 || list.length < 2 ? list : united(list)))
    .flatMap(({ from, to }) => (from < to ? [[from, 1] as const, [to, -1] as const] : []))
    // On one day beginnings come first, so that spans that meet become one.
    .toSorted(([one, up], [other, down]) => (one < other ? -1 : one > other ? 1 : down - up))
  const spans: Span[] = []
  let depth = 0
  let from: PlainDate | undefined
  for (const [day, step] of edges) {
    depth += step
    if (from === undefined && depth >= least) from = day
    else if (from !== undefined && depth < least) {
      if (from < day) spans.push({ from, to: day })
      from = undefined
    }
  }
  return spans
}

/** The same nights in order, without overlaps, and spans that meet as one. */
export const united = (spans: readonly Span[]): Span[] => onAtLeast([spans], 1)

/** The nights of `spans` that none of `others` holds. */
export function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  const left: Span[] = []
  const holes = united(others)
  for (let { from, to } of united(spans)) {
    for (const hole of holes) {
      if (hole.to <= from || to <= hole.from) continue
      if (from < hole.from) left.push({ from, to: hole.from })
      from = hole.to < to ? hole.to : to
    }
    if (from < to) left.push({ from, to })
  }
  return left
}

/** The nights from `from` to the one before `to` alone. */
export const within = (spans: readonly Span[], limits: Span): Span[] =>
  spans
    .map(({ from, to }) => ({ from: from < limits.from ? limits.from : from, to: to > limits.to ? limits.to : to }))
    .filter(({ from, to }) => from < to)

/** As taken.json holds spans that are in order and do not overlap. */
export function runsOf(spans: readonly Span[], first: PlainDate): Runs {
  let day = first
  return spans.flatMap(({ from, to }) => {
    const run = [daysBetween(day, from), daysBetween(from, to)]
    day = to
    return run
  })
}

/** As kept answers hold them: '2027-05-14/2027-05-16' for the nights of 14 and 15 May. */
export const written = (spans: readonly Span[]): string[] => spans.map(({ from, to }) => `${from}/${to}`)

/** Reads what `written` wrote; undefined where it is anything else. */
export function readSpans(list: unknown): Span[] | undefined {
  if (!Array.isArray(list)) return undefined
  const spans = list.map((text) => {
    const [from = '', to = '', ...rest] = String(text).split('/')
    return isPlainDate(from) && isPlainDate(to) && from < to && rest.length === 0 ? { from, to } : undefined
  })
  return spans.every((span) => span !== undefined) ? spans : undefined
}

/** The span of the days that an owner types: the nights of both days, and of those between. */
export const typedSpan = ({ from, until }: { from: PlainDate; until: PlainDate }): Span => ({
  from,
  to: addDays(until, 1),
})
