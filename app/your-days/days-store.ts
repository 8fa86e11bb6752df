import { createKeptStore } from '../browser/kept-store.ts'
import { storageKeys } from '../browser/storage-keys.ts'
import { createStore, useStore } from '../browser/store.ts'
import { hasNoOutings, noChoices, type Choices } from './choices.ts'

const maxIds = 40

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= maxIds && value.every((id) => typeof id === 'string' && id.length <= 60)

/** What was kept, of any shape; no choices where it cannot be read. */
export function parseChoices(kept: unknown): Choices {
  if (typeof kept !== 'object' || kept === null) return noChoices
  const { days, loose } = kept as { days?: unknown; loose?: unknown }
  return Array.isArray(days) && days.every(isIds) && isIds(loose) ? { days, loose } : noChoices
}

/** What the guest has chosen in this tab. */
export const daysStore = createKeptStore(storageKeys.days, noChoices, hasNoOutings)
daysStore.restore(parseChoices)

export const useChoices = (): Choices => useStore(daysStore, noChoices)

/** The choices that a ready or shared plan has replaced last. */
export const replacedStore = createStore<Choices | undefined>(undefined)

/** Replaces the guest's own plan, which can be brought back. */
export function replaceChoices(choices: Choices): void {
  const own = daysStore.get()
  replacedStore.set(hasNoOutings(own) ? undefined : own)
  daysStore.set(choices)
}
