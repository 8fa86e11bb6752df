/**
 * The forecast of MET Norway's Locationforecast 2.0, compact form, as the terms of the service demand
 * (https://api.met.no/doc/TermsOfService): no extra headers, with the browser's cache, not again before it expires or
 * after 403 and 429, and never the real service from a developer's machine.
 */
import { clockIn, type PlainDate, type TimeZone } from '../../lib/dates.ts'

/** Degrees; south and west negative. */
export type Point = { lat: number; lon: number }

export interface Step {
  /** Milliseconds since 1970. */
  time: number
  /** Degrees Celsius. */
  temperature: number
  /** Of the next six hours; the last step has none. */
  sky: Sky | undefined
}

interface ServiceAnswer {
  geometry: { coordinates: [lon: number, lat: number] }
  properties: {
    meta: { units: { air_temperature: string } }
    timeseries: {
      time: string
      data: { instant: { details: { air_temperature: number } }; next_6_hours?: { summary: { symbol_code: string } } }
    }[]
  }
}

export interface FetchedForecast {
  steps: Step[]
  /** Not to be requested again before this time; milliseconds since 1970. */
  freshUntil: number
}

const MINUTE = 60_000

/** An answer that would be the same again: a status below 500, above all 403 and 429, or no forecast. */
export class FinalAnswer extends Error {}

/** @throws FinalAnswer, or another error where the same request may succeed later */
export async function fetchForecast(address: string, point: Point, timeoutMs = 15_000): Promise<FetchedForecast> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), credentials: 'omit' })
  if (response.status >= 500) throw new Error(`The weather service answered ${response.status}.`)
  if (!response.ok) throw new FinalAnswer(`The weather service answered ${response.status}.`)
  const steps = readForecast(await response.text(), point)
  if (!steps) throw new FinalAnswer('The answer is no forecast for this place.')
  return { steps, freshUntil: freshUntil(response.headers.get('expires'), Date.now()) }
}

