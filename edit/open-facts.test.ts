import { parse, stringify } from 'yaml'
import { expect, test, vi } from 'vitest'
import { copyContent, soundContent } from '../tests/content/content-copy.ts'
import { ContentStore } from './content-store.ts'

vi.setConfig({ testTimeout: 60_000 })

const copy = copyContent()
const [stay] = soundContent().accommodations.stays
const amenities = `accommodations.yaml#stays.${stay!.id}.amenities`
const data = parse(copy.read('accommodations.yaml'))
data.stays[0].amenities = [
  { icon: 'rose', text: 'Rose garden' },
  { icon: 'sofa', text: 'A deep sofa' },
  { icon: 'bath', text: 'Bath tub' },
]
copy.write('accommodations.yaml', stringify(data, { lineWidth: 0 }))
const site = parse(copy.read('site.yaml'))
copy.write('site.yaml', stringify({ ...site, phone: '+254000000000' }, { lineWidth: 0 }))
const byPath = (listed: { path: string; why: string }[]) =>
  stringify(Object.fromEntries(listed.map(({ path, why }) => [path, why])))
const facts = [
  { path: amenities, why: 'Confirm each: garden, sofa, bath.' },
  { path: `accommodations.yaml#stays.${stay!.id}.priceUsd`, why: 'Is it the price?' },
  { path: 'site.yaml#phone', why: 'Which number is yours?' },
]
copy.write('unconfirmed.yaml', byPath(facts))
const store = new ContentStore(copy.root)
const open = () => new Map(store.state().open.map((each) => [each.path, each]))

test('O2 an open fact leads to its words, and says what stands there and where, without icons', () => {
  expect(open().get(amenities)).toMatchObject({
    opens: `${amenities}.1.text`,
    now: ['Rose garden', 'A deep sofa', 'Bath tub'],
    place: expect.stringContaining(stay!.name),
  })
  expect(open().get(facts[1]!.path)).toMatchObject({ now: [stay!.priceUsd], isPlaceholder: false })
})

test('O2 a placeholder cannot be confirmed as it stands', () => {
  expect(open().get('site.yaml#phone')).toMatchObject({ isPlaceholder: true })
  expect(store.confirm({ paths: ['site.yaml#phone'] }).problems).toEqual([expect.stringContaining('placeholder')])
})

test('O2 facts of one page are confirmed with one press, in one step', () => {
  const ours = facts.slice(0, 2).map(({ path }) => path)
  expect(new Set(ours.map((path) => open().get(path)?.page)).size).toBe(1)
  const steps = store.journal.steps().length
  expect(store.confirm({ paths: ours }).problems).toEqual([])
  expect(ours.filter((path) => open().has(path))).toEqual([])
  expect(store.journal.steps().length).toBe(steps + 1)
  store.undo()
})

test('O2 terms, names and ways to reach the resort are confirmed one by one', () => {
  const listed = [
    ...facts,
    { path: 'terms.yaml#terms.price.answer', why: 'Is it for the room?' },
    { path: 'site.yaml#name', why: 'What is it called?' },
    { path: 'site.yaml#address', why: 'Is it written so?' },
  ]
  copy.write('unconfirmed.yaml', byPath(listed))
  const alone = [...open().values()].filter(({ isAlone, isQuestion }) => isAlone && !isQuestion)
  expect(alone.map(({ path }) => path)).toEqual(['site.yaml#phone', 'terms.yaml#terms.price.answer', 'site.yaml#name'])
  for (const { path } of alone.slice(1)) {
    expect(store.confirm({ paths: [amenities, path] }).problems.join()).toContain('by itself')
    expect(store.confirm({ paths: [path] }).problems).toEqual([])
  }
  expect(store.confirm({ paths: [amenities, 'site.yaml#address'] }).problems).toHaveLength(1)
})

test('O2 a whole stay that is not confirmed says words and numbers, and nothing of what is empty', () => {
  const path = `accommodations.yaml#stays.${stay!.id}`
  copy.write('unconfirmed.yaml', stringify({ [path]: 'Is all of it right?' }))
  const { now } = new ContentStore(copy.root).state().open.find((each) => each.path === path)!
  expect(now).toContain(stay!.priceUsd)
  expect(now.filter((value) => value === null || value === '' || typeof value === 'boolean')).toEqual([])
})
