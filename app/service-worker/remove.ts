/** `/sw.js` while `worksOffline` in content/site.yaml is false: takes over, deletes all copies, and unregisters. */
import { forgetCopies, worker } from './stored-site.ts'

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetCopies().then(() => worker.registration.unregister()))
})
