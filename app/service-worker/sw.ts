/** Makes every page readable offline. How, and how to remove it from all devices: docs/decisions/0003-offline.md. */
import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { nearestWidth, pageAt, placeholder, storedAnswer, worker } from './stored-site.ts'
import type { PagesFile, StoredSite } from './stored-site.ts'

/** Inserted by tools/pages/service-worker-files.ts. */
declare const STORED_SITE: StoredSite

const timeoutSeconds = 3
const mostPictures = 60
const pictureDays = 30
/** Enough for the tall hero on a high-resolution phone; pictures for wide screens are larger. */
const mostPictureBytes = 130_000

setCacheNameDetails({ prefix: 'site' })
const picturesCache = 'site-pictures'
const { pages, pagesFile, files, sameScenes } = STORED_SITE

/** No file is a document: one comes from a captive portal, or from a host that answers everything with a page. */
const isFile = ({ status, redirected, headers }: Response) =>
  status === 200 && !redirected && !headers.get('Content-Type')?.startsWith('text/html')

// Installs all files or none, as they were built. What the page has just fetched comes from the browser's cache.
const stored = new PrecacheController({
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
      // That cache may hold something else, such as our page with 404: the file is asked for once more, past it.
      handlerDidError: async ({ request }) => {
        const again = await fetch(request, { cache: 'reload' })
        const key = stored.getCacheKeyForURL(request.url)
        if (!key || !isFile(again)) return undefined
        await (await caches.open(cacheNames.precache)).put(key, again.clone())
        return again
      },
    },
  ],
})
stored.precache(files)

// No skipWaiting: a new version waits until the pages of the old one are closed. The very first worker takes control of
// the page that registered it, which has no older worker.
clientsClaim()

/** Captive portals, and hosts that answer everything with a page, send a document instead. */
const isPicture = (response: Response) => response.headers.get('Content-Type')?.startsWith('image/') ?? false

worker.addEventListener('activate', (event) => {
  // Requests the page while the worker is starting.
  const preload = worker.registration.navigationPreload as NavigationPreloadManager | undefined
  event.waitUntil(Promise.resolve(preload?.enable()))
})

const network = new NetworkOnly()
const networkWithTimeout = new NetworkOnly({ networkTimeoutSeconds: timeoutSeconds })

async function readStoredPages(): Promise<PagesFile | undefined> {
  return (await stored.matchPrecache(pagesFile))?.json() as Promise<PagesFile> | undefined
}

registerRoute(
  new NavigationRoute(async ({ request, event, url }) => {
    const page = pageAt(url.pathname, pages)
    // An address that is not stored (a file, a page of the next version) has no time limit.
    const response = await (page ? networkWithTimeout : network).handle({ request, event }).catch(() => undefined)
    // Firefox returns an error response where the preloaded request failed.
    if (response && response.type !== 'error' && (!page || response.status < 500)) return response
    const site = await readStoredPages()
    return site ? storedAnswer(site, page, url) : (response ?? fetch(request))
  }),
)

const named = new Set(files.filter(({ revision }) => revision !== null).map(({ url }) => url))

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (url.pathname.startsWith('/assets/') || named.has(url.pathname)),
  async ({ request }) => {
    // A waiting worker has stored its files in the same cache: they are found here as well.
    const key = stored.getCacheKeyForURL(request.url) ?? request.url
    return (await caches.match(key, { cacheName: cacheNames.precache, ignoreVary: true })) ?? fetch(request)
  },
)

const seenPictures = new CacheFirst({
  cacheName: picturesCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => {
        if (response.status !== 200 || response.redirected || !isPicture(response)) return null
        // After the guest has deleted the copy, pages that are still open must not store pictures again.
        if (!(await caches.has(cacheNames.precache))) return null
        const { size } = await response.clone().blob()
        return size <= mostPictureBytes ? response : null
      },
    },
    new ExpirationPlugin({
      maxEntries: mostPictures,
      maxAgeSeconds: pictureDays * 24 * 60 * 60,
      purgeOnQuotaError: true,
    }),
  ],
})

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  async ({ request, event }) => {
    const seen = await seenPictures.handle({ request, event }).catch(() => undefined)
    if (seen && isPicture(seen)) return seen
    const cache = await caches.open(picturesCache)
    const addresses = (await cache.keys()).map((each) => each.url)
    const near = nearestWidth(request.url, addresses, sameScenes)
    const standIn = () =>
      new Response(placeholder, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' } })
    return (near && (await cache.match(near, { ignoreVary: true }))) || standIn()
  },
)
