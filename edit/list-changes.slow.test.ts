import { parse, stringify } from 'yaml'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { copyContent, soundContent } from '../tests/content/content-copy.ts'
import { loadContent, readContent } from '../tools/content/load.ts'
import { ContentStore } from './content-store.ts'
import type { ListChange } from './list-changes.ts'
import type { Value } from './source.ts'

vi.setConfig({ testTimeout: 60_000 })

// oxlint-disable-next-line typescript/no-explicit-any -- YAML before it is checked
type Data = any

const copy = copyContent()
const { accommodations, enjoyments, location } = soundContent()
const files = ['accommodations', 'home', 'location', 'enjoyments', 'days', 'unconfirmed', 'site', 'faq']

// Every stay has a season, and the resort is closed for each of them once.
const rooms = parse(copy.read('accommodations.yaml'))
const [firstStay = '', ...otherStays] = accommodations.stays.map(({ id }) => id)
rooms.seasons = accommodations.stays.map(({ id }, index) => ({
  from: `2027-0${index + 1}-03`,
  until: `2027-0${index + 1}-20`,
  leastNights: null,
  prices: [{ stay: id, priceUsd: 99, residentsUsd: null }],
}))
rooms.closed = [
  { from: '2028-01-03', until: '2028-01-05', stays: [firstStay] },
  { from: '2028-02-03', until: '2028-02-05', stays: [firstStay, ...otherStays.slice(0, 1)] },
]
copy.write('accommodations.yaml', stringify(rooms, { lineWidth: 0 }))
const before = new Map(files.map((name) => [name, copy.read(`${name}.yaml`)]))

let store: ContentStore
beforeEach(() => {
  for (const [name, text] of before) copy.write(`${name}.yaml`, text)
  store = new ContentStore(copy.root)
})

const lists = {
  stay: { list: 'accommodations.yaml#stays', ids: accommodations.stays.map(({ id }) => id) },
  experience: { list: 'enjoyments.yaml#experiences', ids: enjoyments.experiences.map(({ id }) => id) },
  place: { list: 'location.yaml#nearby.places', ids: location.nearby.places.map(({ id }) => id) },
}
const change = (kind: keyof typeof lists, id: string, how: ListChange['how'], count = lists[kind].ids.length) =>
  store.changeList({ path: `${lists[kind].list}.${id}`, how, count })
const undoes = () => {
  store.undo()
  for (const [name, text] of before) expect(copy.read(`${name}.yaml`)).toBe(text)
}

describe('O4 another one like an entry', () => {
  test.each(Object.keys(lists) as (keyof typeof lists)[])('of the kind %s is added to the page, and opened', (kind) => {
    const id = lists[kind].ids.at(-1)!
    const { problems, opened } = change(kind, id, 'copy')
    expect(problems).toEqual([])
    expect(loadContent(copy.root).problems).toEqual([])
    const twin = `${lists[kind].list}.${id}-2`
    expect(store.fields().get(opened!)?.field.entries[0]?.path).toBe(twin)
    // Nobody has confirmed it, nor the point of the map that it has from the other.
    const asked = kind === 'place' ? [twin, `${twin}.coordinates`] : [twin]
    expect(store.state().open.map(({ path }) => path)).toEqual(expect.arrayContaining(asked))
    undoes()
  })

  test('has a name of its own, and can be taken out again', () => {
    expect(change('stay', firstStay, 'copy').problems).toEqual([])
    const [, twin] = readContent(copy.root).accommodations.stays
    expect(twin).toMatchObject({ id: `${firstStay}-2`, name: `${accommodations.stays[0]!.name} 2` })
    expect(change('stay', twin!.id, 'remove', lists.stay.ids.length + 1).problems).toEqual([])
    for (const [name, text] of before) expect(parse(copy.read(`${name}.yaml`))).toEqual(parse(text))
  })

  test('is as little confirmed as the entry without an id, of which it is a copy', () => {
    const amenities = `${lists.stay.list}.${firstStay}.amenities`
    // There is room for one more.
    const data: Data = parse(copy.read('accommodations.yaml'))
    data.stays[0].amenities = data.stays[0].amenities.slice(0, 3)
    copy.write('accommodations.yaml', stringify(data, { lineWidth: 0 }))
    copy.write('unconfirmed.yaml', stringify({ [`${amenities}.1.text`]: 'Is it really there?' }))
    expect(store.changeList({ path: `${amenities}.1`, how: 'copy', count: 3 }).problems).toEqual([])
    expect(store.state().open.map(({ path }) => path)).toEqual(
      expect.arrayContaining([`${amenities}.1.text`, `${amenities}.2.text`]),
    )
  })
})

describe('O4 an entry that is still named elsewhere', () => {
  test.each(Object.keys(lists) as (keyof typeof lists)[])('of the kind %s stays, and each field says so', (kind) => {
    const [id = ''] = lists[kind].ids
    copy.write('home.yaml', copy.read('home.yaml').replace(/^( *heading: ).*$/m, `$1"About {{${kind} ${id}}}"`))
    const { problems, left = [] } = change(kind, id, 'remove')
    expect(problems).toHaveLength(1)
    expect(`${problems.join()} ${left.map(({ sentence }) => sentence).join()}`).not.toMatch(/[{}`]|yaml/)
    const named = left.map(({ path }) => JSON.stringify(store.fields().get(path)!.field.value))
    for (const value of named) expect(value).toContain(id)
    expect(named.some((value) => value.includes(`{{${kind} ${id}}}`))).toBe(true)
    expect(loadContent(copy.root).problems).toEqual([])
  })

  test('goes once its prices, its closed days and its sentences name another', () => {
    expect(change('stay', firstStay, 'copy').problems).toEqual([])
    const twin = `${firstStay}-2`
    const naming = [
      ['home.yaml#about.heading', `About {{stay ${twin}}}`],
      ['accommodations.yaml#seasons.1.prices.1.stay', twin],
      ['accommodations.yaml#closed.1.stays', [twin]],
    ] as const
    for (const [path, value] of naming) {
      const was = store.fields().get(path)!.field.value!
      expect(store.save([{ path, value: value as Value, was }]).problems).toEqual([])
    }
    const remove = () => change('stay', twin, 'remove', lists.stay.ids.length + 1)
    expect(remove().left?.map(({ path }) => path)).toEqual(naming.map(([path]) => path))
    for (const _ of naming) store.undo()
    expect(remove()).toEqual({ problems: [] })
  })
})
