import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { soundContent } from '../tests/content/content-copy.ts'
import { editorCopy } from '../tests/content/editor-copy.ts'
import { change } from '../tests/resort/launches.ts'
import { lettersOfFaces } from '../tools/brand/font-files.ts'
import { ContentStore } from './content-store.ts'
import { brokenIn } from './owner-words.ts'
import type { Value } from './yaml-text.ts'

const copy = editorCopy()
const { field, save, store } = copy
const [first] = soundContent().accommodations.stays
const stay = `accommodations.yaml#stays.${first!.id}`
const [amenities, price, phone] = [`${stay}.amenities`, `${stay}.priceUsd`, 'site.yaml#phone']

change(copy.disk.root, ({ accommodations, site, terms }) => {
  accommodations!.stays[0].amenities = [
    { icon: 'rose', text: 'Rose garden' },
    { icon: 'sofa', text: 'A deep sofa' },
  ]
  site!.phone = '+254000000000'
  for (const id of ['taxes', 'meals']) Object.assign(terms!.terms[id], { askUs: false, answer: null })
})
copy.disk.write('unconfirmed.yaml', 'site.yaml#email: Is it yours?\nterms.yaml#terms.taxes: Which taxes?\n')

const before = copy.disk.read('accommodations.yaml')

const open = () => new Map(store.state().open.map((each) => [each.path, each]))
const ask = (...paths: string[]) =>
  copy.write('unconfirmed.yaml', stringify(Object.fromEntries(paths.map((each) => [each, 'Is it right?']))))
const confirm = (...paths: string[]) => store.confirm(paths).problems

test('O1 a value is saved only where the schema takes it; the sentence is that of the check', () => {
  const refused = 'This must be a whole number of US dollars per night'
  expect(store.try({ path: price, value: -1 }).problems.join()).toContain(refused)
  expect(save(price, -1).problems.join()).toContain(refused)
  // A rule between two fields.
  expect(save(`${stay}.occupancy.min`, 39).problems.join()).toContain('“Occupancy” must not have a min above its max.')
  const tried = (value: string) => store.try({ path: 'home.yaml#about.heading', value }).problems
  expect(tried('For {{nobody}}')).toEqual(['This holds “nobody”, which is not a placeholder: take it out.'])
  expect(tried('From $60').join()).toContain('“$60”')
  expect(copy.read('accommodations.yaml')).toBe(before)
  expect(store.steps.last).toBeUndefined()
})

test('O1 a value is never saved over what was changed underneath', () => {
  const was = field(price).value as number
  copy.write('accommodations.yaml', before.replace(`priceUsd: ${was}`, 'priceUsd: 999'))
  expect(store.save([{ path: price, value: 100, was }]).problems.join()).toContain('changed elsewhere')
  expect(field(price).value).toBe(999)
})

test('O1 letters that the face lacks are refused as they are typed, and when they are saved', async () => {
  const lettered = new ContentStore(store.steps, await lettersOfFaces())
  const [path, value] = ['home.yaml#about.heading', 'A 🌹']
  const { value: was } = lettered.fields().get(path)!.field
  for (const { problems } of [lettered.try({ path, value }), lettered.save([{ path, value, was }])])
    expect(problems.join()).toContain('the typeface of headings does not have')
  expect(lettered.steps.last).toBeUndefined()
  expect(lettered.save([{ path, value: 'Other words', was }]).problems).toEqual([])
})

