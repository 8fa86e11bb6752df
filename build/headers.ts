/**
 * The security headers of every answer, from one source for every host. Inline style sheets and scripts are
 * allowed by their hashes, so no `unsafe-*` is needed anywhere.
 */
import { createHash } from 'node:crypto'

export type Headers = Record<string, Record<string, string>>

type Sources = {
  /** Whole texts of the inline scripts and style sheets of all pages, exactly as they stand in the HTML. */
  inlineScripts: string[]
  inlineStyles: string[]
}

/** A Content-Security-Policy source for an inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function contentSecurityPolicy({ inlineScripts, inlineStyles }: Sources): string {
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
    // For the address of the service worker (app/site/save-for-the-road.ts), and nothing else.
    'trusted-types': ['service-worker'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** What the site may not use: everything, but copying a message and the system's share sheet. */
const permissions = [
  'accelerometer=()', 'autoplay=()', 'camera=()', 'display-capture=()', 'encrypted-media=()',
  'fullscreen=()', 'gamepad=()', 'geolocation=()', 'gyroscope=()', 'hid=()', 'identity-credentials-get=()',
  'idle-detection=()', 'local-fonts=()', 'magnetometer=()', 'microphone=()', 'midi=()', 'payment=()',
  'picture-in-picture=()', 'publickey-credentials-get=()', 'screen-wake-lock=()', 'serial=()',
  'storage-access=()', 'usb=()', 'xr-spatial-tracking=()', 'clipboard-write=(self)', 'web-share=(self)',
].join(', ')

/** Headers by path pattern, as `.generated/headers.json` holds them for the servers. */
export function securityHeaders(sources: Sources): Headers {
  return {
    '/*': {
      'Content-Security-Policy': contentSecurityPolicy(sources),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': permissions,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    // Previews of links on other sites show these pictures.
    '/cards/*': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  }
}
