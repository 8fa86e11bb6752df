/** W5, O3: another place block, and everything that follows it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseDocument } from 'yaml'
import { daysAhead, forecastAddress, readForecast } from '../../app/guide/forecast.ts'
import { sampleForecast } from '../../app/guide/sample-forecast.ts'
import { clockTime, sunOn } from '../../app/guide/sun.ts'
import { momentOf } from '../../lib/dates.ts'
import { nextWeekends } from '../../lib/rates.ts'
import { googleDirections } from '../../lib/paths.ts'
import { contactFile } from '../../tools/pages/vcard.ts'
import { loadContent } from '../../tools/content/load.ts'
import { socialTags } from '../../tools/pages/page-summaries.ts'
import { structuredData } from '../../tools/pages/json-ld.ts'
import { copyContent, setIn, soundContent } from './content-copy.ts'

const written = {
  gate: { lat: 38.7167, lon: -9.1333, plusCode: '8CCGPV88+9M' },
  weatherPoint: { lat: 38.72, lon: -9.14 },
  timeZone: 'Europe/Lisbon',
  countryCode: 'PT',
  telephone: { callingCode: '351', nationalPrefix: null, groups: ['3 3 3'] },
}

const copy = copyContent()
// The map shows the place before.
rmSync(join(copy.root, 'assets/map'), { recursive: true })
const document = parseDocument(copy.read('site.yaml'))
setIn(document, ['place'], written)
setIn(document, ['address'], { street: 'Rua das Rosas', city: 'Lisboa', country: 'Portugal' })
setIn(document, ['phone'], '+351212345678')
copy.write('site.yaml', document.toString({ lineWidth: 0 }))

const { content: loaded, problems } = loadContent(copy.root)
if (!loaded) throw new Error(JSON.stringify(problems))
const content = loaded
const { site, enquiry, location } = content
const { place } = site

test('search engines, messengers and address books are told the place', () => {
  const card = { src: '/card.jpg', width: 1, height: 1, alt: '' }
  const data = structuredData(content, '/location', card, () => '/picture.webp')
  expect(data).toContain('"addressCountry":"PT"')
  expect(data).toContain('"latitude":38.7167,"longitude":-9.1333')
  expect(data).toContain('"telephone":"+351212345678"')
  const page = { path: '/', head: { title: 'T', description: 'D' } } as Parameters<typeof socialTags>[1]
  expect(socialTags(site, page, card)).toContain('content="en_PT"')
  expect(contactFile(content)).toContain('GEO:38.7167;-9.1333\r\n')
})

test('words name its town, and its number as it is written there', () => {
  expect(enquiry.errors.checkInPast).toContain('Lisboa')
  expect(enquiry.after.open).toContain('Lisboa')
  expect(location.nearby.heading).toContain('Lisboa')
  expect(JSON.stringify(enquiry)).not.toContain(soundContent().site.address.city)
})

test('the forecast is asked for there, and no other is taken', () => {
  expect(forecastAddress(location.weather.forecast.url, place.weatherPoint)).toMatch(/\?lat=38\.72&lon=-9\.14$/)
  const now = new Date('2026-07-01T11:20:00Z')
  const answer = JSON.stringify(sampleForecast(now, place))
  const steps = readForecast(answer, place.weatherPoint)!
  expect(daysAhead(steps, place.timeZone, now)[0]?.date).toBe('2026-07-02')
  expect(readForecast(answer, { lat: -0.287, lon: 36.068 })).toBeUndefined()
})

test('the sun is that of the place', () => {
  const { sunrise, sunset } = sunOn('2026-06-21', place)
  expect([clockTime(sunrise), clockTime(sunset)]).toEqual(['06:12', '21:05'])
})

describe('pages', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.doMock('../../content/site.yaml', () => ({ ...site, default: site }))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.doUnmock('../../content/site.yaml')
    vi.resetModules()
  })

  test('lead to the gate once it has a pin, and write the number as it is written there', async () => {
    const { callLink, directionsPoint, phone, postalAddress } = await import('../../app/resort/links.ts')
    expect(googleDirections(directionsPoint)).toContain('destination=38.7167%2C-9.1333')
    expect(postalAddress).toBe('Rua das Rosas, Lisboa, Portugal')
    expect([phone, callLink]).toEqual(['+351 212 345 678', 'tel:+351212345678'])
    vi.resetModules()
    vi.doMock('../../content/site.yaml', () => ({ default: { ...site, place: { ...place, gate: null } } }))
    expect((await import('../../app/resort/links.ts')).directionsPoint).toBe(postalAddress)
  })

  test('count days, and open and close the desk, by its clock in the nights on which it changes', async () => {
    const { deskAt, today } = await import('../../app/resort/today.ts')
    vi.useFakeTimers()
    // Half an hour before and after the midnight that begins summer's first whole day.
    vi.setSystemTime(momentOf('2026-03-29', 23 * 60 + 30, place.timeZone))
    expect([today(), new Date().toISOString()]).toEqual(['2026-03-29', '2026-03-29T22:30:00.000Z'])
    vi.setSystemTime(momentOf('2026-03-30', 30, place.timeZone))
    expect([today(), new Date().toISOString()]).toEqual(['2026-03-30', '2026-03-29T23:30:00.000Z'])
    const [hour = 0, minute = 0] = site.hours.weekend.opens.split(':').map(Number)
    for (const sunday of ['2026-03-29', '2026-10-25']) {
      const opening = momentOf(sunday, hour * 60 + minute, place.timeZone)
      expect(deskAt(new Date(opening - 1)).isOpen).toBe(false)
      expect(deskAt(new Date(opening))).toMatchObject({ isOpen: true, row: 'weekend' })
    }
  })

  test('offer weekends from its own Friday on', async () => {
    const { today } = await import('../../app/resort/today.ts')
    // A quarter past midnight, when it is still Thursday by UTC.
    vi.useFakeTimers({ now: momentOf('2026-10-23', 15, place.timeZone) })
    expect(new Date().toISOString()).toBe('2026-10-22T23:15:00.000Z')
    expect(nextWeekends(today(), () => false)[0]).toEqual({ checkIn: '2026-10-23', checkOut: '2026-10-25' })
  })
})
