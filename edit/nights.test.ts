import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { copyContent } from '../tests/content/content-copy.ts'
import * as samples from '../tools/calendars/sample-feeds.ts'
import { ContentStore } from './content-store.ts'
import { Nights, type NightsState, type TakenSpan } from './nights.ts'

// Each save checks all of the content.
vi.setConfig({ testTimeout: 60_000 })

const copy = copyContent()
const secretsFile = join(copy.root, 'calendars.local.yaml')
const token = 'TOKENTOKENTOKEN4f2a'
let store: ContentStore
let nights: Nights
let host: Awaited<ReturnType<typeof samples.hostOf>>

beforeAll(async () => {
  host = await samples.hostOf({
    '/good.ics': samples.airbnb,
    '/page.ics': `<!DOCTYPE html><title>${samples.secrets.join(' ')}</title>`,
    '/broken.ics': `${samples.google.slice(0, -40)}${samples.secrets.join(' ')}`,
  })
})
afterAll(() => {
  vi.unstubAllEnvs()
  return host.close()
})
beforeEach(() => {
  copy.write('taken.yaml', '# By telephone.\n[]\n')
  rmSync(secretsFile, { force: true })
  vi.stubEnv('CALENDARS', '')
  store = new ContentStore(copy.root)
  nights = new Nights(store)
})

const stateNow = () => nights.state() as NightsState
const { stays } = (() => new Nights(new ContentStore(copy.root)).state() as NightsState)()
const single = stays.find(({ units }) => units === 1)!
const several = stays.find(({ units }) => units > 1)
const span = (from: string, until = from): TakenSpan => ({ stay: single.id, unit: 1, from, until })
const saveTaken = (...spans: TakenSpan[]) => nights.saveTaken({ spans, was: stateNow().taken })
const addressOf = (name: string) => `${host.origin}/${name}.ics?s=${token}`
const added = (address: string, { id } = single, unit = 1) => ({ added: [{ stay: id, unit, address }], removed: [] })

/** All that the project holds but the file of the addresses. */
const written = (): string =>
  readdirSync(copy.root, { recursive: true, encoding: 'utf8' })
    .map((name) => join(copy.root, name))
    .filter((file) => file !== secretsFile && !file.includes('node_modules') && statSync(file).isFile())
    .map((file) => readFileSync(file, 'latin1'))
    .join('\n')

test('T6: nights by telephone are written, changed and taken out, line by line', () => {
  expect(saveTaken(span('2027-05-14', '2027-05-15')).problems).toEqual([])
  expect(saveTaken(span('2027-05-14', '2027-05-15'), span('2027-06-01')).problems).toEqual([])
  expect(stateNow().taken).toEqual([span('2027-05-14', '2027-05-15'), span('2027-06-01')])
  expect(copy.read('taken.yaml')).toContain('# By telephone.')
  expect(saveTaken(span('2027-06-01')).problems).toEqual([])
  expect(stateNow().taken).toEqual([span('2027-06-01')])
  expect(saveTaken().problems).toEqual([])
  expect(stateNow().taken).toEqual([])
})

test('T6: undo brings the bytes back', () => {
  const before = copy.read('taken.yaml')
  saveTaken(span('2027-05-14'))
  expect(copy.read('taken.yaml')).not.toBe(before)
  store.undo()
  store.content = undefined
  expect(copy.read('taken.yaml')).toBe(before)
  expect(stateNow().taken).toEqual([])
})

test('T6: nights that were changed elsewhere meanwhile are not written over', () => {
  const { taken } = stateNow()
  saveTaken(span('2027-05-14'))
  expect(nights.saveTaken({ spans: [span('2027-07-01')], was: taken }).problems.join()).toContain('elsewhere')
  expect(stateNow().taken).toEqual([span('2027-05-14')])
})

test('T6: a stay or unit that is not there is refused, and nothing is written', () => {
  const before = copy.read('taken.yaml')
  expect(saveTaken({ ...span('2027-05-14'), unit: 9 }).problems).not.toEqual([])
  expect(saveTaken({ ...span('2027-05-14'), stay: 'no-such-stay' }).problems).not.toEqual([])
  expect(copy.read('taken.yaml')).toBe(before)
})

