/** The words of whole messages are in `tests/guest/snapshots/message-*.txt`. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import words from '../../../../content/enquiry.yaml'
import { experiences } from '../../../../content/enjoyments.yaml'
import { formatDateRange } from '../../../../lib/dates.ts'
import { subjects } from '../../../../lib/paths.ts'
import { fill } from '../../../../lib/text.ts'
import { openTerms } from '../../../resort/terms.ts'
import type { Draft } from '../../draft.ts'
import { chosenOf } from '../rules/chosen.ts'
import { closureOf } from '../rules/nights.ts'
import { cleanEmail, cleanLine, cleanText } from '../rules/plain-text.ts'
import { estimateOf, ratesText, sumText } from '../rules/price.ts'
import { anyDraft, booking, house, soundBooking } from '../rules/samples.ts'
import { fitOf } from '../rules/rooms.ts'
import { closureText, fitText, staysText, unitsText } from '../rules/sentences.ts'
import { toMessage } from './message.ts'

const { message } = words
const { closing } = message
const bodyOf = (draft: Partial<Draft>) => toMessage({ ...booking, ...draft }).body

test('V2, B3, B6, R1, R3: the message says of any booking what the estimate says', () => {
  fc.assert(
    fc.property(soundBooking, (draft) => {
      const { body, subject } = toMessage(draft)
      const chosen = staysText(chosenOf(draft))
      for (const text of [body, subject]) expect(text).toContain(chosen)
      expect(subject).toContain(formatDateRange(draft.checkIn, draft.checkOut))
      const said = [closureText(closureOf(chosenOf(draft), draft), 'message'), fitText(fitOf(draft), draft, 'message')]
      for (const line of said.filter(Boolean)) expect(body.split('\n')).toContain(line)
      const sum = estimateOf(draft)
      expect(body.includes(message.residents)).toBe(draft.areResidents)
      expect(body.includes(message.estimateResidents)).toBe(sum.kind === 'sum' && sum.isResidents)
      expect(body.includes(message.estimate)).toBe(sum.kind === 'sum')
      if (sum.kind === 'sum') {
        expect(body).toContain(sumText(sum.totalUsd, sum.isFrom))
        for (const line of sum.lines) {
          const [stay, price] = [unitsText(line), sumText(line.sumUsd, line.stay.priceIsFrom)]
          expect(body).toContain(fill(message.estimateLine, { stay, rates: ratesText(line), sum: price }))
        }
      } else expect(body).not.toContain('$')
      expect(body).toContain(closing.booking)
      expect(body).not.toMatch(/[{}]/)
    }),
  )
})

test('V2: what the other subjects say, and what they leave out', () => {
  const [experience] = experiences
  const about = (name: string) => fill(message.about, { about: name })
  const days = ['We would like to see:', 'Day 1: the lake']
  const questions = [message.asked, ...openTerms.map(({ question }) => question)].join('\n')
  const whole = { ...booking, stays: [house.id], about: experience!.id, asksTerms: true, forOthers: true }
  const said = subjects.map((subject) => toMessage({ ...whole, subject }, days, 'Nights are taken.').body)
  const holds = (text: string) => subjects.filter((_, at) => said[at]!.includes(text))
  expect(openTerms.length).toBeGreaterThan(0)
  expect(holds('It is our anniversary.')).toEqual([...subjects])
  expect(holds(about(house.name))).toEqual(['general-inquiry'])
  expect(holds(about(experience!.name))).toEqual([...subjects])
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

test('V2: a day that does not exist is written as it was typed, a national number with its country', () => {
  expect(bodyOf({ checkIn: '31\n2 2027', checkOut: '' })).toContain(fill(message.checkIn, { date: '31 2 2027' }))
  const later = bodyOf({ checkIn: '', checkOut: 'later' })
  expect(later).toContain(fill(message.checkOut, { date: 'later' }))
  expect(later).not.toContain(message.datesOpen)
  expect(bodyOf({ phone: '912 345 678' })).toContain(fill(message.phone, { phone: '+351912345678' }))
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
