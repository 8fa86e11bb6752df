/** Allows requests to the editor only from its own pages, in a browser on this machine. */
import type { IncomingHttpHeaders } from 'node:http'

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * Why a request is refused; undefined where it is allowed. Foreign `Host`: DNS rebinding. Foreign `Origin`: cross-site
 * request. From elsewhere none arrives: the server listens on this computer alone (start.ts).
 */
export function refusal({ headers }: { headers: IncomingHttpHeaders }): string | undefined {
  const { host = '', origin } = headers
  if (!loopback.test(host)) return 'The editor answers at localhost only.'
  const isOwn = origin === undefined || origin === `http://${host}`
  const isAskedHere = /^(?:same-origin|none)$/.test(headers['sec-fetch-site'] ?? 'none')
  return isOwn && isAskedHere ? undefined : 'The editor answers its own pages only.'
}
