import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, formatDate } from '../../../../lib/dates.ts'
import { subjects } from '../../../../lib/paths.ts'
import { fill } from '../../../../lib/text.ts'
import { fieldsOf } from '../../draft/draft.ts'
import { emptyDraft, type Draft } from '../../draft/empty-draft.ts'
import { anyDraft, booking, limits, soundBooking, today, words } from './samples.ts'
import { emailProblem, validate } from './validate.ts'

/** In the contact form the e-mail address is needed, in the dialog one of e-mail and phone (B4). */
const [postcard, dialog] = [{ needsEmail: true }, { needsEmail: false }]

const problems = (draft: Partial<Draft>) =>
  validate({ ...booking, ...draft }, today, limits, words, postcard).map(({ problem }) => problem)

test('V2: a complete enquiry of each subject has no problem', () => {
  for (const subject of subjects) expect(problems({ subject }), subject).toEqual([])
})

test('V2: empty everything names every field that is needed, in order', () => {
  const names = ['firstNameMissing', 'lastNameMissing', 'emailMissing']
  expect(problems(emptyDraft)).toEqual([...names, 'noteOrDatesMissing'])
  expect(problems({ ...emptyDraft, subject: 'special-arrangements' })).toEqual([...names, 'noteOrOccasionMissing'])
  for (const subject of ['general-inquiry', 'feedback'] as const) {
    expect(problems({ ...emptyDraft, subject })).toEqual([...names, 'noteMissing'])
  }
})

test('B4: the dialog needs e-mail or phone, and either must be right', () => {
  const told = (draft: Partial<Draft>) =>
    validate({ ...booking, ...draft }, today, limits, words, dialog).map(({ field, problem }) => [field, problem])
  for (const subject of subjects) {
    expect(told({ subject, email: '', phone: '0712 345 678' })).toEqual([])
    expect(told({ subject, phone: '' })).toEqual([])
    expect(told({ subject, email: ' ', phone: ' ' })).toEqual([['email', 'contactMissing']])
    expect(told({ subject, email: 'wanjiru@', phone: '0712 345 678' })).toEqual([['email', 'emailInvalid']])
  }
  expect(problems({ email: '', phone: '0712 345 678' })).toEqual(['emailMissing'])
})

test('B7: an occasion needs a purpose, a day or words', () => {
  const occasion = { subject: 'special-arrangements', note: '', checkIn: '' } as const
  expect(problems(occasion)).toEqual(['noteOrOccasionMissing'])
  expect(problems({ ...occasion, occasion: 'celebration' })).toEqual([])
  expect(problems({ ...occasion, checkIn: today })).toEqual([])
  expect(problems({ ...occasion, note: 'A wedding' })).toEqual([])
})

test('spaces only count as empty', () => {
  const spaces = { firstName: ' ', lastName: '\t', email: '\u00a0', phone: ' ', note: '\n \u200b\n' }
  expect(problems({ ...spaces, checkIn: '', checkOut: '' })).toEqual([
    'firstNameMissing',
    'lastNameMissing',
    'emailMissing',
    'noteOrDatesMissing',
  ])
})

test('a booking request needs either dates or words', () => {
  expect(problems({ note: '' })).toEqual([])
  expect(problems({ checkIn: '', checkOut: '' })).toEqual([])
  expect(problems({ note: '', checkIn: '', checkOut: '' })).toEqual(['noteOrDatesMissing'])
})

test('dates: in the past, reversed, too long, half given, not real', () => {
  expect(problems({ checkIn: '2026-11-20' })).toEqual(['checkInPast'])
  expect(problems({ checkIn: today })).toEqual([])
  expect(problems({ checkOut: booking.checkIn })).toEqual(['checkOutNotAfter'])
  expect(problems({ checkOut: '2026-12-01' })).toEqual(['checkOutNotAfter'])
  expect(problems({ checkOut: addDays(booking.checkIn, limits.nights) })).toEqual([])
  expect(problems({ checkOut: addDays(booking.checkIn, limits.nights + 1) })).toEqual(['nightsTooMany'])
  expect(problems({ checkOut: '' })).toEqual(['checkOutMissing'])
  expect(problems({ checkIn: '' })).toEqual(['checkInMissing'])
  expect(problems({ checkIn: '2027-02-29', checkOut: '2027-03-02' })).toEqual(['notADate'])
  expect(problems({ checkOut: '31/12/2026' })).toEqual(['notADate'])
  expect(problems({ checkIn: '2028-02-28', checkOut: '2028-02-29' })).toEqual([])
  expect(problems({ checkIn: '2036-01-01', checkOut: '2036-01-02' })).toEqual(['checkInFar'])
})

