import { createStore, type Store } from './store.ts'

/** A store that is kept in session storage. Where the browser refuses storage, it lasts as long as the page. */
export type KeptStore<Value> = Store<Value> & {
  /**
   * Takes over what was kept, and keeps each change from now on. To be called once.
   *
   * @param parse gets JSON of any shape; null where there is nothing, or nothing that can be read
   */
  restore: (parse: (kept: unknown) => Value) => void
  /** Empties the store, and removes what was kept. */
  clear: () => void
  /** Whether the last change could be kept. */
  isKept: Store<boolean>
}

/** A value that survives reloads and other pages, but ends with the tab. An empty one leaves nothing in the storage. */
export function createKeptStore<Value>(
  key: string,
  empty: Value,
  isEmpty: (value: Value) => boolean,
): KeptStore<Value> {
  const store = createStore(empty)
  const isKept = createStore(false)
  const keep = () => {
    const value = store.get()
    try {
      if (isEmpty(value)) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify(value))
      isKept.set(true)
    } catch {
      isKept.set(false) // storage is refused or full
    }
  }
  return {
    ...store,
    isKept,
    restore(parse) {
      store.subscribe(keep)
      store.set(parse(readKept(key)))
    },
    clear() {
      store.set(empty)
      keep()
    },
  }
}

function readKept(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