test('T6: an address that is tried says what its calendar holds', async () => {
  expect(await nights.try({ address: addressOf('good') })).toEqual({
    problems: [],
    said: expect.stringMatching(/^The calendar of 127\.0\.0\.1: \d+ spans of nights until .+\.$/),
  })
})

test.each([
  ['a web page', 'page', 'web page'],
  ['a calendar that breaks off', 'broken', 'breaks off'],
  ['nothing', 'none', 'nothing is at the address'],
])('T6: an address that gives %s is told in words', async (_, name, words) => {
  const { problems, said } = await nights.try({ address: addressOf(name) })
  expect(said).toBeUndefined()
  expect(problems.join().toLowerCase()).toContain(words)
  for (const secret of [...samples.secrets, token.slice(0, -4)]) expect(problems.join()).not.toContain(secret)
})

test('T6: what is no address is told, and is not written', async () => {
  for (const address of ['', 'airbnb', 'file:///etc/passwd', `javascript:${token}`]) {
    expect((await nights.try({ address })).problems).toEqual([expect.stringContaining('no web address')])
    expect(nights.saveCalendars(added(address)).problems).toEqual([expect.stringContaining('no web address')])
  }
  expect(existsSync(secretsFile)).toBe(false)
})

test('T6: an address is kept in one file alone, and shown by host and end', async () => {
  const address = `https://www.airbnb.com/calendar/ical/1.ics?s=${token}`
  expect(nights.saveCalendars(added(address)).problems).toEqual([])
  expect(readFileSync(secretsFile, 'utf8')).toContain(address)
  saveTaken(span('2027-05-14'))
  const { calendars } = stateNow()
  expect(calendars).toEqual([{ stay: single.id, unit: 1, label: 'www.airbnb.com …4f2a' }])
  expect(written()).not.toContain(token)
  expect(JSON.stringify([stateNow(), store.state(), store.journal.last])).not.toContain(token)
})

test('T6: comments and other stays of the file stay as they are', () => {
  const [other] = stays.filter(({ id, units }) => units === 1 && id !== single.id)
  writeFileSync(secretsFile, `# The portals’.\n${other!.id}:\n  - https://portal.example/own.ics # mine\n`)
  expect(nights.saveCalendars(added(addressOf('good'))).problems).toEqual([])
  expect(readFileSync(secretsFile, 'utf8')).toMatch(
    /^# The portals’\.\n.+\n {2}- https:\/\/portal\.example\/own\.ics # mine\n/,
  )
  const { calendars } = stateNow()
  const removed = calendars.filter(({ stay }) => stay === single.id)
  expect(nights.saveCalendars({ added: [], removed }).problems).toEqual([])
  expect(stateNow().calendars.map(({ stay }) => stay)).toEqual([other!.id])
  // It was taken out elsewhere meanwhile.
  expect(nights.saveCalendars({ added: [], removed }).problems.join()).toContain('elsewhere')
})

test('T6: one address for two stays is refused without being said', () => {
  const [other] = stays.filter(({ id, units }) => units === 1 && id !== single.id)
  nights.saveCalendars(added(addressOf('good')))
  const before = readFileSync(secretsFile, 'utf8')
  const { problems } = nights.saveCalendars(added(addressOf('good'), other))
  expect(problems).toEqual([`This calendar is there already, for the ${single.name}.`])
  expect(readFileSync(secretsFile, 'utf8')).toBe(before)
})

test.runIf(several)('T6: a stay of several units needs a calendar for each', () => {
  const all = Array.from({ length: several!.units }, (_, at) => ({
    stay: several!.id,
    unit: at + 1,
    address: `https://portal.example/${at}.ics`,
  }))
  expect(nights.saveCalendars({ added: all.slice(1), removed: [] }).problems.join()).toContain(
    'number 1 has no calendar',
  )
  expect(nights.saveCalendars({ added: all, removed: [] }).problems).toEqual([])
  expect(stateNow().calendars).toHaveLength(several!.units)
})

test('T6: addresses of the variable are shown, and not changed', () => {
  vi.stubEnv('CALENDARS', JSON.stringify({ [single.id]: [addressOf('good')] }))
  expect(stateNow()).toMatchObject({ elsewhere: true, calendars: [{ label: '127.0.0.1 …4f2a' }] })
  expect(nights.saveCalendars(added(addressOf('page'))).problems.join()).toContain('CALENDARS')
  expect(existsSync(secretsFile)).toBe(false)
})
