import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parse, parseDocument, stringify } from 'yaml'
import { copyContent, soundContent } from '../tests/content/content-copy.ts'
import { ContentStore } from './content-store.ts'
import type { ListChange } from './list-changes.ts'
import { takeOff } from './field-markers.ts'
import { keyOf } from './picture-key.ts'
import { written } from '../tools/content/source.ts'

// Each save checks all of the content.
vi.setConfig({ testTimeout: 60_000 })

const copy = copyContent()
const { accommodations, location, pictures } = soundContent()
const stay = `accommodations.yaml#stays.${accommodations.stays.at(-1)?.id}`
const [anyPicture, ...otherPictures] = Object.keys(pictures)

// Some facts are open, whatever the owner has settled.
const openPaths = ['site.yaml#phone', 'site.yaml#email', 'home.yaml#about.values.1', 'home.yaml#about.values.2']
copy.write(
  'unconfirmed.yaml',
  stringify(Object.fromEntries(openPaths.map((path) => [path, 'Is it as it stands here?']))),
)
const asked = parse(copy.read('terms.yaml'))
for (const id of ['taxes', 'meals']) Object.assign(asked.terms[id], { askUs: false, answer: null })
copy.write('terms.yaml', stringify(asked, { lineWidth: 0 }))
const around = parseDocument(copy.read('location.yaml'))
around.deleteIn(['nearby', 'places', 0, 'officialSite'])
copy.write('location.yaml', around.toString({ lineWidth: 0 }))
const rooms = parseDocument(copy.read('accommodations.yaml'))
const middleOf = (key: string | undefined) => ({ key: key ?? '', focus: { x: 50, y: 50 } })
const shownOf = [anyPicture, otherPictures[0]].map((key) =>
  rooms.createNode({ picture: middleOf(key), side: null, caption: null }, { flow: true }),
)
rooms.setIn(['stays', accommodations.stays.length - 1, 'pictures'], shownOf)
copy.write('accommodations.yaml', rooms.toString({ lineWidth: 0 }))

const files = ['home.yaml', 'accommodations.yaml', 'location.yaml', 'site.yaml', 'terms.yaml', 'unconfirmed.yaml']
for (const file of files) copy.write(file, written(parseDocument(copy.read(file)), ''))
const before = new Map(files.map((file) => [file, copy.read(file)]))
let store: ContentStore

beforeEach(() => {
  for (const [file, text] of before) copy.write(file, text)
  store = new ContentStore(copy.root)
})

/** Lines that differ from the beginning: those that went, and those that came. */
function difference(file: string): { gone: string[]; come: string[] } {
  const [old, now] = [before.get(file)!.split('\n'), copy.read(file).split('\n')]
  return { gone: old.filter((line) => !now.includes(line)), come: now.filter((line) => !old.includes(line)) }
}

const field = (path: string) => store.fields().get(path)!.field
const save = (path: string, value: Parameters<ContentStore['try']>[0]['value']) =>
  store.save([{ path, value, was: field(path).value }])
const open = () => store.state().open.map(({ path }) => path)
const price = `${stay}.priceUsd`

