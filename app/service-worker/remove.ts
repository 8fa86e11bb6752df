/**
 * The worker that removes the worker: served in its place while `saveForTheRoad` in content/site.yaml is off.
 * Browsers look for a new worker on every visit; they find this one, which takes over at once, deletes every
 * stored copy, and then itself.
 */
import { forgetCopies } from './forget-copies.ts'
import { worker } from './worker-scope.ts'

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetCopies().then(() => worker.registration.unregister()))
})
