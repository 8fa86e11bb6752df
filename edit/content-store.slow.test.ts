import { beforeEach, describe, expect, test } from 'vitest'
import { parse, parseDocument, stringify } from 'yaml'
import { copyContent, soundContent } from '../tests/content/content-copy.ts'
import { ContentStore } from './content-store.ts'
import { written } from '../tools/content/source.ts'

const copy = copyContent()
const stay = `accommodations.yaml#stays.${soundContent().accommodations.stays.at(-1)?.id}`
const price = `${stay}.priceUsd`

const asked = parse(copy.read('terms.yaml'))
for (const id of ['taxes', 'meals']) Object.assign(asked.terms[id], { askUs: false, answer: null })
copy.write('terms.yaml', written(parseDocument(stringify(asked)), ''))
copy.write('unconfirmed.yaml', 'site.yaml#email: Is it yours?\nterms.yaml#terms.taxes: Which taxes?\n')

const files = ['accommodations.yaml', 'site.yaml', 'terms.yaml', 'unconfirmed.yaml']
const before = new Map(files.map((file) => [file, copy.read(file)]))
let store: ContentStore

beforeEach(() => {
  for (const [file, text] of before) copy.write(file, text)
  store = new ContentStore(copy.root)
})

const field = (path: string) => store.fields().get(path)!.field
const save = (path: string, value: Parameters<ContentStore['try']>[0]['value']) =>
  store.save([{ path, value, was: field(path).value }])
const open = () => store.state().open.map(({ path }) => path)

describe('O1 a value is saved', () => {
  test('only where the schema takes it; the sentence is that of the check', () => {
    const refused = 'This must be a whole number of US dollars per night'
    for (const wrong of ['much', -1, 1.5]) {
      expect(store.try({ path: price, value: wrong }).problems.join()).toContain(refused)
      expect(save(price, wrong).problems.join()).toContain(refused)
    }
    // A rule between two fields.
    expect(save(`${stay}.occupancy.min`, 39).problems.join()).toContain(
      '“Occupancy” must not have a min above its max.',
    )
    const tried = (value: string) => store.try({ path: 'home.yaml#about.heading', value }).problems
    expect(tried('For {{nobody}}')).toEqual(['This holds “nobody”, which is not a placeholder: take it out.'])
    expect(tried('From $60').join()).toContain('“$60”')
    expect(copy.read('accommodations.yaml')).toBe(before.get('accommodations.yaml'))
    expect(store.undoHistory.last).toBeUndefined()
  })

  test('never over what was changed underneath', () => {
    const was = field(price).value as number
    copy.write('accommodations.yaml', before.get('accommodations.yaml')!.replace(`priceUsd: ${was}`, 'priceUsd: 999'))
    expect(store.save([{ path: price, value: 100, was }]).problems.join()).toContain('changed elsewhere')
    expect(field(price).value).toBe(999)
  })

  test('of no field that the content does not have', () => {
    for (const path of ['../package.json#name', 'site.yaml#__proto__', `${stay}.id`, 'unconfirmed.yaml#1', '']) {
      expect(store.save([{ path, value: 'x' }]).problems.join()).toContain('no longer there')
    }
  })
})

test('O2 a question that guests ask is answered as a whole, or left to them', () => {
  const path = 'terms.yaml#terms.taxes.answer'
  expect(open()).toContain(path)
  expect(field(path)).toMatchObject({ kind: 'group', mayBe: 'empty', value: null })
  expect(save(path, { text: 'Prices include every tax.', short: '' }).problems.join()).toContain('1 to 32')
  expect(save(path, { text: 'Prices include every tax.', short: 'Taxes included' })).toEqual({ problems: [] })
  // What nobody had confirmed of it is answered with it.
  expect(copy.read('unconfirmed.yaml')).not.toContain('taxes')
  expect(copy.read('terms.yaml')).toContain('answer: { text: Prices include every tax., short: Taxes included }\n')
  expect(save('terms.yaml#terms.meals.askUs', true)).toEqual({ problems: [] })
  for (const settled of [path, 'terms.yaml#terms.meals.answer']) expect(open()).not.toContain(settled)
})

test('O1 Undo takes back what the owner has done, and not what somebody else has published since', () => {
  const file = 'content/taken.yaml'
  const [was, theirs] = [copy.read('taken.yaml'), `${copy.read('taken.yaml')}# them\n`]
  const given = { here: new Map([[file, was]]), theirs: new Map([[file, theirs]]) }
  expect(save(price, 77)).toEqual({ problems: [] })
  expect(store.takeIn(given).problems).toEqual([])
  const step = store.state().undo!
  expect(step.about).toContain('Price')
  // Asked for by a window that does not know of a later step.
  expect(store.undo('000001-1').problems).toHaveLength(1)
  expect(store.undo(step.id).files).toEqual(['content/accommodations.yaml'])
  expect(copy.read('taken.yaml')).toBe(theirs)
  // It was changed meanwhile.
  expect(store.takeIn(given).problems).toHaveLength(1)
})
