import { datesAhead, isPlainDate, type PlainDate, type StayDates } from '../../lib/dates.ts'
import { createKeptStore } from '../browser/kept-store.ts'
import { storageKeys } from '../browser/storage-keys.ts'
import { createStore, useStore } from '../browser/store.ts'
import { today } from '../resort/today.ts'
import { chosenIds, hasNoOutings, noChoices, type Choices } from './choices.ts'

/** What a guest plans: the choices, and the dates of the stay as they were entered. */
export type Days = Choices & StayDates

const noDays: Days = { ...noChoices, checkIn: '', checkOut: '' }

const maxIds = 40

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= maxIds && value.every((id) => typeof id === 'string' && id.length <= 60)

const dateOf = (value: unknown): PlainDate => (typeof value === 'string' && isPlainDate(value) ? value : '')

/** What was kept, of any shape; no choices where it cannot be read. Dates that are past on a day are left out. */
export function parseDays(stored: unknown, day: PlainDate): Days {
  if (typeof stored !== 'object' || stored === null) return noDays
  const { days, loose, ...dates } = stored as Partial<Record<keyof Days, unknown>>
  if (!Array.isArray(days) || !days.every(isIds) || !isIds(loose)) return noDays
  const choices = { days, loose }
  const kept = { checkIn: dateOf(dates.checkIn), checkOut: dateOf(dates.checkOut) }
  // Without a last day the plan may go on for as many days as it has outings.
  return { ...choices, ...datesAhead(kept, day, Math.max(chosenIds(choices).length, days.length)) }
}

/** What the guest plans on this device. Dates alone are not kept. */
export const daysStore = createKeptStore('localStorage', storageKeys.days, noDays, hasNoOutings)
daysStore.restore((stored) => parseDays(stored, today()))

export const useDays = (): Days => useStore(daysStore, noDays)

export function changeDays(changes: Partial<Days>): void {
  daysStore.set({ ...daysStore.get(), ...changes })
}

const replacedStore = createStore<{ own: Choices; by: Choices } | undefined>(undefined)

/** Replaces the guest's own plan, which can be brought back. */
export function replaceChoices(by: Choices): void {
  const { days, loose } = daysStore.get()
  const own = { days, loose }
  replacedStore.set(hasNoOutings(own) ? undefined : { own, by })
  changeDays(by)
}

/** The choices that others have replaced, until those are changed: bringing them back must not cost a new plan. */
export function replacedChoices(): Choices | undefined {
  const [{ days, loose }, replaced] = [daysStore.get(), replacedStore.get()]
  return replaced?.by.days === days && replaced.by.loose === loose ? replaced.own : undefined
}

export function useReplaced(): Choices | undefined {
  useDays()
  useStore(replacedStore, undefined)
  return replacedChoices()
}

export function bringBack(own: Choices): void {
  replacedStore.set(undefined)
  changeDays(own)
}