describe('O1 a value is saved', () => {
  test('only where the schema takes it; the sentence is that of the check', () => {
    for (const wrong of ['much', -1, 1.5]) {
      expect(store.try({ path: price, value: wrong }).problems.join()).toContain(
        'This must be a whole number of US dollars per night',
      )
      expect(save(price, wrong).problems.join()).toContain('This must be a whole number of US dollars per night')
    }
    // A rule between two fields.
    expect(save(`${stay}.occupancy.min`, 39).problems.join()).toContain(
      '“Occupancy” must not have a min above its max.',
    )
    expect(store.try({ path: 'home.yaml#about.heading', value: 'For {{nobody}}' }).problems).toEqual([
      'This holds “nobody”, which is not a placeholder: take it out.',
    ])
    expect(store.try({ path: 'home.yaml#about.heading', value: 'From $60' }).problems.join()).toContain('“$60”')
    expect(copy.read('accommodations.yaml')).toBe(before.get('accommodations.yaml'))
    expect(store.journal.last).toBeUndefined()
  })

  test('never over what was changed underneath', () => {
    const was = field(price).value as number
    copy.write('accommodations.yaml', before.get('accommodations.yaml')!.replace(`priceUsd: ${was}`, 'priceUsd: 999'))
    expect(store.save([{ path: price, value: 100, was }]).problems.join()).toContain('changed elsewhere')
    expect(field(price).value).toBe(999)
  })

  test('in a field that was left out, which can be left out again', () => {
    const path = `location.yaml#nearby.places.${location.nearby.places[0]!.id}.officialSite`
    expect(save(path, 'https://www.kws.go.ke')).toEqual({ problems: [] })
    expect(field(path).value).toBe('https://www.kws.go.ke')
    expect(store.save([{ path, was: 'https://www.kws.go.ke' }])).toEqual({ problems: [] })
    expect(copy.read('location.yaml')).toBe(before.get('location.yaml'))
  })

  test('of no field that the content does not have', () => {
    for (const path of ['../package.json#name', 'site.yaml#__proto__', `${stay}.id`, 'unconfirmed.yaml#1', '']) {
      expect(store.save([{ path, value: 'x' }]).problems.join()).toContain('no longer there')
    }
  })
})

describe('O2 a fact that was not confirmed', () => {
  test('is settled as it stands, or by another value', () => {
    const count = open().length
    expect(store.confirm({ paths: ['site.yaml#phone'] })).toEqual({ problems: [] })
    expect(save('site.yaml#email', 'stay@the-resort.co.ke')).toEqual({ problems: [] })
    expect(open()).toHaveLength(count - 2)
    expect(difference('unconfirmed.yaml').come).toEqual([])
    expect(store.confirm({ paths: ['site.yaml#phone'] }).problems).toHaveLength(1)
  })

  test('that guests ask for is answered as a whole', () => {
    const path = 'terms.yaml#terms.taxes.answer'
    const question = store.state().open.find((each) => each.path === path)
    expect(question).toMatchObject({ isQuestion: true })
    expect(field(path)).toMatchObject({ kind: 'group', mayBe: 'empty', value: null })
    expect(save(path, { text: 'Prices include every tax.', short: '' }).problems.join()).toContain('1 to 32')
    expect(save(path, { text: 'Prices include every tax.', short: 'Taxes included' })).toEqual({ problems: [] })
    expect(open()).not.toContain(path)
    expect(difference('terms.yaml').come).toEqual([
      '    answer: { text: Prices include every tax., short: Taxes included }',
    ])
    expect(save('terms.yaml#terms.meals.askUs', true)).toEqual({ problems: [] })
    expect(open()).not.toContain('terms.yaml#terms.meals.answer')
  })
})

describe('O1 a list', () => {
  const list = 'home.yaml#about.values'

  test('changes its order, and open facts keep to their entries', () => {
    const paths = open().filter((path) => path.startsWith(`${list}.`))
    expect(paths).toContain(`${list}.1`)
    const first = field(`${list}.1.heading`).value
    expect(store.changeList({ path: `${list}.2`, how: 'down', count: 3 })).toMatchObject({ problems: [] })
    expect(open()).toContain(`${list}.3`)
    expect(store.changeList({ path: `${list}.1`, how: 'down', count: 3 })).toMatchObject({ problems: [] })
    expect(field(`${list}.2.heading`).value).toBe(first)
    expect(
      open()
        .filter((path) => path.startsWith(`${list}.`))
        .toSorted(),
    ).toEqual([`${list}.2`, `${list}.3`])
    store.undo()
    store.undo()
    for (const file of ['home.yaml', 'unconfirmed.yaml']) expect(copy.read(file)).toBe(before.get(file))
  })

  test('gets another entry, and loses one, as far as the page has room', () => {
    const features = `${stay}.features`
    const [entry] = field(`${features}.1`).entries
    const { count } = entry!
    expect(store.changeList({ path: `${features}.1`, how: 'copy', count })).toMatchObject({ problems: [] })
    expect(field(`${features}.2`).value).toBe(field(`${features}.1`).value)
    expect(store.changeList({ path: `${features}.2`, how: 'remove', count: count + 1 })).toMatchObject({ problems: [] })
    expect(copy.read('accommodations.yaml')).toBe(before.get('accommodations.yaml'))
    const { count: now, max } = field(`${list}.1.heading`).entries[0]!
    for (let length = now; length < max; length += 1) {
      expect(store.changeList({ path: `${list}.1`, how: 'copy', count: length }).problems).toEqual([])
    }
    expect(store.changeList({ path: `${list}.1`, how: 'copy', count: max }).problems.join()).toMatch(/ entries/)
    expect(store.changeList({ path: `${list}.1`, how: 'copy', count: max - 1 }).problems.join()).toContain(
      'changed elsewhere',
    )
  })
})

