// For tests only: the words of the sample content, and drafts of every kind, from likely to absurd.
import fc from 'fast-check'
import { enquirySchema } from '../../../../content/enquiry.schema.ts'
import { withOurWords } from '../../../../content/words.ts'
import { enquiry } from '../../../../content/words/enquiry.ts'
import { addDays } from '../../../../lib/dates.ts'
import { subjects } from '../../../../lib/paths.ts'
import { emptyDraft, overnights, roofs, type Draft } from '../../draft/empty-draft.ts'
import type { ResortData, Resort, Stay } from './resort-data.ts'
import { resortContent } from '../../../../tests/resort/content.ts'
import { kenyan } from '../../../../lib/sample-places.ts'

const written = JSON.stringify(withOurWords(enquiry, resortContent('enquiry')))
/** What the build fills in. */
const filled = { emailHours: '24', city: 'Kisiwa', country: 'Kenya' }
export const words = {
  ...enquirySchema.parse(
    JSON.parse(written.replaceAll(/\{\{(\w+)\}\}/g, (_, fact: keyof typeof filled) => filled[fact])),
  ),
  // Fixed here, because the owner may change the limits of the content.
  limits: { nights: 60, guests: 40, daysAhead: 730 },
  prices: { localCurrency: 'KSh\u00a0{amount}' },
  labels: { firstName: 'First name', lastName: 'Last name', email: 'E-mail', phone: 'Phone' },
}
export const { limits } = words

export const stays: readonly Stay[] = [
  stayOf('orchard-room', 'Orchard Room', 60, 2, 2, true),
  stayOf('hilltop-home', 'Hilltop Home', 150, 4, 8),
  stayOf('stone-wall-lodge', 'Stone Wall Lodge', 95, 2, 2),
  stayOf('reading-chamber', 'Reading Chamber', 120, 2, 3),
]
function stayOf(id: string, name: string, priceUsd: number, min: number, max: number, priceIsFrom = false): Stay {
  return { id, name, priceUsd, priceIsFrom, residentsUsd: null, occupancy: { min, max }, units: null }
}
export const experiences = [
  { id: 'honey-barn', name: 'Honey Barn' },
  { id: 'long-lunch', name: 'Long Lunch' },
]
export const known = {
  stays: stays.map(({ id }) => id),
  experiences: experiences.map(({ id }) => id),
  occasions: ['celebration'],
}
export const resort: Resort = {
  name: 'Maua Hill Farm',
  phone: '+254000000000',
  email: 'stay@mauahf.example',
  address: { street: 'Old Mill Road', city: 'Kisiwa', country: 'Kenya' },
  place: { gate: null, telephone: kenyan },
  siteUrl: 'https://mauahf.example',
}
/** The site before the owner has said anything of seasons, closed days, local currency, residents, units and terms. */
export const resortData: ResortData = {
  resort,
  stays,
  seasons: [],
  closed: [],
  localCurrency: null,
  countFromAge: 2,
  experiences,
  openTerms: [],
  limits,
}

/** The same with everything filled in. */
export const filledFacts: ResortData = {
  ...resortData,
  stays: stays.map((stay) => ({
    ...stay,
    residentsUsd: stay.id === 'reading-chamber' ? null : stay.priceUsd - 25,
    units: { 'orchard-room': 3, 'stone-wall-lodge': 2, 'reading-chamber': 1 }[stay.id] ?? null,
  })),
  seasons: [
    // Every year over New Year, and once in other days and at other prices.
    {
      from: '12-20',
      until: '01-02',
      leastNights: 3,
      prices: [
        { stay: 'orchard-room', priceUsd: 80, residentsUsd: 70 },
        { stay: 'stone-wall-lodge', priceUsd: 120, residentsUsd: null },
      ],
    },
    {
      from: '2027-12-18',
      until: '2028-01-05',
      leastNights: null,
      prices: [{ stay: 'stone-wall-lodge', priceUsd: 130, residentsUsd: 90 }],
    },
    {
      from: '02-29',
      until: '02-29',
      leastNights: null,
      prices: [{ stay: 'hilltop-home', priceUsd: 229, residentsUsd: null }],
    },
    {
      from: '07-01',
      until: '08-31',
      leastNights: 2,
      prices: [{ stay: 'hilltop-home', priceUsd: 180, residentsUsd: 140 }],
    },
  ],
  closed: [
    { from: '2027-05-03', until: '2027-05-20', stays: [] },
    { from: '2027-08-25', until: '2027-09-02', stays: ['hilltop-home'] },
  ],
  localCurrency: { perUsd: 129.5, date: '2026-11-01' },
  openTerms: [
    { label: 'Taxes', question: 'Does the price include taxes?' },
    { label: 'Cancelling', question: 'Until when can I cancel, and at what cost?' },
  ],
}

