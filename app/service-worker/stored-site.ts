/** The copy of the site on this device: its files, how addresses map to them, and how it is removed. When it is replaced: sw.ts. */

export type StoredFile = {
  url: string
  /** A hash of the content; null where the file name contains one. */
  revision: string | null
  /** As in HTML: browsers refuse a file that is not the one that was built. */
  integrity: string
}

export type StoredSite = {
  pages: string[]
  pagesFile: string
  /** All files to fetch on installation, including `pagesFile`. */
  files: StoredFile[]
  /** Keys of pictures that show the same in another light: any of a group stands in for another. */
  sameScenes: string[][]
}

/** All pages in one file: it compresses better, and all are of the same version. */
export type PagesFile = { pages: Record<string, string>; notFound: string }

/** The page for a path in any spelling that hosts redirect (`/location/`, `/location.html`); undefined for no page. */
export function pageAt(pathname: string, pages: readonly string[]): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return undefined // malformed percent-encoding
  }
  if (path.includes('//')) return undefined
  const flat = path.replace(/\/$/, '').replace(/\.html$/, '')
  const page = flat === '' || flat === '/index' ? '/' : flat
  return pages.includes(page) ? page : undefined
}

/** The stored answer to a navigation; `page` is the result of {@link pageAt}. */
export function storedAnswer({ pages, notFound }: PagesFile, page: string | undefined, url: URL): Response {
  // Redirects other spellings to the address of the page, as hosts do, because the app reads the address.
  if (page !== undefined && url.pathname !== page) return Response.redirect(new URL(page + url.search, url))
  const html = page === undefined ? undefined : pages[page]
  return new Response(html ?? notFound, {
    status: html === undefined ? 404 : 200,
    statusText: html === undefined ? 'Not Found' : 'OK',
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

/** Pictures exist in several widths, under their key and a hash: `/pictures/rose-garden.1a2b3c4d-480.avif`. */
function readVersion(address: string): { picture: string; key: string; width: number } | undefined {
  const [, key, hash, width] = /\/pictures\/([^/.?#]+)\.(\w+)-(\d+)\.(?:avif|webp)(?:[?#]|$)/.exec(address) ?? []
  return key ? { picture: `${key}.${hash}`, key, width: Number(width) } : undefined
}

/**
 * The address in `stored` of the same picture as `requested`, in the nearest width; the larger of two equally near. Where
 * there is none, that of one that shows the same scene. Its type may differ, since browsers detect it from the content.
 */
export function nearestWidth(requested: string, stored: readonly string[], sameScenes: string[][]): string | undefined {
  const wanted = readVersion(requested)
  if (!wanted) return undefined
  const scene = sameScenes.find((keys) => keys.includes(wanted.key)) ?? []
  return stored
    .flatMap((address) => {
      const version = readVersion(address)
      if (!version) return []
      const isSame = version.picture === wanted.picture
      if (!isSame && !scene.includes(version.key)) return []
      return [{ address, isSame, width: version.width, distance: Math.abs(version.width - wanted.width) }]
    })
    .toSorted((a, b) => Number(b.isSame) - Number(a.isSame) || a.distance - b.distance || b.width - a.width)[0]?.address
}

/** For a picture that is not stored: sun and hills, half transparent, over the picture's own colours. */
export const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#8a7a6a33"/>' +
  '<svg x="35%" y="35%" width="30%" height="30%" viewBox="0 0 120 60" fill="#8a7a6a66">' +
  '<circle cx="84" cy="12" r="9"/><path d="M0 60L40 10 68 44 82 28 120 60Z"/></svg></svg>'

/** Whether the guest has just deleted the copy of the site: none is made before the next page load. */
let isRefused = false

export const isRegistrationRefused = () => isRefused

export function refuseRegistration(): void {
  isRefused = true
}

/** Database in which Workbox notes when a stored picture was last used. */
const notes = 'workbox-expiration'

/** Deletes everything that the worker has stored; runs in a page as well as in a worker. */
export async function forgetCopies(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  // Not awaited: it is blocked as long as a worker has the database open.
  indexedDB.deleteDatabase(notes)
}

/** As far as they are used: TypeScript's own types for workers conflict with those for pages. */
type LifeEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

type WorkerScope = {
  addEventListener: (type: 'install' | 'activate', listener: (event: LifeEvent) => void) => void
  skipWaiting: () => Promise<void>
  registration: ServiceWorkerRegistration
}

export const worker = globalThis as unknown as WorkerScope
