/**
 * It is `/sw.js` while `worksOffline` in content/site.yaml is false. Browsers look for a new worker on every visit:
 * this one takes over at once, deletes every stored copy, and unregisters itself.
 */
import { forgetCopies } from './copies.ts'
import { worker } from './worker-scope.ts'

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetCopies().then(() => worker.registration.unregister()))
})
