import { emptyEnquiry, enquiryStore } from '../enquiry/draft/draft-store.ts'
import { storageKeys } from '../browser/storage-keys.ts'
import { forgetCopies } from '../service-worker/forget-copies.ts'
import { refuseCopy } from '../service-worker/register.ts'
import { noChoices } from '../your-days/choices.ts'
import { daysStore } from '../your-days/days-store.ts'

/** Deletes an entry. Where storage is refused, there is none. */
function forget(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key)
  } catch {
    // refused
  }
}

/**
 * Deletes everything that the site stores on the device: the look, the draft and the plan of this tab, and the offline copy with its
 * service worker. Forms are emptied, and the look follows the system again. No copy is made before the next page load.
 *
 * @throws where the browser does not let the offline copy be deleted; look and draft are deleted by then
 */
export async function removeFromDevice(): Promise<void> {
  refuseCopy()
  // Empties the forms too: otherwise the next key pressed would store the draft again.
  enquiryStore.set(emptyEnquiry)
  daysStore.set(noChoices)
  forget(() => localStorage, storageKeys.look)
  forget(() => sessionStorage, storageKeys.draft)
  forget(() => sessionStorage, storageKeys.days)
  delete document.documentElement.dataset.look
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // The worker first, so that it stores nothing while the copy is being deleted.
  for (const registration of (await workers?.getRegistrations()) ?? []) await registration.unregister()
  if ('caches' in globalThis) await forgetCopies()
}
