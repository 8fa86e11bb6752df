/**
 * Reads answers of MET Norway's Locationforecast 2.0, compact form
 * (https://api.met.no/weatherapi/locationforecast/2.0/documentation). An answer with anything invalid is refused as a
 * whole, because an incomplete forecast would look like a complete one.
 */
import { clockIn, type PlainDate, type TimeZone } from '../../lib/dates.ts'
import { skyOf, type Sky } from './weather-symbols.ts'

/** A limit: real answers have about ninety steps. */
const MOST_STEPS = 500
/** Lowest and highest credible temperature where people stay, in degrees Celsius. */
const COLDEST = -50
const HOTTEST = 55
/** Greatest distance of the answer's position from the place that was asked about, in degrees. */
const NEAR = 0.5

/** Degrees; south and west negative. */
export type Point = { lat: number; lon: number }

export interface Forecast {
  /** By time, each later than the one before. */
  steps: Step[]
}

interface Step {
  /** Milliseconds since 1970. */
  time: number
  /** Degrees Celsius. */
  temperature: number
  /** The last step has none. */
  nextSixHours?: Sky
}

export interface DayAhead {
  date: PlainDate
  /** Highest and lowest of the hours that the forecast gives, in degrees Celsius. */
  max: number
  min: number
  sky: Sky
}

/** The forecast for a place in an answer, or what is wrong with it. Never throws, whatever `answer` is. */
export function readForecast(answer: unknown, asked: Point): Forecast | { problem: string } {
  const properties = field(answer, 'properties')
  const series = field(properties, 'timeseries')
  if (!Array.isArray(series)) return { problem: 'there is no time series' }
  if (series.length === 0 || series.length > MOST_STEPS) return { problem: `${series.length} steps` }

  const coordinates = field(field(answer, 'geometry'), 'coordinates')
  const [lon, lat] = Array.isArray(coordinates) ? (coordinates as unknown[]) : []
  if (!isNear(lat, asked.lat) || !isNear(lon, asked.lon)) return { problem: 'it is about another place' }

  const unit = field(field(field(properties, 'meta'), 'units'), 'air_temperature')
  if (unit !== 'celsius') return { problem: 'temperatures are not in degrees Celsius' }

  const steps: Step[] = []
  for (const item of series as unknown[]) {
    const step = readStep(item)
    if (!step) return { problem: `step ${steps.length} cannot be read` }
    const before = steps.at(-1)
    if (before && step.time <= before.time) return { problem: `step ${steps.length} is out of order` }
    steps.push(step)
  }
  return { steps }
}

/**
 * The days that follow today by the clock of a zone, at most five. Complete days only: with at least four readings, and
 * the sky around noon, which is within six hours from then.
 */
export function daysAhead({ steps }: Forecast, zone: TimeZone, now: Date): DayAhead[] {
  const today = clockIn(zone, now).date
  const byDate = new Map<PlainDate, (Step & { clock: string })[]>()
  for (const step of steps) {
    const { date, time: clock } = clockIn(zone, new Date(step.time))
    if (date > today) byDate.set(date, [...(byDate.get(date) ?? []), { ...step, clock }])
  }
  const days = [...byDate].flatMap(([date, ofDay]) => {
    const midday = ofDay.find(({ clock, nextSixHours }) => nextSixHours && clock >= '07:00' && clock < '13:00')
    if (ofDay.length < 4 || !midday?.nextSixHours) return []
    const temperatures = ofDay.map(({ temperature }) => temperature)
    return [{ date, max: Math.max(...temperatures), min: Math.min(...temperatures), sky: midday.nextSixHours }]
  })
  return days.slice(0, 5)
}

function readStep(item: unknown): Step | undefined {
  const time = field(item, 'time')
  const data = field(item, 'data')
  const temperature = field(field(field(data, 'instant'), 'details'), 'air_temperature')
  if (typeof time !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(time)) return undefined
  const at = Date.parse(time)
  if (Number.isNaN(at)) return undefined
  if (typeof temperature !== 'number' || !(temperature >= COLDEST && temperature <= HOTTEST)) return undefined
  const nextSixHours = readSky(field(data, 'next_6_hours'))
  if (nextSixHours === 'unknown') return undefined
  return { time: at, temperature, ...(nextSixHours && { nextSixHours }) }
}

/** The sky of a period; nothing where the step has no such period. */
function readSky(period: unknown): Sky | 'unknown' | undefined {
  if (period === undefined) return undefined
  const code = field(field(period, 'summary'), 'symbol_code')
  return (typeof code === 'string' && skyOf(code)) || 'unknown'
}

/** An own property of an object that came as JSON; nothing of anything else. */
function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Record<string, unknown>)[name]
}

function isNear(value: unknown, target: number): boolean {
  return typeof value === 'number' && Math.abs(value - target) <= NEAR
}
