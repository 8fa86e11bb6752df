import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { AnswerError, ConnectionError, InvalidAnswerError, shouldRetry } from '../../lib/query-rules.ts'
import { nakuru } from '../../lib/sample-places.ts'
import { sampleForecast } from './sample-forecast.ts'
import {
  allowedAddress,
  fetchForecast,
  forecastAddress,
  forecastQuery,
  freshUntil,
  weatherAddress,
} from './fetch-forecast.ts'

const NOW = new Date('2026-11-21T11:20:00Z')
const right = JSON.stringify(sampleForecast(NOW, nakuru))

/** A server on this machine that plays every mood of the service. */
const asked: IncomingMessage[] = []
const moods: Record<string, (response: ServerResponse) => void> = {
  right: (response) => response.end(right),
  expires: (response) => response.setHeader('Expires', new Date(Date.now() + 40 * 60_000).toUTCString()).end(right),
  slow: (response) => setTimeout(() => response.end(right), 80),
  deprecated: (response) => response.writeHead(203).end(right),
  forbidden: (response) => response.writeHead(403).end('no'),
  busy: (response) => response.writeHead(429).end('later'),
  broken: (response) => response.writeHead(500).end('oh'),
  notJson: (response) => response.end('<!doctype html><title>Sign in to the hotel network</title>'),
  halfJson: (response) => response.end(right.slice(0, 4_000)),
  wrongShape: (response) => response.end('{"weather":"fine"}'),
  empty: (response) => response.end(),
  huge: (response) => {
    const chunk = 'x'.repeat(100_000)
    const pour = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', pour)
    pour()
  },
  cut: (response) => {
    response.writeHead(200, { 'content-length': right.length })
    response.write(right.slice(0, 2_000), () => response.destroy())
  },
  silent: () => {},
  stalled: (response) => response.write(right.slice(0, 2_000)),
}
const server = createServer((request, response) => {
  asked.push(request)
  moods[request.url?.slice(1) ?? '']?.(response)
})
let base = ''

