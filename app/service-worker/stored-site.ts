/** The list of files that the worker stores, and how addresses map to them. */

export type StoredFile = {
  url: string
  /** A hash of the content; null where the file name contains one. */
  revision: string | null
}

export type StoredSite = {
  /** Addresses of the pages, such as `/location`. */
  pages: string[]
  /** Address of the file that contains all pages. */
  pagesFile: string
  /** All files to fetch on installation, including `pagesFile`. */
  files: StoredFile[]
  /** Background colours of placeholders, by the key of the picture; some pictures have none. */
  inks: Record<string, string>
  /** Keys of pictures that show the same in another light: any of a group stands in for another. */
  twins: string[][]
}

/** All pages in one file: it compresses better, and all are of the same version. */
export type PagesFile = {
  /** HTML by address. */
  pages: Record<string, string>
  notFound: string
}

/**
 * The stored page for a path in any spelling that hosts redirect (`/location/`, `/location.html`); undefined for a path
 * that is not a page.
 */
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
