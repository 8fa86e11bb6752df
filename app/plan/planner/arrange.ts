/**
 * The plan as a guide of the region would make it, in half days: one pure function of what a guest has chosen, the dates,
 * and the places.
 *
 * A near place takes a morning or an afternoon. A day in the far area holds two neighbours, or one place. On the days of
 * arrival and departure there are near places only, or a far one on the way where the guest passes by. What the guest
 * has put on a day stays there as long as it fits. Of all ways to place the rest, the one wins that leaves out the
 * fewest; then that with the first place of the guide at its best hours and not on the last morning; then the fewest
 * days without holes; then the best parts of the day.
 */
import { addDays, daysBetween, isPlainDate, type StayDates } from '../../../lib/dates.ts'
import type { Choice, Part } from '../choice.ts'
import { bestFirst, bestPlan } from './best-plan.ts'
import { Grid } from './grid.ts'
import { isFar, isHalfDay, type Frame, type Neighbours, type Outing } from './outing.ts'
import type { Plan, PlannedDay, Stop } from './outing.ts'

export type Stay = StayDates & {
  /** Whether the guest passes the far places on the way here and on. */
  passesBy: boolean
}

const wholeDay: readonly Part[] = ['morning', 'afternoon']
/** No plan is longer: while a year is typed, '20' of 2027 counts as the year 20. */
const mostDays = 100

export function arrange(
  choices: readonly Choice[],
  stay: Stay,
  outings: readonly Outing[],
  neighbours: readonly Neighbours[],
): Plan {
  const chosen = outings.filter(({ id }) => choices.some((choice) => choice.id === id))
  const places = chosen.filter(({ visit }) => visit)
  const frames = framesOf(stay, chosen.length + 1)
  const begun = new Grid({ frames, neighbours, passesBy: stay.passesBy })
  const pinned = withNeighbours(withPins(begun, choices, places), places)
  const isLeaving = frames[0]?.date !== undefined && isPlainDate(stay.checkOut)
  const best = bestPlan(
    pinned,
    places,
    outings.filter(({ visit }) => visit),
    isLeaving ? frames.length - 1 : -1,
  )
  const days = frames.map((frame, day): PlannedDay => ({ date: frame.date, stops: stopsOf(best, day), onSite: [] }))
  addOnSite(
    days,
    chosen.filter(({ visit }) => !visit),
    choices,
  )
  const isEmpty = ({ stops, onSite }: PlannedDay) => stops.length + onSite.length === 0
  const used = days.slice(0, days.findLastIndex((day) => !isEmpty(day)) + 1)
  return {
    days: frames[0]?.date ? used : used.filter((day) => !isEmpty(day)),
    left: places.filter((place) => !best.holds(place)),
    frames,
  }
}

/** The days that there may be. */
function framesOf({ checkIn, checkOut }: StayDates, most: number): Frame[] {
  if (!isPlainDate(checkIn)) return Array.from({ length: most }, () => ({ date: undefined, parts: wholeDay }))
  const nights = isPlainDate(checkOut) ? daysBetween(checkIn, checkOut) : 0
  return Array.from({ length: Math.min(nights > 0 ? nights + 1 : most + 1, mostDays) }, (_, day) => ({
    date: addDays(checkIn, day),
    parts: day === 0 ? ['afternoon'] : day === nights ? ['morning'] : wholeDay,
  }))
}

/** What the guest has put on a day, as long as it fits there. */
function withPins(grid: Grid, choices: readonly Choice[], places: readonly Outing[]): Grid {
  return choices.reduce((made, { id, day = 0, part }) => {
    const place = places.find((each) => each.id === id)
    if (!place) return made
    const frame = grid.rules.frames[day - 1]
    // Links of the first version say no part: with dates, half of the first day is gone, and the rule knows better.
    const parts = part ? [part] : frame && !frame.date ? bestFirst(place, frame.parts) : []
    return made.with(
      place,
      parts.map((each) => ({ day: day - 1, part: each })),
    )
  }, grid)
}

/** Far places share the day of a neighbour that the guest has put there. */
const withNeighbours = (grid: Grid, places: readonly Outing[]): Grid =>
  places
    .filter((place) => isFar(place) && !grid.holds(place))
    .reduce(
      (made, place) =>
        made.with(
          place,
          made.slotsFor(place).filter(({ day }) => made.on(day).length > 0),
        ),
      grid,
    )

function stopsOf(grid: Grid, day: number): Stop[] {
  const { parts } = grid.rules.frames[day]!
  const placed = wholeDay.flatMap((part) => grid.placed.filter((each) => each.day === day && each.part === part))
  return placed.map(({ outing, part }) => {
    const isAlone = placed.length === 1 && (isFar(outing) || !isHalfDay(outing))
    return { outing, part, told: isAlone ? (parts.length === 2 ? 'wholeDay' : 'onTheWay') : part }
  })
}

/** Enjoyments take no time of a plan: they stand on the first day that is spent nearby, or where the guest put them. */
function addOnSite(days: readonly PlannedDay[], onSite: readonly Outing[], choices: readonly Choice[]): void {
  const nearby = days.find(({ stops }) => stops.length > 0 && !stops.some(({ outing }) => isFar(outing))) ?? days[0]
  for (const outing of onSite) {
    const day = choices.find(({ id }) => id === outing.id)?.day ?? 0
    ;(days[day - 1] ?? nearby)?.onSite.push(outing)
  }
}
