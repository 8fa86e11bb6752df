import { useSyncExternalStore } from 'react'

const everyHalfMinute = 30_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, everyHalfMinute)
  return () => clearInterval(timer)
}

const currentHalfMinute = () => Math.floor(Date.now() / everyHalfMinute) * everyHalfMinute

/**
 * The current time, updated every half minute. Undefined in the prerendered page and while it hydrates, because the
 * time of the build is not the time of the visit.
 */
export function useNow(): Date | undefined {
  const now = useSyncExternalStore(subscribe, currentHalfMinute, () => 0)
  return now === 0 ? undefined : new Date(now)
}
