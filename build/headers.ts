/**
 * The security headers of every answer, from one source for every host. Inline style sheets and scripts are
 * allowed by their hashes, so no `unsafe-*` is needed anywhere.
 */
import { createHash } from 'node:crypto'

export type Headers = Record<string, Record<string, string>>

/** Whole texts, exactly as they stand in the HTML. */
type Sources = {
  /** The inline script of every page. */
  starter: string
  /** The inline style sheet of each page, by its address; that of the 404 page by `/404`. */
  pageStyles: Record<string, string>
  /** Style sheets that libraries write into any page. */
  libraryStyles: string[]
}

/** A Content-Security-Policy source for an inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function contentSecurityPolicy(inlineScript: string, inlineStyles: string[]): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashSource(inlineScript)],
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
    // For the address of the service worker (app/site/save-for-the-road.ts), and nothing else.
    'trusted-types': ['service-worker'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/**
 * What neither the site nor the map that it embeds may ask a guest for: to be seen, heard, located or recorded, money,
 * a device on a cable, and cookies for the map. What is not named here is refused to other sites by the browser itself,
 * and our own code, which no other can join, does not use it.
 */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'storage-access', 'usb']

/**
 * Headers by path, as `.generated/headers.json` holds them for the servers; a path that ends in `*` stands for all that
 * begin so, and a later rule wins. Each page has a policy of its own, which allows its style sheet and no other. The
 * one for all paths allows those of all pages: it is for hosts that cannot tell pages apart, and for spellings of an
 * address that nobody foresaw.
 */
export function securityHeaders({ starter, pageStyles, libraryStyles }: Sources): Headers {
  const policy = (styles: string[]) => ({
    'Content-Security-Policy': contentSecurityPolicy(starter, [...styles, ...libraryStyles]),
  })
  return {
    '/*': {
      ...policy(Object.values(pageStyles)),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': permissions.map((name) => `${name}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    ...Object.fromEntries(Object.entries(pageStyles).map(([path, style]) => [path, policy([style])])),
    // Other sites show these: previews of links, image search, travel pages.
    '/cards/*': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    '/pictures/*': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  }
}
