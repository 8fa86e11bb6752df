/** Whether the site is stored on this device, and how it is removed. */

/** Whether a page was opened from another page of the site. */
export function isSecondPage(referrer: string, origin: string): boolean {
  return URL.canParse(referrer) && new URL(referrer).origin === origin
}

function firstInteraction(): Promise<void> {
  // The interaction may be over: it may have started the app.
  const activation = navigator.userActivation as UserActivation | undefined
  if (activation?.hasBeenActive) return Promise.resolve()
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, () => resolve(), { once: true, capture: true, passive: true })
    }
  })
}

/**
 * Resolves when the site is worth storing: at the first interaction, or at once on the second page. A short look at one
 * page then costs no data.
 */
export async function worthRegistering(): Promise<void> {
  if (!isSecondPage(document.referrer, location.origin)) await firstInteraction()
}

/** Whether the guest has just deleted the copy of the site: none is made before the next page load. */
let isRefused = false

export const isRegistrationRefused = () => isRefused

export function refuseRegistration(): void {
  isRefused = true
}

/** Database in which Workbox notes when a stored picture was last used. */
const notes = 'workbox-expiration'

/** Deletes everything that the worker has stored; runs in a page as well as in a worker. */
export async function forgetCopies(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  // Not awaited: it is blocked as long as a worker has the database open.
  indexedDB.deleteDatabase(notes)
}