test('V2 each problem names its field, and says what it is about', () => {
  const { errors, fields } = words
  const told = (draft: Partial<Draft>) =>
    validate({ ...booking, ...draft }, today, limits, words, postcard).map(({ field, message }) => [field, message])
  const [checkIn, checkOut] = [fields.checkIn.label, fields.checkOut.label]
  const last = addDays(today, limits.daysAhead)

  expect(told({ checkIn: '2026-11-20' })).toEqual([
    ['checkIn', fill(errors.checkInPast, { label: checkIn, today: 'Sat 21 Nov 2026' })],
  ])
  expect(told({ subject: 'special-arrangements', checkIn: '2026-11-20' })).toEqual([
    ['checkIn', fill(errors.checkInPast, { label: fields.day.label, today: 'Sat 21 Nov 2026' })],
  ])
  expect(told({ checkIn: last, checkOut: addDays(last, 1) })).toEqual([])
  expect(told({ checkIn: addDays(last, 1), checkOut: addDays(last, 2) })).toEqual([
    ['checkIn', fill(errors.checkInFar, { label: checkIn, last: formatDate(last) })],
  ])
  expect(told({ checkIn: 'soon' })).toEqual([
    ['checkIn', fill(errors.notADate, { label: checkIn, example: 'Sat 21 Nov 2026' })],
  ])
  expect(told({ checkOut: 'later' })).toEqual([
    ['checkOut', fill(errors.notADate, { label: checkOut, example: 'Sat 19 Dec 2026' })],
  ])
  expect(told({ checkIn: 'soon', checkOut: 'later' })[1]).toEqual([
    'checkOut',
    fill(errors.notADate, { label: checkOut, example: 'Sun 22 Nov 2026' }),
  ])
  expect(told({ checkOut: booking.checkIn })).toEqual([
    ['checkOut', fill(errors.checkOutNotAfter, { first: 'Sat 19 Dec 2026' })],
  ])
  // A check-in gone by does not count
  expect(told({ checkIn: '2026-11-10', checkOut: '2026-11-09' })[1]).toEqual([
    'checkOut',
    fill(errors.checkOutNotAfter, { first: 'Sun 22 Nov 2026' }),
  ])
  const nights = limits.nights + 1
  expect(told({ checkOut: addDays(booking.checkIn, nights) })).toEqual([
    ['checkOut', fill(errors.nightsTooMany, { nights, max: limits.nights })],
  ])
  expect(told({ adults: limits.guests, childAges: [4] })).toEqual([
    ['adults', fill(errors.guestsTooMany, { max: limits.guests })],
  ])
  expect(told({ adults: limits.guests - 1, childAges: [4] })).toEqual([])
  expect(told({ adults: 1.5 })).toEqual([['adults', errors.adultsMissing]])
  expect(told({ adults: 1 })).toEqual([])
  expect(told({ childAges: [4, null, 18] })).toEqual([
    ['childAges', fill(errors.childAge, { number: 2 })],
    ['childAges', fill(errors.childAge, { number: 3 })],
  ])
  expect(told({ checkIn: '', firstName: '', lastName: '', email: '' })).toEqual([
    ['checkIn', errors.checkInMissing],
    ['firstName', errors.firstNameMissing],
    ['lastName', errors.lastNameMissing],
    ['email', errors.emailMissing],
  ])
  expect(told({ checkOut: '', email: 'x' })).toEqual([
    ['checkOut', errors.checkOutMissing],
    ['email', errors.emailInvalid],
  ])
  expect(told({ subject: 'feedback', note: '' })).toEqual([['note', errors.noteMissing]])
})

test('V2: which child is meant is told for children alone', () => {
  const [first, second] = validate({ ...booking, adults: 0, childAges: [4, null] }, today, limits, words, postcard)
  expect(first).not.toHaveProperty('child')
  expect(second).toHaveProperty('child', 1)
})

test('V2: names and numbers pass up to 80 characters, addresses up to 254', () => {
  const address = (length: number) => `${'x'.repeat(length - 9)}@mail.org`
  const long = {
    firstName: 'x'.repeat(80),
    lastName: ` ${'y'.repeat(80)} `,
    email: address(254),
    phone: '0'.repeat(80),
  }
  expect(problems(long)).toEqual([])
  const longer = { firstName: 'x'.repeat(81), lastName: 'y'.repeat(81), email: address(255), phone: '0'.repeat(81) }
  const told = validate({ ...booking, ...longer }, today, limits, words, postcard)
  expect(told.map(({ field, message }) => [field, message])).toEqual(
    (['firstName', 'lastName', 'email', 'phone'] as const).map((field) => [
      field,
      fill(words.errors.tooLong, { label: words.labels[field], max: field === 'email' ? 254 : 80 }),
    ]),
  )
})

test('a special arrangement has one day, and no check-out', () => {
  const special = { subject: 'special-arrangements', checkOut: '' } as const
  expect(problems(special)).toEqual([])
  expect(problems({ ...special, checkIn: '' })).toEqual([])
  expect(problems({ ...special, checkIn: '2026-11-20' })).toEqual(['checkInPast'])
})

