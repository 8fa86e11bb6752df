/** Allows requests to the editor only from its own pages, in a browser on this machine. */
import type { IncomingHttpHeaders } from 'node:http'

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

const ownAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Why a request is refused; undefined where it is allowed. Foreign `Host`: DNS rebinding. Foreign `Origin`: cross-site
 * request.
 */
export function refusal(
  { headers }: { headers: IncomingHttpHeaders },
  address: string | undefined,
): string | undefined {
  if (!ownAddresses.has(address ?? '')) return 'The editor answers this computer only.'
  const { host = '', origin } = headers
  if (!loopback.test(host)) return 'The editor answers at localhost only.'
  const isOwn = origin === undefined || origin === `http://${host}`
  const isAskedHere = /^(?:same-origin|none)$/.test(headers['sec-fetch-site'] ?? 'none')
  return isOwn && isAskedHere ? undefined : 'The editor answers its own pages only.'
}
