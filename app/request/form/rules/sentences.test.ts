import { expect, test } from 'vitest'
import { forAny } from '../../../../tests/for-any.ts'
import words from '../../../../content/request.yaml'
import { nightsFrom } from '../../../../lib/rates.ts'
import { refusalText, estimateText, fitTexts, nightsText, partyText } from './sentences.ts'
import { booking, bookingOf, requestFor, loft, soundBooking } from './samples.ts'
import type { Draft } from '../../draft.ts'
import { daysInShort } from '../../../../lib/dates.ts'

const december = '2026-12-18/2026-12-21'

test.each([
  ['boat-loft', '2028-01-30/2028-02-03', 2, 'We’re closed from 8 to 31 January and reopen on 1 February.'],
  ['boat-loft', '2027-05-08/2027-05-09', 2, 'The Boathouse Loft is closed from 4 to 8 May and reopens on 9 May.'],
  ['keepers-house', '2027-01-02/2027-01-05', 4, 'From 27 December to 2 January, the minimum stay in the Keeper’s'],
  ['sea-room', december, 3, 'The Sea Room sleeps 1 to 2. The Boathouse Loft sleeps 2 to 4.'],
  ['keepers-house', december, 8, 'The Sea Room and the Keeper’s House together sleep 9'],
  ['sea-room+keepers-house', december, 11, 'sleeps 9. Adding the Sea Room makes that 11'],
  ['keepers-house', december, 12, 'you’d need three rooms or houses or more.'],
  ['keepers-house', december, 2, 'The Keeper’s House is best for 4 to 7 guests'],
])('R1, B6: of %s on %s for %i the form says what would do: %s', (ids, days, adults, sentence) => {
  const { refusal, fit } = requestFor(bookingOf(ids, days, { adults }))
  expect(refusalText(refusal, 'form') + (fitTexts(fit).form ?? '')).toContain(sentence)
})

test('R1: one day and no end are said as such, and never a word on what is free', () => {
  const refusal = { kind: 'closed', stay: loft, days: { from: '2026-12-18', until: '2026-12-18' } } as const
  const told = (again: string | null) =>
    (['form', 'message'] as const).map((where) => refusalText({ ...refusal, again }, where))
  expect(told('2026-12-19')).toEqual([
    'The Boathouse Loft is closed on 18 December and reopens on 19 December.',
    'I see that the Boathouse Loft is closed on 18 December.',
  ])
  expect(told(null)).toEqual([
    'The Boathouse Loft is closed on these dates.',
    'I see that the Boathouse Loft is closed on these dates.',
  ])
  expect(JSON.stringify(words.opening)).not.toMatch(/\b(?:free|available|full|booked)\b/i)
})

test.each([
  ['sea-room+sea-room', 'Two of the Sea Room together sleep 4', 'we’d need two of the Sea Room', 'Choose both'],
  ['boat-loft', 'The Boathouse Loft sleeps 2 to 4', 'the Boathouse Loft may suit us', 'Choose the Boathouse Loft'],
  ['sea-room+sea-room+boat-loft', 'makes that 8', 'we’d need the Sea Room as well', 'Add the Sea Room'],
])('B6: %s in place of one room is offered on the form, asked for in the message, and has a button', (ids, ...said) => {
  const { chosen: offered } = requestFor(bookingOf(ids))
  const { chosen } = requestFor(bookingOf('sea-room'))
  const { form, message, change } = fitTexts({ kind: 'tooSmall', chosen, offered })
  for (const [at, text] of [form, message, change].entries()) expect(text).toContain(said[at])
})

test('a sentence is there where something is wrong, has no gaps, and changes with the advice alone', () => {
  forAny(soundBooking, (draft) => {
    const { fit, party, estimate } = requestFor(draft)
    const texts = fitTexts(fit)
    expect(texts.form === undefined).toBe(fit.kind === 'fits')
    expect(texts.short === undefined).toBe(['fits', 'largerThanNeeded'].includes(fit.kind))
    const { fit: ofMore } = requestFor({ ...draft, adults: (party.adults ?? 0) + 1 })
    if (JSON.stringify(ofMore) === JSON.stringify(fit)) expect(fitTexts(ofMore)).toEqual(texts)
    const instead = estimateText(estimate)
    expect(instead).not.toBe('')
    expect(Object.values(texts).concat(instead).join('')).not.toMatch(/[{}]/)
  })
})

test('guests are counted in words', () => {
  const partyOf = (part: Partial<Draft>) => requestFor({ ...booking, ...part }).party
  expect(partyText(partyOf({ adults: 1 }), 'message')).toBe('1 adult')
  const family = partyOf({ childAges: [7, null, 1] })
  expect(partyText(family, 'message')).toBe('2 adults, 2 children (ages 7, ?), 1 baby (age 1)')
  expect(partyText(family, 'form')).toBe('2 adults, 2 children, 1 baby (not counted)')
})

test.each([
  [['2027-05-14'], '14 May'],
  [['2027-05-31', '2027-06-01'], '31 May and 1 June'],
  [nightsFrom('2027-06-03', 7), '3 to 9 June'],
  [['2027-05-14', '2027-05-20', '2027-05-21'], '14 May, 20 and 21 May'],
  [nightsFrom('2027-12-30', 4), '30 December 2027 to 2 January 2028'],
])('nights are written as spans, over months and years too: %j', (nights, text) => {
  expect(nightsText(nights)).toBe(text)
})

test.each([
  ['2027-05-15/2027-05-17', '[15–17\u00a0May|15 to 17 May]'],
  ['2027-05-29/2027-06-01', '[29\u00a0May – 1\u00a0Jun|29 May to 1 June]'],
])('B9: the button of %s is short, and read aloud in whole words', (days, label) => {
  expect(daysInShort(bookingOf('', days))).toBe(label)
})
