/** The meaning of a request target, found from its text alone. */

export type Address =
  | { kind: 'malformed' }
  | { kind: 'hidden' }
  /** Another spelling of the address of a page. */
  | { kind: 'redirect'; to: string; page: string }
  | { kind: 'file'; path: string }

const longest = 2048

/** Files for hosts and servers, not for guests: compressed copies, `_headers`, hidden files. */
function isHidden(segments: string[]): boolean {
  const name = segments.at(-1) ?? ''
  return (
    segments.some((segment) => segment.startsWith('.')) ||
    /\.(?:br|gz)$/i.test(name) ||
    /^_(?:headers|redirects)$/.test(segments[0] ?? '')
  )
}

/** `/location.html`, `/location/` and `/location` are one page; `/index.html` is `/`. */
function flatAddress(path: string): string {
  const flat = path.replace(/\/$/, '').replace(/\.html$/, '')
  return flat === '' || flat === '/index' ? '/' : flat
}

/**
 * Reads a request target (path and query as sent). Malformed is anything but an absolute path in visible ASCII of at
 * most 2048 characters: broken percent-encoding too, and everything that another program could read as another path
 * (control characters, backslashes, encoded slashes, `.` and `..`).
 */
export function readAddress(target: string): Address {
  if (target.length > longest || !/^\/[\x21-\x7e]*$/.test(target) || target.includes('#')) {
    return { kind: 'malformed' }
  }
  const [rawPath = '', ...rest] = target.split('?')
  const query = rest.length > 0 ? `?${rest.join('?')}` : ''
  let path: string
  try {
    path = decodeURIComponent(rawPath)
  } catch {
    return { kind: 'malformed' }
  }
  if (/[\x00-\x1f\x7f\\]/.test(path) || /%2f/i.test(rawPath)) return { kind: 'malformed' }
  const segments = path.slice(1).split('/')
  if (segments.some((segment) => segment === '.' || segment === '..')) return { kind: 'malformed' }
  // `//elsewhere.example/` would redirect to another host.
  if (path.includes('//') || isHidden(segments)) return { kind: 'hidden' }
  const page = flatAddress(path)
  if (page !== path) return { kind: 'redirect', to: encodeURI(page) + query, page }
  return { kind: 'file', path }
}
