import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errors, fields, limits } from '../../../../content/enquiry.yaml'
import ui from '../../../../content/ui.yaml'
import { addDays, formatDate } from '../../../../lib/dates.ts'
import { subjects } from '../../../../lib/paths.ts'
import { type Draft, emptyDraft } from '../../draft.ts'
import { emailProblem, problemsOf } from './fields.ts'
import { anyDraft, booking, room, soundBooking, today } from './samples.ts'

const found = (part: Partial<Draft>, form: 'contact-form' | 'dialog' = 'contact-form') =>
  problemsOf({ ...booking, ...part }, form, today)
const problems = (part: Partial<Draft>) => found(part).map(({ problem }) => problem)
const inDialog = (part: Partial<Draft>) => found(part, 'dialog').map(({ problem }) => problem)

test('V2: a complete enquiry of each subject has no problem; an empty one names each field that is needed', () => {
  const names = ['firstNameMissing', 'lastNameMissing', 'emailMissing']
  const notes = ['noteMissing', 'noteOrDatesMissing', 'noteOrOccasionMissing', 'noteMissing']
  for (const [at, subject] of subjects.entries()) {
    expect(problems({ subject }), subject).toEqual([])
    expect(problems({ ...emptyDraft, subject })).toEqual([...names, notes[at]])
  }
  const blank = { firstName: ' ', lastName: '\t', email: '\u00a0', phone: ' ', note: '\n \u200b\n' }
  expect(problems({ ...blank, subject: 'feedback' })).toEqual([...names, 'noteMissing'])
})

test('V2: problems come in the order of the form, which begins with the person only in the contact form', () => {
  const part = { checkIn: '', firstName: '', email: '', adults: 0, note: '' }
  const stay = ['checkIn', 'adults']
  expect(found(part).map(({ key }) => key)).toEqual(['firstName', 'email', ...stay])
  expect(found(part, 'dialog').map(({ key }) => key)).toEqual([...stay, 'firstName', 'email'])
})

test('B4: the dialog needs e-mail or phone, and either must be right', () => {
  const phone = '0712 345 678'
  for (const subject of subjects) {
    expect(inDialog({ subject, email: '', phone })).toEqual([])
    expect(inDialog({ subject, phone: '' })).toEqual([])
    expect(inDialog({ subject, email: ' ', phone: ' ' })).toEqual(['contactMissing'])
    expect(inDialog({ subject, email: 'wanjiru@', phone })).toEqual(['emailInvalid'])
  }
  expect(problems({ email: '', phone })).toEqual(['emailMissing'])
  for (const whole of [
    phone,
    '\u202a+254 712 345 678\u202c',
    '٠٧١٢٣٤٥٦٧٨',
    '+254 712 000 000 / 0733 000 000, ask for Anne',
  ])
    expect(inDialog({ email: '', phone: whole }), whole).toEqual([])
  for (const short of ['712', '1 345 678', 'ask Anne'])
    expect(inDialog({ email: '', phone: short }), short).toEqual(['phoneInvalid'])
  expect(inDialog({ email: '', phone: '0'.repeat(81) })).toEqual(['tooLong'])
  expect(inDialog({ phone: 'ext. 4' })).toEqual([])
})

const dateless = { checkIn: '', checkOut: '', note: '' }
test.each<[string, Partial<Draft>, string[]]>([
  ['a booking with dates', { note: '' }, []],
  ['a booking with words', { ...dateless, note: 'In May' }, []],
  ['a booking without either', dateless, ['noteOrDatesMissing']],
  ['a booking with questions alone', { ...dateless, asksTerms: true }, ['noteOrDatesMissing']],
  [
    'an occasion without a purpose, a day or words',
    { ...dateless, subject: 'special-arrangements' },
    ['noteOrOccasionMissing'],
  ],
  ['an occasion with a purpose', { ...dateless, subject: 'special-arrangements', occasion: 'feast' }, []],
  ['an occasion with a day', { note: '', checkOut: '', subject: 'special-arrangements' }, []],
  ['an occasion with questions', { ...dateless, subject: 'special-arrangements', asksTerms: true }, []],
  ['a question about terms', { ...dateless, subject: 'general-inquiry', asksTerms: true }, []],
  ['feedback without words', { note: '', subject: 'feedback', asksTerms: true }, ['noteMissing']],
  [
    'names, words and a number of any script',
    { firstName: '<b>x</b>', lastName: 'مرحبا', phone: '👨‍👩‍👧‍👦', note: '#%+' },
    [],
  ],
  ['a long message', { note: 'x'.repeat(10_000) }, []],
])('B2, B7: what may stay empty, and what may be typed: %s', (_, part, expected) => {
  expect(problems(part)).toEqual(expected)
})

