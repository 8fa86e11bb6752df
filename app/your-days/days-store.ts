import { storageKeys } from '../browser/storage-keys.ts'
import { createStore, useStore } from '../browser/store.ts'
import { isEmpty, noChoices, type Choices } from './choices.ts'

/** What is stored in this tab. Storage that is refused, or holds anything else, counts as empty. */
function kept(): Choices {
  try {
    return parseChoices(JSON.parse(sessionStorage.getItem(storageKeys.days) ?? 'null'))
  } catch {
    return noChoices
  }
}

export function parseChoices(stored: unknown): Choices {
  if (typeof stored !== 'object' || stored === null) return noChoices
  const { days, loose } = stored as { days?: unknown; loose?: unknown }
  return Array.isArray(days) && days.every(isIds) && isIds(loose) ? { days, loose } : noChoices
}

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= mostIds && value.every((id) => typeof id === 'string' && id.length <= 60)

const mostIds = 40

/** What the guest has chosen, kept in session storage: it survives reloads and ends with the tab. */
export const daysStore = createStore<Choices>(kept())

daysStore.subscribe(() => keep(daysStore.get()))

export const useChoices = (): Choices => useStore(daysStore, noChoices)

/** The choices that the last ready or shared plan has taken the place of. */
export const replacedStore = createStore<Choices | undefined>(undefined)

/** Takes a plan in place of the guest's own, which can be brought back. */
export function replaceChoices(choices: Choices): void {
  const own = daysStore.get()
  replacedStore.set(isEmpty(own) ? undefined : own)
  daysStore.set(choices)
}

function keep(choices: Choices): void {
  try {
    if (isEmpty(choices)) sessionStorage.removeItem(storageKeys.days)
    else sessionStorage.setItem(storageKeys.days, JSON.stringify(choices))
  } catch {
    // Refused or full: the plan lasts until the page is left.
  }
}
