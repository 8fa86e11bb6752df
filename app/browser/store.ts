import { useSyncExternalStore } from 'react'

export type Store<Value> = {
  get: () => Value
  set: (next: Value) => void
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void
}

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

/** The current value of a store. @param prerendered the value while prerendering and hydrating */
export function useStore<Value>(store: Store<Value>, prerendered: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => prerendered)
}
