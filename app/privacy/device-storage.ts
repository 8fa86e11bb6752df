import { draftStore } from '../request/draft.ts'
import { storageKeys } from '../browser/storage-keys.ts'
import { forgetCopies, refuseRegistration } from '../service-worker/copies.ts'
import { daysStore } from '../plan/days-store.ts'

function forgetLook(): void {
  try {
    localStorage.removeItem(storageKeys.look)
  } catch {
    // Storage is refused: nothing was stored.
  }
  delete document.documentElement.dataset.look
}

/**
 * Deletes everything that the site stores on the device: the look, the draft of this tab, the plan with its dates, and
 * the offline copy with its service worker. Forms are emptied, and the look follows the system again. No copy is made
 * before the next page load.
 *
 * @throws where the browser does not let the offline copy be deleted; look and draft are deleted by then
 */
export async function removeFromDevice(): Promise<void> {
  refuseRegistration()
  // Empties the forms too: otherwise the next key pressed would store the draft again.
  draftStore.clear()
  daysStore.clear()
  forgetLook()
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // The worker first, so that it stores nothing while the copy is being deleted.
  for (const registration of (await workers?.getRegistrations()) ?? []) await registration.unregister()
  if ('caches' in globalThis) await forgetCopies()
}
