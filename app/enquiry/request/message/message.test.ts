import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDateRange } from '../../../../lib/dates.ts'
import { subjects, type Subject } from '../../../../lib/paths.ts'
import { count, fill } from '../../../../lib/text.ts'
import { chosenStays, staysText } from '../rules/chosen-stays.ts'
import { estimate as estimateOf, formatSum, ratesText } from '../rules/estimate.ts'
import { cleanEmail, cleanLine, cleanText } from '../rules/plain-text.ts'
import { parseShareLink, shareLink } from '../rules/share-link.ts'
import {
  anyDraft,
  anyFacts,
  anyText,
  booking,
  resortData,
  filledFacts,
  known,
  limits,
  soundBooking,
  today,
  words,
} from '../rules/samples.ts'
import { newsletterMessage, partyText, toMessage } from './message.ts'

const bodyOf = (draft: Partial<typeof booking>, some = resortData) =>
  toMessage({ ...booking, ...draft }, some, words).body

const { closing } = words.message

test('V2: a booking request in blocks, one fact a line', () => {
  // The layout is what is asserted; the words come from content/enquiry.yaml.
  const { message } = words
  const draft = { childAges: [1], phone: '0712 345 678', about: 'honey-barn', adults: 2 }
  expect(bodyOf(draft).split('\n')).toEqual([
    words.subjects['booking-request'].opening.replace('{resort}', resortData.resort.name),
    '',
    message.stay.replace('{stay}', 'Stone Wall Lodge'),
    message.checkIn.replace('{date}', 'Fri 18 Dec 2026'),
    message.checkOut.replace('{date}', 'Mon 21 Dec 2026'),
    message.nights.replace('{nights}', '3'),
    expect.stringContaining('1)'),
    message.about.replace('{about}', 'Honey Barn'),
    '',
    message.estimate,
    expect.stringMatching(/Stone Wall Lodge.*3.*\$95.*\$285/),
    '',
    'It is our anniversary.',
    '',
    closing.booking,
    '',
    'Wanjiru Mwangi',
    message.email.replace('{email}', 'wanjiru@example.com'),
    message.phone.replace('{phone}', '+254712345678'),
  ])
})

test('a stay too small: the message says what would fit, and no sum', () => {
  const body = bodyOf({ childAges: [4, 7] })
  expect(body).toContain('Hilltop Home')
  expect(body).not.toContain(words.message.estimate)
  expect(body).not.toContain('$')
})

test('a travel agent says so, except in feedback', () => {
  for (const subject of subjects) {
    const says = (forOthers: boolean) => bodyOf({ subject, forOthers }).split('\n').includes(words.message.forOthers)
    expect(says(true), subject).toBe(subject !== 'feedback')
    expect(says(false), subject).toBe(false)
  }
})

test('a stay is named as the subject of a question, or once in a booking', () => {
  const line = fill(words.message.about, { about: 'Stone Wall Lodge' })
  expect(bodyOf({ subject: 'general-inquiry' }).split('\n')).toContain(line)
  expect(bodyOf({ subject: 'general-inquiry', stays: [] })).not.toContain(fill(words.message.about, { about: '' }))
  expect(bodyOf({})).not.toContain(line)
})

test('V2: the subject names the stay, or else the resort, and the days', () => {
  const subjectOf = (draft: Partial<typeof booking>) => toMessage({ ...booking, ...draft }, resortData, words).subject
  const { 'booking-request': stays, ...others } = words.subjects
  const withDays = (subject: string, days: string) => fill(words.message.subjectDays, { subject, days })
  const lodge = fill(stays.mailSubject, { stay: 'Stone Wall Lodge' })
  expect(subjectOf({})).toBe(withDays(lodge, formatDateRange('2026-12-18', '2026-12-21')))
  expect(subjectOf({ checkOut: '' })).toBe(withDays(lodge, 'Fri 18 Dec 2026'))
  expect(subjectOf({ checkIn: 'soon', checkOut: '' })).toBe(lodge)
  expect(subjectOf({ stays: [], checkIn: '', checkOut: '' })).toBe(
    fill(stays.mailSubject, { stay: resortData.resort.name }),
  )
  for (const [subject, { mailSubject }] of Object.entries(others)) {
    expect(subjectOf({ subject: subject as keyof typeof others, checkIn: '' })).toBe(
      fill(mailSubject, { resort: resortData.resort.name }),
    )
  }
})

