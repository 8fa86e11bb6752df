import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { problemsIn, reportProblems } from '../content/problem.ts'
import { root as project } from '../root.ts'
import { addressesFile, readAddresses } from './addresses.ts'

const { folder: root, write } = temporaryFolder()
beforeEach(() => {
  vi.stubEnv('CALENDARS', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(join(root, addressesFile), { force: true })
})

const stays = [
  { id: 'orchard-room', units: 2 },
  { id: 'hilltop-home', units: null },
]
const secret = 'https://portal.example/calendar/SECRETSECRET.ics?token=TOKENTOKEN4f2a'

function read(text: string) {
  write(addressesFile, text)
  return readAddresses(root, stays)
}
const problemsOf = async (text: string) => reportProblems(await problemsIn(() => read(text)))

test('git ignores the file', () => {
  expect(readFileSync(join(project, '.gitignore'), 'utf8').split('\n')).toContain(addressesFile)
})

test('without a file, or with one that holds comments alone, there are none', () => {
  expect(readAddresses(root, stays).size).toBe(0)
  expect(read('').size).toBe(0)
  expect(read('# Nothing yet\n').size).toBe(0)
})

test('a stay has an entry for each unit, and an entry one address or several copies', () => {
  const found = read(
    `\uFEFForchard-room:\n  - [${secret}, webcal://other.example/a.ics]\n  - https://third.example/ #Airbnb\n`,
  )
  expect([...found.keys()]).toEqual(['orchard-room'])
  expect(found.get('orchard-room')!.map((copies) => copies.map((copy) => copy.reveal().href))).toEqual([
    [secret, 'https://other.example/a.ics'],
    ['https://third.example/'],
  ])
})

test('the variable holds the same text, and comes first', async () => {
  vi.stubEnv('CALENDARS', 'hilltop-home: [https://host.example/of-the-host.ics]')
  expect([...read('orchard-room: [https://a.example/, https://b.example/]').keys()]).toEqual(['hilltop-home'])
  vi.stubEnv('CALENDARS', 'hilltop-hone: [https://host.example/of-the-host.ics]')
  expect(await problemsOf('')).toMatch(/^the variable CALENDARS, line 1: .* the ids are orchard-room, hilltop-home$/)
})

test.each([
  ['a stay that is none', 'orchard-rom:\n  - x', 'line 1: no room or house has this id; the ids are orchard-room'],
  ['no list', `hilltop-home: ${secret}`, 'line 1: `hilltop-home` has 1 unit in content/accommodations.yaml and 0 here'],
  ['an entry without an address', 'hilltop-home:\n  - []', 'line 2: this is not a web address'],
  ['an address that is none', 'hilltop-home:\n  - SECRETSECRET', 'line 2: this is not a web address'],
  ['a file of this machine', 'hilltop-home:\n  - file:///SECRETSECRET', 'line 2: this is not a web address'],
  ['one address twice', `orchard-room:\n  - ${secret}\n  - ${secret}`, 'line 3: this address stands above already'],
  ['too few entries', `orchard-room:\n  - ${secret}`, '`orchard-room` has 2 units in'],
  ['too many', `hilltop-home: [${secret}, ${secret}1]`, 'and 2 here: write one line that begins with - for each'],
  ['no YAML', `hilltop-home: [${secret}`, 'line 1: this cannot be read as YAML'],
  ['a list of addresses alone', `- ${secret}`, 'it must hold stays, each with its calendars'],
])('%s is refused with its line, and nothing of the address', async (_, text, sentence) => {
  const problems = await problemsOf(text)
  expect(problems).toContain(sentence)
  expect(problems).toContain(addressesFile)
  expect(problems).not.toMatch(/SECRET|TOKEN/)
})

test('an address that is printed shows its host and its last four characters alone', () => {
  const address = read(`hilltop-home: [${secret}]`).get('hilltop-home')![0]![0]!
  expect(address.label).toBe('portal.example …4f2a')
  expect(inspect(address, { depth: 9, showHidden: true }) + JSON.stringify(address)).not.toMatch(/SECRET|TOKEN/)
})
