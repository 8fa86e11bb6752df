/** The times of one day: what fits into its hours, and where one more outing delays the others least. */
import { MEAL, nextQuarter } from './day-hours.ts'
import { isFar, isNear, type DayFrame, type Minutes, type Outing, type Timed } from './outing.ts'

/** At home between two outings, at least. */
const REST: Minutes = 30

const lunch = { from: 12 * 60, until: 14 * 60 }

const roadTime = ({ road }: Outing): Minutes => nextQuarter(road?.minutes ?? 0)

const durationWithoutLunch = (outing: Outing): Minutes => nextQuarter(outing.visitMinutes) + 2 * roadTime(outing)

/** Whether one is away for so much of the time for lunch that none is left for it at home. */
const hasLunchAway = (outing: Outing, leave: Minutes): boolean =>
  leave < lunch.from + MEAL && leave + durationWithoutLunch(outing) > lunch.until - MEAL

const homeAfter = (outing: Outing, leave: Minutes): Minutes =>
  leave + durationWithoutLunch(outing) + (hasLunchAway(outing, leave) ? MEAL : 0)

/** The latest time to leave so as to be home by then. */
function latestLeave(outing: Outing, home: Minutes): Minutes {
  const leave = home - durationWithoutLunch(outing)
  if (!hasLunchAway(outing, leave)) return leave
  // Either with lunch on the way, or early enough to be home for it.
  return Math.max(leave - MEAL, lunch.until - MEAL - durationWithoutLunch(outing))
}

/** Whether an outing is on the way: to us the first of the day of arrival, on from us the last of that of departure. */
function wayOf(outings: readonly Outing[], at: number, { part }: DayFrame): 'here' | 'on' | undefined {
  if (!outings[at]?.onTheWayBy) return undefined
  if (part === 'arrival' && at === 0) return 'here'
  return part === 'departure' && at === outings.length - 1 ? 'on' : undefined
}

/**
 * The times of a day: one leaves as early as possible, for a late afternoon as late as what follows allows. Who comes
 * by or goes on has as far a road on the other side of the place, since nobody knows from where or to where.
 *
 * @returns undefined if the day has too few hours
 */
export function timed<O extends Outing>(outings: readonly O[], frame: DayFrame): Timed<O>[] | undefined {
  // When one has to leave at the latest, from the end of the day on.
  const latestLeaves: Minutes[] = []
  let homeBy = frame.until
  for (const [at, outing] of [...outings.entries()].toReversed()) {
    const goesOn = wayOf(outings, at, frame) === 'on'
    const latest = latestLeave(outing, goesOn ? frame.goesOnUntil : homeBy)
    latestLeaves[at] = goesOn ? Math.min(latest, frame.until) : latest
    homeBy = latestLeaves[at] - REST
  }
  let free = frame.from
  const times: Timed<O>[] = []
  for (const [at, outing] of outings.entries()) {
    const latest = latestLeaves[at]!
    const way = wayOf(outings, at, frame)
    const earliest = Math.max(
      way === 'here' ? frame.comesFrom : free,
      nextQuarter((outing.notBefore ?? 0) - roadTime(outing)),
    )
    if (earliest > latest) return undefined
    const home = homeAfter(outing, latest)
    // Sometimes one is back in time only after lunch at home.
    const early = [earliest, lunch.from + MEAL].find(
      (time) => time >= earliest && time <= latest && homeAfter(outing, time) <= home,
    )
    const leave = outing.when === 'lateAfternoon' ? latest : (early ?? latest)
    const back = homeAfter(outing, leave)
    times.push({
      outing,
      leave,
      arrive: leave + roadTime(outing),
      depart: back - roadTime(outing),
      home: back,
      way,
      hasLunch: hasLunchAway(outing, leave),
    })
    free = Math.max(free, back + REST)
  }
  return times
}
export const fits = (outings: readonly Outing[], frame: DayFrame): boolean => timed(outings, frame) !== undefined

type Half = 'morning' | 'afternoon'

/** Those that may be at any hour take what the others leave. */
export const anyHourLast = (a: Outing, b: Outing) => Number(a.when === 'any') - Number(b.when === 'any')

export const accepts = ({ when }: Outing, half: Half): boolean =>
  when === 'any' || (when === 'morning') === (half === 'morning')

/** The halves of a day that no outing takes. */
export function halvesLeft(outings: readonly Outing[], { part }: DayFrame): Half[] {
  if (outings.some(isFar)) return []
  const halves: Half[] = part === 'whole' ? ['morning', 'afternoon'] : [part === 'arrival' ? 'afternoon' : 'morning']
  for (const near of outings.filter(isNear).toSorted(anyHourLast)) {
    const taken = halves.findIndex((half) => accepts(near, half))
    halves.splice(Math.max(taken, 0), 1)
  }
  return halves
}

/** Total minutes by which outings miss the hour that each would have alone; those for any hour count as 0. */
function delay(outings: readonly Outing[], frame: DayFrame): Minutes {
  const times = timed(outings, frame)
  if (!times) return Infinity
  return times.reduce((sum, { outing, leave }) => {
    const alone = timed([outing], frame)?.[0]?.leave ?? leave
    return sum + (outing.when === 'any' ? 0 : Math.abs(leave - alone))
  }, 0)
}

/** The outings of a day with one more, where it delays them least; undefined if it does not fit. */
export function inserted<O extends Outing>(outing: O, outings: readonly O[], frame: DayFrame): O[] | undefined {
  const tries = [...outings, outing].map((_, at) => outings.toSpliced(at, 0, outing))
  const costs = tries.map((list) => delay(list, frame))
  const least = Math.min(...costs)
  // Of equal places the last: the order of choosing.
  return least < Infinity ? tries[costs.lastIndexOf(least)] : undefined
}

/** Minutes by which one more outing delays those of a day; Infinity if it does not fit. */
export function addedDelay(outing: Outing, outings: readonly Outing[], frame: DayFrame): Minutes {
  const longer = inserted(outing, outings, frame)
  return longer ? delay(longer, frame) - delay(outings, frame) : Infinity
}