test('V2: a request with nothing chosen, from somebody who gave a name alone', () => {
  const { message } = words
  const draft = { stays: [], checkIn: '', checkOut: '', email: '', phone: '', note: '', lastName: '' }
  expect(bodyOf(draft).split('\n')).toEqual([
    fill(words.subjects['booking-request'].opening, { resort: resortData.resort.name }),
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

test('V2: two stays are added up, line by line', () => {
  const { message, estimate } = words
  const lines = bodyOf({ stays: ['hilltop-home', 'orchard-room'], adults: 9, checkOut: '2026-12-19' }).split('\n')
  const from = (amount: string) => fill(estimate.from, { amount })
  const rates = (rate: string) => fill(estimate.rate, { nights: 1, rate })
  const at = lines.indexOf(message.estimate)
  expect(lines.slice(at, at + 5)).toEqual([
    message.estimate,
    fill(message.estimateLine, { stay: 'Orchard Room', rates: rates('$60'), sum: from('$60') }),
    fill(message.estimateLine, { stay: 'Hilltop Home', rates: rates('$150'), sum: '$150' }),
    fill(message.estimateTotal, { sum: from('$210') }),
    '',
  ])
})

test('B6: all chosen stays are in one line and in the subject, units counted', () => {
  const { message, estimate } = words
  const two = {
    stays: ['stone-wall-lodge', 'orchard-room', 'stone-wall-lodge'],
    checkIn: '2027-02-10',
    checkOut: '2027-02-12',
  }
  const stay = `Orchard Room + ${fill(estimate.units, { units: 2, stay: 'Stone Wall Lodge' })}`
  expect(bodyOf(two, filledFacts).split('\n')).toContain(fill(message.stay, { stay }))
  expect(toMessage({ ...booking, ...two }, filledFacts, words).subject).toContain(stay)
  expect(bodyOf(two, filledFacts)).toContain(
    fill(message.estimateTotal, { sum: fill(estimate.from, { amount: '$500' }) }),
  )
})

test('R1, R2, R3: each rate, residents’ prices and the local sum are written', () => {
  const { message, estimate } = words
  const lines = bodyOf({ checkIn: '2027-12-16', checkOut: '2027-12-20', areResidents: true }, filledFacts).split('\n')
  const rates = [
    [2, '$70'],
    [2, '$90'],
  ]
    .map(([nights = '', rate = '']) => fill(estimate.rate, { nights, rate }))
    .join(', ')
  const at = lines.indexOf(message.estimate)
  expect(lines).toContain(message.residents)
  expect(lines.slice(at + 1, at + 4)).toEqual([
    fill(message.estimateLine, { stay: 'Stone Wall Lodge', rates, sum: '$320' }),
    message.estimateResidents,
    fill(message.estimateLocalSum, { sum: 'KSh\u00a041,400', date: '1 November 2026' }),
  ])
  expect(bodyOf({})).not.toContain('KSh')
})

test('R1: closed days and too few nights are mentioned, and no sum', () => {
  const { message, opening } = words
  const closed = bodyOf({ checkIn: '2027-05-10', checkOut: '2027-05-12' }, filledFacts)
  expect(closed.split('\n')).toContain(
    fill(opening.resort.days.message, { days: fill(opening.range, { from: '3', until: '20 May' }) }),
  )
  expect(closed).not.toContain(message.estimate)
  const short = bodyOf({ checkIn: '2026-12-20', checkOut: '2026-12-22' }, filledFacts)
  const days = fill(opening.range, { from: '20 December', until: '2 January' })
  expect(short.split('\n')).toContain(fill(opening.short.message, { stay: 'Stone Wall Lodge', nights: 3, days }))
})

test('B2: the questions about open terms are a line each, if the guest asks them', () => {
  const { message } = words
  const asked = [message.asked, ...filledFacts.openTerms.map(({ question }) => question)].join('\n')
  for (const subject of subjects) {
    expect(bodyOf({ subject, asksTerms: true }, filledFacts).includes(asked)).toBe(subject !== 'feedback')
    expect(bodyOf({ subject }, filledFacts)).not.toContain(message.asked)
    expect(bodyOf({ subject, asksTerms: true }, resortData)).not.toContain(message.asked)
  }
})

test('B3: a booking ends with its question and thanks, no other subject does', () => {
  for (const subject of subjects) {
    expect(bodyOf({ subject }).includes(closing.booking)).toBe(subject === 'booking-request')
  }
})

test('B7: an occasion has a line for each answer, and a question at its end', () => {
  const { message, occasions } = words
  const [occasion] = occasions
  const lines = bodyOf({
    subject: 'special-arrangements',
    occasion: occasion?.id ?? '',
    visitors: 40,
    roof: 'unsure',
    overnight: 'some',
  }).split('\n')
  expect(lines.slice(2, 8)).toEqual([
    fill(message.occasion, { occasion: occasion?.label ?? '' }),
    fill(message.day, { date: 'Fri 18 Dec 2026' }),
    fill(message.visitors, { visitors: 40 }),
    message.roof.unsure,
    message.overnight.some,
    '',
  ])
  expect(lines).toContain(closing.occasion)
  expect(bodyOf({ subject: 'special-arrangements' })).not.toContain(closing.occasion)
})

test('B6, R1-R3: message, link, calendar and estimate agree on any draft', () => {
  fc.assert(
    fc.property(soundBooking, anyFacts, (draft, some) => {
      const { body, subject } = toMessage(draft, some, words)
      const sum = estimateOf(draft, some)
      const shared = parseShareLink(shareLink(draft).slice(1), { ...some, occasions: known.occasions }, today, limits)
      const opened = { ...draft, ...shared?.preset }
      expect(toMessage(opened, some, words)).toEqual({ ...toMessage(draft, some, words) })
      const chosen = staysText(chosenStays(draft, some.stays), words)
      if (chosen) for (const text of [body, subject]) expect(text).toContain(chosen)
      expect(body.includes(words.message.estimate)).toBe(sum !== null)
      if (sum) {
        expect(body).toContain(formatSum(sum.totalUsd, sum.isFrom, words))
        for (const line of sum.lines) expect(body).toContain(ratesText(line, words))
      }
      expect(body).not.toMatch(/[{}]/)
    }),
  )
})

test('V2: a day that does not exist is written as it was typed', () => {
  const { message } = words
  expect(bodyOf({ checkIn: '31\n2 2027', checkOut: '' })).toContain(fill(message.checkIn, { date: '31 2 2027' }))
  expect(bodyOf({ checkIn: '', checkOut: 'later' })).toContain(fill(message.checkOut, { date: 'later' }))
  expect(bodyOf({ checkIn: '', checkOut: 'later' })).not.toContain(message.datesOpen)
  expect(bodyOf({ checkIn: 'soon', checkOut: '' })).not.toContain(message.datesOpen)
  expect(bodyOf({ subject: 'special-arrangements', about: 'honey-barn' }).split('\n').slice(2, 5)).toEqual([
    fill(message.about, { about: 'Honey Barn' }),
    fill(message.day, { date: 'Fri 18 Dec 2026' }),
    '',
  ])
  expect(bodyOf({ subject: 'feedback', about: 'honey-barn' }).split('\n').slice(2, 4)).toEqual([
    fill(message.about, { about: 'Honey Barn' }),
    '',
  ])
})

test('V2: the other subjects leave the stay out, but for a question about it', () => {
  for (const subject of subjects.filter((name) => name !== 'booking-request')) {
    const body = bodyOf({ subject })
    if (subject !== 'general-inquiry') expect(body).not.toContain('Stone Wall Lodge')
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
  expect(partyText({ ...booking, childAges: [4] }, words)).toBe(
    `${count(2, adults)}, ${fill(children.one, { count: 1, ages: '4' })}`,
  )
  expect(partyText({ ...booking, childAges: [4, 7] }, words)).toBe(
    `${count(2, adults)}, ${fill(children.other, { count: 2, ages: '4, 7' })}`,
  )
  expect(partyText({ ...booking, childAges: [0, null] }, words)).toContain(`0, ${words.message.ageUnknown}`)
})

test('any typed text is in the message word for word, a line for each field', () => {
  fc.assert(
    fc.property(anyDraft, anyFacts, (draft, some) => {
      const { subject, body, note } = toMessage(draft, some, words)
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
  const { mailSubject, opening } = words.newsletter
  expect(newsletterMessage(' a@b.example ', resortData.resort.name, words)).toEqual({
    subject: fill(mailSubject, { resort: resortData.resort.name }),
    body: `${fill(opening, { resort: resortData.resort.name })}\n\na@b.example`,
    note: expect.anything(),
  })
  fc.assert(
    fc.property(anyText, (email) => {
      const { body } = newsletterMessage(email, resortData.resort.name, words)
      expect(body).toContain(cleanEmail(email))
      expect(body).toContain(resortData.resort.name)
    }),
  )
})

test('P4 the plan is a block of a booking and of a special arrangement', () => {
  const days = ['We would like to see:', 'Day 1: the lake']
  const withDays = (subject: Subject) => toMessage({ ...booking, subject }, resortData, words, days).body
  expect(withDays('booking-request')).toContain(`\n\n${days.join('\n')}\n\n`)
  expect(withDays('special-arrangements')).toContain(days.join('\n'))
  expect(withDays('general-inquiry')).not.toContain(days[0])
  expect(withDays('feedback')).not.toContain(days[0])
})

test('B7: an occasion has the answers that were given, and no others', () => {
  const { message } = words
  const occasion = words.occasions[0]
  const said = {
    subject: 'special-arrangements',
    occasion: occasion?.id ?? '',
    visitors: 40,
    roof: 'unsure',
    overnight: 'some',
  } as const
  expect(bodyOf(said)).toContain(
    [
      fill(message.occasion, { occasion: occasion?.label ?? '' }),
      fill(message.day, { date: 'Fri 18 Dec 2026' }),
      fill(message.visitors, { visitors: 40 }),
      message.roof.unsure,
      message.overnight.some,
    ].join('\n'),
  )
  const unsaid = bodyOf({ ...said, occasion: '', checkIn: '', visitors: null, roof: '', overnight: '' })
  for (const line of [...Object.values(message.roof), ...Object.values(message.overnight)])
    expect(unsaid).not.toContain(line)
})
