import { parse, stringify } from 'yaml'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { copyContent, soundContent } from '../tests/content/content-copy.ts'
import { loadContent } from '../tools/content/load.ts'
import { ContentStore } from './content-store.ts'
import type { ListChange } from './list-changes.ts'

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
    expect(store.fields().get(opened!)?.field.entries[0]?.path).toBe(`${lists[kind].list}.${id}-2`)
    undoes()
  })

  test('has the cells and prices of a stay, a name of its own, and is not confirmed', () => {
    expect(change('stay', firstStay, 'copy').problems).toEqual([])
    const { content } = loadContent(copy.root)
    const twin = content!.accommodations.stays[1]!
    expect(twin).toMatchObject({ id: `${firstStay}-2`, name: `${accommodations.stays[0]!.name} 2` })
    expect(content!.accommodations.seasons[0]!.prices.map(({ stay }) => stay)).toEqual([firstStay, twin.id])
    expect(content!.accommodations.closed[0]!.stays).toEqual([firstStay, twin.id])
    const path = `${lists.stay.list}.${twin.id}`
    expect(store.state()!.open.map((each) => each.path)).toContain(path)
    expect(change('stay', twin.id, 'remove', lists.stay.ids.length + 1).problems).toEqual([])
    expect(store.state()!.open.map((each) => each.path)).not.toContain(path)
    expect(loadContent(copy.root).content!.accommodations).toEqual(
      expect.objectContaining({
        stays: accommodations.stays,
        closed: content!.accommodations.closed.map((each) => ({
          ...each,
          stays: each.stays.filter((id) => id !== twin.id),
        })),
      }),
    )
  })
})

describe('O4 a copy is as little confirmed', () => {
  test('as the entry without an id, of which it is a copy', () => {
    const amenities = `${lists.stay.list}.${firstStay}.amenities`
    // There is room for one more.
    const data: Data = parse(copy.read('accommodations.yaml'))
    data.stays[0].amenities = data.stays[0].amenities.slice(0, 3)
    copy.write('accommodations.yaml', stringify(data, { lineWidth: 0 }))
    copy.write('unconfirmed.yaml', stringify([{ path: `${amenities}.1.text`, why: 'Is it really there?' }]))
    expect(store.changeList({ path: `${amenities}.1`, how: 'copy', count: 3 }).problems).toEqual([])
    expect(store.state()!.open.map(({ path }) => path)).toEqual(
      expect.arrayContaining([`${amenities}.1.text`, `${amenities}.2.text`]),
    )
  })

  test('as the point of the map that a place has from another', () => {
    const [id] = lists.place.ids
    expect(change('place', id!, 'copy').problems).toEqual([])
    const twin = `${lists.place.list}.${id}-2`
    expect(store.state()!.open.map(({ path }) => path)).toEqual(expect.arrayContaining([twin, `${twin}.coordinates`]))
    undoes()
  })
})

describe('O4 an entry that is taken out', () => {
  /** Texts that name an entry are changed first, as their owner does from the list of them. */
  const freed = (kind: keyof typeof lists, id: string) => {
    const answer = change(kind, id, 'remove')
    for (const { path } of answer.left ?? []) {
      const { file, steps } = store.fields().get(path)!
      const data: Data = parse(copy.read(`${file}.yaml`))
      const around = steps.slice(0, -1).reduce<Data>((at, step) => at[step], data)
      around[steps.at(-1)!] = String(around[steps.at(-1)!]).replaceAll(
        new RegExp(`\\{\\{\\s*\\w+\\s+${id}\\s*\\}\\}`, 'g'),
        'It',
      )
      copy.write(`${file}.yaml`, stringify(data, { lineWidth: 0 }))
    }
    return answer.left ? change(kind, id, 'remove') : answer
  }

  test('names in plain words every text that still speaks of it, with its field', () => {
    const [id] = lists.stay.ids
    copy.write('home.yaml', copy.read('home.yaml').replace(/^( *heading: ).*$/m, `$1"About {{stay ${id}}}"`))
    const { problems, left } = change('stay', id!, 'remove')
    expect(problems).toHaveLength(1)
    expect(problems.join()).not.toMatch(/[{}`]|yaml/)
    expect(left!.length).toBeGreaterThan(0)
    for (const { path, sentence } of left!) {
      expect(store.fields().has(path)).toBe(true)
      expect(sentence).not.toMatch(/[{}`]|yaml/)
    }
  })

  test('goes with what only serves it, and what went along is told', () => {
    const id = firstStay
    const { problems, told } = freed('stay', id)
    if (problems.length > 0) {
      // A question of the chooser that no other stay answers is settled first, and says so.
      expect(problems.join()).not.toMatch(/[{}`]|yaml/)
      return
    }
    const { content } = loadContent(copy.root)
    expect(content!.accommodations.stays.map((stay) => stay.id)).toEqual(otherStays)
    expect(JSON.stringify([content!.accommodations.seasons, content!.accommodations.compare])).not.toContain(`"${id}"`)
    // Days on which it alone was closed must not close the whole resort.
    expect(content!.accommodations.closed).toHaveLength(1)
    expect(told).toContain('Also removed')
  })

  test.each(['experience', 'place'] as const)('of the kind %s goes with its card and its outings', (kind) => {
    for (const id of lists[kind].ids) {
      for (const [name, text] of before) copy.write(`${name}.yaml`, text)
      const { problems } = freed(kind, id)
      if (problems.length > 0) expect(problems.join()).not.toMatch(/[{}`]|yaml/)
      else expect(loadContent(copy.root).problems).toEqual([])
    }
  })
})
