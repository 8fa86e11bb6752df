/** Where Workbox notes when a stored picture was last used. */
const notes = 'workbox-expiration'

/** Deletes everything that the worker has stored; runs in a page as well as in a worker. */
export async function forgetCopies(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  // Not awaited: a worker that has the notes open delays it until that worker ends.
  indexedDB.deleteDatabase(notes)
}
