import { useSyncExternalStore } from 'react'

export type Store<Value> = {
  /** The value while prerendering and hydrating. */
  initial: Value
  get: () => Value
  set: (next: Value) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    initial,
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

export const useStore = <Value>({ subscribe, get, initial }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get, () => initial)

/** `sessionStorage` ends with the tab; `localStorage` is shared by all tabs, and stays. */
type StorageName = 'sessionStorage' | 'localStorage'

/** A value that survives reloads; as long as the page where storage is refused. An empty one leaves nothing there. */
export function createKeptStore<Value>(
  storage: StorageName,
  key: string,
  empty: Value,
  isEmpty: (value: Value) => boolean,
) {
  const store = createStore(empty)
  const isKept = createStore(false)
  const keep = () => {
    const value = store.get()
    try {
      if (isEmpty(value)) globalThis[storage].removeItem(key)
      else globalThis[storage].setItem(key, JSON.stringify(value))
      isKept.set(true)
    } catch {
      isKept.set(false) // storage is refused or full
    }
  }
  return {
    ...store,
    isKept,
    /** Takes over what was kept, of any shape, null for nothing, and keeps each change. To be called once. */
    restore(parse: (kept: unknown) => Value) {
      const read = () => {
        const kept = parse(readKept(storage, key))
        // Another empty value is no change, for which the page would render again as it starts.
        store.set(isEmpty(kept) && isEmpty(store.get()) ? store.get() : kept)
      }
      let stopKeeping = store.subscribe(keep)
      read()
      if (storage === 'localStorage')
        onChangeElsewhere(key, () => {
          // Written back, a value that is read here in another way would change it in the other tab.
          stopKeeping()
          read()
          stopKeeping = store.subscribe(keep)
        })
    },
    clear() {
      store.set(empty)
      keep()
    },
  }
}

function readKept(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Calls back when another tab has changed an entry; a page in the back/forward cache is told once it is restored. */
function onChangeElsewhere(key: string, read: () => void): void {
  if (typeof window === 'undefined') return
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) read()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read()
  })
}
