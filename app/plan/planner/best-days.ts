/** Of all ways to place what has no day yet, the one with the least faults. */
import { fits, isAtItsBest, isFar, neighboursOf, type Outing, type Placed, type Rules } from './day-rules.ts'

/** @param kept what has its place already */
export function bestDays(kept: readonly Placed[], wishes: readonly Outing[], rules: Rules): Placed[] {
  const { frames, neighbours } = rules
  const isLinked = ({ id }: Outing) => neighbours.some(({ one, other }) => one === id || other === id)
  /** Places of one kind can stand for each other. */
  const kindOf = (outing: Outing) =>
    outing === rules.first || isLinked(outing)
      ? outing.id
      : `${outing.visit?.area} ${outing.visit?.length} ${outing.visit?.bestPart}`
  const known = new Map<string, readonly Placed[]>()

  /** The best that can follow, from a day on. */
  function fromDay(day: number, left: readonly Outing[]): readonly Placed[] {
    if (day === frames.length) return []
    const key = [day, ...left.map(({ id }) => id)].join(' ')
    const found = known.get(key) ?? leastOf(candidates(day, left), left)
    known.set(key, found)
    return found
  }

  const candidates = (day: number, left: readonly Outing[]) =>
    waysToFill(day, left).map((stops) => [...stops, ...fromDay(day + 1, without(stops, left))])

  function leastOf(plans: Placed[][], left: readonly Outing[]): readonly Placed[] {
    const all = plans.map((placed) => ({ placed, faults: faultsOf(placed, without(placed, left), rules) }))
    return all.reduce((least, each) => (isLess(each.faults, least.faults) ? each : least)).placed
  }

  /** All that a day may hold, with what it holds already; the first of these wins where two are as good. */
  function waysToFill(day: number, left: readonly Outing[]): Placed[][] {
    const { parts } = frames[day]!
    const there = kept.filter((each) => each.day === day)
    const ways = parts.reduce(
      (made, part) =>
        made.flatMap((way) => {
          const fitting = left.filter(
            (outing) => !way.some((each) => each.outing === outing) && fits(way, { outing, day, part }, rules),
          )
          const kinds = fitting.map(kindOf)
          const first = fitting.filter((_, at) => kinds.indexOf(kinds[at]!) === at)
          return [...first.map((outing) => [...way, { outing, day, part }]), way]
        }),
      [there],
    )
    // What comes later could stand on an empty day, unless it shares the day of something kept.
    const maySkip = ways.length === 1 || parts.length < 2 || kept.some((each) => each.day >= day)
    return maySkip ? ways : ways.slice(0, -1)
  }

  // Near places come first where both are as good.
  const near = wishes.filter((outing) => !isFar(outing))
  return [...fromDay(0, [...near, ...wishes.filter(isFar)])]
}

const without = (placed: readonly Placed[], all: readonly Outing[]) =>
  all.filter((place) => !placed.some(({ outing }) => outing === place))

/** What is wrong with a plan; each number counts only where all before it are the same. */
export function faultsOf(placed: readonly Placed[], left: readonly Outing[], rules: Rules): number[] {
  const ofFirst = placed.find(({ outing }) => outing === rules.first)
  // Its best hours, and rather not on the last morning.
  const hoursOfFirst = ofFirst && (isAtItsBest(ofFirst) ? Number(ofFirst.day === rules.lastDay) : 2)
  const ends = placed.map(({ outing, day, part }) => 2 * day + (part === 'afternoon' || isFar(outing) ? 2 : 1))
  const between = placed.flatMap((one, at) =>
    placed
      .slice(at + 1)
      .filter(({ day }) => day === one.day)
      .map((other) => neighboursOf(one.outing, other.outing, rules.neighbours)?.minutes ?? 0),
  )
  return [
    left.length,
    hoursOfFirst ?? (rules.first && left.includes(rules.first) ? 3 : 0),
    // The half day that ends the plan.
    Math.max(0, ...ends),
    new Set(placed.map(({ day }) => day)).size,
    placed.filter((each) => !isAtItsBest(each)).length,
    between.reduce((minutes, each) => minutes + each, 0),
  ]
}

export function isLess(one: readonly number[], other: readonly number[]): boolean {
  const decisive = one.findIndex((fault, at) => fault !== other[at])
  return decisive !== -1 && one[decisive]! < other[decisive]!
}
