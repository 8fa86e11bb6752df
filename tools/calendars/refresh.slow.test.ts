import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Content } from '../../content/schema.ts'
import type { TakenFile } from '../../lib/taken-file.ts'
import { timeZone } from '../../lib/time-zone.ts'
import { calendar, days, hostOf, type Host } from '../../tests/sample-calendars.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { refreshTaken, staysInCalendar } from './refresh-taken.ts'

const now = new Date('2026-11-22T03:00:30Z')
const token = 'TOKENTOKENTOKEN4f2a'
const ok = calendar([days('2026-12-01', '2026-12-03')])
/** What nobody beside the portal may ever read. */
const secrets = ['Wanjiru', 'wanjiru@guest.example', '+254700111222', 'allergic to groundnuts']
const ofGuest = [`SUMMARY:${secrets[0]}`, `DESCRIPTION:${secrets.join('\\n')}`]
const reserved = calendar([days('2026-11-28', '2026-12-01', ...ofGuest), days('2026-11-01', '2026-11-03', ...ofGuest)])

const { folder, write } = temporaryFolder()
const [out, keep] = [join(folder, 'site/taken.json'), join(folder, 'kept/calendars.json')]
let host: Host
let [isFailing, changing] = [false, ok]
beforeEach(async () => {
  isFailing = false
  host = await hostOf({
    '/good.ics': ok,
    '/reserved.ics': reserved,
    '/free.ics': calendar([]),
    '/series.ics': calendar([[...days('2026-12-01', '2026-12-02'), 'RRULE:FREQ=WEEKLY']]),
    '/changing.ics': (_, response) => response.end(changing),
    '/failing.ics': (_, response) => (isFailing ? response.writeHead(503).end() : response.end(ok)),
  })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await host.close()
  rmSync(folder, { recursive: true, force: true })
})

const stays = [
  { id: 'orchard-room', name: 'Orchard Room', units: 2 },
  { id: 'hilltop-home', name: 'Hilltop Home', units: null },
]
const site = { place: { timeZone: timeZone('Africa/Nairobi', now) } }
const contentOf = (taken: Content['taken'] = []) => ({ accommodations: { stays }, site, taken }) as unknown as Content

function refresh(calendars: Record<string, string[][]>, at = now, taken: Content['taken'] = []) {
  const addresses = JSON.stringify(calendars).replaceAll(/"(\/[^"]*)"/g, `"${host.origin}$1?s=${token}"`)
  vi.stubEnv('CALENDARS', addresses === '{}' ? '' : addresses)
  return refreshTaken(folder, contentOf(taken), out, keep, at)
}
const file = () => (JSON.parse(readFileSync(out, 'utf8')) as TakenFile).stays

test('T6: copies are united, units counted, and what is typed joins them', async () => {
  const typed = [{ stay: 'orchard-room', unit: 2, from: '2026-11-30', until: '2026-12-01' }]
  const calendars = {
    'orchard-room': [['/reserved.ics', '/good.ics'], ['/failing.ics']],
    'hilltop-home': [['/free.ics']],
  }
  const { lines, last, hasFailed } = await refresh(calendars, now, typed)
  expect([last, hasFailed]).toEqual(['Written: 4 calendars answered.', false])
  expect(lines[0]).toBe('Orchard Room, localhost …4f2a: 1 span of nights until 1 December; 1 entry left out')
  // No name, no note, no address: neither in what is written nor in what is said.
  const everything = [readFileSync(out, 'utf8'), readFileSync(keep, 'utf8'), ...lines, last].join('\n')
  for (const secret of [...secrets, token.slice(0, -4), '.ics', 'SUMMARY', '@'])
    expect(everything).not.toContain(secret)
  // Of the first unit five nights from 28 November on, of the second three from 30 November on.
  const { calendar: found, typed: nights } = file()['orchard-room']!
  expect(JSON.stringify([found!.taken, found!.unknown, nights])).toBe('[[[8,3],[6,5]],[[],[]],[[],[8,2]]]')
  const read = { asOf: '2026-11-22T03:00Z', until: '2028-05-23' }
  expect(file()['hilltop-home']).toEqual({ calendar: { ...read, taken: [[]], unknown: [[]] } })
})

