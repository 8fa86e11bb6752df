/** What an asked-for address means, told from its text alone. */

export type Address =
  | { kind: 'malformed' }
  | { kind: 'hidden' }
  /** A page has one address; its other spellings lead there. */
  | { kind: 'redirect'; to: string; page: string }
  | { kind: 'file'; path: string }

const longest = 2048

/**
 * Files that belong to hosts and servers, not to guests: ready-compressed twins, `_headers`, hidden files.
 */
function isHidden(segments: string[]): boolean {
  const name = segments.at(-1) ?? ''
  return segments.some((segment) => segment.startsWith('.')) || /\.(?:br|gz)$/i.test(name) ||
    /^_(?:headers|redirects)$/.test(segments[0] ?? '')
}

/** `/location.html`, `/location/` and `/location` are one page; `/index.html` is `/`. */
function flatAddress(path: string): string {
  const flat = path.replace(/\/$/, '').replace(/\.html$/, '')
  return flat === '' || flat === '/index' ? '/' : flat
}

/**
 * Reads a request target (path and query as sent). Malformed are: anything but an absolute path in visible
 * ASCII, longer than 2048 characters, with broken percent-encoding, and everything that another program
 * along the way could take for another path (control characters, backslashes, encoded slashes, `.` and
 * `..`).
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
  // `//elsewhere.example/` must never become the target of a redirect.
  if (path.includes('//') || isHidden(segments)) return { kind: 'hidden' }
  const page = flatAddress(path)
  if (page !== path) return { kind: 'redirect', to: encodeURI(page) + query, page }
  return { kind: 'file', path }
}
