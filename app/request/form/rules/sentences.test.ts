import fc from 'fast-check'
import { expect, test } from 'vitest'
import words from '../../../../content/enquiry.yaml'
import { nightsFrom } from '../../../../lib/rates.ts'
import { count, fill } from '../../../../lib/text.ts'
import type { Draft } from '../../draft.ts'
import { chosenOf } from './chosen.ts'
import { closureOf } from './nights.ts'
import { estimateOf } from './price.ts'
import { fitOf } from './rooms.ts'
import { closureText, estimateText, fitInShort, fitText, nightsText, offerText, partyText } from './sentences.ts'
import { booking, house, loft, room, soundBooking } from './samples.ts'

const guests = (number: number) => count(number, words.estimate.guests)
const both = (said: (where: 'form' | 'message') => string) => [said('form'), said('message')]
type Sentences = { form: string; message: string }
const filled = (sentences: Sentences, values: Record<string, string | number>) =>
  both((where) => fill(sentences[where], values))

const { opening, occupancy } = words
const range = (from: string, until: string) => fill(opening.range, { from, until })

test.each<[Partial<Draft>, Sentences, Record<string, string | number>]>([
  [
    { checkIn: '2028-01-30', checkOut: '2028-02-03' },
    opening.resort.days,
    { days: range('8', '31 January'), again: '1 February' },
  ],
  [
    { checkIn: '2027-05-08', checkOut: '2027-05-09' },
    opening.stay.days,
    { stay: loft.name, days: range('4', '8 May'), again: '9 May' },
  ],
  [
    { stays: [house.id], checkIn: '2027-01-02', checkOut: '2027-01-05' },
    opening.tooFewNights,
    { stay: house.name, nights: 4, days: range('27 December', '2 January') },
  ],
])('R1: on nights when resort or stay is closed, or takes no fewer: %j', (part, sentences, values) => {
  const draft = { ...booking, ...part }
  expect(both((where) => closureText(closureOf(chosenOf(draft), draft), where))).toEqual(filled(sentences, values))
})

test('R1: never a word on what is free', () => {
  for (const sentence of JSON.stringify(opening).split('"'))
    expect(sentence).not.toMatch(/\b(?:free|available|full|booked)\b/i)
})

test('R1: one day and no end are said as such', () => {
  const closure = { kind: 'closed', stay: loft, days: { from: '2026-12-18', until: '2026-12-18' } } as const
  const told = (again: string | null) => both((where) => closureText({ ...closure, again }, where))
  const stay = loft.name
  expect(told('2026-12-19')).toEqual(filled(opening.stay.day, { stay, days: '18 December', again: '19 December' }))
  expect(told(null)).toEqual(filled(opening.stay.always, { stay }))
})

const { another, largerThanNeeded, twice, more, ask } = occupancy
const tooSmall = { stay: room.name, capacity: guests(2), fitting: loft.name, fittingCapacity: guests(4) }
const tooLarge = { stay: house.name, range: fill(largerThanNeeded.range, house.occupancy) }
test.each<[string[], number, Sentences, Record<string, string | number>]>([
  [[room.id], 3, another, tooSmall],
  [[house.id], 8, occupancy.both, { first: room.name, second: house.name, capacity: guests(9) }],
  [[room.id, house.id], 11, more, { capacity: guests(9), added: room.name, addedCapacity: guests(11) }],
  [[house.id], 12, ask, {}],
  [[house.id], 2, largerThanNeeded, tooLarge],
])(
  'B6: of stays that do not fit the form and the message say what would: %j for %i',
  (ids, adults, sentences, values) => {
    const draft = { ...booking, stays: ids, adults }
    expect(both((where) => fitText(fitOf(draft), draft, where))).toEqual(filled(sentences, values))
  },
)

test('B6: two of one stay are named once, and the button says what it chooses', () => {
  const draft = { ...booking, stays: [room.id] }
  const offer = (ids: string[]) => (where: 'form' | 'message' | 'change') =>
    offerText(chosenOf({ stays: ids }), draft, where)
  const two = [room.id, room.id]
  expect(both(offer(two))).toEqual(filled(twice, { first: room.name, capacity: guests(4) }))
  const buttons = [offer(two), offer([loft.id]), offer([...two, loft.id])].map((said) => said('change'))
  expect(buttons).toEqual([
    occupancy.both.change,
    fill(another.change, { fitting: loft.name }),
    fill(more.change, { added: room.name }),
  ])
})

test('a sentence is there where something is wrong, has no gaps, and changes with the advice alone', () => {
  fc.assert(
    fc.property(soundBooking, (draft) => {
      const fit = fitOf(draft)
      const sentence = fitText(fit, draft, 'form')
      expect(sentence === '').toBe(fit.kind === 'fits')
      expect(fitInShort(fit) === '').toBe(!['tooSmall', 'ask'].includes(fit.kind))
      const other = { ...draft, adults: draft.adults + 1 }
      if (JSON.stringify(fitOf(other)) === JSON.stringify(fit))
        expect(fitText(fitOf(other), other, 'form')).toBe(sentence)
      const found = estimateOf(draft)
      const instead = estimateText(found, draft)
      expect(instead).not.toBe('')
      expect([sentence, fitText(fit, draft, 'message'), fitInShort(fit), instead].join('')).not.toMatch(/[{}]/)
    }),
  )
})

test('guests are counted in words', () => {
  const { adults, children, ageUnknown } = words.message
  expect(partyText({ ...booking, adults: 1 })).toBe(count(1, adults))
  expect(partyText({ ...booking, childAges: [4, null] })).toBe(
    `${count(2, adults)}, ${fill(children.other, { count: 2, ages: `4, ${ageUnknown}` })}`,
  )
})

test('nights are written as spans, over months and years too', () => {
  const two = (first: string | number, second: string) => fill(words.taken.two, { first, second })
  expect(nightsText(['2027-05-14'])).toBe('14 May')
  expect(nightsText(['2027-05-31', '2027-06-01'])).toBe(two('31 May', '1 June'))
  expect(nightsText(nightsFrom('2027-06-03', 7))).toBe('3 to 9 June')
  expect(nightsText(['2027-05-14', '2027-05-20', '2027-05-21'])).toBe(`14 May, ${two(20, '21 May')}`)
  expect(nightsText(nightsFrom('2027-12-30', 4))).toBe('30 December 2027 to 2 January 2028')
})
