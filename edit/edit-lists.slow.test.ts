import { parse, stringify } from 'yaml'
import { expect, test } from 'vitest'
import { soundContent } from '../tests/content/content-copy.ts'
import { editorCopy } from '../tests/content/editor-copy.ts'
import { change } from '../tests/resort/launches.ts'
import { loadContent } from '../tools/content/load.ts'
import type { ListChange } from './edit-lists.ts'
import { keyOf } from './picture-key.ts'
import type { Value } from './yaml-text.ts'

const copy = editorCopy()
const { save, store } = copy
const { accommodations, enjoyments, location, pictures } = soundContent()
const files = ['accommodations', 'home', 'location', 'enjoyments', 'days', 'unconfirmed', 'site', 'faq']
const [firstStay = ''] = accommodations.stays.map(({ id }) => id)
const [anyPicture = '', nextPicture = ''] = Object.keys(pictures)
const middleOf = (key: string) => ({ key, focus: { x: 50, y: 50 } })

// The first stay has a season and closed days, and room in its lists.
change(copy.disk.root, ({ accommodations: rooms }) => {
  const prices = [{ stay: firstStay, priceUsd: 99, residentsUsd: null }]
  rooms!.seasons = [{ from: '2027-01-03', until: '2027-01-20', leastNights: null, prices }]
  rooms!.closed = [{ from: '2028-01-03', until: '2028-01-05', stays: [firstStay] }]
  rooms!.stays[0].amenities.splice(3)
  const own = { side: null, caption: 'Of its own.' }
  rooms!.stays[0].pictures = [anyPicture, nextPicture].map((key) => ({ picture: middleOf(key), ...own }))
})
const before = new Map(files.map((name) => [name, copy.disk.read(`${name}.yaml`)]))

const lists = {
  stay: { list: 'accommodations.yaml#stays', ids: accommodations.stays.map(({ id }) => id) },
  experience: { list: 'enjoyments.yaml#experiences', ids: enjoyments.experiences.map(({ id }) => id) },
  place: { list: 'location.yaml#nearby.places', ids: location.nearby.places.map(({ id }) => id) },
}
const kinds = Object.keys(lists) as (keyof typeof lists)[]
const act = (kind: keyof typeof lists, id: string, how: ListChange['how'], count = lists[kind].ids.length) =>
  store.changeList({ path: `${lists[kind].list}.${id}`, how, count })
const open = () => store.state().open.map(({ path }) => path)
const isAsBefore = () => {
  for (const [name, text] of before) expect(parse(copy.read(`${name}.yaml`))).toEqual(parse(text))
}

test.each(kinds)('O4 another one of the kind %s is added to the page, and opened', (kind) => {
  const id = lists[kind].ids.at(-1)!
  const { problems, added } = act(kind, id, 'copy')
  expect(problems).toEqual([])
  expect(loadContent(store.files()).problems).toEqual([])
  const twin = `${lists[kind].list}.${id}-2`
  expect(copy.field(added!.path).entries[0]?.path).toBe(twin)
  // Nobody has confirmed it, nor the point of the map that it has from the other.
  expect(open()).toEqual(expect.arrayContaining(kind === 'place' ? [twin, `${twin}.coordinates`] : [twin]))
  expect(store.undo(added!.step).problems).toEqual([])
  isAsBefore()
})

test('O4 another one without an id is typed and so confirmed; what is asked of the whole list is asked of each other entry', () => {
  const amenities = `${lists.stay.list}.${firstStay}.amenities`
  copy.write('unconfirmed.yaml', stringify({ [amenities]: 'Is each of these there?' }))
  const added = { icon: 'rose', text: 'A vase of roses' }
  expect(save(`${amenities}.+`, [added]).problems).toEqual([])
  expect(loadContent(store.files()).content!.accommodations.stays[0]!.amenities.at(-1)).toEqual(added)
  const asked = () => open().filter((path) => path.startsWith(amenities))
  const ofEach = (...numbers: number[]) => numbers.map((number) => `${amenities}.${number}`)
  expect(asked()).toEqual(ofEach(1, 2, 3))
  expect(store.changeList({ path: `${amenities}.4`, how: 'up', count: 4 }).problems).toEqual([])
  expect(asked()).toEqual(ofEach(1, 2, 4))
  expect(store.changeList({ path: `${amenities}.1`, how: 'remove', count: 4 }).problems).toEqual([])
  expect(asked()).toEqual(ofEach(1, 3))
})

test('O4 another one is added as far as the page has room, and not where the list was changed elsewhere', () => {
  const list = 'home.yaml#about.values'
  const { entries, value } = copy.field(`${list}.1.heading`)
  const { count, max } = entries[0]!
  for (let length = count; length < max; length += 1)
    expect(save(`${list}.+`, [{ icon: 'rose', heading: value, text: 'Roses.' } as Value]).problems).toEqual([])
  expect(store.fields().has(`${list}.+`)).toBe(false)
  expect(act('stay', firstStay, 'copy', 1).problems.join()).toContain('changed elsewhere')
})
test.each(kinds)('O4 an entry (%s) that is still named elsewhere stays, and each field says so', (kind) => {
  const [id = ''] = lists[kind].ids
  copy.write('home.yaml', copy.read('home.yaml').replace(/^( *heading: ).*$/m, `$1"About {{${kind} ${id}}}"`))
  const { problems, left = [] } = act(kind, id, 'remove')
  expect(problems).toHaveLength(1)
  expect(`${problems.join()} ${left.map(({ sentence }) => sentence).join()}`).not.toMatch(/[{}`]|yaml/)
  const named = left.map(({ path }) => JSON.stringify(copy.field(path).value))
  for (const value of named) expect(value).toContain(id)
  expect(named.some((value) => value.includes(`{{${kind} ${id}}}`))).toBe(true)
  expect(loadContent(store.files()).problems).toEqual([])
})

test('O1 pictures of a stay are added, moved and taken out, and none is shown twice', () => {
  const list = `${lists.stay.list}.${firstStay}.pictures`
  const shown = () =>
    loadContent(store.files()).content!.accommodations.stays[0]!.pictures.map(({ picture, caption }) => [
      keyOf(picture),
      caption,
    ])
  const left = () => copy.field(`${list}.1.picture`).entries[0]!.another!.pictures
  const changed = (entry: number, how: ListChange['how'], key?: string) =>
    store.changeList({ path: `${list}.${entry}`, how, count: shown().length, ...(key && { picture: middleOf(key) }) })
  const [another = ''] = left()
  expect(left()).not.toContain(anyPicture)
  expect(changed(1, 'copy', another)).toMatchObject({ problems: [] })
  expect(left()).not.toContain(another)
  expect(shown()[1]).toEqual([another, null])
  expect(save(`${list}.2.caption`, 'What it shows.')).toEqual({ problems: [] })
  expect(changed(2, 'up')).toMatchObject({ problems: [] })
  expect(shown()).toEqual([
    [another, 'What it shows.'],
    [anyPicture, 'Of its own.'],
    [nextPicture, 'Of its own.'],
  ])
  expect(save(`${list}.1.picture`, middleOf(nextPicture)).problems.join()).toContain('is already entry')
  expect(changed(1, 'copy', nextPicture)).toEqual({ problems: [expect.stringContaining('is already entry')] })
  expect(changed(1, 'remove')).toMatchObject({ problems: [] })
  isAsBefore()
})
