import { daysBetween, isPlainDate, type PlainDate } from '../../../../lib/dates.ts'
import { mostHours, type Runs, type TakenFile, type TakenStay } from '../../../../lib/taken.ts'

const isGroup = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object'

const areLists = (value: unknown): value is Runs[] =>
  Array.isArray(value) &&
  value.every((runs) => Array.isArray(runs) && runs.every((run) => Number.isInteger(run) && run >= 0))

function isStay(value: unknown): value is TakenStay {
  if (!isGroup(value) || (value.typed !== undefined && !areLists(value.typed))) return false
  const { calendar } = value
  if (calendar === undefined) return true
  if (!isGroup(calendar) || !isPlainDate(String(calendar.until)) || Number.isNaN(Date.parse(String(calendar.asOf))))
    return false
  return areLists(calendar.taken) && areLists(calendar.unknown)
}

/** The file, without stays that are not sound; null where it is no such file. */
export function parseTaken(data: unknown): TakenFile | null {
  if (!isGroup(data) || !isPlainDate(String(data.from)) || !isGroup(data.stays)) return null
  const stays = Object.entries(data.stays).filter((entry): entry is [string, TakenStay] => isStay(entry[1]))
  return { from: String(data.from), stays: Object.fromEntries(stays) }
}

/** What a host has answered; null where that is no such file. */
export const fileIn = async (answer: Response): Promise<TakenFile | null> =>
  answer.ok ? parseTaken(await answer.json().catch(() => null)) : null

/** What is known of a night: fewer units are left than are asked for, so many are left, or neither. */
export type NightState = 'taken' | 'free' | 'unknown'

/** Whether a stay's calendar says anything now. */
export function isFresh({ calendar }: TakenStay, now: number): boolean {
  const age = calendar ? now - Date.parse(calendar.asOf) : Infinity
  // From a device whose clock is far behind, nothing can be said either.
  return -hour < age && age <= mostHours * hour
}

const hour = 3_600_000

/** @param now milliseconds as `Date.now()` gives them */
export function nightState(
  { from, stays }: TakenFile,
  stay: { id: string },
  units: number,
  night: PlainDate,
  now: number,
): NightState {
  const known = stays[stay.id]
  const day = daysBetween(from, night)
  if (!known || day < 0) return 'unknown'
  const [asked, { calendar, typed }] = [units - 1, known]
  if (areIn(typed?.[asked], day)) return 'taken'
  if (!calendar || !isFresh(known, now) || night >= calendar.until) return 'unknown'
  if (areIn(calendar.taken[asked], day)) return 'taken'
  return !calendar.taken[asked] || areIn(calendar.unknown[asked], day) ? 'unknown' : 'free'
}

/** Whether spans by their lengths hold the night that is so many days after the first. */
function areIn(runs: Runs = [], day: number): boolean {
  let end = 0
  const at = runs.findIndex((run) => day < (end += run))
  return at % 2 === 1
}
