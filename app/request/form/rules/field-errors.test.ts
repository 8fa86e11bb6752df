import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAny } from '../../../../tests/for-any.ts'
import { limits } from '../../../../content/request.yaml'
import { addDays, formatDate } from '../../../../lib/dates.ts'
import { subjects } from '../../../../lib/paths.ts'
import { type Draft, type FormName, emptyDraft } from '../../draft.ts'
import { isEmail, errorsOf } from './field-errors.ts'
import { cleanEmail, cleanLine, cleanText, isBlank } from './clean-typed.ts'
import { anyDraft, booking, house, requestFor, room, soundBooking, today } from './samples.ts'

const errors = (part: Partial<Draft>, form: FormName = 'contact-form') =>
  errorsOf(requestFor({ ...booking, ...part }), form).map(({ key, error }) =>
    error.startsWith(key) ? error : `${key} ${error}`,
  )

test('V2: a complete request of each subject has no error; an empty one names each field that is needed', () => {
  const names = ['firstNameMissing', 'email contactMissing']
  const notes = ['noteMissing', 'checkIn noteOrDatesMissing', 'noteOrOccasionMissing', 'noteMissing']
  const blank = { firstName: ' ', lastName: '\t', email: '\u00a0', phone: ' ', note: '\n \u200b\n' }
  for (const [at, subject] of subjects.entries()) {
    expect([errors({ subject }), errors({ subject, email: '', phone: '0712 345 678' })]).toEqual([[], []])
    expect(errors({ ...emptyDraft, ...blank, subject })).toEqual([...names, notes[at]])
    expect(errors({ subject, email: ' ' }, 'dialog')).toEqual(['email contactMissing'])
    expect(errors({ subject, email: 'foo@', phone: '12' })).toEqual(['emailInvalid', 'phoneInvalid'])
  }
  expect(errors({ subject: 'special-arrangements', visitors: null }, 'dialog')).toEqual(['visitorsMissing'])
  expect(errors({ ...emptyDraft, subject: 'newsletter', phone: '0712 345 678' }, 'dialog')).toEqual(['emailMissing'])
  expect(errors({ stays: [house.id], adults: null }, 'dialog')).toEqual(['adultsMissing'])
})

test('V2: errors come in the order of the form, which begins with the person only in the contact form', () => {
  const part = { checkIn: '', firstName: '', email: '', childAges: [null], note: '' }
  const [stay, person] = [['checkInMissing', 'childAge-0 childAge'], ['firstNameMissing']]
  expect(errors(part)).toEqual([...person, 'email contactMissing', ...stay])
  expect(errors(part, 'dialog')).toEqual([...stay, ...person, 'email contactMissing'])
  const question = { ...part, subject: 'general-inquiry' } as const
  expect(errors(question, 'dialog')).toEqual(['noteMissing', ...person, 'email contactMissing'])
})

const phoneAlone = (phone: string) => ({ email: '', phone })
test.each([
  ['712', 'phoneInvalid'],
  ['1 345 678', 'phoneInvalid'],
  ['ask Anne', 'phoneInvalid'],
  ['\u202a+254 712 345 678\u202c', ''],
  ['٠٧١٢٣٤٥٦٧٨', ''],
  ['+254 712 000 000 / 0733 000 000, ask for Anne', ''],
])('B4: where “%s” is the only way to answer, the form says “%s”', (phone, error) => {
  expect(errors(phoneAlone(phone)).join()).toBe(error)
  expect(errors({ phone: 'ext. 4' })).toEqual([])
})

const dateless = { checkIn: '', checkOut: '', note: '' }
const occasion = { ...dateless, subject: 'special-arrangements' } as const
test.each<[string, Partial<Draft>, string]>([
  ['a booking with dates', { note: '' }, ''],
  ['a booking with words', { ...dateless, note: 'In May' }, ''],
  ['an occasion with a purpose', { ...occasion, occasion: 'feast' }, ''],
  ['an occasion with a day', { ...occasion, checkIn: today }, ''],
  ['names and words of any script', { firstName: '<b>x</b>', lastName: 'مرحبا', note: '👨‍👩‍👧‍👦 #%+' }, ''],
  ['a long message', { note: 'x'.repeat(10_000) }, ''],
])('B2, B7: what may stay empty, and what may be typed: %s', (_, part, expected) => {
  expect(errors(part).join()).toBe(expected)
})

