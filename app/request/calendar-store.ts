import { useEffect } from 'react'
import { isPlainDate } from '../../lib/dates.ts'
import { takenFileName, type TakenFile } from '../../lib/taken-file.ts'
import { useNow } from '../browser/hooks.ts'
import { createStore, useStore } from '../browser/store.ts'

/** The resort's calendars, and the moment at which they are asked: milliseconds as `Date.now()` gives them. */
export type Calendar = { file: TakenFile; now: number }

/** What the resort's calendars know; null where there is no answer, and without signal. */
const fileStore = createStore<TakenFile | null>(null)

/** Milliseconds to wait for an answer; without one nothing is said. */
const patience = 8_000
/** What was read so recently is not asked for again, in milliseconds. */
const recent = 60_000

let askedAt = -Infinity

/** Reads the file. Where it is gone, nothing is said; without signal what was read before holds while it is fresh. */
export async function refreshCalendar(): Promise<void> {
  if (!import.meta.env.STAYS_IN_CALENDAR) return
  askedAt = performance.now()
  try {
    const signal = AbortSignal.timeout(patience)
    fileStore.set(await fileIn(await fetch(`/${takenFileName}`, { cache: 'no-cache', signal })))
  } catch {
    askedAt = -Infinity
  }
}

/** The calendar now, which is read when the first part of the page needs it. */
export function useCalendar(isNeeded = true): Calendar | null {
  useEffect(() => {
    if (isNeeded && performance.now() - askedAt > recent) void refreshCalendar()
  }, [isNeeded])
  const file = useStore(fileStore)
  const now = useNow()
  return file && now ? { file, now: now.getTime() } : null
}

/** What a host has answered; null where that is no such file, but for example the page of a hotel's network. */
export async function fileIn(answer: Response): Promise<TakenFile | null> {
  const data = answer.ok && ((await answer.json().catch(() => null)) as Partial<TakenFile> | null)
  return data && isPlainDate(String(data.from)) && data.stays ? (data as TakenFile) : null
}
