import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subjects } from '../../lib/paths.ts'
import { count, fill } from '../../lib/text.ts'
import { cleanLine, cleanText } from '../draft/plain-text.ts'
import { anyDraft, anyText, booking, facts, words } from '../draft/samples.ts'
import { newsletterMessage, partyText, toMessage } from './message.ts'

const bodyOf = (draft: Partial<typeof booking>) => toMessage({ ...booking, ...draft }, facts, words).body

test('V2: a booking request in blocks, one fact a line', () => {
  // The layout is what is asserted; the words come from content/enquiry.yaml.
  const { message } = words
  const draft = { childAges: [4, 7], phone: '0712 345 678', about: 'fruit-farm', adults: 1 }
  expect(bodyOf(draft).split('\n')).toEqual([
    words.subjects['booking-request'].opening.replace('{resort}', facts.resort),
    '',
    message.stay.replace('{stay}', 'Romantic Cottage'),
    message.checkIn.replace('{date}', 'Fri 18 Dec 2026'),
    message.checkOut.replace('{date}', 'Mon 21 Dec 2026'),
    message.nights.replace('{nights}', '3'),
    expect.stringContaining('4, 7'),
    expect.stringContaining('Executive Suite'),
    message.about.replace('{about}', 'Fruit Farm'),
    '',
    message.estimate,
    expect.stringMatching(/Executive Suite.*3.*\$120.*\$360/),
    '',
    'It is our anniversary.',
    '',
    'Wanjiru Mwangi',
    message.email.replace('{email}', 'wanjiru@example.com'),
    message.phone.replace('{phone}', '+254712345678'),
  ])
})

test('M1 a question about a stay names it; a booking request has it as its stay, once', () => {
  const line = fill(words.message.about, { about: 'Romantic Cottage' })
  expect(bodyOf({ subject: 'general-inquiry' }).split('\n')).toContain(line)
  expect(bodyOf({ subject: 'general-inquiry', stays: [] })).not.toContain(fill(words.message.about, { about: '' }))
  expect(bodyOf({})).not.toContain(line)
})

test('V2: the subject names the stay, or else the resort', () => {
  const subjectOf = (draft: Partial<typeof booking>) => toMessage({ ...booking, ...draft }, facts, words).subject
  const { 'booking-request': stays, ...others } = words.subjects
  expect(subjectOf({})).toBe(fill(stays.mailSubject, { stay: 'Romantic Cottage' }))
  expect(subjectOf({ stays: [] })).toBe(fill(stays.mailSubject, { stay: facts.resort }))
  for (const [subject, { mailSubject }] of Object.entries(others)) {
    expect(subjectOf({ subject: subject as keyof typeof others })).toBe(fill(mailSubject, { resort: facts.resort }))
  }
})

test('V2: a request with nothing chosen, from somebody who gave a name alone', () => {
  const { message } = words
  const draft = { stays: [], checkIn: '', checkOut: '', email: '', phone: '', note: '', lastName: '' }
  expect(bodyOf(draft).split('\n')).toEqual([
    fill(words.subjects['booking-request'].opening, { resort: facts.resort }),
    '',
    fill(message.stay, { stay: message.notSure }),
    message.datesOpen,
    fill(message.guests, { guests: count(2, message.adults) }),
    '',
    'Wanjiru',
  ])
})

test('V2: two stays are added up, line by line', () => {
  const { message, estimate } = words
  const lines = bodyOf({ stays: ['family-villa'], adults: 9, checkOut: '2026-12-19' }).split('\n')
  const from = (amount: string) => fill(estimate.from, { amount })
  const nights = count(1, estimate.nights)
  const at = lines.indexOf(message.estimate)
  expect(lines.slice(at, at + 5)).toEqual([
    message.estimate,
    fill(message.estimateLine, { stay: 'Garden Suite', nights, rate: from('$60'), sum: from('$60') }),
    fill(message.estimateLine, { stay: 'Family Villa', nights, rate: '$150', sum: '$150' }),
    fill(message.estimateTotal, { sum: from('$210') }),
    '',
  ])
})

