/** Of all ways to place what has no day yet, the one with the least faults. */
import { fits, isAtItsBest, isFar, roadBetween, type Frame, type Outing, type Placed } from './day-rules.ts'

/** @param kept what has its place already */
export function bestDays(kept: readonly Placed[], wishes: readonly Outing[], frames: readonly Frame[]): Placed[] {
  const known = new Map<string, readonly Placed[]>()

  /** The best that can follow, from a day on. */
  function fromDay(day: number, left: readonly Outing[]): readonly Placed[] {
    if (day === frames.length) return []
    const key = [day, ...left.map(({ id }) => id)].join(' ')
    const found = known.get(key)
    if (found) return found
    const plans = waysToFill(day, left).map((stops) => {
      const placed = [...stops, ...fromDay(day + 1, without(stops, left))]
      return { placed, faults: faultsOf(placed, without(placed, left), frames) }
    })
    const { placed } = plans.reduce((least, each) => (isLess(each.faults, least.faults) ? each : least))
    known.set(key, placed)
    return placed
  }

  /** All that a day may hold, with what it holds already; the first of these wins where two are as good. */
  function waysToFill(day: number, left: readonly Outing[]): Placed[][] {
    const { parts } = frames[day]!
    const there = kept.filter((each) => each.day === day)
    const ways = parts.reduce(
      (made, part) =>
        made.flatMap((way) => {
          const fitting = left.filter(
            (outing) => !way.some((each) => each.outing === outing) && fits(way, { outing, day, part }, frames),
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

/** Places of one kind can stand for each other. The first of the guide, and one with neighbours, is a kind of its own. */
function kindOf({ id, visit }: Outing): string {
  if (!visit || visit.number === 1 || Object.keys(visit.neighbours).length > 0) return id
  return `${visit.area} ${visit.length} ${visit.bestPart}`
}

const without = (placed: readonly Placed[], all: readonly Outing[]) =>
  all.filter((place) => !placed.some(({ outing }) => outing === place))

/** What is wrong with a plan; each number counts only where all before it are the same. */
export function faultsOf(placed: readonly Placed[], left: readonly Outing[], frames: readonly Frame[]): number[] {
  const isFirst = ({ visit }: Outing) => visit?.number === 1
  const first = placed.find(({ outing }) => isFirst(outing))
  const isAtTheEnd = first && frames[first.day]?.parts.length === 1 && first.part === 'morning'
  const ends = placed.map(({ outing, day, part }) => 2 * day + (part === 'afternoon' || isFar(outing) ? 2 : 1))
  const between = placed.flatMap((one, at) =>
    placed
      .slice(at + 1)
      .filter(({ day }) => day === one.day)
      .map((other) => roadBetween(one.outing, other.outing)?.minutes ?? 0),
  )
  return [
    left.length,
    // The first place of the guide is for its best hours, and rather not for the last morning.
    first ? (isAtItsBest(first) ? Number(isAtTheEnd) : 2) : left.some(isFirst) ? 3 : 0,
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
