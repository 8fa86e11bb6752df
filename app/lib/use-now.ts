import { useSyncExternalStore } from 'react'

const everyHalfMinute = 30_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, everyHalfMinute)
  return () => clearInterval(timer)
}

const currentHalfMinute = () => Math.floor(Date.now() / everyHalfMinute) * everyHalfMinute

/**
 * The time now, to half a minute, kept current. Undefined in the prerendered page and while it hydrates, since what was
 * true when the site was built may not be true when it is read.
 */
export function useNow(): Date | undefined {
  const now = useSyncExternalStore(subscribe, currentHalfMinute, () => 0)
  return now === 0 ? undefined : new Date(now)
}