test('V2: a day as it was typed, where there is no such day, and the day of a special arrangement', () => {
  const { message } = words
  expect(bodyOf({ checkIn: '31\n2 2027', checkOut: '' })).toContain(fill(message.checkIn, { date: '31 2 2027' }))
  expect(bodyOf({ checkIn: '', checkOut: 'later' })).toContain(fill(message.checkOut, { date: 'later' }))
  expect(bodyOf({ checkIn: '', checkOut: 'later' })).not.toContain(message.datesOpen)
  expect(bodyOf({ checkIn: 'soon', checkOut: '' })).not.toContain(message.datesOpen)
  expect(bodyOf({ subject: 'special-arrangements', about: 'fruit-farm' }).split('\n').slice(2, 5)).toEqual([
    fill(message.about, { about: 'Fruit Farm' }), fill(message.day, { date: 'Fri 18 Dec 2026' }), '',
  ])
  expect(bodyOf({ subject: 'feedback', about: 'fruit-farm' }).split('\n').slice(2, 4)).toEqual([
    fill(message.about, { about: 'Fruit Farm' }), '',
  ])
})

test('V2: the other subjects leave the stay out, but for a question about it', () => {
  for (const subject of subjects.filter((name) => name !== 'booking-request')) {
    const body = bodyOf({ subject })
    if (subject !== 'general-inquiry') expect(body).not.toContain('Romantic Cottage')
    expect(body).not.toContain('$')
    expect(body).toContain('It is our anniversary.')
  }
  expect(bodyOf({ subject: 'special-arrangements' })).toContain('Fri 18 Dec 2026')
  expect(bodyOf({ subject: 'feedback' })).not.toContain('2026')
})

test('dates that are open or wrong make no nights and no estimate', () => {
  expect(bodyOf({ checkIn: '', checkOut: '' })).toContain(words.message.datesOpen)
  const open = { checkIn: '', checkOut: '' }
  for (const draft of [open, { checkOut: '2026-12-01' }, { checkIn: '2027-02-29' }]) {
    expect(bodyOf(draft)).not.toContain(words.message.estimate)
  }
})

test('guests are counted in words', () => {
  const { adults, children } = words.message
  expect(partyText({ ...booking, adults: 1 }, words)).toBe(count(1, adults))
  expect(partyText({ ...booking, childAges: [4] }, words)).toBe(`${count(2, adults)}, ${fill(children.one, { count: 1, ages: '4' })}`)
  expect(partyText({ ...booking, childAges: [4, 7] }, words)).toBe(
    `${count(2, adults)}, ${fill(children.other, { count: 2, ages: '4, 7' })}`,
  )
  expect(partyText({ ...booking, childAges: [0, null] }, words)).toContain(`0, ${words.message.ageUnknown}`)
})

test('whatever the guest typed stands there word for word, each field on its own line', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const { subject, body, note } = toMessage(draft, facts, words)
      expect(body.slice(note.start, note.end)).toBe(cleanText(draft.note))
      const lines = body.slice(note.end).split('\n')
      const name = cleanLine(`${draft.firstName} ${draft.lastName}`)
      if (name) expect(lines).toContain(name)
      const email = cleanLine(draft.email)
      if (email) expect(lines.some((line) => line.endsWith(email))).toBe(true)
      // Plain text for any app: no control characters, no lone surrogates, no placeholder filled in twice.
      expect(body).toBe(cleanText(body))
      expect(subject).not.toMatch(/[{}\n]/)
    }),
  )
})

test('the newsletter message carries the address', () => {
  const { mailSubject, opening } = words.newsletter
  expect(newsletterMessage(' a@b.example ', facts.resort, words)).toEqual({
    subject: fill(mailSubject, { resort: facts.resort }),
    body: `${fill(opening, { resort: facts.resort })}\n\na@b.example`,
    note: expect.anything(),
  })
  fc.assert(
    fc.property(anyText, (email) => {
      const { body } = newsletterMessage(email, facts.resort, words)
      expect(body).toContain(cleanLine(email))
      expect(body).toContain(facts.resort)
    }),
  )
})
