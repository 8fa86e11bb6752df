import { emptyEnquiry, enquiryStore } from '../enquiry/draft/draft-store.ts'
import { storageKeys } from '../lib/storage-keys.ts'
import { forgetCopies } from '../service-worker/forget-copies.ts'
import { refuseCopy } from '../site/save-for-the-road.ts'

/** Forgets an entry where storage is allowed; where it is refused, nothing was kept. */
function forget(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key)
  } catch {
    // refused
  }
}

/**
 * Removes everything that the site keeps on the device: the look, this tab's draft, and the copy for the road
 * with the worker that made it. The page goes on, its forms empty; the system decides on the look again. No copy
 * is made again before the next page load.
 *
 * @throws where the browser does not let the copy be deleted; the look and the draft are gone by then
 */
export async function removeFromDevice(): Promise<void> {
  refuseCopy()
  // Emptied in the forms as well: what stands in them would be kept again with the next key.
  enquiryStore.set(emptyEnquiry)
  forget(() => localStorage, storageKeys.look)
  forget(() => sessionStorage, storageKeys.draft)
  delete document.documentElement.dataset.look
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // The worker goes first, so that nothing is stored anew while the copy is being deleted.
  for (const registration of (await workers?.getRegistrations()) ?? []) await registration.unregister()
  if ('caches' in globalThis) await forgetCopies()
}
