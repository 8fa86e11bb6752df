import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type { Content } from '../../content/schema.ts'
import type { TakenFile } from '../../lib/taken.ts'
import { timeZone } from '../../lib/time-zone.ts'
import { AddressProblem } from './addresses.ts'
import { fetchFeed, usualLimits } from './fetch-feed.ts'
import { runsOf } from './spans.ts'
import { refreshTaken, staysInCalendar } from './refresh.ts'
import * as samples from '../../tests/sample-calendars.ts'
import { calendar, days, hostOf, type Host } from '../../tests/sample-calendars.ts'

const now = new Date('2026-11-22T03:00:30Z')
const token = 'TOKENTOKENTOKEN4f2a'

const folder = mkdtempSync(join(tmpdir(), 'calendars-'))
const [out, keep] = [join(folder, 'site/taken.json'), join(folder, 'kept/calendars.json')]
let host: Host
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await host.close()
  rmSync(folder, { recursive: true, force: true })
})

const stayOf = (id: string, name: string, units: number | null) => ({ id, name, units })
const contentOf = (taken: Content['taken'] = []) =>
  ({
    accommodations: {
      stays: [stayOf('orchard-room', 'Orchard Room', 2), stayOf('hilltop-home', 'Hilltop Home', null)],
    },
    site: { place: { timeZone: timeZone('Africa/Nairobi', now) } },
    taken,
  }) as unknown as Content

/** Asks the calendars at these paths of the host. */
function refresh(
  calendars: Record<string, string[][]>,
  { at = now, taken = [] as Content['taken'], seconds = usualLimits.seconds } = {},
) {
  const addressOf = (path: string) => (/^https?:/.test(path) ? path : `${host.origin}${path}?s=${token}`)
  const addresses = Object.entries(calendars).map(([stay, units]) => [
    stay,
    units.map((copies) => copies.map(addressOf)),
  ])
  vi.stubEnv('CALENDARS', addresses.length > 0 ? JSON.stringify(Object.fromEntries(addresses)) : '')
  return refreshTaken({
    root: folder,
    content: contentOf(taken),
    out,
    keep,
    now: at,
    limits: { ...usualLimits, seconds },
  })
}
const file = () => (JSON.parse(readFileSync(out, 'utf8')) as TakenFile).stays
/** As the file writes these spans. */
const runs = (...spans: [from: string, to: string][]) =>
  runsOf(
    spans.map(([from, to]) => ({ from, to })),
    '2026-11-22',
  )
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

const portals = {
  '/airbnb.ics': samples.airbnb,
  '/booking.ics': samples.zipped(samples.booking),
  '/vrbo.ics': samples.redirectTo('/moved.ics'),
  '/moved.ics': samples.vrbo,
  '/google.ics': samples.google,
  '/manager.ics': samples.channelManager,
}

test('T6: copies are united, units counted, and what is typed joins them', async () => {
  host = await hostOf(portals)
  const { lines, last, hasFailed } = await refresh(
    {
      'orchard-room': [['/airbnb.ics', '/booking.ics'], ['/vrbo.ics']],
      'hilltop-home': [['/google.ics', '/manager.ics']],
    },
    { taken: [{ stay: 'orchard-room', unit: 2, from: '2026-11-30', until: '2026-12-01' }] },
  )
  expect(hasFailed).toBe(false)
  expect(last).toBe('Written: 5 calendars answered.')
  expect(lines).toContain('Hilltop Home, 127.0.0.1 …4f2a: 4 spans of nights until 20 January 2027; 2 entries left out')
  const { 'orchard-room': orchard, 'hilltop-home': home } = file()
  expect(orchard).toEqual({
    calendar: {
      asOf: '2026-11-22T03:00Z',
      // The second of them knows all that lies ahead.
      until: '2028-05-23',
      taken: [
        runs(['2026-11-30', '2026-12-02']),
        runs(
          ['2026-11-28', '2026-12-03'],
          ['2026-12-05', '2026-12-08'],
          ['2026-12-10', '2026-12-11'],
          ['2026-12-20', '2026-12-27'],
          ['2027-01-10', '2027-01-12'],
        ),
      ],
      unknown: [[], runs(['2026-11-22', '2026-11-24'], ['2027-05-22', '2028-05-23'])],
    },
    typed: [[], runs(['2026-11-30', '2026-12-02'])],
  })
  expect(home!.calendar!.taken[0]!.slice(0, 4)).toEqual(
    runs(['2026-12-15', '2026-12-17'], ['2026-12-18', '2026-12-20']),
  )
})

