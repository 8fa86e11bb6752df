/** Database in which Workbox notes when a stored picture was last used. */
const notes = 'workbox-expiration'

/** Deletes everything that the worker has stored; runs in a page as well as in a worker. */
export async function forgetCopies(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  // Not awaited: it is blocked as long as a worker has the database open.
  indexedDB.deleteDatabase(notes)
}