describe('O1 the pictures of a stay', () => {
  const list = `${stay}.pictures`
  const shown = () =>
    [...store.fields().keys()]
      .filter((path) => path.startsWith(`${list}.`) && path.endsWith('.picture'))
      .map((path) => keyOf(field(path).value))
  const change = (entry: number, how: ListChange['how'], key?: string) =>
    store.changeList({
      path: `${list}.${entry}`,
      how,
      count: shown().length,
      ...(key !== undefined && { picture: middleOf(key) }),
    })
  const left = () => field(`${list}.1.picture`).entries[0]!.another!.pictures

  test('get another one, which is moved and taken out; only those are offered that the stay does not show', () => {
    const [first = '', second = ''] = shown()
    const [another = ''] = left()
    expect(left()).not.toContain(first)
    expect(change(1, 'copy', another)).toMatchObject({ problems: [] })
    expect(shown().slice(0, 3)).toEqual([first, another, second])
    expect(left()).not.toContain(another)
    expect(difference('accommodations.yaml')).toEqual({
      gone: [],
      come: [`      - { picture: { key: ${another}, focus: { x: 50, y: 50 } }, side: null, caption: null }`],
    })
    expect(save(`${list}.2.caption`, 'What it shows.')).toEqual({ problems: [] })
    expect(change(2, 'up')).toMatchObject({ problems: [] })
    expect(shown().slice(0, 2)).toEqual([another, first])
    expect(field(`${list}.1.caption`).value).toBe('What it shows.')
    expect(change(1, 'remove')).toMatchObject({ problems: [] })
    expect(copy.read('accommodations.yaml')).toBe(before.get('accommodations.yaml'))
  })

  test('are never shown twice, and what nobody has confirmed keeps to its picture', () => {
    const [first = '', second = ''] = shown()
    expect(save(`${list}.2.picture`, middleOf(first)).problems.join()).toContain('is already entry 1')
    expect(change(1, 'copy', second).problems.join()).toContain('is already entry 2')
    copy.write('unconfirmed.yaml', `${list}.1.caption: Is there a terrace?\n`)
    expect(change(1, 'down')).toMatchObject({ problems: [] })
    expect(open().filter((path) => path.startsWith(`${list}.`))).toEqual([`${list}.2.caption`])
  })
})

test('O1 every text that pages get of a file carries the marker of its field', () => {
  const shown = {
    about: {
      heading: 'x',
      values: [{ heading: 'y' }],
      picture: { key: anyPicture, alt: 'z', focusClass: 'focus-1-2' },
    },
  }
  const marked = store.addMarkers('home', shown) as typeof shown
  const pathOf = (text: string) => store.state().markers[takeOff(text).numbers[0]!]
  expect(pathOf(marked.about.heading)).toBe('home.yaml#about.heading')
  expect(pathOf(marked.about.values[0]!.heading)).toBe('home.yaml#about.values.1.heading')
  expect(pathOf(marked.about.picture.focusClass)).toBe('home.yaml#about.picture')
  expect(pathOf(marked.about.picture.alt)).toBe(`pictures.yaml#${anyPicture}`)
  expect(shown.about.heading).toBe('x')
})
