import { isRegistrationRefused } from './stored-site.ts'

const workerAddress = '/sw.js'

async function idleAfterLoad(): Promise<void> {
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

type Policy = { createScriptURL: (address: string) => string }
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

/** The address as a script that the page trusts, and no other (Trusted Types); a plain string in browsers without. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerAddress })
  return policy ? policy.createScriptURL(workerAddress) : workerAddress
}

/** Pictures that were loaded before the worker was installed: it takes them from the browser's cache. */
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
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window and has no target
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: seenPictures() } })
}

/** Stores the site on the device, unless the guest saves data. Call it once per page load. */
export async function registerServiceWorker(): Promise<void> {
  // Browsers have service workers in secure contexts only.
  if (!('serviceWorker' in navigator) || navigator.connection?.saveData) return
  try {
    await idleAfterLoad()
    if (!isRegistrationRefused()) await register()
  } catch (reason) {
    console.info('The site is not saved on this device:', reason)
  }
}
