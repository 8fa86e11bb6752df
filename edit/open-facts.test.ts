import { parse, stringify } from 'yaml'
import { expect, test } from 'vitest'
import { copyContent, soundContent } from '../tests/content/content-copy.ts'
import { ContentStore } from './content-store.ts'

const copy = copyContent()
const [stay] = soundContent().accommodations.stays
const path = `accommodations.yaml#stays.${stay!.id}`
const [amenities, price, phone] = [`${path}.amenities`, `${path}.priceUsd`, 'site.yaml#phone']
const data = parse(copy.read('accommodations.yaml'))
data.stays[0].amenities = [
  { icon: 'rose', text: 'Rose garden' },
  { icon: 'sofa', text: 'A deep sofa' },
]
copy.write('accommodations.yaml', stringify(data, { lineWidth: 0 }))
copy.write('site.yaml', stringify({ ...parse(copy.read('site.yaml')), phone: '+254000000000' }, { lineWidth: 0 }))
const terms = parse(copy.read('terms.yaml'))
Object.assign(terms.terms.taxes, { askUs: true, answer: null })
copy.write('terms.yaml', stringify(terms, { lineWidth: 0 }))
const store = new ContentStore(copy.root)
const ask = (...paths: string[]) =>
  copy.write('unconfirmed.yaml', stringify(Object.fromEntries(paths.map((each) => [each, 'Is it right?']))))
const open = () => new Map(store.state().open.map((each) => [each.path, each]))
const confirm = (...paths: string[]) => store.confirm({ paths }).problems

test('O2 an open fact leads to its words, and says what stands there and where, without icons', () => {
  ask(amenities, price, phone)
  expect(open().get(amenities)).toMatchObject({
    opens: `${amenities}.1.text`,
    now: ['Rose garden', 'A deep sofa'],
    place: expect.stringContaining(stay!.name),
  })
  expect(open().get(price)).toMatchObject({ now: [stay!.priceUsd], isPlaceholder: false })
  // What has no answer yet leads to the answer.
  ask('terms.yaml#terms.taxes')
  expect(open().get('terms.yaml#terms.taxes')).toMatchObject({ opens: 'terms.yaml#terms.taxes.answer', now: [] })
  // A whole stay says words and numbers, and nothing of what is empty.
  ask(path)
  const { now } = open().get(path)!
  expect(now).toContain(stay!.priceUsd)
  expect(now.filter((value) => value === null || value === '' || typeof value === 'boolean')).toEqual([])
})

test('O2 facts of one page are confirmed with one press, in one step; a placeholder never is', () => {
  ask(amenities, price, phone)
  expect(new Set([amenities, price].map((each) => open().get(each)?.page)).size).toBe(1)
  const steps = store.undoHistory.steps().length
  expect(confirm(amenities, price)).toEqual([])
  expect([...open().keys()].filter((each) => each.startsWith(path))).toEqual([])
  expect(store.undoHistory.steps()).toHaveLength(steps + 1)
  expect(open().get(phone)).toMatchObject({ isPlaceholder: true })
  expect(confirm(phone)).toEqual([expect.stringContaining('placeholder')])
})

test('O2 terms, names and ways to reach the resort are confirmed one by one', () => {
  const [term, name, address] = ['terms.yaml#terms.price.answer', 'site.yaml#name', 'site.yaml#address']
  ask(amenities, price, phone, term, name, address)
  const alone = [...open().values()].filter(({ isAlone, isQuestion }) => isAlone && !isQuestion)
  expect(alone.map((each) => each.path)).toEqual([phone, term, name])
  for (const each of [term, name]) {
    expect(confirm(amenities, each).join()).toContain('by itself')
    expect(confirm(each)).toEqual([])
  }
  // Nor those of two pages together.
  expect(confirm(amenities, address)).toHaveLength(1)
})
