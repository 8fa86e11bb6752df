import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { forAny } from '../../tests/for-any.ts'
import { Document } from 'yaml'
import { lisbon, nakuru } from '../../lib/places.sample.ts'
import {
  daysAhead,
  fetchForecast,
  forecastAddress,
  forecastQuery,
  freshUntil,
  readForecast,
  skyOf,
  weatherAddress,
} from './forecast.ts'
import { sampleForecast } from './forecast.sample.ts'

const now = new Date('2026-11-21T11:20:00Z') // 14:20 in Nairobi
const right = JSON.stringify(sampleForecast(now, nakuru))

const weather = 'https://weather.example/'
const answers: Record<string, (asked: RequestInit) => Promise<Response> | Response> = {
  right: () => new Response(right, { headers: { Expires: new Date(Date.now() + 40 * 60_000).toUTCString() } }),
  forbidden: () => new Response('no', { status: 403 }),
  broken: () => new Response('oh', { status: 500 }),
  notJson: () => new Response('<!doctype html><title>Sign in to the hotel network</title>'),
  cut: () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('The line is gone.')) })),
  silent: ({ signal }) =>
    new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error))),
}
const ask = (answer: string) => {
  const asked = vi.fn<typeof fetch>(async (_, init) => answers[answer]!(init!))
  vi.stubGlobal('fetch', asked)
  return { asked, forecast: fetchForecast(weather, nakuru.weatherPoint, 60) }
}

test('V5 fetching sends neither headers of our own nor cookies, and the answer is fresh until it expires', async () => {
  const { asked, forecast } = ask('right')
  const data = await forecast
  expect(data.steps).toHaveLength(86)
  expect(asked).toHaveBeenCalledExactlyOnceWith(weather, { credentials: 'omit', signal: expect.any(AbortSignal) })
  const { staleTime } = forecastQuery(weather, nakuru.weatherPoint)
  expect(staleTime({ state: { data, dataUpdatedAt: Date.now() } })).toBeGreaterThan(39 * 60_000)
  expect(staleTime({ state: { dataUpdatedAt: 0 } })).toBe(0)
})

const retries = Object.entries({ forbidden: 0, notJson: 0, broken: 3, cut: 3, silent: 3 })
test.each(retries)('V5 an answer that is %s is asked for %i times more', async (answer, times) => {
  const error: unknown = await ask(answer).forecast.catch((reason) => reason)
  expect(error).toBeInstanceOf(Error)
  const { retry } = forecastQuery(weather, nakuru.weatherPoint)
  expect([0, 1, 2, 3].filter((failures) => retry(failures, error))).toHaveLength(times)
})

test('V5 the answer is fresh for five minutes to six hours, whatever the header says', () => {
  const date = fc.date({ noInvalidDate: true }).map((each) => each.toUTCString())
  forAny(fc.option(fc.oneof(fc.string(), date)), (expires) => {
    const minutes = (freshUntil(expires, now.getTime()) - now.getTime()) / 60_000
    expect(minutes).toBeGreaterThanOrEqual(5)
    expect(minutes).toBeLessThanOrEqual(360)
  })
})

const service = 'https://api.met.no/weatherapi/locationforecast/2.0/compact?lat=-0.287&lon=36.068'
const from = (baseURI: string, address = service, inPage?: string) =>
  weatherAddress(address, {
    baseURI,
    querySelector: () => (inPage === undefined ? null : { getAttribute: () => inPage }),
  })

test('V5 W5 the address asks about the place, with four decimals at most', () => {
  expect(forecastAddress(service.split('?')[0]!, nakuru.weatherPoint)).toBe(service)
  expect(forecastAddress('https://a.b/at', { lat: 38.720_061, lon: -9 })).toBe('https://a.b/at?lat=38.7201&lon=-9')
})

test.each([
  ['https://www.mauahillhouse.co.ke/location', service],
  ['http://[::1]:4173/', null],
  ['http://nakuru/', null],
  ['https://www.mauahf.example.com/', null],
  ['https://mauahillhouse.example./', null],
  ['file:///home/owner/location.html', null],
])('V5 from %s the address is %s', (page, address) => {
  expect(from(page)).toBe(address)
})

