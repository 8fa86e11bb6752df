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
const facts = [
  { path: amenities, why: 'Confirm each: garden, sofa, bath.', page: 'Accommodations' },
  { path: `accommodations.yaml#stays.${stay!.id}.priceUsd`, why: 'Is it the price?', page: 'Accommodations' },
  { path: 'site.yaml#phone', why: 'Which number is yours?', page: 'every page' },
]
copy.write('unconfirmed.yaml', stringify(facts))
const store = new ContentStore(copy.root)
const open = () => new Map(store.state()!.open.map((each) => [each.path, each]))

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
})

test('O2 one entry of a list is confirmed, and the others stay open, each by itself', () => {
  expect(store.confirm({ path: amenities, only: `${amenities}.2` }).problems).toEqual([])
  const paths = [...open().keys()].filter((path) => path.startsWith(amenities))
  expect(paths).toEqual([`${amenities}.1`, `${amenities}.3`])
  expect(open().get(`${amenities}.3`)).toMatchObject({ now: ['Bath tub'], opens: `${amenities}.3.text` })
  store.undo()
  expect(store.confirm({ path: amenities }).problems).toEqual([])
  expect([...open().keys()].filter((path) => path.startsWith(amenities))).toEqual([])
})

test('O2 a whole stay that is not confirmed says words and numbers, and nothing of what is empty', () => {
  const path = `accommodations.yaml#stays.${stay!.id}`
  copy.write('unconfirmed.yaml', stringify([{ path, why: 'Is all of it right?', page: 'Accommodations' }]))
  const { now } = new ContentStore(copy.root).state()!.open.find((each) => each.path === path)!
  expect(now).toContain(stay!.priceUsd)
  expect(now.filter((value) => value === null || value === '' || typeof value === 'boolean')).toEqual([])
  expect(now).not.toContain(stay!.outing?.place)
})