test('guests: nobody, absurdly many, ages missing or absurd', () => {
  expect(problems({ adults: 0 })).toEqual(['adultsMissing'])
  expect(problems({ adults: Number.NaN })).toEqual(['adultsMissing'])
  expect(problems({ adults: 99 })).toEqual(['guestsTooMany'])
  expect(problems({ childAges: [null, 4, 18, -1, 17, 0] })).toEqual(['childAge', 'childAge', 'childAge'])
  const found = validate({ ...booking, childAges: [4, null] }, today, limits, words, postcard)
  expect(found).toMatchObject([{ field: 'childAges', child: 1 }])
})

test('e-mail addresses: as forgiving as a browser, but a domain has a dot', () => {
  const sound = [
    'a@b.co',
    ' wanjiru@example.com ',
    "o'neil+stay@mail.example.co.ke",
    'a.b-c_d@x-y.org',
    '用户@例え.jp',
    'x@müller.de',
    '\u200ba@example.com,',
  ]
  for (const email of sound) expect(emailProblem(email), email).toBeUndefined()
  const slips = [
    'wanjiru',
    'wanjiru@',
    '@example.com',
    'wanjiru@gmail',
    'a b@example.com',
    'a@@example.com',
    'a@example..com',
    'a@.com',
    'a@b.c',
    '<a@example.com>',
    '"a"@example.com',
    'a@example.com,b@example.com',
    'javascript:alert(1)@x.yz',
    'a\n@example.com',
  ]
  for (const email of slips) expect(emailProblem(email)?.problem, email).toBe('emailInvalid')
  expect(emailProblem('a@'.repeat(5000))?.problem).toBe('emailInvalid')
})

test('B4: a phone number that is the only way to answer has enough digits; a person reads what else stands there', () => {
  const told = (email: string, phone: string) =>
    validate({ ...booking, email, phone }, today, limits, words, dialog).map(({ problem }) => problem)
  for (const phone of ['0712 345 678', '\u202a+254 712 345 678\u202c', '+44 (0)20 7946 0958', '٠٧١٢٣٤٥٦٧٨'])
    expect(told('', phone), phone).toEqual([])
  expect(told('', '+254 712 000 000 / 0733 000 000, ask for Anne')).toEqual([])
  for (const phone of ['712', '1 345 678', 'ask Anne']) expect(told('', phone), phone).toEqual(['phoneInvalid'])
  expect(told('', '0'.repeat(81))).toEqual(['tooLong'])
  expect(told('wanjiru@example.com', 'ext. 4')).toEqual([])
  expect(told('wanjiru', '0712 345 678')).toEqual(['emailInvalid'])
})

test('V2: the contact form needs an e-mail address, whatever the phone', () => {
  expect(problems({ email: '', phone: '0712 345 678' })).toEqual(['emailMissing'])
  expect(problems({ email: '', phone: '712' })).toEqual(['emailMissing'])
})

test('B2: questions replace the text of a message, but not of feedback', () => {
  const asked = { note: '', checkIn: '', checkOut: '', asksTerms: true }
  expect(problems({ ...asked, subject: 'special-arrangements' })).toEqual([])
  expect(problems({ ...asked, subject: 'general-inquiry' })).toEqual([])
  expect(problems({ ...asked, subject: 'feedback' })).toEqual(['noteMissing'])
  expect(problems({ ...asked, subject: 'booking-request' })).toEqual(['noteOrDatesMissing'])
})

test('names, addresses and numbers have a length, messages have none', () => {
  expect(problems({ firstName: 'x'.repeat(81), phone: '0'.repeat(10_000) })).toEqual(['tooLong', 'tooLong'])
  expect(problems({ email: `${'x'.repeat(250)}@example.com` })).toEqual(['tooLong'])
  expect(problems({ note: 'x'.repeat(10_000) })).toEqual([])
})

test('markup, scripts and emoji in names and notes are no problem', () => {
  const markup = ['<script>alert(1)</script>', 'javascript:alert(1)', "O'Neil & sons #1 100% +"]
  for (const odd of [...markup, 'مرحبا', '👨‍👩‍👧‍👦']) {
    expect(problems({ firstName: odd, lastName: odd, phone: odd, note: odd })).toEqual([])
  }
})

test('any draft gives whole sentences for fields of its subject', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      let last = 0
      for (const { field, message } of validate(draft, today, limits, words, postcard)) {
        const at = fieldsOf[draft.subject].indexOf(field)
        expect(at).toBeGreaterThanOrEqual(last)
        last = at
        expect(message).toMatch(/^[^{}]{10,}$/)
      }
    }),
  )
  fc.assert(
    fc.property(soundBooking, (draft) => {
      expect(validate(draft, today, limits, words, postcard)).toEqual([])
    }),
  )
})
