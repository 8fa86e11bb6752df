/**
 * Requests the forecast as the terms of the service demand (https://api.met.no/doc/TermsOfService): no extra headers,
 * with the browser's cache, not again before it expires or after 403 and 429, and never the real service from a
 * developer's machine.
 */
import { AnswerError, ConnectionError, InvalidAnswerError } from '../../lib/query-rules.ts'
import { readForecast, type Forecast, type Point } from './read-forecast.ts'

/** The service's answers are about fifty kilobytes. */
const MOST_BYTES = 1_000_000
/** Time without data after which the connection counts as lost, in milliseconds. */
const defaultTimeoutMs = 15_000

const MINUTE = 60_000

export interface FetchedForecast {
  forecast: Forecast
  /** Not to be requested again before this time; milliseconds since 1970. */
  freshUntil: number
}

/**
 * Fetches and reads a forecast for a place.
 *
 * @throws ConnectionError when the answer is not complete within `timeoutMs` milliseconds, AnswerError for any status
 * but a success, InvalidAnswerError for an answer that cannot be used, and the reason of `signal` when it was aborted
 */
export async function fetchForecast(
  address: string,
  point: Point,
  signal: AbortSignal,
  timeoutMs = defaultTimeoutMs,
): Promise<FetchedForecast> {
  const silence = new AbortController()
  const giveUp = () => silence.abort(signal.reason)
  signal.addEventListener('abort', giveUp)
  const timer = setTimeout(() => silence.abort(new ConnectionError('silence')), timeoutMs)
  try {
    signal.throwIfAborted()
    const response = await fetch(address, { signal: silence.signal, credentials: 'omit' })
    if (!response.ok) {
      void response.body?.cancel()
      throw new AnswerError(response.status)
    }
    if (response.status === 203) noteDeprecation()
    const forecast = readForecast(parse(await textOf(response)), point)
    if ('problem' in forecast) throw new InvalidAnswerError(forecast.problem)
    return { forecast, freshUntil: freshUntil(response.headers.get('expires'), Date.now()) }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof AnswerError || error instanceof InvalidAnswerError) throw error
    throw error instanceof ConnectionError ? error : new ConnectionError('network', { cause: error })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}

interface AskedBefore {
  data?: FetchedForecast | undefined
  dataUpdatedAt: number
}

/** The query for the data cache, in addition to its general rules (`lib/query-rules.ts`). */
export function forecastQuery(address: string, point: Point) {
  return {
    queryKey: ['forecast', address],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchForecast(address, point, signal),
    staleTime: ({ state }: { state: AskedBefore }) =>
      state.data ? Math.max(0, state.data.freshUntil - state.dataUpdatedAt) : 0,
    // A failed request is not repeated because the guest left the page and came back.
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false as const,
  }
}

/** The address of the forecast for a place; with four decimals at most, as the service asks. */
export function forecastAddress(service: string, { lat, lon }: Point): string {
  const short = (degrees: number) => String(Number(degrees.toFixed(4)))
  return `${service}?${new URLSearchParams({ lat: short(lat), lon: short(lon) })}`
}

/**
 * The address to request, or null where nothing may be requested. An address on the page's own host is always allowed
 * (a test's, or an owner's cached copy of the service). Another host is allowed only on a public site: not on a
 * developer's machine, nor under a name reserved for examples and tests.
 *
 * `<meta name="weather" content="/path">` in the page replaces `configured`, which is from content.
 */
export function weatherAddress(configured: string, page: Pick<Document, 'querySelector' | 'baseURI'>): string | null {
  const inPage = page.querySelector('meta[name="weather"]')?.getAttribute('content')
  return allowedAddress(inPage ?? configured, page.baseURI)
}

/** The rule of `weatherAddress` for two addresses. Null also for what is not a web address. */
export function allowedAddress(address: string, pageAddress: string): string | null {
  if (!URL.canParse(address, pageAddress)) return null
  const target = new URL(address, pageAddress)
  const page = new URL(pageAddress)
  if (!/^https?:$/.test(page.protocol) || !/^https?:$/.test(target.protocol)) return null
  if (target.origin === page.origin) return target.href
  return target.protocol === 'https:' && isReal(page.hostname) ? target.href : null
}

/** Reserved names (RFC 2606 and 6761), names without a dot, and IP addresses are not public sites. */
const RESERVED = /(^|\.)(localhost|local|example|test|invalid|example\.(com|net|org))$/

function isReal(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  return /\.[a-z][a-z0-9-]*[a-z0-9]$/.test(name) && !RESERVED.test(name)
}

/**
 * When the answer may be requested again, in milliseconds since 1970: when it expires, but 5 minutes from now at the
 * earliest and 6 hours at the latest.
 */
export function freshUntil(expires: string | null, now: number): number {
  const said = expires === null ? Number.NaN : Date.parse(expires)
  const wanted = Number.isNaN(said) ? now + 30 * MINUTE : said
  return Math.min(Math.max(wanted, now + 5 * MINUTE), now + 360 * MINUTE)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidAnswerError('not JSON')
  }
}

/** The body; stops reading at the limit. */
async function textOf(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > MOST_BYTES) {
      void reader.cancel()
      throw new InvalidAnswerError('too large')
    }
    text += decoder.decode(value, { stream: true })
  }
}

let isDeprecationNoted = false

/** 203 announces that this version of the service will end: the console tells the developer. */
function noteDeprecation() {
  if (isDeprecationNoted) return
  isDeprecationNoted = true
  console.info('Weather: the service says that this version of its interface is deprecated (203).')
}
