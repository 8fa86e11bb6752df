/** What the build tells the worker to keep, and how addresses lead to it. */

export type StoredFile = {
  url: string
  /** Changes with the content; null where the name itself does. */
  revision: string | null
}

export type StoredSite = {
  /** Addresses of the pages, such as `/location`. */
  pages: string[]
  /** Address of the file that holds them all. */
  pagesFile: string
  /** Everything that is fetched when the worker installs, that file among it. */
  files: StoredFile[]
  /** Colours of stand-ins for pictures, by the key that addresses begin with; not every picture has one. */
  inks: Record<string, string>
}

/** All pages in one file: what they share is compressed away, and none can be of another version than the rest. */
export type PagesFile = {
  /** What every host is told to send: `/*` with all of them, and more by the address of a page. */
  headers: Record<string, Record<string, string>>
  /** HTML by address. */
  pages: Record<string, string>
  notFound: string
}

/**
 * The address of the stored page that a path means, in any spelling that hosts lead to it (`/location/`,
 * `/location.html`); undefined for a path that is no page.
 */
export function pageAt(pathname: string, pages: readonly string[]): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return undefined // broken percent-encoding names nothing
  }
  if (path.includes('//')) return undefined
  const flat = path.replace(/\/$/, '').replace(/\.html$/, '')
  const page = flat === '' || flat === '/index' ? '/' : flat
  return pages.includes(page) ? page : undefined
}

/** The answer to a navigation, from what is stored; `page` as {@link pageAt} tells it. */
export function storedAnswer({ headers, pages, notFound }: PagesFile, page: string | undefined, url: URL): Response {
  // The app reads the address: another spelling is led to the page's own, as hosts do it.
  if (page !== undefined && url.pathname !== page) return Response.redirect(new URL(page + url.search, url))
  const html = page === undefined ? undefined : pages[page]
  return new Response(html ?? notFound, {
    status: html === undefined ? 404 : 200,
    statusText: html === undefined ? 'Not Found' : 'OK',
    headers: { ...headers['/*'], ...headers[page ?? '/404'], 'Content-Type': 'text/html; charset=utf-8' },
  })
}
