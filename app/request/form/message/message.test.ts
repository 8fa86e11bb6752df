import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localCurrency } from '../../../../content/accommodations.yaml'
import words from '../../../../content/enquiry.yaml'
import site from '../../../../content/site.yaml'
import ui from '../../../../content/ui.yaml'
import { experiences } from '../../../../content/enjoyments.yaml'
import { formatDateRange, formatDay } from '../../../../lib/dates.ts'
import { localSum } from '../../../../lib/prices.ts'
import { subjects, type Subject } from '../../../../lib/paths.ts'
import { count, fill } from '../../../../lib/text.ts'
import { openTerms } from '../../../resort/terms.ts'
import type { Draft } from '../../draft.ts'
import { chosenOf } from '../rules/chosen.ts'
import { closureOf } from '../rules/nights.ts'
import { cleanEmail, cleanLine, cleanText } from '../rules/plain-text.ts'
import { estimateOf, ratesText, sumText } from '../rules/price.ts'
import { anyDraft, anyText, booking, house, loft, room, soundBooking, today } from '../rules/samples.ts'
import { fitOf } from '../rules/rooms.ts'
import { closureText, fitText, staysText } from '../rules/said.ts'
import { parseShareLink, shareLink } from '../rules/share-link.ts'
import { newsletterMessage, toMessage } from './message.ts'

const { message, estimate, occasions } = words
const { closing } = message
const bodyOf = (draft: Partial<Draft>) => toMessage({ ...booking, ...draft }).body
const linesOf = (draft: Partial<Draft>) => bodyOf(draft).split('\n')
const local = (usd: number) =>
  fill(message.estimateLocalSum, {
    sum: localSum(usd, localCurrency!, ui.prices),
    date: formatDay(localCurrency!.date),
  })
const [experience] = experiences

test('V2: a booking request in blocks, one fact a line', () => {
  const draft = { childAges: [1], phone: '912 345 678', about: experience!.id, adults: 2 }
  expect(linesOf(draft)).toEqual([
    fill(words.subjects['booking-request'].opening, { resort: site.name }),
    '',
    fill(message.stay, { stay: loft.name }),
    fill(message.checkIn, { date: 'Fri 18 Dec 2026' }),
    fill(message.checkOut, { date: 'Mon 21 Dec 2026' }),
    fill(message.nights, { nights: 3 }),
    expect.stringContaining('1)'),
    fill(message.about, { about: experience!.name }),
    '',
    message.estimate,
    fill(message.estimateLine, {
      stay: loft.name,
      rates: fill(estimate.rate, { nights: 3, rate: '$110' }),
      sum: '$330',
    }),
    local(330),
    '',
    'It is our anniversary.',
    '',
    closing.booking,
    '',
    'Wanjiru Mwangi',
    fill(message.email, { email: 'wanjiru@example.com' }),
    fill(message.phone, { phone: '+351912345678' }),
  ])
})

test('V2: a request with nothing chosen, from somebody who gave a name alone', () => {
  const draft = { stays: [], checkIn: '', checkOut: '', email: '', phone: '', note: '', lastName: '' }
  expect(linesOf(draft)).toEqual([
    fill(words.subjects['booking-request'].opening, { resort: site.name }),
    '',
    fill(message.stay, { stay: message.notSure }),
    message.datesOpen,
    fill(message.guests, { guests: count(2, message.adults) }),
    '',
    closing.booking,
    '',
    'Wanjiru',
  ])
})

test('B6, R1, R3: stays are added up line by line, each rate, at the prices for residents', () => {
  const lines = linesOf({
    stays: [loft.id, room.id, room.id],
    areResidents: true,
    checkIn: '2027-04-11',
    checkOut: '2027-04-14',
  })
  const rates = (...some: [number, string][]) =>
    some.map(([nights, rate]) => fill(estimate.rate, { nights, rate })).join(', ')
  const from = (amount: string) => fill(estimate.from, { amount })
  const two = fill(estimate.units, { units: 2, stay: room.name })
  const at = lines.indexOf(message.estimate)
  expect(lines).toContain(fill(message.stay, { stay: `${two} + ${loft.name}` }))
  expect(lines).toContain(message.residents)
  expect(lines.slice(at + 1, at + 6)).toEqual([
    fill(message.estimateLine, { stay: two, rates: rates([2, '$90'], [1, '$70']), sum: from('$500') }),
    fill(message.estimateLine, { stay: loft.name, rates: rates([3, '$95']), sum: '$285' }),
    fill(message.estimateTotal, { sum: from('$785') }),
    message.estimateResidents,
    local(785),
  ])
})

test('B3, B6, B8, R1: message, link and estimate agree on any booking', () => {
  fc.assert(
    fc.property(soundBooking, (draft) => {
      const { body, subject } = toMessage(draft)
      const shared = parseShareLink(shareLink(draft).slice(1), today)
      expect(toMessage({ ...draft, ...shared?.preset })).toEqual(toMessage(draft))
      const chosen = staysText(chosenOf(draft))
      for (const text of [body, subject]) expect(text).toContain(chosen)
      const said = [closureText(closureOf(chosenOf(draft), draft), 'message'), fitText(fitOf(draft), draft, 'message')]
      for (const line of said.filter(Boolean)) expect(body.split('\n')).toContain(line)
      const sum = estimateOf(draft)
      expect(body.includes(message.estimate)).toBe(sum.kind === 'sum')
      if (sum.kind === 'sum') {
        expect(body).toContain(sumText(sum.totalUsd, sum.isFrom))
        for (const line of sum.lines) expect(body).toContain(ratesText(line))
      } else expect(body).not.toContain('$')
      expect(body).toContain(closing.booking)
      expect(body).not.toMatch(/[{}]/)
    }),
  )
})