const last = addDays(today, limits.daysAhead)
const day = { subject: 'special-arrangements', checkOut: '' } as const
test.each<[Partial<Draft>, string, keyof typeof errors, ...(string | number)[]]>([
  [{ checkIn: '2026-11-20', checkOut: '2026-11-22' }, 'checkIn', 'checkInPast', fields.checkIn.label, 'Sat 21 Nov'],
  [{ ...day, checkIn: '2026-11-20' }, 'checkIn', 'checkInPast', fields.day.label, 'Sat 21 Nov 2026'],
  [{ checkIn: addDays(last, 1), checkOut: addDays(last, 2) }, 'checkIn', 'checkInFar', formatDate(last)],
  [{ checkIn: '2027-02-29' }, 'checkIn', 'notADate', fields.checkIn.label, 'Sat 21 Nov 2026'],
  [{ checkIn: '' }, 'checkIn', 'checkInMissing'],
  [{ checkOut: '' }, 'checkOut', 'checkOutMissing'],
  [{ checkOut: 'later' }, 'checkOut', 'notADate', fields.checkOut.label, 'Sat 19 Dec 2026'],
  [{ checkOut: booking.checkIn }, 'checkOut', 'checkOutNotAfter', 'Sat 19 Dec 2026'],
  [{ checkOut: addDays(booking.checkIn, limits.nights + 1) }, 'checkOut', 'nightsTooMany', limits.nights],
  [{ adults: limits.guests, childAges: [4] }, 'adults', 'guestsTooMany', limits.guests],
  [{ adults: 1.5 }, 'adults', 'adultsMissing'],
  [{ adults: Number.NaN }, 'adults', 'adultsMissing'],
  [{ childAges: [4, null] }, 'childAge-1', 'childAge', 2],
  [{ childAges: [18] }, 'childAge-0', 'childAge', 1],
  [{ firstName: 'x'.repeat(81) }, 'firstName', 'tooLong', ui.form.firstName, 80],
  [{ lastName: 'x'.repeat(81) }, 'lastName', 'tooLong', ui.form.lastName, 80],
  [{ phone: '0'.repeat(81) }, 'phone', 'tooLong', ui.form.phone, 80],
  [{ email: `${'x'.repeat(246)}@mail.org` }, 'email', 'tooLong', ui.form.email, 254],
])('V2: of %j it says which field is wrong, and how to correct it', (part, key, problem, ...named) => {
  expect(found(part)).toMatchObject([{ key, problem }])
  for (const each of named) expect(found(part)[0]?.message).toContain(String(each))
})

test('V2: what just fits has no problem', () => {
  const address = `${'x'.repeat(245)}@mail.org`
  const long = { firstName: 'x'.repeat(80), lastName: ` ${'y'.repeat(80)} `, email: address, phone: '0'.repeat(80) }
  const ends = [{ checkIn: today }, { checkIn: last, checkOut: addDays(last, 1) }, { ...day, checkIn: '' }]
  const guests = { adults: limits.guests - 2, childAges: [0, 17] }
  for (const part of [long, ...ends, guests, { checkOut: addDays(booking.checkIn, limits.nights) }])
    expect(problems(part)).toEqual([])
  // Of two wrong dates each has its error; a check-in gone by does not count for the other.
  expect(problems({ checkIn: 'soon', checkOut: 'later' })).toEqual(['notADate', 'notADate'])
  expect(found({ checkIn: '2026-11-10', checkOut: '2026-11-09' })[1]?.message).toContain('22 Nov')
})

test('e-mail addresses: as forgiving as a browser, but a domain has a dot', () => {
  fc.assert(fc.property(fc.emailAddress({ size: 'small' }), (email) => emailProblem(email) === undefined))
  for (const email of [' wanjiru@example.com ', "o'neil+stay@mail.co.ke", '用户@例え.jp', '\u200ba@example.com,'])
    expect(emailProblem(email), email).toBeUndefined()
  const slips =
    'wanjiru|wanjiru@|@example.com|wanjiru@gmail|a b@example.com|a@@example.com|a@example..com|a@.com|a@b.c|' +
    '<a@example.com>|"a"@example.com|a@example.com,b@example.com|javascript:alert(1)@x.yz|a\n@example.com'
  for (const email of [...slips.split('|'), 'a@'.repeat(5000)]) expect(emailProblem(email), email).toBe('emailInvalid')
})

test('any draft gives whole sentences, and a sound one none', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      for (const { message } of problemsOf(draft, 'dialog', today)) expect(message).toMatch(/^[^{}]{10,}$/)
    }),
  )
  fc.assert(
    fc.property(soundBooking, (draft) => {
      expect(problemsOf({ ...draft, stays: [room.id] }, 'dialog', today)).toEqual([])
    }),
  )
})
