/** Of all ways to place what the guest has not put on a day, the one with the least faults. */
import type { Part } from '../choice.ts'
import { Grid, partsFor, type Placed, type Slot } from './grid.ts'
import { areNeighbours, isAtItsBest, isFar, isHalfDay, type Neighbours, type Outing } from './outing.ts'

/** @param outings all places, in the order of the guide: the first is what guests come for */
export function bestPlan(begun: Grid, places: readonly Outing[], outings: readonly Outing[], lastDay: number): Grid {
  const { frames, neighbours, passesBy } = begun.rules
  const rest = places.filter((place) => !begun.holds(place))
  const near = rest.filter((place) => !isFar(place) && isHalfDay(place))
  const ofWholeDays = rest.filter((place) => !near.includes(place))
  const [first] = outings

  let best = begun
  let least = [Infinity]
  for (const onTheWay of waysBy(begun, ofWholeDays)) {
    const units = unitsOf(
      ofWholeDays.filter((place) => !onTheWay.holds(place)),
      neighbours,
    )
    const days = [...frames.keys()].filter((day) => frames[day]!.parts.length === 2 && onTheWay.on(day).length === 0)
    for (let count = Math.min(units.length, days.length); count >= 0; count -= 1) {
      const taken = units.slice(0, count).toSorted(([a], [b]) => outings.indexOf(a!) - outings.indexOf(b!))
      // Near places come first where both are as good.
      for (let from = Math.min(days.length - count, near.length); from >= 0; from -= 1) {
        const withFar = taken
          .flatMap((unit, at) => unit.map((outing) => ({ outing, day: days[from + at]! })))
          .reduce((grid, { outing, day }) => {
            const parts = bestFirst(outing, partsFor(outing, frames[day]!, passesBy))
            return grid.with(
              outing,
              parts.map((part) => ({ day, part })),
            )
          }, onTheWay)
        const grid = withNear(withFar, near, first, lastDay)
        const faults = faultsOf(grid, places, first, lastDay)
        const at = faults.findIndex((fault, index) => fault !== least[index])
        if (at >= 0 && faults[at]! < least[at]!) [best, least] = [grid, faults]
      }
    }
  }
  return best
}

export const bestFirst = ({ visit }: Outing, parts: readonly Part[]): readonly Part[] =>
  visit?.bestPart === 'afternoon' ? parts.toReversed() : parts

/** The first place of the guide is for its best hours, and not for the last morning. */
const faultOfFirst = (first: Outing, slot: Slot, lastDay: number) =>
  slot.day === lastDay ? 2 : Number(!isAtItsBest(first, slot.part))

/** Nothing on the way, or one far place on the way here, one on the way on, or both. */
function waysBy(begun: Grid, places: readonly Outing[]): Grid[] {
  const edges = begun.rules.frames.flatMap(({ parts }, day) => (parts.length < 2 ? [{ day, part: parts[0]! }] : []))
  return edges.reduce(
    (ways, edge) =>
      ways.flatMap((way) => [
        way,
        ...places
          .filter((place) => !way.holds(place) && way.hasRoom(place, edge))
          .map((place) => way.with(place, [edge])),
      ]),
    [begun],
  )
}

/** Places for whole days, two neighbours on one: as many pairs as there are, then those alone. */
function unitsOf(places: readonly Outing[], neighbours: readonly Neighbours[]): Outing[][] {
  const goesWith = (one: Outing) => (other: Outing) =>
    other !== one && isHalfDay(one) && isHalfDay(other) && areNeighbours(one, other, neighbours) !== undefined
  let left = places
  const pairs: Outing[][] = []
  for (;;) {
    // Who has the fewest neighbours chooses first.
    const neighboursOf = (one: Outing) => left.filter(goesWith(one))
    const fewest = (all: readonly Outing[]) =>
      all.toSorted((a, b) => neighboursOf(a).length - neighboursOf(b).length)[0]
    const one = fewest(left.filter((place) => neighboursOf(place).length > 0))
    const other = one && fewest(neighboursOf(one))
    if (!one || !other) return [...pairs, ...left.map((place) => [place])]
    // A place for any hour follows one that is for the morning.
    pairs.push([one, other].toSorted((a, b) => hourOf(a) - hourOf(b)))
    left = left.filter((place) => place !== one && place !== other)
  }
}

const hourOf = ({ visit }: Outing) => ['morning', 'any', 'afternoon'].indexOf(visit?.bestPart ?? 'any')

/** Near places take the earliest free parts, the best ones for each where they can. */
function withNear(grid: Grid, near: readonly Outing[], first: Outing | undefined, lastDay: number): Grid {
  const slotsOfFirst = (place: Outing) =>
    grid.slotsFor(place).toSorted((a, b) => faultOfFirst(place, a, lastDay) - faultOfFirst(place, b, lastDay))
  const begun = first && near.includes(first) ? grid.with(first, slotsOfFirst(first)) : grid
  const others = near.filter((place) => place !== first)
  const slots = others[0] ? begun.slotsFor(others[0]).slice(0, others.length) : []
  const atBest = slots.reduce((made, slot) => {
    const place = others.find((each) => each.visit?.bestPart === slot.part && !made.holds(each))
    return place ? made.with(place, [slot]) : made
  }, begun)
  return others.filter((place) => !atBest.holds(place)).reduce((made, place) => made.with(place, slots), atBest)
}

/** What is wrong with a plan, the worst first: what wins is left out least, then has the fewest days and no holes. */
function faultsOf({ placed }: Grid, places: readonly Outing[], first: Outing | undefined, lastDay: number): number[] {
  const ofFirst = placed.find(({ outing }) => outing === first)
  const ends = ({ outing, day, part }: Placed) => 2 * day + Number(part === 'afternoon' || isFar(outing))
  return [
    places.length - placed.length,
    ofFirst ? faultOfFirst(ofFirst.outing, ofFirst, lastDay) : 3,
    Math.max(0, ...placed.map(ends)),
    new Set(placed.map(({ day }) => day)).size,
    placed.filter((each) => !isAtItsBest(each.outing, each.part)).length,
  ]
}