test('the order of calendars makes no difference', async () => {
  host = await hostOf(portals)
  await refresh({ 'orchard-room': [['/airbnb.ics', '/booking.ics'], ['/vrbo.ics']] })
  const before = readFileSync(out, 'utf8')
  await refresh({ 'orchard-room': [['/vrbo.ics'], ['/booking.ics', '/airbnb.ics']] })
  expect(readFileSync(out, 'utf8')).toBe(before)
})

const ok = calendar('-//Test//EN', [days('2026-12-01', '2026-12-03')])
const failures: Record<string, [answer: Parameters<typeof hostOf>[0][string], sentence: string]> = {
  'a web page': ['<!DOCTYPE html><html><body>Log in</body></html>', 'leads to a web page'],
  nothing: ['', 'the answer is empty'],
  'no content': [samples.status(204), 'the answer is empty'],
  'an unknown address': [samples.status(404), 'there is nothing at the address any more (404)'],
  'an expired token': [samples.status(403, 'Token expired'), 'the portal refuses the address (403)'],
  'an expired token, as text': ['Token expired', 'does not lead to a calendar'],
  'a portal that fails': [samples.status(503), 'answers with an error (503)'],
  'another file': ['BEGIN:VCARD\r\nEND:VCARD\r\n', 'does not lead to a calendar'],
  'an answer cut off by the network': [samples.cutOff(ok), 'breaks off before its end'],
  'an answer cut off by the portal': [ok.slice(0, -30), 'breaks off before its end'],
  'an answer without end': [samples.never, 'no complete answer after 1 s'],
  '50 MB': [samples.huge, 'larger than 2 MB'],
  '50 MB that are small on the way': [samples.zipped('X'.repeat(50_000_000)), 'larger than 2 MB'],
  'a loop': [samples.redirectTo('/failing.ics'), 'and so on without end'],
  'a redirect out of the web': [samples.redirectTo('file:///etc/hosts'), 'not on the web'],
  'a redirect to nowhere': [samples.redirectTo(''), 'and so on without end'],
  'a closed connection': [(request) => request.socket.destroy(), 'cannot be reached'],
}

test.each(Object.entries(failures))(
  '%s: a sentence for the owner, the last answer for guests',
  async (_, [answer, sentence]) => {
    host = await hostOf({ '/good.ics': ok, '/failing.ics': ok })
    const calendars = { 'orchard-room': [['/good.ics'], ['/failing.ics']], 'hilltop-home': [[`/good.ics?home`]] }
    await refresh(calendars)
    const before = file()
    await host.close()
    const { origin } = host
    host = await hostOf({ '/good.ics': ok, '/failing.ics': answer }, Number(new URL(origin).port))

    const { lines, last, hasFailed } = await refresh(calendars, {
      at: hoursLater(3),
      seconds: answer === samples.never ? 1 : 10,
    })
    expect(hasFailed).toBe(true)
    expect(last).toBe('1 of 3 calendars failed: Orchard Room, 127.0.0.1 …4f2a.')
    const line = lines.find((each) => each.includes(sentence))
    expect(line).toMatch(/Its answer of 22 November 2026, 6:00 still counts\.$/)
    expect(line).not.toContain(token)
    const { 'orchard-room': orchard, 'hilltop-home': home } = file()
    expect(orchard).toEqual(before['orchard-room'])
    expect(home!.calendar!.asOf).toBe('2026-11-22T06:00Z')
  },
)

