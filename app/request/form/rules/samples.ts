// For tests only: drafts of every kind, from likely to absurd, of the resort by the sea (tests/resort/content).
import fc from 'fast-check'
import { stays } from '../../../../content/accommodations.yaml'
import { limits } from '../../../../content/request.yaml'
import { addDays } from '../../../../lib/dates.ts'
import { subjects } from '../../../../lib/paths.ts'
import type { Calendar } from '../../calendar-store.ts'
import { type Draft, emptyDraft, roofs } from '../../draft.ts'
import { requestOf } from './found-request.ts'
import { knownIds } from './chosen-stays.ts'

export const [room, loft, house] = stays as [Stay, Stay, Stay]
type Stay = (typeof stays)[number]

export const today = '2026-11-21'

export const booking: Draft = {
  ...emptyDraft,
  stays: [loft.id],
  checkIn: '2026-12-18',
  checkOut: '2026-12-21',
  adults: 2,
  firstName: 'Wanjiru',
  lastName: 'Mwangi',
  email: 'wanjiru@example.com',
  visitors: 30,
  note: 'It is our anniversary.',
}

/** '06-14/06-17' with a year before each day; days that have one stay as they are. */
export const inYear = (year: number, text: string) => text.replaceAll(/(?<![\d-])\d\d-\d\d(?!-)/g, `${year}-$&`)

/** A booking of 'sea-room+boat-loft' for '2026-12-18/2026-12-21'; '' where something is not chosen. */
export function bookingOf(ids: string, days = '2026-12-18/2026-12-21', part: Partial<Draft> = {}): Draft {
  const [checkIn = '', checkOut = ''] = days.split('/')
  return { ...booking, stays: ids === '' ? [] : ids.split('+'), checkIn, checkOut, ...part }
}

export const requestFor = (draft: Draft, calendar: Calendar | null = null) => requestOf(draft, calendar, today)

/** Every unit of UTF-16, joined emoji, right-to-left text and marks, markup, line ends, and much of it. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.nat({ max: 0xffff }), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    '',
    '\n\n',
    '\t\0\x07',
    '\u200b\u2060',
    '\ud83d',
    'مرحبا بكم في الحديقة',
    'שלום \u202eolleh\u202c',
    '👨‍👩‍👧‍👦🇰🇪👍🏾',
    'e' + '\u0301'.repeat(2000),
    'a & b # c % d + e = f ? g',
    'one\r\ntwo\rthree\u2028four',
    '<script>alert(1)</script>',
    '%0D%0ABcc:x@example.com',
    'https://example.com/?a=1&b=2#c',
    '{resort} {note} $& $1 $$',
  ),
  fc
    .tuple(fc.constantFrom('x', 'é', '👨‍👩‍👧‍👦', '🇰🇪', 'ع', '&', '\n', 'word ', 'a\r\n'), fc.integer({ min: 1, max: 10_000 }))
    .map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)),
)

const anyDate = fc.oneof(
  fc.constantFrom('', '2028-02-29', '2026-02-29', '2026-11-20', '0002-12-18', 'tomorrow', today),
  fc.integer({ min: -400, max: 900 }).map((days) => addDays(today, days)),
  anyText,
)
const anyNumber = fc.oneof(fc.nat(500), fc.constantFrom(null, Number.NaN, -1, 1.5, 1e9))
const anyId = fc.oneof(fc.constantFrom(...Object.values(knownIds).flat(), 'no-such-thing'), anyText)

/** A draft with any text, dates and numbers in its fields. */
export const anyDraft: fc.Arbitrary<Draft> = fc
  .record({
    subject: fc.constantFrom(...subjects),
    texts: fc.record({ firstName: anyText, lastName: anyText, email: anyText, phone: anyText, note: anyText }),
    ids: fc.record({ about: anyId, occasion: anyId, stays: fc.array(anyId, { maxLength: 5 }) }),
    dates: fc.record({ checkIn: anyDate, checkOut: anyDate }),
    party: fc.record({
      adults: anyNumber,
      visitors: anyNumber,
      overnight: anyNumber,
      childAges: fc.array(anyNumber, { maxLength: 12 }),
    }),
    boxes: fc.record({ areResidents: fc.boolean(), forOthers: fc.boolean() }),
    choices: fc.record({ roof: fc.constantFrom('', ...roofs) }),
  })
  .map(({ subject, ...groups }) => Object.assign({ ...emptyDraft, subject }, ...Object.values(groups)) as Draft)

/** A booking request that passes the checks: dates in order, from today on, guests within the limits. */
export const soundBooking: fc.Arbitrary<Draft> = fc
  .record({
    stays: fc.array(fc.constantFrom(...knownIds.stays), { maxLength: 4 }),
    ahead: fc.integer({ min: 0, max: limits.daysAhead }),
    // Few nights leave room for what else may be chosen.
    nights: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: limits.nights })),
    adults: fc.integer({ min: 1, max: 12 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 12 }),
    areResidents: fc.boolean(),
    forOthers: fc.boolean(),
  })
  .map(({ ahead, nights, ...chosen }) => {
    const checkIn = addDays(today, ahead)
    return { ...booking, ...chosen, checkIn, checkOut: addDays(checkIn, nights) }
  })