test('V5 the address may be on the page’s own host, or in the page; never unencrypted, and it never throws', () => {
  expect(from('https://mauahf.example/location', '/weather')).toBe('https://mauahf.example/weather')
  expect(from('http://localhost:4173/', service, '/weather-test')).toBe('http://localhost:4173/weather-test')
  expect(from('http://localhost:4173/', service, 'https://elsewhere.example.org/')).toBeNull()
  for (const address of ['http://api.met.no/', 'data:application/json,{}', 'blob:https://a.b/1', 'https://'])
    expect(from('https://www.mauahillhouse.co.ke/location', address)).toBeNull()
  forAny(fc.string(), (address) => {
    expect(from('https://www.mauahillhouse.co.ke/', address) ?? 'https://').toMatch(/^https:/)
  })
})

const datesAt = (moment: string, place = nakuru) => {
  const steps = readForecast(JSON.stringify(sampleForecast(new Date(moment), place)), place.weatherPoint)!
  return daysAhead(steps, place.timeZone, new Date(moment)).map(({ date }) => date)
}

test.each([
  ['2026-11-21T11:20:00Z', nakuru, ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']],
  // Half past midnight on the 22nd in Nairobi.
  ['2026-11-21T21:30:00Z', nakuru, ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']],
  // W5: over a clock change.
  ['2026-03-28T22:20:00Z', lisbon, ['2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02']],
])('V5 at %s five complete days are ahead, by the clock of the place', (moment, place, dates) => {
  expect(datesAt(moment, place)).toEqual(dates)
})

test('V5 each day ahead has its highest, its lowest and its sky; one that the forecast does not reach is none', () => {
  const steps = readForecast(right, nakuru.weatherPoint)!
  for (const { date, max, min, sky } of daysAhead(steps, nakuru.timeZone, now)) {
    // As the sample has them at three in the afternoon and at night.
    expect([max, min]).toEqual([25, 11].map((degrees) => degrees - 3 * (Number(date.slice(8)) % 5)))
    expect(sky).toEqual({ word: 'partlyCloudy', icon: 'cloud-sun' })
  }
  expect(daysAhead(steps, nakuru.timeZone, new Date(now.getTime() + 20 * 86_400_000))).toEqual([])
})

const readWith = (path: string, value: unknown) => {
  const answer = new Document(sampleForecast(now, nakuru))
  answer.setIn(path.split('.'), value)
  return readForecast(JSON.stringify(answer), nakuru.weatherPoint)
}
const step = 'properties.timeseries.3'

test.each<[string, unknown]>([
  ['properties', {}],
  ['properties.timeseries', []],
  ['geometry.coordinates', [10.7, 59.9]],
  ['properties.meta.units.air_temperature', 'fahrenheit'],
  [`${step}.data.instant.details.air_temperature`, '23'],
  [`${step}.data.instant.details.air_temperature`, 300],
  [`${step}.data.next_6_hours`, { summary: { symbol_code: 'frogs' } }],
  [`${step}.time`, '2026-13-45T00:00:00Z'],
  [`${step}.time`, '2026-11-01T00:00:00Z'],
])('V5 an answer with %s as %j is refused', (path, value) => {
  expect(readWith('type', 'Feature')).toHaveLength(86)
  expect(readWith(path, value)).toBeUndefined()
})

test('V5 no answer throws', () => {
  forAny(fc.json(), (text) => readForecast(text, nakuru.weatherPoint) === undefined)
})

test.each([
  ['clearsky_day', 'clear'],
  ['lightrain', 'lightRain'],
  ['heavyrain', 'heavyRain'],
  ['rainshowers_day', 'showers'],
  ['heavysnowshowers_day', 'snow'],
  ['sleet', 'rain'],
  ['lightssleetshowersandthunder_polartwilight', 'thunder'],
  ['fog', 'fog'],
  ['fair_night', 'fair'],
  ['cloudy', 'cloudy'],
])('the sky of %s is %s', (code, word) => {
  expect(skyOf(code).word).toBe(word)
})

test('the sky of other codes has no word', () => {
  for (const code of ['', 'sunny', 'clearsky_noon', 'constructor', 'clearsky_day ', 'CLEARSKY_DAY'])
    expect(() => skyOf(code)).toThrow(code)
})