/** The query, in addition to the defaults of TanStack Query, which are those of V5. */
export function forecastQuery(address: string, point: Point) {
  return {
    queryKey: ['forecast', address],
    queryFn: () => fetchForecast(address, point),
    staleTime: ({ state }: { state: { data?: FetchedForecast | undefined; dataUpdatedAt: number } }) =>
      state.data ? Math.max(0, state.data.freshUntil - state.dataUpdatedAt) : 0,
    retry: (failures: number, error: unknown) => failures < 3 && !(error instanceof FinalAnswer),
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

/** Reserved names (RFC 2606 and 6761), names without a dot, and IP addresses are not public sites. */
const reserved = /(^|\.)(localhost|local|example|test|invalid|example\.(com|net|org))\.?$/
const publicName = /\.[a-z][a-z0-9-]*[a-z0-9]\.?$/

/**
 * The address to request, or null where nothing may be requested. An address on the page's own host is always allowed
 * (a test's, or an owner's cached copy of the service). Another host is allowed only on a public site: not on a
 * developer's machine, nor under a name reserved for examples and tests.
 *
 * `<meta name="weather" content="/path">` in the page replaces `configured`, which is from content.
 */
export function weatherAddress(configured: string, page: Pick<Document, 'querySelector' | 'baseURI'>): string | null {
  const address = page.querySelector('meta[name="weather"]')?.getAttribute('content') ?? configured
  if (!URL.canParse(address, page.baseURI)) return null
  const target = new URL(address, page.baseURI)
  const { protocol, origin, hostname } = new URL(page.baseURI)
  if (!/^https?:$/.test(protocol) || !/^https?:$/.test(target.protocol)) return null
  const isPublic = publicName.test(hostname) && !reserved.test(hostname)
  return target.origin === origin || (target.protocol === 'https:' && isPublic) ? target.href : null
}

/** In milliseconds since 1970: when the answer expires, but 5 minutes from now at the earliest, 6 hours at most. */
export function freshUntil(expires: string | null, now: number): number {
  const wanted = Date.parse(expires ?? '') || now + 30 * MINUTE
  return Math.min(Math.max(wanted, now + 5 * MINUTE), now + 360 * MINUTE)
}

/** Nothing for an answer with anything wrong: an incomplete forecast would look like a complete one. */
export function readForecast(text: string, { lat, lon }: Point): Step[] | undefined {
  try {
    const { geometry, properties } = JSON.parse(text) as ServiceAnswer
    const [x, y] = geometry.coordinates
    const steps = properties.timeseries.map(({ time, data }) => ({
      time: Date.parse(time),
      temperature: data.instant.details.air_temperature,
      sky: data.next_6_hours && skyOf(data.next_6_hours.summary.symbol_code),
    }))
    const isSound = ({ time, temperature }: Step, at: number) =>
      time > (steps[at - 1]?.time ?? 0) && Number.isFinite(temperature) && temperature > -50 && temperature < 55
    const isOfPlace = Math.abs(x - lon) < 0.5 && Math.abs(y - lat) < 0.5
    const isRight = isOfPlace && properties.meta.units.air_temperature === 'celsius' && steps.length > 0
    return isRight && steps.every(isSound) ? steps : undefined
  } catch {
    return undefined
  }
}

export interface DayAhead {
  date: PlainDate
  /** Highest and lowest of the hours that the forecast gives, in degrees Celsius. */
  max: number
  min: number
  sky: Sky
}

/** At most five days after today, complete ones only: with four readings at least, and the sky around noon. */
export function daysAhead(steps: readonly Step[], zone: TimeZone, now: Date): DayAhead[] {
  const today = clockIn(zone, now).date
  const byDate = Map.groupBy(
    steps.map((step) => ({ ...step, ...clockIn(zone, new Date(step.time)) })),
    ({ date }) => date,
  )
  const days = [...byDate].flatMap(([date, ofDay]) => {
    const sky = ofDay.find((step) => step.sky && step.time >= '07:00' && step.time < '13:00')?.sky
    if (date <= today || ofDay.length < 4 || !sky) return []
    const temperatures = ofDay.map(({ temperature }) => temperature)
    return [{ date, max: Math.max(...temperatures), min: Math.min(...temperatures), sky }]
  })
  return days.slice(0, 5)
}

/**
 * The symbol codes of the service, without the part of the day (https://github.com/metno/weathericons); a word of the
 * content for each, and Lucide's icon. Sleet becomes rain. The service keeps two misspelled codes, "lightss…".
 */
const skies = [
  [/^clearsky$/, 'clear', 'sun'],
  [/^fair$/, 'fair', 'sun'],
  [/^partlycloudy$/, 'partlyCloudy', 'cloud-sun'],
  [/^cloudy$/, 'cloudy', 'cloud'],
  [/^fog$/, 'fog', 'cloud-fog'],
  [/^(lights?|heavy)?(rain|sleet|snow)(showers)?andthunder$/, 'thunder', 'cloud-lightning'],
  [/^(lights?|heavy)?snow(showers)?$/, 'snow', 'cloud-snow'],
  [/^lights?(rain|sleet)showers$/, 'showers', 'cloud-drizzle'],
  [/^(heavy)?(rain|sleet)showers$/, 'showers', 'cloud-rain'],
  [/^lights?(rain|sleet)$/, 'lightRain', 'cloud-drizzle'],
  [/^heavy(rain|sleet)$/, 'heavyRain', 'cloud-rain'],
  [/^(rain|sleet)$/, 'rain', 'cloud-rain'],
] as const

export type Sky = { word: (typeof skies)[number][1]; icon: (typeof skies)[number][2] }

export function skyOf(code: string): Sky {
  const kind = code.replace(/_(?:day|night|polartwilight)$/, '')
  const [, word, icon] = skies.find(([codes]) => codes.test(kind)) ?? []
  if (!word || !icon) throw new Error(`unknown sky: ${code}`)
  return { word, icon }
}
