/** The copy of the site on this device, and how it is removed. */

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
