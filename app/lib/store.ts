import { useSyncExternalStore } from 'react'

export type Store<Value> = {
  get: () => Value
  /** Takes the next value, and tells everybody who follows. */
  set: (next: Value) => void
  /** @returns what ends it */
  subscribe: (listener: () => void) => () => void
}

/** A value that several parts of the page share, wherever they stand. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value of a store, kept current. @param prerendered what it is in the prerendered page and while that hydrates */
export function useStore<Value>(store: Store<Value>, prerendered: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => prerendered)
}
