/** The times of one day: what fits into its hours, and where one more outing delays the others least. */
import { isFar, isNear, type Frame, type Minutes, type Outing, type Timed } from './outing.ts'

/** At home between two outings, at least. */
const REST: Minutes = 30

const duration = ({ visitMinutes, road }: Outing): Minutes => visitMinutes + 2 * (road?.minutes ?? 0)

const earliestLeave = ({ notBefore = 0, road }: Outing, from: Minutes): Minutes =>
  Math.max(from, notBefore - (road?.minutes ?? 0))

/**
 * The times of a day: one leaves as early as possible, for a late afternoon as late as what follows allows.
 *
 * @returns undefined if the day has too few hours
 */
export function timed<O extends Outing>(outings: readonly O[], { from, until }: Frame): Timed<O>[] | undefined {
  // When one has to leave at the latest, from the end of the day on.
  const latestLeaves = outings.map((_, i) =>
    outings.slice(i).reduce((time, outing) => time - duration(outing) - REST, until + REST),
  )
  let free = from
  const times: Timed<O>[] = []
  for (const [i, outing] of outings.entries()) {
    const latestLeave = latestLeaves[i]!
    const earliest = earliestLeave(outing, free)
    if (earliest > latestLeave) return undefined
    const leave = outing.when === 'lateAfternoon' ? latestLeave : earliest
    const arrive = leave + (outing.road?.minutes ?? 0)
    const depart = arrive + outing.visitMinutes
    const home = leave + duration(outing)
    times.push({ outing, leave, arrive, depart, home })
    free = home + REST
  }
  return times
}

export const fits = (outings: readonly Outing[], frame: Frame): boolean => timed(outings, frame) !== undefined

type Half = 'morning' | 'afternoon'

/** Those that may be at any hour take what the others leave. */
export const anyHourLast = (a: Outing, b: Outing) => Number(a.when === 'any') - Number(b.when === 'any')

export const accepts = ({ when }: Outing, half: Half): boolean =>
  when === 'any' || (when === 'morning') === (half === 'morning')

/** The halves of a day that no outing takes. */
export function halvesLeft(outings: readonly Outing[], { part }: Frame): Half[] {
  if (outings.some(isFar)) return []
  const halves: Half[] = part === 'whole' ? ['morning', 'afternoon'] : [part === 'arrival' ? 'afternoon' : 'morning']
  for (const near of outings.filter(isNear).toSorted(anyHourLast)) {
    const taken = halves.findIndex((half) => accepts(near, half))
    halves.splice(Math.max(taken, 0), 1)
  }
  return halves
}

/** Total minutes by which outings miss the hour that each would have alone; those for any hour count as 0. */
function delay(outings: readonly Outing[], frame: Frame): Minutes {
  const times = timed(outings, frame)
  if (!times) return Infinity
  return times.reduce((sum, { outing, leave }) => {
    const alone = timed([outing], frame)?.[0]?.leave ?? leave
    return sum + (outing.when === 'any' ? 0 : Math.abs(leave - alone))
  }, 0)
}

/** The outings of a day with one more, where it delays them least; undefined if it does not fit. */
export function inserted<O extends Outing>(outing: O, outings: readonly O[], frame: Frame): O[] | undefined {
  const tries = [...outings, outing].map((_, at) => outings.toSpliced(at, 0, outing))
  const costs = tries.map((list) => delay(list, frame))
  const least = Math.min(...costs)
  // Of equal places the last: the order of choosing.
  return least < Infinity ? tries[costs.lastIndexOf(least)] : undefined
}

/** Minutes by which one more outing delays those of a day; Infinity if it does not fit. */
export function addedDelay(outing: Outing, outings: readonly Outing[], frame: Frame): Minutes {
  const longer = inserted(outing, outings, frame)
  return longer ? delay(longer, frame) - delay(outings, frame) : Infinity
}