export const today = '2026-11-21'

export const booking: Draft = {
  ...emptyDraft,
  stays: ['stone-wall-lodge'],
  checkIn: '2026-12-18',
  checkOut: '2026-12-21',
  firstName: 'Wanjiru',
  lastName: 'Mwangi',
  email: 'wanjiru@example.com',
  note: 'It is our anniversary.',
}

/** Every unit of UTF-16, joined emoji, right-to-left text and marks, markup, line ends, and much of it. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.nat({ max: 0xffff }), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    '',
    '   ',
    '\n\n',
    '\t\0\x07',
    '\u200b\u2060',
    '\ud83d',
    '\udc68x',
    'مرحبا بكم في الحديقة',
    'שלום \u202eolleh\u202c',
    '👨‍👩‍👧‍👦🇰🇪👍🏾',
    'e' + '\u0301'.repeat(2000),
    'a & b # c % d + e = f ? g',
    '"quoted" \'and\' `ticked`',
    'one\r\ntwo\rthree\u2028four',
    '<script>alert(1)</script>',
    '<b onclick=x>&amp;</b>',
    'javascript:alert(1)',
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
)
const anyAge = fc.oneof(fc.integer({ min: 0, max: 17 }), fc.constantFrom(null, 18, -1, 99, 1.5, Number.NaN))

/** A draft with any text, dates and numbers in its fields. */
export const anyDraft: fc.Arbitrary<Draft> = fc.record({
  subject: fc.constantFrom(...subjects),
  stays: fc.array(fc.oneof(fc.constantFrom(...known.stays), anyText), { maxLength: 5 }),
  about: fc.constantFrom('', 'honey-barn', 'no-such-thing'),
  checkIn: fc.oneof(anyDate, anyText),
  checkOut: fc.oneof(anyDate, anyText),
  adults: fc.oneof(fc.integer({ min: 0, max: 99 }), fc.constantFrom(Number.NaN, -1, 1.5, 1e9)),
  childAges: fc.array(anyAge, { maxLength: 12 }),
  areResidents: fc.boolean(),
  forOthers: fc.boolean(),
  asksTerms: fc.boolean(),
  isPartyCounted: fc.boolean(),
  occasion: fc.oneof(fc.constantFrom('', ...known.occasions), anyText),
  visitors: fc.oneof(fc.constantFrom(null, Number.NaN, -1, 1.5), fc.nat(500)),
  roof: fc.constantFrom('', ...roofs),
  overnight: fc.constantFrom('', ...overnights),
  firstName: anyText,
  lastName: anyText,
  email: anyText,
  phone: anyText,
  note: anyText,
})

/** A booking request that passes the checks: dates in order, from today on, guests within the limits. */
export const soundBooking: fc.Arbitrary<Draft> = fc
  .record({
    stays: fc.oneof(
      fc.constantFrom(...known.stays, '').map((id) => (id ? [id] : [])),
      fc.array(fc.constantFrom(...known.stays), { maxLength: 5 }),
    ),
    ahead: fc.integer({ min: 0, max: limits.daysAhead }),
    nights: fc.integer({ min: 1, max: limits.nights }),
    adults: fc.integer({ min: 1, max: 20 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 20 }),
    areResidents: fc.boolean(),
    forOthers: fc.boolean(),
  })
  .map(({ ahead, nights, ...chosen }) => {
    const checkIn = addDays(today, ahead)
    return { ...booking, ...chosen, checkIn, checkOut: addDays(checkIn, nights) }
  })

/** Facts before and after the owner has filled them in. */
export const anyFacts = fc.constantFrom(resortData, filledFacts)