test('V2: the subject names the stay, or else the resort, and the days', () => {
  const subjectOf = (draft: Partial<Draft>) => toMessage({ ...booking, ...draft }).subject
  const { 'booking-request': ofStay, ...others } = words.subjects
  const withDays = (subject: string, days: string) => fill(message.subjectDays, { subject, days })
  const named = fill(ofStay.mailSubject, { stay: loft.name })
  expect(subjectOf({})).toBe(withDays(named, formatDateRange('2026-12-18', '2026-12-21')))
  expect(subjectOf({ checkOut: '' })).toBe(withDays(named, 'Fri 18 Dec 2026'))
  expect(subjectOf({ checkIn: 'soon', checkOut: '' })).toBe(named)
  expect(subjectOf({ stays: [], checkIn: '' })).toBe(fill(ofStay.mailSubject, { stay: site.name }))
  for (const [subject, { mailSubject }] of Object.entries(others))
    expect(subjectOf({ subject: subject as Subject, checkIn: '' })).toBe(fill(mailSubject, { resort: site.name }))
})

test('B7: an occasion has a line for each answer that was given, and a question at its end', () => {
  const [occasion] = occasions
  const said = {
    subject: 'special-arrangements',
    about: experience!.id,
    occasion: occasion!.id,
    visitors: 40,
    roof: 'unsure',
    overnight: 'some',
    forOthers: true,
  } as const
  expect(linesOf(said).slice(2, 10)).toEqual([
    fill(message.about, { about: experience!.name }),
    fill(message.occasion, { occasion: occasion!.label }),
    fill(message.day, { date: 'Fri 18 Dec 2026' }),
    fill(message.visitors, { visitors: 40 }),
    message.roof.unsure,
    message.overnight.some,
    message.forOthers,
    '',
  ])
  expect(bodyOf(said)).toContain(closing.occasion)
  const unsaid = {
    about: '',
    occasion: '',
    checkIn: '',
    visitors: null,
    roof: '',
    overnight: '',
    forOthers: false,
  } as const
  expect(linesOf({ ...said, ...unsaid }).slice(2)).toEqual(linesOf({ subject: 'feedback' }).slice(2))
})

test('V2: what the other subjects say, and what they leave out', () => {
  const named = fill(message.about, { about: house.name })
  const days = ['We would like to see:', 'Day 1: the lake']
  const questions = [message.asked, ...openTerms.map(({ question }) => question)].join('\n')
  const whole = { ...booking, stays: [house.id], asksTerms: true, forOthers: true }
  const said = subjects.map((subject) => toMessage({ ...whole, subject }, days, 'Nights are taken.').body)
  const holds = (text: string) => subjects.filter((_, at) => said[at]!.includes(text))
  expect(openTerms.length).toBeGreaterThan(0)
  expect(holds('It is our anniversary.')).toEqual([...subjects])
  expect(holds(named)).toEqual(['general-inquiry'])
  expect(holds(house.name)).toEqual(['general-inquiry', 'booking-request'])
  expect(holds('18 Dec 2026')).toEqual(['booking-request', 'special-arrangements'])
  expect(holds(`\n\n${days.join('\n')}\n\n`)).toEqual(['booking-request', 'special-arrangements'])
  expect(holds('Nights are taken.')).toEqual(['booking-request'])
  expect(holds('$')).toEqual(['booking-request'])
  expect(holds(closing.booking)).toEqual(['booking-request'])
  expect(holds(message.forOthers)).toEqual(subjects.filter((subject) => subject !== 'feedback'))
  expect(holds(questions)).toEqual(subjects.filter((subject) => subject !== 'feedback'))
  for (const subject of subjects) expect(bodyOf({ subject })).not.toContain(message.asked)
})

test('V2: a day that does not exist is written as it was typed', () => {
  expect(bodyOf({ checkIn: '31\n2 2027', checkOut: '' })).toContain(fill(message.checkIn, { date: '31 2 2027' }))
  const later = bodyOf({ checkIn: '', checkOut: 'later' })
  expect(later).toContain(fill(message.checkOut, { date: 'later' }))
  expect(later).not.toContain(message.datesOpen)
})

test('any typed text is in the message word for word, a line for each field', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const { subject, body, note } = toMessage(draft)
      expect(body.slice(note.start, note.end)).toBe(cleanText(draft.note))
      const lines = body.slice(note.end).split('\n')
      const name = cleanLine(`${draft.firstName} ${draft.lastName}`)
      if (name) expect(lines).toContain(name)
      const email = cleanEmail(draft.email)
      if (email) expect(lines.some((line) => line.endsWith(email))).toBe(true)
      // Plain text for any app: no control characters, no lone surrogates, no placeholder filled in twice.
      expect(body).toBe(cleanText(body))
      expect(subject).not.toMatch(/[{}\n]/)
    }),
  )
})

test('the newsletter message carries the address', () => {
  fc.assert(
    fc.property(anyText, (email) => {
      const { subject, body } = newsletterMessage(email)
      const opening = fill(words.newsletter.opening, { resort: site.name })
      const address = cleanEmail(email)
      expect(body).toBe(address ? `${opening}\n\n${address}` : opening)
      expect(subject).toBe(fill(words.newsletter.mailSubject, { resort: site.name }))
    }),
  )
})
