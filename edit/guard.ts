/** Allows requests to the editor only from its own pages, in a browser on this machine. */
import type { IncomingHttpHeaders } from 'node:http'
import { paths } from '../lib/paths.ts'

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** What a link on another site may lead to. */
const pages = new Set(
  Object.values(paths).flatMap((each) => (typeof each === 'string' ? [each.replace(/#.*/, '')] : [])),
)

const ownAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Why a request is refused; undefined where it is allowed. Foreign `Host`: DNS rebinding. Foreign `Origin`: cross-site
 * request.
 */
export function refusal(
  { headers, url = '' }: { headers: IncomingHttpHeaders; url?: string | undefined },
  address: string | undefined,
): string | undefined {
  if (!ownAddresses.has(address ?? '')) return 'The editor answers this computer only.'
  const { host = '', origin } = headers
  if (!loopback.test(host)) return 'The editor answers at localhost only.'
  if (origin !== undefined && origin !== `http://${host}`) return 'The editor answers its own pages only.'
  const site = headers['sec-fetch-site']
  const isVisit = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  if (
    site !== undefined &&
    site !== 'same-origin' &&
    site !== 'none' &&
    !(isVisit && pages.has(url.replace(/\?.*/, '')))
  ) {
    return 'The editor answers its own pages only.'
  }
  return undefined
}
