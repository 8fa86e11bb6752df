/**
 * Asks for the forecast as the service's terms want it (https://api.met.no/doc/TermsOfService): no headers of our
 * own (a browser names the site by itself), the browser's cache used, the answer not asked for again before it
 * expires, 403 and 429 taken as they are meant, and never the real service from a developer's machine.
 */
import { AnswerError, ConnectionError, NonsenseError } from '../lib/query-rules.ts'
import { readForecast, type Forecast } from './forecast.ts'

/** The service's answers are about fifty kilobytes. */
const MOST_BYTES = 1_000_000
/** How long a silence may last before the connection counts as lost, in milliseconds. */
const PATIENCE = 15_000

const MINUTE = 60_000

export interface FetchedForecast {
  forecast: Forecast
  /** Until when the service asks not to be asked again; milliseconds since 1970. */
  freshUntil: number
}

/**
 * Fetches and reads a forecast. Throws `ConnectionError` when no whole answer came within `patience`
 * milliseconds, `AnswerError` for any status but a success, `NonsenseError` for an answer that cannot be used,
 * and what `signal` was aborted with when the guest has gone elsewhere.
 */
export async function fetchForecast(
  address: string,
  signal: AbortSignal,
  patience = PATIENCE,
): Promise<FetchedForecast> {
  const silence = new AbortController()
  const giveUp = () => silence.abort(signal.reason)
  signal.addEventListener('abort', giveUp)
  const timer = setTimeout(() => silence.abort(new ConnectionError('silence')), patience)
  try {
    signal.throwIfAborted()
    const response = await fetch(address, { signal: silence.signal, credentials: 'omit' })
    if (!response.ok) {
      void response.body?.cancel()
      throw new AnswerError(response.status)
    }
    if (response.status === 203) noteDeprecation()
    const forecast = readForecast(parse(await textOf(response)))
    if ('problem' in forecast) throw new NonsenseError(forecast.problem)
    return { forecast, freshUntil: freshUntil(response.headers.get('expires'), Date.now()) }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof AnswerError || error instanceof NonsenseError) throw error
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

/** What the data cache needs to know of this question, beside its general rules (`lib/query-rules.ts`). */
export function forecastQuery(address: string) {
  return {
    queryKey: ['forecast', address],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchForecast(address, signal),
    staleTime: ({ state }: { state: AskedBefore }) => (
      state.data ? Math.max(0, state.data.freshUntil - state.dataUpdatedAt) : 0
    ),
    // A refusal stays a refusal: it is not asked again because the guest looked away and came back.
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false as const,
  }
}

/**
 * The address to ask, or null where nobody must be asked. An address on the page's own host is always allowed
 * (a test's, or an owner's cached copy of the service); one elsewhere only from a site that is really out there,
 * not from a developer's machine nor from a name that is reserved for examples and tests.
 *
 * `configured` is the content's; `<meta name="weather" content="/path">` in the page stands in for it.
 */
export function weatherAddress(configured: string, page: Pick<Document, 'querySelector' | 'baseURI'>): string | null {
  const inPage = page.querySelector('meta[name="weather"]')?.getAttribute('content')
  return allowedAddress(inPage ?? configured, page.baseURI)
}

/** The rule of `weatherAddress`, for an address and the page's own. Null as well for what is no web address. */
export function allowedAddress(address: string, pageAddress: string): string | null {
  if (!URL.canParse(address, pageAddress)) return null
  const target = new URL(address, pageAddress)
  const page = new URL(pageAddress)
  if (!/^https?:$/.test(page.protocol) || !/^https?:$/.test(target.protocol)) return null
  if (target.origin === page.origin) return target.href
  return target.protocol === 'https:' && isReal(page.hostname) ? target.href : null
}

/** Names of RFC 2606 and 6761, bare names and plain numbers are not sites that guests visit. */
const RESERVED = /(^|\.)(localhost|local|example|test|invalid|example\.(com|net|org))$/

function isReal(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  return /\.[a-z][a-z0-9-]*[a-z0-9]$/.test(name) && !RESERVED.test(name)
}

/** The browser's cache keeps what expires; this keeps the data cache from asking it before that. */
export function freshUntil(expires: string | null, now: number): number {
  const said = expires === null ? Number.NaN : Date.parse(expires)
  const wanted = Number.isNaN(said) ? now + 30 * MINUTE : said
  return Math.min(Math.max(wanted, now + 5 * MINUTE), now + 360 * MINUTE)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NonsenseError('not JSON')
  }
}

/** The body, read no further than the limit. */
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
      throw new NonsenseError('too large')
    }
    text += decoder.decode(value, { stream: true })
  }
}

let isDeprecationNoted = false

/** 203 means that this version of the service will be switched off: the owner's developer should know. */
function noteDeprecation() {
  if (isDeprecationNoted) return
  isDeprecationNoted = true
  console.info('Weather: the service says that this version of its interface is deprecated (203).')
}