const last = addDays(today, limits.daysAhead)
const day = { subject: 'special-arrangements', checkOut: '' } as const
// What just fits stands below what does not.
test.each<[Partial<Draft>, string]>([
  [{ checkIn: '2026-11-20', checkOut: '2026-11-22' }, 'Check-in must be today or later. It’s Sat 21 Nov 2026 in'],
  [{ ...day, checkIn: '2026-11-20' }, 'Date must be today or later. It’s Sat 21 Nov 2026 in'],
  [{ checkIn: today }, ''],
  [{ checkIn: addDays(last, 1), checkOut: addDays(last, 2) }, `Check-in must be on or before ${formatDate(last)}`],
  [{ checkIn: last, checkOut: addDays(last, 1) }, ''],
  [{ checkIn: '2027-02-29' }, 'Check-in must be a real date, such as Sat 21 Nov 2026'],
  [{ checkIn: '' }, 'Please choose a check-in date, or clear the check-out date'],
  [{ checkOut: '' }, 'Please choose a check-out date, or clear the check-in date'],
  [{ ...day, checkIn: '' }, ''],
  [{ checkOut: 'later' }, 'Check-out must be a real date, such as Sat 19 Dec 2026'],
  [{ checkOut: booking.checkIn }, 'Check-out must be after check-in. Please choose Sat 19 Dec 2026 or later'],
  [{ checkOut: addDays(booking.checkIn, limits.nights + 1) }, `That’s ${limits.nights + 1} nights, but`],
  [{ checkOut: addDays(booking.checkIn, limits.nights) }, ''],
  [{ childAges: [4, null] }, 'Please enter the age of child 2, from 0 to 17'],
])('V2: of %j it says how to correct it: “%s”', (part, sentence) => {
  const [found, ...more] = errorsOf(requestFor({ ...booking, ...part }), 'contact-form')
  expect(more).toEqual([])
  if (sentence) expect(found?.message).toContain(sentence)
  else expect(found).toBeUndefined()
})

test('V2: of two wrong dates each has its error; a check-in gone by does not count for the other', () => {
  expect(errors({ checkIn: 'soon', checkOut: 'later' })).toEqual(['checkIn notADate', 'checkOut notADate'])
  const gone = errorsOf(requestFor({ ...booking, checkIn: '2026-11-10', checkOut: '2026-11-09' }), 'dialog')
  expect(gone[1]?.message).toContain('22 Nov')
})

test('e-mail addresses: as forgiving as a browser, but a domain has a dot', () => {
  forAny(fc.emailAddress({ size: 'small' }), isEmail)
  for (const sound of [' wanjiru@example.com ', "o'neil+stay@mail.co.ke", '用户@例え.jp', '\u200ba@example.com,'])
    expect(isEmail(sound), sound).toBe(true)
  const slips =
    'wanjiru|wanjiru@|@example.com|wanjiru@gmail|a b@example.com|a@@example.com|a@example..com|a@.com|a@b.c|' +
    '<a@example.com>|"a"@example.com|a@example.com,b@example.com|javascript:alert(1)@x.yz|a\n@example.com'
  for (const slip of [...slips.split('|'), 'a@'.repeat(5000)]) expect(isEmail(slip), slip).toBe(false)
})

test('any draft gives whole sentences, and a sound one none', () => {
  forAny(anyDraft, soundBooking, (draft, sound) => {
    for (const { message } of errorsOf(requestFor(draft), 'dialog')) expect(message).toMatch(/^[^{}]{10,}$/)
    expect(errorsOf(requestFor({ ...sound, stays: [room.id] }), 'dialog')).toEqual([])
  })
})

test.each([
  [cleanText, ' a\r\nb\rc\td\0\x1b[1me\x85 ', 'a\nb\nc d[1me'],
  [cleanText, '\ud83d\ude00\ude00\ud83d', '\ud83d\ude00\ufffd\ufffd'],
  [cleanText, 'مرحبا 👨‍👩‍👧‍👦 & <b> % + "x"\n\n\u202eabc', 'مرحبا 👨‍👩‍👧‍👦 & <b> % + "x"\n\n\u202eabc'],
  [cleanLine, 'a\r\n\u2029\nb\u2028c\td', 'a b c d'],
])('line ends, control characters and half characters are put right, all else stays', (clean, typed, text) => {
  expect(clean(typed)).toBe(text)
})

test('V2: of an e-mail address what was pasted along is left out, and nothing else', () => {
  const unseen = fc.array(fc.constantFrom('\u200b', '\u202a', '\u2060', '\ufeff', '\0'))
  const after = fc.array(fc.constantFrom(',', ';', '.', ' ', '\n'))
  forAny(fc.emailAddress(), fc.nat(), unseen, after, (address, at, signs, ending) => {
    const cut = at % address.length
    const pasted = ` ${address.slice(0, cut)}${signs.join('')}${address.slice(cut)}${ending.join('')}`
    expect(cleanEmail(pasted)).toBe(address)
  })
})

test('what cannot be seen is blank', () => {
  for (const typed of ['', ' ', '\n\t\u00a0', '\u200b\u2060\ufeff', '\0']) expect(isBlank(typed)).toBe(true)
  for (const typed of ['a', ' 0 ', '👍', '.', 'ع', '\ud83d']) expect(isBlank(typed)).toBe(false)
})
