import { useSyncExternalStore } from 'react'

/** Changed by `history.replaceState`, which sends no event. */
const changed = 'fragment-changed'

function subscribe(onChange: () => void): () => void {
  for (const type of ['hashchange', 'popstate', changed]) addEventListener(type, onChange)
  return () => {
    for (const type of ['hashchange', 'popstate', changed]) removeEventListener(type, onChange)
  }
}

/** The fragment of the address, with '#'; '' in the prerendered page. */
export const useFragment = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )

/** Replaces the fragment without a step in the history. */
export function replaceFragment(fragment: string): void {
  history.replaceState(history.state, '', fragment)
  dispatchEvent(new Event(changed))
}