test('a calendar that fails keeps its last answer, and the last line names it', async () => {
  const calendars = { 'orchard-room': [['/good.ics'], ['/failing.ics']], 'hilltop-home': [['/reserved.ics']] }
  await refresh(calendars)
  const before = file()
  isFailing = true
  const { lines, last, hasFailed } = await refresh(calendars, new Date(now.getTime() + 3 * 3_600_000))
  expect([last, hasFailed]).toEqual(['1 of 3 calendars failed: Orchard Room, localhost …4f2a.', true])
  expect(lines[1]).toMatch(/error \(503\)\..* Its answer of 22 November 2026, 6:00 still counts\.$/)
  expect(file()['orchard-room']).toEqual(before['orchard-room'])
  expect(file()['hilltop-home']!.calendar!.asOf).toBe('2026-11-22T06:00Z')

  await expect(refresh({ nobody: [['/good.ics']] })).rejects.toThrow('no room or house has this id')
  expect(file()['orchard-room']).toEqual(before['orchard-room'])

  rmSync(keep)
  expect((await refresh(calendars)).lines[1]).toContain('There is no earlier answer.')
  expect(Object.keys(file())).toEqual(['hilltop-home'])
})

test('T7: a calendar that is empty all at once is believed the second time', async () => {
  const [none, past] = [calendar([]), calendar([days('2026-11-01', '2026-11-03')])]
  const heard = async (answer: string, at = now) => {
    changing = answer
    const { lines, hasFailed } = await refresh({ 'hilltop-home': [['/good.ics', '/changing.ics']] }, at)
    expect(lines[1]!.includes('holds no booking any more. If the next')).toBe(hasFailed)
    return (hasFailed ? 'not believed, ' : '') + JSON.stringify(file()['hilltop-home']!.calendar!.taken)
  }
  const other = calendar([days('2026-11-23', '2026-11-24')])
  const said = []
  for (const answer of [past, other, past, other, none, none, none, other]) said.push(await heard(answer))
  const [both, one] = ['[[1,1,7,2]]', '[[9,2]]']
  expect(said).toEqual([one, both, `not believed, ${both}`, both, `not believed, ${both}`, one, one, both])
  // The last booking is over.
  expect(await heard(none, new Date('2026-11-24T03:00Z'))).toBe('[[7,2]]')
})

test('an entry that repeats is told with what to do, and nights from it on are not known', async () => {
  const { lines, last, hasFailed } = await refresh({ 'hilltop-home': [['/series.ics']] })
  expect(lines[0]).toMatch(/; what begins on 1 December 2026 repeats\. Make one entry for each booking\.$/)
  expect([last, hasFailed]).toEqual(['Not known from an entry on that repeats: Hilltop Home, localhost …4f2a.', true])
  expect(file()['hilltop-home']!.calendar).toMatchObject({ until: '2026-12-01', taken: [[]] })
})

test('without a booking, and with nothing to ask', async () => {
  const { lines } = await refresh({ 'hilltop-home': [['/reserved.ics']] }, new Date('2027-03-01'))
  expect(lines[0]).toMatch(/: 0 spans of nights; 2 entries left out; no booking ahead: is it the right calendar\?$/)
  const { length } = host.requests
  const { last, hasFailed } = await refresh({})
  expect([last, hasFailed]).toEqual(['No calendar is kept and nothing is typed, so there is no file.', false])
  expect(existsSync(out)).toBe(false)
  expect(host.requests).toHaveLength(length)
})

test('T3: stays with an address or typed nights have a calendar, in their order', () => {
  const typed = [{ stay: 'orchard-room', unit: 1, from: '2026-12-01', until: '2026-12-02' }]
  expect(staysInCalendar(folder, contentOf())).toBeNull()
  expect(staysInCalendar(folder, contentOf(typed))).toEqual(['orchard-room'])
  vi.stubEnv('CALENDARS', JSON.stringify({ 'hilltop-home': [`https://portal.example/1.ics?s=${token}`] }))
  expect(staysInCalendar(folder, contentOf(typed))).toEqual(['orchard-room', 'hilltop-home'])
})

test('kept answers that cannot be read count as none', async () => {
  for (const text of ['', '[1]', 'null', '{"x":null}', '{"x":{"at":"2026","from":"a","nights":"?"}}']) {
    write('kept/calendars.json', text)
    expect((await refresh({ 'hilltop-home': [['/good.ics']] })).hasFailed).toBe(false)
  }
})
