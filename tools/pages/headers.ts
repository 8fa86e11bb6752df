/**
 * The security headers of every answer, for every host. Inline style sheets and scripts are allowed by their hashes, so
 * that no `unsafe-*` is needed.
 */
import { createHash } from 'node:crypto'

export type Headers = Record<string, Record<string, string>>

/** Whole texts, exactly as in the HTML. */
type Sources = {
  /** The inline script of each page, by its address; that of the 404 page by `/404`. */
  pageScripts: Record<string, string>
  /** The inline style sheet of each page, likewise. */
  pageStyles: Record<string, string>
  /** Style sheets that libraries write into any page. */
  libraryStyles: string[]
}

/** A Content-Security-Policy source for an inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function contentSecurityPolicy(inlineScripts: string[], inlineStyles: string[]): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(inlineScripts.map(hashSource))],
    'style-src': ["'self'", ...new Set(inlineStyles.map(hashSource))],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https://api.met.no'],
    'frame-src': ['https://www.google.com'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Only for the address of the service worker (app/service-worker/register.ts).
    'trusted-types': ['service-worker'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/**
 * What neither the site nor the embedded map may use: camera, screen, location, microphone, payment, USB, and the map's
 * cookies. Browsers refuse other features to embedded sites by default, and our own code does not use them.
 */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'storage-access', 'usb']

/**
 * Headers by path, as `.generated/headers.json` holds them for the servers. A path that ends in `*` matches all that
 * begin with it; a later rule wins. Each page has its own policy, which allows its own style sheet and script. The
 * policy for `/*` allows those of all pages: it is for hosts that cannot set headers by page, and for other spellings
 * of an address.
 */
export function securityHeaders({ pageScripts, pageStyles, libraryStyles }: Sources): Headers {
  const policy = (scripts: string[], styles: string[]) => ({
    'Content-Security-Policy': contentSecurityPolicy(scripts, [...styles, ...libraryStyles]),
  })
  return {
    '/*': {
      ...policy(Object.values(pageScripts), Object.values(pageStyles)),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': permissions.map((name) => `${name}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    ...Object.fromEntries(
      Object.entries(pageStyles).map(([path, style]) => [path, policy([pageScripts[path] ?? ''], [style])]),
    ),
    // Shown by other sites: previews of links, image search, travel pages.
    '/cards/*': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    '/pictures/*': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  }
}
