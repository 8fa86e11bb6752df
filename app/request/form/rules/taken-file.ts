import { isPlainDate } from '../../../../lib/dates.ts'
import type { Runs, TakenFile, TakenStay } from '../../../../lib/taken.ts'

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
