import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lisbon, nakuru } from '../../lib/sample-places.ts'
import { daysAhead, readForecast, type Forecast } from './read-forecast.ts'
import { sampleForecast } from './sample-forecast.ts'

const NOW = new Date('2026-11-21T11:20:00Z') // 14:20 in Nairobi

function read(answer: unknown): Forecast {
  const forecast = readForecast(answer, nakuru.weatherPoint)
  if ('problem' in forecast) throw new Error(forecast.problem)
  return forecast
}

describe('a right answer', () => {
  it('gives the five days that follow today, as Nairobi counts them', () => {
    const days = daysAhead(read(sampleForecast(NOW, nakuru)), nakuru.timeZone, NOW)
    expect(days.map(({ date }) => date)).toEqual([22, 23, 24, 25, 26].map((day) => `2026-11-${day}`))
    for (const { max, min, sky } of days) {
      expect(max).toBeGreaterThan(min)
      expect(sky.word).toBe('partlyCloudy')
    }
  })

  it('belongs to the day of Nairobi late in the evening too', () => {
    const late = new Date('2026-11-21T21:30:00Z') // half past midnight on the 22nd
    expect(daysAhead(read(sampleForecast(late, nakuru)), nakuru.timeZone, late)[0]?.date).toBe('2026-11-23')
  })

  it('W5 follows the clock of another place, over a clock change too', () => {
    const before = new Date('2026-03-28T22:20:00Z')
    const answer = sampleForecast(before, lisbon)
    expect(readForecast(answer, nakuru.weatherPoint)).toEqual({ problem: 'it is about another place' })
    const forecast = readForecast(answer, lisbon.weatherPoint) as Forecast
    const dates = daysAhead(forecast, lisbon.timeZone, before).map(({ date }) => date)
    expect(dates).toEqual(['2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02'])
  })

  it('says nothing of days that it does not reach', () => {
    const forecast = read(sampleForecast(NOW, nakuru))
    expect(daysAhead(forecast, nakuru.timeZone, new Date(NOW.getTime() + 20 * 86_400_000))).toEqual([])
  })

  it('is in order at any moment it reaches', () => {
    const forecast = read(sampleForecast(NOW, nakuru))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 * 59 }), (minutes) => {
        const now = new Date(NOW.getTime() + minutes * 60_000)
        const dates = daysAhead(forecast, nakuru.timeZone, now).map(({ date }) => date)
        expect(dates).toEqual([...new Set(dates)].toSorted())
        expect(dates.length).toBeGreaterThanOrEqual(4)
      }),
    )
  })
})

describe('nonsense', () => {
  type Sample = ReturnType<typeof sampleForecast>
  type Step = Sample['properties']['timeseries'][number]
  const spoilt = (spoil: (sample: Sample, step: Step) => unknown) => {
    const sample = sampleForecast(NOW, nakuru)
    const step = sample.properties.timeseries[3]
    if (!step) throw new Error('the sample is too short')
    spoil(sample, step)
    return sample
  }

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['a word', 'sunny'],
    ['an empty object', {}],
    ['another feature', { type: 'Feature', properties: {} }],
    [
      'no steps',
      spoilt((sample) => {
        sample.properties.timeseries = []
      }),
    ],
    [
      'endless steps',
      spoilt((sample, step) => {
        sample.properties.timeseries = Array<Step>(501).fill(step)
      }),
    ],
    [
      'another place',
      spoilt((sample) => {
        sample.geometry.coordinates = [10.7, 59.9]
      }),
    ],
    [
      'Fahrenheit',
      spoilt((sample) => {
        sample.properties.meta.units.air_temperature = 'fahrenheit'
      }),
    ],
    [
      'a temperature in words',
      spoilt((_, step) => Object.assign(step.data.instant.details, { air_temperature: '23' })),
    ],
    ['no temperature', spoilt((_, step) => Object.assign(step.data.instant.details, { air_temperature: null }))],
    [
      'a furnace',
      spoilt((_, step) => {
        step.data.instant.details.air_temperature = 300
      }),
    ],
    [
      'an unknown sky',
      spoilt((_, step) => Object.assign(step.data, { next_6_hours: { summary: { symbol_code: 'frogs' } } })),
    ],
    [
      'a time that is none',
      spoilt((_, step) => {
        step.time = 'tomorrow'
      }),
    ],
    [
      'a day that is none',
      spoilt((_, step) => {
        step.time = '2026-13-45T00:00:00Z'
      }),
    ],
    [
      'time running backwards',
      spoilt(({ properties }) => {
        properties.timeseries = properties.timeseries.toReversed()
      }),
    ],
  ])('%s is refused, with a reason', (_, answer) => {
    expect(readForecast(answer, nakuru.weatherPoint)).toEqual({ problem: expect.any(String) })
  })

  it('never makes the reader throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        expect(readForecast(answer, nakuru.weatherPoint)).toHaveProperty('problem')
      }),
    )
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(readForecast(answer, nakuru.weatherPoint)).toHaveProperty('problem')
      }),
    )
  })

  it('is refused, whichever value of a right answer is replaced', () => {
    const paths = pathsOf(sampleForecast(NOW, nakuru).properties.timeseries[0], [])
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const sample = sampleForecast(NOW, nakuru)
        replace(sample.properties.timeseries[0], path, value)
        const forecast = readForecast(sample, nakuru.weatherPoint)
        if ('problem' in forecast) return
        for (const { max, min } of daysAhead(forecast, nakuru.timeZone, NOW)) {
          expect(Number.isFinite(max) && Number.isFinite(min)).toBe(true)
        }
      }),
    )
  })
})

function pathsOf(value: unknown, path: string[]): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [
    ...(path.length ? [path] : []),
    ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key])),
  ]
}

function replace(target: unknown, [key, ...rest]: string[], value: unknown) {
  if (key === undefined || typeof target !== 'object' || target === null) return
  const record = target as Record<string, unknown>
  if (rest.length === 0) record[key] = value
  else replace(record[key], rest, value)
}