beforeAll(async () => {
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (mood: string, timeoutMs?: number) =>
  fetchForecast(base + mood, nakuru.weatherPoint, new AbortController().signal, timeoutMs)
const failure = (mood: string, timeoutMs?: number) =>
  ask(mood, timeoutMs).then(
    () => {
      throw new Error('should have failed')
    },
    (error: unknown) => error,
  )

describe('asking for the forecast', () => {
  it.each(['right', 'slow'])('reads a %s answer', async (mood) => {
    const { forecast } = await ask(mood)
    expect(forecast.steps).toHaveLength(86)
  })

  it('sends no headers of our own', async () => {
    asked.length = 0
    await ask('right')
    const names = Object.keys(asked[0]?.headers ?? {})
    // What Node's fetch sends whatever it is asked for.
    const usual = ['host', 'connection', 'accept', 'accept-language', 'sec-fetch-mode', 'user-agent', 'accept-encoding']
    expect(names.filter((name) => !usual.includes(name))).toEqual([])
  })

  it.each([
    ['forbidden', 403],
    ['busy', 429],
  ])('takes %s for an answer and never asks again', async (mood, status) => {
    const error = await failure(mood)
    expect(error).toBeInstanceOf(AnswerError)
    expect(error).toHaveProperty('status', status)
    expect(shouldRetry(0, error)).toBe(false)
  })

  it('lets the cache try again after a 500', async () => {
    expect(shouldRetry(0, await failure('broken'))).toBe(true)
  })

  it.each(['notJson', 'halfJson', 'wrongShape', 'empty', 'huge'])(
    'refuses an answer that is %s, for good',
    async (mood) => {
      const error = await failure(mood)
      expect(error).toBeInstanceOf(InvalidAnswerError)
      expect(shouldRetry(0, error)).toBe(false)
    },
  )

  it.each(['silent', 'stalled'])('gives up on a %s server, as on a lost connection', async (mood) => {
    const error = await failure(mood, 60)
    expect(error).toBeInstanceOf(ConnectionError)
    expect(shouldRetry(0, error)).toBe(true)
  })

  it('takes a cut line and a closed door for a lost connection', async () => {
    expect(await failure('cut')).toBeInstanceOf(ConnectionError)
    const nobody = fetchForecast('http://127.0.0.1:1/', nakuru.weatherPoint, new AbortController().signal)
    await expect(nobody).rejects.toBeInstanceOf(ConnectionError)
  })

  it('stops when the guest goes elsewhere', async () => {
    const guest = new AbortController()
    const asking = fetchForecast(`${base}silent`, nakuru.weatherPoint, guest.signal)
    guest.abort()
    await expect(asking).rejects.toHaveProperty('name', 'AbortError')
    await expect(fetchForecast(`${base}right`, nakuru.weatherPoint, guest.signal)).rejects.toHaveProperty(
      'name',
      'AbortError',
    )
  })

  it('notes a deprecated interface once', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    await ask('deprecated')
    await ask('deprecated')
    expect(info).toHaveBeenCalledOnce()
    info.mockRestore()
  })
})

describe('when to ask again', () => {
  it('is not before the answer expires', async () => {
    const fetched = await ask('expires')
    expect(fetched.freshUntil - Date.now()).toBeGreaterThan(39 * 60_000)
    const { staleTime } = forecastQuery(base, nakuru.weatherPoint)
    const now = Date.now()
    expect(staleTime({ state: { data: fetched, dataUpdatedAt: now } })).toBeGreaterThan(39 * 60_000)
    expect(staleTime({ state: { dataUpdatedAt: 0 } })).toBe(0)
  })

  it('is five minutes to six hours away, whatever the header says', () => {
    const now = NOW.getTime()
    const header = fc.option(
      fc.oneof(
        fc.string(),
        fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
      ),
    )
    fc.assert(
      fc.property(header, (expires) => {
        const minutes = (freshUntil(expires, now) - now) / 60_000
        expect(minutes).toBeGreaterThanOrEqual(5)
        expect(minutes).toBeLessThanOrEqual(360)
      }),
    )
  })
})

describe('whom to ask', () => {
  const service = 'https://api.met.no/weatherapi/locationforecast/2.0/compact?lat=-0.287&lon=36.068'

  it('W5 is asked about the place, with four decimals at most', () => {
    const [address] = service.split('?')
    expect(forecastAddress(address ?? '', nakuru.weatherPoint)).toBe(service)
    expect(forecastAddress('https://weather.example/at', { lat: 38.720_061, lon: -9 })).toBe(
      'https://weather.example/at?lat=38.7201&lon=-9',
    )
  })

  it('is the service, from a real site', () => {
    expect(allowedAddress(service, 'https://www.mauahillhouse.co.ke/location')).toBe(service)
  })

  it.each([
    'http://localhost:4173/location',
    'http://127.0.0.1:4173/',
    'http://[::1]:4173/',
    'http://192.168.1.20/',
    'http://nakuru/',
    'https://mauahillhouse.example/location',
    'https://www.mauahf.example.com/',
    'https://mauahf.test/',
    'http://site.localhost/',
    'https://mauahillhouse.example./',
    'file:///home/owner/location.html',
    'about:srcdoc',
  ])('is nobody from %s', (page) => {
    expect(allowedAddress(service, page)).toBeNull()
  })

  it('may always be the page’s own host', () => {
    expect(allowedAddress('/weather', 'http://localhost:4173/location')).toBe('http://localhost:4173/weather')
    expect(allowedAddress('/weather', 'https://mauahillhouse.example/location')).toBe(
      'https://mauahillhouse.example/weather',
    )
  })

  it('is never asked in the clear, nor by another scheme', () => {
    for (const address of ['http://api.met.no/', 'data:application/json,{}', 'blob:https://a.b/1', 'https://', '']) {
      const allowed = allowedAddress(address, 'https://www.mauahillhouse.co.ke/location')
      expect(allowed === null || new URL(allowed).host === 'www.mauahillhouse.co.ke').toBe(true)
    }
  })

  it('may be named in the page', () => {
    const page = (content?: string) =>
      ({
        baseURI: 'http://localhost:4173/location',
        querySelector: () => (content === undefined ? null : { getAttribute: () => content }),
      }) as unknown as Document
    expect(weatherAddress(service, page())).toBeNull()
    expect(weatherAddress(service, page('/weather-test'))).toBe('http://localhost:4173/weather-test')
    expect(weatherAddress(service, page('https://elsewhere.example.org/'))).toBeNull()
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), (address, page) => {
        const allowed = allowedAddress(address, page)
        expect(allowed === null || URL.canParse(allowed)).toBe(true)
      }),
    )
  })
})