test.each([
  ['a quote that is left open', 'site.yaml', (text: string) => text.replace('name: ', 'name: "')],
  ['marks of a merge', 'site.yaml', (text: string) => `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> theirs\n`],
  ['a text in place of all', 'home.yaml', () => 'hello'],
  ['a place that is gone', 'site.yaml', (text: string) => text.replace(/^place:$/m, 'plcae:')],
  ['null in place of a list', 'location.yaml', (text: string) => text.replace(/^nearby:$/m, 'nearby: null\nothers:')],
])('O1 %s, which another program has written, is told in a sentence', (_, file, spoil) => {
  copy.write(file, spoil(copy.read(file)))
  const sentences = brokenIn(store.files())
  expect(sentences.length).toBeGreaterThan(0)
  for (const each of sentences) expect(each).toMatch(/^\p{Lu}|^“/u)
  expect(sentences.join('\n')).not.toMatch(/\.yaml|line \d|`|\{|undefined/)
})

test('O1 a value is saved of no field that the content does not have', () => {
  for (const path of ['../package.json#name', 'site.yaml#__proto__', `${stay}.id`, 'unconfirmed.yaml#1', '']) {
    expect(store.save([{ path, value: 'x' }]).problems.join()).toContain('no longer there')
  }
})

test('O2 a question that guests ask is answered as a whole, or left to them', () => {
  const path = 'terms.yaml#terms.taxes.answer'
  expect(open().has(path)).toBe(true)
  expect(field(path)).toMatchObject({ kind: 'group', mayBe: 'empty', value: null })
  expect(save(path, { text: 'Prices include every tax.', short: '' }).problems.join()).toContain('1 to 32')
  expect(save(path, { text: 'Prices include every tax.', short: 'Taxes included' })).toEqual({ problems: [] })
  // What nobody had confirmed of it is answered with it.
  expect(copy.read('unconfirmed.yaml')).not.toContain('taxes')
  expect(copy.read('terms.yaml')).toContain('answer: { text: Prices include every tax., short: Taxes included }\n')
  expect(save('terms.yaml#terms.meals.askUs', true)).toEqual({ problems: [] })
  for (const settled of [path, 'terms.yaml#terms.meals.answer']) expect(open().has(settled)).toBe(false)
})

test('O1 Undo takes back the step that is meant, and not what somebody else has written since', () => {
  const theirs = `${copy.read('taken.yaml')}# them\n`
  const was = field(price).value
  expect(save(price, 77)).toEqual({ problems: [] })
  copy.write('taken.yaml', theirs)
  const step = store.state().undo!
  expect(step.about).toContain('Price')
  // StayRequest for by a window that does not know of a later step.
  expect(store.undo('000001-1').problems).toHaveLength(1)
  expect(store.undo(step.id).problems).toEqual([])
  expect(copy.read('accommodations.yaml')).toBe(before)
  expect(copy.read('taken.yaml')).toBe(theirs)
  // Where that is the same, it stays, and the step is skipped.
  expect([save(price, 77), save(phone, '+254700000001')]).toEqual([{ problems: [] }, { problems: [] }])
  copy.write('site.yaml', copy.read('site.yaml').replace('+254700000001', '+254700000002'))
  expect(store.undo().problems.join()).toMatch(/^Something else has since changed .* the step before it\.$/)
  expect([field(phone).value, store.undo().problems, field(price).value]).toEqual(['+254700000002', [], was])
})

test('O2 an open fact leads to its words, and says what stands there and where, without icons', () => {
  ask(amenities, price, phone)
  expect(open().get(amenities)).toMatchObject({
    fields: [1, 2].map((at) => expect.objectContaining({ path: `${amenities}.${at}.text` })),
    now: ['Rose garden', 'A deep sofa'],
  })
  expect(open().get(price)).toMatchObject({ now: [first!.priceUsd], isPlaceholder: false })
  // What has no answer yet leads to the answer.
  const term = 'terms.yaml#terms.residents'
  ask(term)
  expect(open().get(term)).toMatchObject({ fields: [{ path: `${term}.answer` }], now: [] })
  // A whole stay says words and numbers, and nothing of what is empty.
  ask(stay)
  const { now } = open().get(stay)!
  expect(now).toContain(first!.priceUsd)
  expect(now.filter((value) => value === null || value === '' || typeof value === 'boolean')).toEqual([])
})

test('O2 facts of one page are confirmed in one step, terms and contacts one by one, a placeholder never', () => {
  const [term, name, address] = ['terms.yaml#terms.price.answer', 'site.yaml#name', 'site.yaml#address']
  ask(amenities, price, phone, term, name, address)
  // What guests miss most is asked first, whatever the order of the list.
  const alone = [...open().values()].filter(({ together, path, isQuestion }) => together === path && !isQuestion)
  expect(alone.map((each) => each.path)).toEqual([phone, address, term, name])
  for (const each of [term, name, address]) {
    expect(confirm(amenities, each).join()).toContain('by itself')
    expect(confirm(each)).toEqual([])
  }
  const steps = store.steps.all.length
  expect(confirm(amenities, price)).toEqual([])
  expect([...open().keys()].filter((each) => each.startsWith(stay))).toEqual([])
  expect(store.steps.all).toHaveLength(steps + 1)
  expect(confirm(phone)).toEqual([expect.stringContaining('placeholder')])
})

/** No name of a file, no line, no sign that means something in the files only. */
const ofFiles = /[`{}]|\.yaml|\.ts\b|content\/|docs\/|\bline \d|\bnull\b|undefined|\[object/

test('no sentence of the editor speaks of files, lines, backticks or braces', () => {
  const wrong: Value[] = ['', 'x'.repeat(5000), '{{nobody}} `x` {y}', '$60', '<b>', -1e9, 1e9, [], {}, [{ a: 1 }]]
  // One field of each kind.
  const all = [...store.fields().values()].map((each) => each.field)
  const kinds = new Map(all.map(({ kind, mayBe, path }) => [`${kind} ${mayBe}`, path]))
  const said = [...kinds.values()].flatMap((path) => wrong.flatMap((value) => store.try({ path, value }).problems))
  const told = new Set(said)
  expect(told.size).toBeGreaterThan(40)
  for (const sentence of told) {
    expect(sentence).not.toMatch(ofFiles)
    expect(sentence).toMatch(/^[“A-Z].*[.?]$/s)
  }
})
