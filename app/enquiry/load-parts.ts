import { useSyncExternalStore } from 'react'

/** Everything that the enquiry needs beyond its first fields, in a chunk of its own. */
export type EnquiryParts = typeof import('./enquiry-parts.ts')

/** After so many milliseconds the plain ways are shown; the enquiry may still come, and takes their place. */
const patience = 8_000

let parts: EnquiryParts | null = null
let hasFailed = false
let asked: Promise<EnquiryParts> | null = null
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

async function fetchParts(): Promise<EnquiryParts> {
  const timer = setTimeout(() => {
    hasFailed = true
    tell()
  }, patience)
  try {
    const loaded = await import('./enquiry-parts.ts')
    loaded.keepDraft()
    parts = loaded
    hasFailed = false
    return loaded
  } catch (reason) {
    asked = null
    hasFailed = true
    throw reason
  } finally {
    clearTimeout(timer)
    tell()
  }
}

/** Fetches the enquiry, once. @throws where it cannot be fetched; it may be asked for again then. */
export function loadParts(): Promise<EnquiryParts> {
  asked ??= fetchParts()
  return asked
}

/** Has it fetched before it is needed. A failure shows when it is. */
export function prefetchParts(): void {
  loadParts().catch(() => {})
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The enquiry once it has been fetched, null before. */
export function useParts(): EnquiryParts | null {
  return useSyncExternalStore(subscribe, () => parts, () => null)
}

/** Whether the last try to fetch it failed or takes too long: there is no signal, or the site has changed meanwhile. */
export function useLoadFailed(): boolean {
  return useSyncExternalStore(subscribe, () => hasFailed, () => false)
}
