/** content/taken.yaml: nights that the owner has typed. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { loadContent } from '../../tools/content/load.ts'
import { copyContent } from './content-copy.ts'

const copy = copyContent()
const before = copy.read('accommodations.yaml')
afterEach(() => copy.write('taken.yaml', '[]\n'))

const stay = loadContent(copy.root).content!.accommodations.stays[0]!
const entry = (part: object) =>
  JSON.stringify([{ stay: stay.id, unit: 1, from: '2027-12-30', until: '2028-01-02', ...part }])
const typedNow = () => loadContent(copy.root).content?.taken

test.each(['[]\n', '# Nothing is typed.\n'])('an empty list is well: %j', (text) => {
  copy.write('taken.yaml', text)
  expect(typedNow()).toEqual([])
})

test('a file that is not there is an empty list', () => {
  rmSync(join(copy.root, 'content/taken.yaml'))
  expect(typedNow()).toEqual([])
})

test('nights are read, one night and nights over a year’s end', () => {
  copy.write('taken.yaml', entry({}))
  expect(typedNow()).toEqual([{ stay: stay.id, unit: 1, from: '2027-12-30', until: '2028-01-02' }])
  expect(copy.replace('taken.yaml', entry({ until: '2027-12-30' }))).toEqual([])
})

test.each([
  ['another stay', { stay: 'no-such-stay' }, 'names `no-such-stay`'],
  ['an end before its beginning', { until: '2027-12-29' }, 'must not end before it begins'],
  ['no day', { from: '2027-02-29' }, 'must be a day that exists'],
  ['a name', { guest: 'Wanjiru' }, '`guest` is not a field here'],
  ['unit 0', { unit: 0 }, 'must be the number of a unit'],
])('%s is refused', (_, part, sentence) => {
  const [problem, ...others] = copy.replace('taken.yaml', entry(part))
  expect(problem).toContain('content/taken.yaml, line 1: ')
  expect(problem).toContain(sentence)
  expect(others).toEqual([])
})

test('a unit that its stay does not have is refused, with how many there are', () => {
  const { text } = copy.set('accommodations.yaml', ['stays', 0, 'units'], 3)
  copy.write('accommodations.yaml', text)
  expect(copy.replace('taken.yaml', entry({ unit: 3 }))).toEqual([])
  expect(copy.replace('taken.yaml', entry({ unit: 4 })).join()).toContain('must be at most 3, the number of units')
  copy.write('accommodations.yaml', before)
})
