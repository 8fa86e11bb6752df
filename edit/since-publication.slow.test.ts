import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { stringify } from 'yaml'
import { copyContent, soundContent } from '../tests/content/content-copy.ts'
import { History } from './since-publication.ts'
import { asSentence } from './deeds.ts'
import { ContentStore } from './content-store.ts'
import type { Value } from './source.ts'

vi.setConfig({ testTimeout: 60_000 })

const copy = copyContent()
const { accommodations, home } = soundContent()
const [stay] = accommodations.stays
const price = `accommodations.yaml#stays.${stay!.id}.priceUsd`
const heading = 'home.yaml#about.heading'
const facts = ['site.yaml#name', 'site.yaml#foundedYear', 'site.yaml#roseVarieties']
copy.write(
  'unconfirmed.yaml',
  `# Facts\n\n${facts.map((path) => stringify({ [path]: `Is ${path} right?` })).join('\n')}`,
)
const files = ['accommodations', 'home', 'site', 'unconfirmed'].map((name) => `${name}.yaml`)
const before = new Map(files.map((file) => [file, copy.read(file)]))

let store: ContentStore
let history: History
beforeEach(() => {
  for (const each of ['.cache', '.git']) rmSync(join(copy.root, each), { recursive: true, force: true })
  for (const [file, text] of before) copy.write(file, text)
  store = new ContentStore(copy.root)
  history = new History(store)
})

const save = (path: string, value: Value) =>
  expect(store.save([{ path, value, was: store.fields().get(path)!.field.value! }]).problems).toEqual([])
const confirm = (path: string) => expect(store.confirm({ paths: [path] }).problems).toEqual([])
const done = () => history.changes().done
const putBack = (index: number) => history.putBack({ id: done()[index]!.id }).problems

describe('O7 what has changed', () => {
  test('is one line for each thing that was done, in words', () => {
    save(heading, `From {{stay ${stay!.id}}}`)
    save(price, 77)
    confirm(facts[0]!)
    const entry = { path: `accommodations.yaml#stays.${stay!.id}`, count: accommodations.stays.length }
    expect(store.changeList({ ...entry, how: 'copy' }).problems).toEqual([])
    expect(history.inWords()).toEqual([
      `Home › Who you are › Heading: ${home.about.heading} → From ${stay!.name}`,
      expect.stringMatching(new RegExp(`› ${stay!.name} › .*: ${stay!.priceUsd} → 77$`)),
      `Confirmed: Is ${facts[0]} right?`,
      expect.stringMatching(new RegExp(`^Copied: .*› ${stay!.name}$`)),
    ])
    expect(history.inWords().join()).not.toMatch(/[{}"]|yaml#stays/)
  })

  test('is not told any more once it is published', () => {
    save(price, 77)
    history.publish(history.ids())
    expect(history.changes()).toEqual({ since: 'Since the last publication', done: [] })
    save(heading, 'A gate to quiet')
    expect(done()).toHaveLength(1)
  })
})

describe('O7 a value is put back', () => {
  test('where other things were done before and after, unless it was changed again', () => {
    save(price, 77)
    save(heading, 'A gate to quiet')
    save(price, 78)
    expect(done().map(({ canBePutBack }) => canBePutBack)).toEqual([false, true, true])
    expect(putBack(0)).toEqual(['This was changed again later, or is already as it was.'])
    expect(copy.read('accommodations.yaml')).toContain('priceUsd: 78')
    expect(putBack(2)).toEqual([])
    expect(putBack(0)).toEqual([])
    expect(copy.read('accommodations.yaml')).toBe(before.get('accommodations.yaml'))
    expect(done().map(({ about }) => about)).toEqual(['Home › Who you are › Heading'])
    // Putting back is a step as well, which can be taken back.
    store.undo()
    expect(done()).toHaveLength(2)
  })

  test('and nothing else is: a confirmation, an entry and a photograph are undone in their order', () => {
    confirm(facts[0]!)
    const entry = { path: `accommodations.yaml#stays.${stay!.id}`, count: accommodations.stays.length }
    expect(store.changeList({ ...entry, how: 'copy' }).problems).toEqual([])
    save(facts[1]!, 1999)
    expect(done().map(({ canBePutBack }) => canBePutBack)).toEqual([false, false, false])
  })
})

test.each([
  ['A gate to quiet', 'A gate to quiet.'],
  ['Come and see.', 'Come and see.'],
  ['Why not?', 'Why not?'],
])('O6 what is said of %j ends with one stop', (words, sentence) => {
  expect(asSentence(words)).toBe(sentence)
})
