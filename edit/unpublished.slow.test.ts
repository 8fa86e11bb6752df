import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { soundContent } from '../tests/content/content-copy.ts'
import { editorCopy } from '../tests/content/editor-copy.ts'
import { changesOf, putBack, toldOf } from './unpublished.ts'
import { valueInWords } from './step-in-words.ts'
import type { Value } from './yaml-text.ts'

const copy = editorCopy()
const { store } = copy
const { accommodations, home } = soundContent()
const [stay] = accommodations.stays
const price = `accommodations.yaml#stays.${stay!.id}.priceUsd`
const heading = 'home.yaml#about.heading'
const fact = 'site.yaml#name'
copy.disk.write('unconfirmed.yaml', stringify({ [fact]: 'Is it right?' }))
const before = new Map(['accommodations.yaml', 'home.yaml'].map((file) => [file, copy.disk.read(file)]))

const save = (path: string, value: Value) => expect(copy.save(path, value).problems).toEqual([])
const done = () => changesOf(store).done
const back = (index: number) => putBack(store, done()[index]!.id).problems

test('O7 what has changed is one line for each thing, in words; of these a value alone can be put back', () => {
  save(heading, `From {{stay ${stay!.id}}}`)
  save(price, 77)
  expect(store.confirm([fact]).problems).toEqual([])
  const entry = { path: `accommodations.yaml#stays.${stay!.id}`, count: accommodations.stays.length }
  expect(store.changeList({ ...entry, how: 'copy' }).problems).toEqual([])
  expect(toldOf(store)).toEqual([
    `Home › Who you are › Heading: ${home.about.heading} → From ${stay!.name}`,
    expect.stringMatching(new RegExp(`› ${stay!.name} › .*: ${stay!.priceUsd} → 77$`)),
    'Confirmed: Is it right?',
    expect.stringMatching(new RegExp(`^Copied: .*› ${stay!.name}$`)),
  ])
  expect(toldOf(store).join()).not.toMatch(/[{}"]|yaml#stays/)
  const season = { from: '12-20', prices: [{ stay: stay!.id, priceUsd: 80, residentsUsd: null }] }
  const fill = (text: string) => text.replace(`{{stay ${stay!.id}}}`, stay!.name)
  expect(valueInWords(season, fill)).toBe(`20 December · ${stay!.name} · $80`)
  // The others are undone in their order.
  expect(done().map(({ canBePutBack }) => canBePutBack)).toEqual([true, true, false, false])
})

test('O7 what is published is told no more, and can still be taken back', () => {
  save(price, 77)
  expect(changesOf(store)).toMatchObject({ since: 'Since you began', done: [{}] })
  store.steps.publish(store.steps.all.map(({ id }) => id))
  expect(changesOf(store)).toEqual({ since: 'Since the last publication', done: [], settled: 0 })
  save(heading, 'A gate to quiet')
  expect(done()).toHaveLength(1)
  for (const _ of [1, 2]) expect(store.undo().problems).toEqual([])
  expect(copy.read('accommodations.yaml')).toBe(before.get('accommodations.yaml'))
})

test('O7 a value is put back where other things were done before and after, unless it was changed again', () => {
  save(price, 77)
  save(heading, 'A gate to quiet')
  save(price, 78)
  expect(done().map(({ canBePutBack }) => canBePutBack)).toEqual([false, true, true])
  expect(back(0)).toEqual(['This was changed again later, or is already as it was.'])
  expect(copy.read('accommodations.yaml')).toContain('priceUsd: 78')
  expect(back(2)).toEqual([])
  expect(back(0)).toEqual([])
  expect(copy.read('accommodations.yaml')).toBe(before.get('accommodations.yaml'))
  expect(done().map(({ about }) => about)).toEqual(['Home › Who you are › Heading'])
  // Putting back is a step as well, which can be taken back.
  store.undo()
  expect(done()).toHaveLength(2)
})

test('O7 a group that was left out is put back as a whole', () => {
  const notice = 'site.yaml#notice'
  const value = { text: 'Meals are on the terrace.', from: '2026-12-02', until: '2026-12-06', link: null }
  for (const each of [value, null]) save(notice, each)
  expect(back(1)).toEqual([])
  expect(copy.field(notice).value).toEqual(value)
})

test('O7 a sentence is put back together with the question whether it is right', () => {
  copy.write('unconfirmed.yaml', stringify({ [heading]: 'Is it really so?' }))
  const unconfirmed = () => store.state().open.map(({ path, why }) => [path, why])
  const asked = unconfirmed()
  save(heading, 'A gate to quiet')
  expect(unconfirmed()).toEqual(asked.filter(([path]) => path !== heading))
  expect(changesOf(store).settled).toBe(1)
  save(price, 77)
  expect(back(0)).toEqual([])
  expect(unconfirmed()).toEqual(asked)
  expect(copy.read('home.yaml')).toBe(before.get('home.yaml'))
  expect(copy.read('accommodations.yaml')).toContain('priceUsd: 77')
})
