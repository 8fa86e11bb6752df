/**
 * Saves the site for the road: with this worker installed, every page can be read with no signal.
 *
 * - Pages come from the network as long as it answers; what is stored stands in after three seconds.
 * - What belongs to a page (`/assets/`) carries its content's hash in its name, so a stored copy is as good as
 *   a new one, whichever deployment asks for it: versions cannot mix.
 * - Small pictures that were seen are kept, up to a limit; a drawing stands in for those that cannot be had. The rest
 *   of the network is left alone.
 *
 * Why it is as it is, and how to remove it everywhere: docs/decisions/0003-offline.md.
 */
import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { nearestWidth, pictureKey } from './picture-widths.ts'
import { drawStandIn } from './stand-in.ts'
import { pageAt, storedAnswer, type PagesFile, type StoredSite } from './stored-site.ts'
import { worker } from './worker-scope.ts'

/** Written in by build/service-worker.ts. */
declare const STORED_SITE: StoredSite

const patienceSeconds = 3
const mostPictures = 60
const pictureDays = 30
/** Takes the tall hero of a phone with a fine screen, and no picture of a wide desk. */
const mostPictureBytes = 130_000

setCacheNameDetails({ prefix: 'site' })
const picturesCache = 'site-pictures'
const { pages, pagesFile, files, inks } = STORED_SITE

// Installing: all files or none. What a page has just fetched comes from the browser's own cache.
const stored = new PrecacheController({
  plugins: [
    {
      // None of the files is a document: a document in place of one comes from a captive portal, or from a host
      // that answers everything with a page.
      cacheWillUpdate: async ({ response }) => {
        const isDocument = response.headers.get('Content-Type')?.startsWith('text/html')
        return response.status === 200 && !response.redirected && !isDocument ? response : null
      },
    },
  ],
})
stored.precache(files)

// There is no skipWaiting: a new version waits until the pages of the old one are closed. The very first one
// takes charge of the page that asked for it, which loses nothing by that.
clientsClaim()

/** A captive portal, or a host that answers everything with a page, sends a document for a picture. */
const isPicture = (response: Response) => response.headers.get('Content-Type')?.startsWith('image/') ?? false

/** Earlier workers kept whatever came for a picture. */
async function keepPicturesOnly(): Promise<void> {
  if (!(await caches.has(picturesCache))) return
  const cache = await caches.open(picturesCache)
  for (const request of await cache.keys()) {
    const response = await cache.match(request, { ignoreVary: true })
    if (response && !isPicture(response)) await cache.delete(request, { ignoreVary: true })
  }
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      keepPicturesOnly(),
      caches
        .keys()
        .then((names) => names.filter((name) => name !== cacheNames.precache && name !== picturesCache))
        .then((old) => Promise.all(old.map((name) => caches.delete(name)))),
      // The page is asked for while the worker is still waking up, so that it costs no time.
      (worker.registration.navigationPreload as NavigationPreloadManager | undefined)?.enable(),
    ]),
  )
})

const network = new NetworkOnly()
const patientNetwork = new NetworkOnly({ networkTimeoutSeconds: patienceSeconds })

async function readStoredPages(): Promise<PagesFile | undefined> {
  return (await stored.matchPrecache(pagesFile))?.json() as Promise<PagesFile> | undefined
}

registerRoute(
  new NavigationRoute(async ({ request, event, url }) => {
    const page = pageAt(url.pathname, pages)
    // Only the network knows an address that is not stored (a file, a page of the next version): it is waited for.
    const response = await (page ? patientNetwork : network).handle({ request, event }).catch(() => undefined)
    // Firefox hands over an error as the answer where the early request of the page failed.
    if (response && response.type !== 'error' && (!page || response.status < 500)) return response
    const site = await readStoredPages()
    return site ? storedAnswer(site, page, url) : (response ?? fetch(request))
  }),
)

const named = new Set(files.filter(({ revision }) => revision !== null).map(({ url }) => url))

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (url.pathname.startsWith('/assets/') || named.has(url.pathname)),
  async ({ request }) => {
    // A worker that waits to take over has stored its files in the same place: they are found here as well.
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
        // Once the guest has removed the site from the device, the pages still open must not bring it back.
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
  async ({ request, event, url }) => {
    const seen = await seenPictures.handle({ request, event }).catch(() => undefined)
    if (seen && isPicture(seen)) return seen
    const cache = await caches.open(picturesCache)
    const near = nearestWidth(request.url, (await cache.keys()).map((each) => each.url))
    const standIn = () =>
      new Response(drawStandIn(inks[pictureKey(url.pathname)]), {
        headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
      })
    return (near && (await cache.match(near, { ignoreVary: true }))) || standIn()
  },
)
