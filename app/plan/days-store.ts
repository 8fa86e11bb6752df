import { withoutPastDates, isPlainDate, type PlainDate, type StayDates } from '../../lib/dates.ts'
import { createKeptStore, useStore } from '../browser/store.ts'
import { today } from '../resort/clock-and-desk.ts'

export type Part = 'morning' | 'afternoon'

/** What a guest has chosen, and where the guest has put it: a day, from 1 on, and a part of it. */
export interface Choice {
  id: string
  day?: number | undefined
  part?: Part | undefined
}

/** What a guest plans, and the dates of the stay as they were entered. */
export type Days = StayDates & {
  chosen: readonly Choice[]
  /** Whether the guest passes the far places on the way here and on. */
  passesBy: boolean
}

const noDays: Days = { chosen: [], checkIn: '', checkOut: '', passesBy: false }

/** More are no plan of a guest, whether kept here or in a link. */
export const mostChoices = 40

const dateOf = (value: unknown): PlainDate => (typeof value === 'string' && isPlainDate(value) ? value : '')

function isChoice(value: unknown): value is Choice {
  const { id, day = 1, part = 'morning' } = (value ?? {}) as Partial<Record<keyof Choice, unknown>>
  const isSlot = Number.isSafeInteger(day) && (part === 'morning' || part === 'afternoon')
  return typeof id === 'string' && id.length <= 60 && isSlot
}

/** What was kept, of any shape; no choices where it cannot be read. Dates that are past on a day are left out. */
export function parseDays(stored: unknown, day: PlainDate): Days {
  const kept = (stored ?? {}) as Partial<Record<keyof Days, unknown>>
  const { chosen: listed } = kept
  const chosen = Array.isArray(listed) && listed.length <= mostChoices ? listed.filter(isChoice) : []
  const dates = { checkIn: dateOf(kept.checkIn), checkOut: dateOf(kept.checkOut) }
  // Without a last day the plan may go on for as many days as it has outings.
  return { chosen, passesBy: kept.passesBy === true, ...withoutPastDates(dates, day, chosen.length) }
}

/** Dates alone are not kept. */
const isEmpty = ({ chosen }: Days) => chosen.length === 0

export const daysStore = createKeptStore('localStorage', 'days', noDays, isEmpty)
daysStore.restore((stored) => {
  const read = parseDays(stored, today())
  const { checkIn, checkOut } = daysStore.get()
  // Those of this tab stay when another tab keeps an outing, or Back brings the page.
  return read.checkIn || read.checkOut ? read : { ...read, checkIn, checkOut }
})

export const useDays = (): Days => useStore(daysStore)

export function changeDays(changes: Partial<Days>): void {
  daysStore.set({ ...daysStore.get(), ...changes })
}

export const isChosen = ({ chosen }: Days, id: string): boolean => chosen.some((choice) => choice.id === id)

export function addOrRemove(id: string): void {
  const days = daysStore.get()
  const others = days.chosen.filter((choice) => choice.id !== id)
  changeDays({ chosen: isChosen(days, id) ? others : [...others, { id }] })
}

type Choices = Days['chosen']
let replaced: { own: Choices; by: Choices } | undefined

/** Replaces the guest's own plan, which can be brought back. */
export function replaceChoices(by: Choices): void {
  const own = daysStore.get().chosen
  replaced = own.length > 0 ? { own, by } : undefined
  changeDays({ chosen: by })
}

/** The choices that others have replaced, until those are changed: bringing them back must not cost a new plan. */
export const replacedIn = ({ chosen }: Days): Choices | undefined =>
  replaced?.by === chosen ? replaced.own : undefined
