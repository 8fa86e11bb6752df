/**
 * Registers the service worker that saves the site for the road, in a quiet moment. Whatever fails here, the site works
 * as it did without.
 */
const workerAddress = '/sw.js'

type Connection = { saveData?: boolean }

type Circumstances = {
  /** https, or this very machine. */
  isSecureContext: boolean
  navigator: { serviceWorker?: unknown; connection?: Connection }
}

/** Whether the site may be copied to this device at all: never where the guest saves data. */
export function maySave({ isSecureContext, navigator }: Circumstances): boolean {
  return isSecureContext && navigator.serviceWorker !== undefined && navigator.connection?.saveData !== true
}

/** The page is complete and the browser has nothing better to do. */
async function quietMoment(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true })
    })
  }
  await new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 5_000 })
    else setTimeout(resolve, 1_000)
  })
}

type Factory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

/** The one address that the Trusted Types policy lets become a script; a plain string where there are no such types. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  if (!trustedTypes) return workerAddress
  const policy = trustedTypes.createPolicy('service-worker', {
    createScriptURL(address) {
      if (address !== workerAddress) throw new TypeError(`${address} is not the service worker.`)
      return address
    },
  })
  return policy.createScriptURL(workerAddress)
}

/** Pictures that came before the worker was there: it takes them from the browser's cache, not from the network. */
function seenPictures(): string[] {
  const seen = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return seen
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/pictures/'))
    .map(({ href }) => href)
}

async function register(): Promise<void> {
  const wasControlled = navigator.serviceWorker.controller !== null
  await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' })
  if (wasControlled) return
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window: it has no target
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: seenPictures() } })
}

let isAsked = false
let isRefused = false

/** Lets no copy be made any more until the next page load: the guest has just had it removed. */
export function refuseCopy(): void {
  isRefused = true
}

/** Saves the site on the device. To be called once a page load. */
export async function saveForTheRoad(): Promise<void> {
  if (isAsked || !maySave(globalThis)) return
  isAsked = true
  try {
    await quietMoment()
    if (!isRefused) await register()
  } catch (reason) {
    console.info('The site is not saved on this device:', reason)
  }
}