test('a calendar that never answered makes its stay silent, and no other', async () => {
  host = await hostOf({ '/good.ics': ok })
  const { lines, hasFailed } = await refresh({
    'orchard-room': [['/good.ics'], ['/missing.ics']],
    'hilltop-home': [['/good.ics?home']],
  })
  expect(hasFailed).toBe(true)
  expect(lines.join('\n')).toContain('There is no earlier answer.')
  expect(Object.keys(file())).toEqual(['hilltop-home'])
})

test('a redirect from https to http is not followed', async () => {
  host = await hostOf({})
  const asked: string[] = []
  vi.stubGlobal('fetch', (at: URL) => {
    asked.push(at.href)
    return Promise.resolve(new Response(null, { status: 301, headers: { Location: 'http://portal.example/a.ics' } }))
  })
  await expect(fetchFeed(new URL('https://portal.example/a.ics'))).rejects.toThrow('from https to http')
  expect(asked).toEqual(['https://portal.example/a.ics'])
})

test('three redirects are followed, and no more', async () => {
  const to = (number: number) => [`/${number}.ics`, samples.redirectTo(`/${number - 1}.ics`)] as const
  host = await hostOf({ '/0.ics': ok, ...Object.fromEntries([1, 2, 3, 4].map(to)) })
  expect(await fetchFeed(new URL(`${host.origin}/3.ics`))).toBe(ok)
  await expect(fetchFeed(new URL(`${host.origin}/4.ics`))).rejects.toThrow('without end')
})

test('with no address and nothing typed there is no file, and nothing is asked', async () => {
  host = await hostOf(portals)
  await refresh({ 'hilltop-home': [['/google.ics']] })
  const { length } = host.requests
  const { last, hasFailed } = await refresh({})
  expect([last, hasFailed]).toEqual([
    'There are no calendars and no nights in content/taken.yaml, so no file is written.',
    false,
  ])
  expect(existsSync(out)).toBe(false)
  expect(host.requests).toHaveLength(length)
})

test('T3: stays with an address or typed nights have an almanac, in their order', () => {
  const typed = [{ stay: 'orchard-room', unit: 1, from: '2026-12-01', until: '2026-12-02' }]
  expect(staysInCalendar(folder, contentOf())).toBeNull()
  expect(staysInCalendar(folder, contentOf(typed))).toEqual(['orchard-room'])
  vi.stubEnv('CALENDARS', JSON.stringify({ 'hilltop-home': [`https://portal.example/1.ics?s=${token}`] }))
  expect(staysInCalendar(folder, contentOf(typed))).toEqual(['orchard-room', 'hilltop-home'])
})

test('what is typed alone is a file without a word on what is free', async () => {
  host = await hostOf({})
  const taken = [{ stay: 'hilltop-home', unit: 1, from: '2027-05-14', until: '2027-05-15' }]
  await refresh({}, { taken })
  expect(file()).toEqual({ 'hilltop-home': { typed: [runs(['2027-05-14', '2027-05-16'])] } })
  expect(existsSync(keep)).toBe(false)
})

test('addresses that are wrong leave the file as it is', async () => {
  host = await hostOf(portals)
  await refresh({ 'hilltop-home': [['/google.ics']] })
  const before = readFileSync(out, 'utf8')
  await expect(refresh({ 'hilltop-home': [['/google.ics'], ['/vrbo.ics']] })).rejects.toThrow(AddressProblem)
  expect(readFileSync(out, 'utf8')).toBe(before)
})

test('kept answers that cannot be read count as none', async () => {
  host = await hostOf({ '/good.ics': ok })
  const { mkdirSync, writeFileSync } = await import('node:fs')
  mkdirSync(join(folder, 'kept'), { recursive: true })
  for (const text of ['', '[1]', 'null', '{"x":null}', '{"x":{"at":"2026","taken":["a/b"],"unknown":[]}}']) {
    writeFileSync(keep, text)
    expect((await refresh({ 'hilltop-home': [['/good.ics']] })).hasFailed).toBe(false)
  }
})
