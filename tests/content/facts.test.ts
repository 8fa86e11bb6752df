/** A fact is written once: placeholders repeat it elsewhere, and a second copy is refused. */
import { expect, test } from 'vitest'
import { formatPhone } from '../../lib/phone.ts'
import { placeholderValues } from '../../tools/content/placeholders.ts'
import { contentInMemory, soundContent } from './content-copy.ts'

const content = soundContent()
const copy = contentInMemory()
const { site } = content
const stay = content.accommodations.stays[0]!

/** A field that accepts any short text. */
const withKicker = (text: string) => copy.set('home.yaml', ['about', 'kicker'], text)

test('no placeholder is left on a page', () => {
  expect(JSON.stringify(content)).not.toContain('{{')
})

test('KP3 sunrise and sunset are between two times of a clock', () => {
  const facts = placeholderValues({
    ...content,
    site: { ...site, place: { ...site.place, timeZone: 'America/St_Johns' } },
  })
  expect(facts.get('sunrise')).toMatch(/^\d:\d\d AM and \d:\d\d AM$/)
  expect(facts.get('sunset')).toMatch(/^\d:\d\d PM and \d:\d\d PM$/)
})

test('room and price of all are counted by units, and an open term says that guests may ask', () => {
  const stays = [
    { id: 'a', units: 2, occupancy: { max: 3 }, priceUsd: 10, priceIsFrom: true },
    { id: 'b', units: null, occupancy: { max: 4 }, priceUsd: 30, priceIsFrom: false },
  ]
  const terms = { price: { answer: { text: 'Per room in {{city}}.' } }, meals: { label: 'Meals', answer: null } }
  const extras = [{ id: 'lunch', priceUsd: 9 }]
  const faq = {
    accommodations: [
      { id: 'pool', answer: 'In {{city}}.' },
      { id: 'self', answer: 'See {{answer self}}.' },
    ],
  }
  const facts = placeholderValues({
    ...content,
    accommodations: { stays },
    terms: { ...content.terms, terms, extras },
    faq,
  })
  const read = ['sleeps', 'priceOfAll', 'extra lunch', 'term price', 'term meals', 'answer pool'].map((name) =>
    facts.get(name),
  )
  expect(read).toEqual([
    '10',
    'from $50',
    '$9',
    `Per room in ${site.address.city}`,
    'Meals: please ask us',
    `In ${site.address.city}`,
  ])
  expect(facts.has('answer self')).toBe(false)
})

const unknown = 'which is not a placeholder'
test.each<[text: string, ...sentences: string[]]>([
  ['The {{nmae}} garden', `\`kicker\` holds {{nmae}}, ${unknown}; did you mean {{name}}?`],
  [`{{stay ${stay.id}x}}`, `{{stay ${stay.id}x}}, ${unknown}; did you mean {{stay ${stay.id}}}?`],
  ['{{something quite different}}', `{{something quite different}}, ${unknown}: take it out`],
  [`{{ PlaceCountInWords }} kinds, {{Price  ${stay.id}}}`],
])('a placeholder that is none is refused with the one that was meant: %s', (text, ...sentences) => {
  expect(withKicker(text).problems).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)))
})

const code = `+${site.place.telephone.callingCode}`
const national = site.phone.slice(code.length)
const priceOf = `a placeholder such as {{price ${stay.id}}}`
const copies: [text: string, instead: string][] = [
  ['Rooms from $60', priceOf],
  ['Rooms from US$ 60', priceOf],
  ['Rooms from 60 USD', priceOf],
  ['Sixty or 60 dollars', priceOf],
  [`At ${site.name}`, '{{name}}'],
  [`At ${site.name.toUpperCase().replaceAll(' ', '  ')}`, '{{name}}'],
  [`Call ${formatPhone(site.phone, site.place.telephone)}`, '{{phone}}'],
  [`Call 0${national.match(/.{1,3}/g)?.join('-')}`, '{{phone}}'],
  [`Call (${code}) ${national}`, '{{phone}}'],
  [`Write ${site.email}`, '{{email}}'],
  [`On ${site.address.street}`, '{{address.street}}'],
  [`Since ${site.foundedYear}`, '{{founded}}'],
  [`The ${stay.name}`, `{{stay ${stay.id}}}`],
]
test.each(copies)('a second copy is refused: %s', (text, instead) => {
  // Telephone and WhatsApp may have the same number; then both guards find it.
  const problems = new Set(withKicker(text).problems.filter((problem) => problem.includes('repeats')))
  expect(problems.size).toBe(1)
  expect([...problems][0]).toContain('`kicker` repeats a fact that has its own place')
  expect([...problems][0]).toContain(`write ${instead}`)
})

const [century, year] = [Math.floor(site.foundedYear / 100), String(site.foundedYear % 100).padStart(2, '0')]
const innocent = ['2,776 m', 'Plate 404', '24/7', `At ${century}:${year}`, `160 km, ${site.foundedYear}2 roses`]
test.each([...innocent, `A low ${stay.name.toLowerCase()}`])('"%s" is no second copy', (text) => {
  expect(withKicker(text).problems).toEqual([])
})
