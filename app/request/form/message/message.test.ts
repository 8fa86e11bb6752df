/** The words of whole messages are in `tests/guest/snapshots/message-*.txt`. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import words from '../../../../content/enquiry.yaml'
import site from '../../../../content/site.yaml'
import { formatDateRange } from '../../../../lib/dates.ts'
import { subjects } from '../../../../lib/paths.ts'
import type { Draft } from '../../draft.ts'
import { chosenOf } from '../rules/chosen.ts'
import { closureOf } from '../rules/nights.ts'
import { cleanEmail, cleanLine, cleanText } from '../rules/plain-text.ts'
import { estimateOf, sumText } from '../rules/price.ts'
import { anyDraft, booking, house, soundBooking } from '../rules/samples.ts'
import { fitOf } from '../rules/rooms.ts'
import { closureText, fitText, staysText } from '../rules/sentences.ts'
import { toMessage } from './message.ts'

const { message } = words

test('V2, B3, B6, R1, R3: the message says of any booking what the estimate says', () => {
  fc.assert(
    fc.property(soundBooking, (draft) => {
      const { body, subject } = toMessage(draft)
      const [chosen, sum] = [chosenOf(draft), estimateOf(draft)]
      const said = [
        staysText(chosen),
        closureText(closureOf(chosen, draft), 'message'),
        fitText(fitOf(draft), draft, 'message'),
        sum.kind === 'sum' ? sumText(sum.totalUsd, sum.isFrom) : '',
        draft.areResidents ? message.residents : '',
      ]
      for (const text of said) expect(body).toContain(text)
      expect(subject).toContain(`${staysText(chosen) || site.name}, ${formatDateRange(draft.checkIn, draft.checkOut)}`)
      expect(body.includes('$')).toBe(sum.kind === 'sum')
      expect(body.includes(message.estimateResidents)).toBe(sum.kind === 'sum' && sum.isResidents)
      expect(body).not.toMatch(/[{}]/)
    }),
  )
})

const [question, request, special] = subjects
const days = ['We would like to see:', 'Day 1: the lake']
const whole = { ...booking, stays: [house.id], about: 'the-long-table', forOthers: true }
test.each<[string, readonly string[]]>([
  ['It is our anniversary.', subjects],
  ['Interested in: Keeper’s House', [question]],
  ['Interested in: The Long Table', subjects],
  ['Accommodation: Keeper’s House', [request]],
  ['18 Dec 2026', [request, special]],
  [`\n\n${days.join('\n')}\n\n`, [request, special]],
  ['Nights are taken.', [request]],
  ['$', [request]],
  [message.closing.booking, [request]],
  [message.forOthers, [question, request, special]],
])('V2: “%s” stands in a message about %j', (text, those) => {
  const holds = (draft: Draft) => toMessage(draft, days, 'Nights are taken.').body.includes(text)
  expect(subjects.filter((subject) => holds({ ...whole, subject }))).toEqual(those)
})

test.each([
  [{ checkIn: '31\n2 2027', checkOut: '' }, 'Check-in: 31 2 2027'],
  [{ checkIn: '', checkOut: 'later' }, 'Check-out: later'],
  [{ checkIn: '', checkOut: '' }, 'Dates: not decided yet'],
  [{ phone: '912 345 678' }, 'Phone: +351912345678'],
])('V2: of %j the message says “%s”: a day as it was typed, a number with its country', (part, line) => {
  const lines = toMessage({ ...booking, ...part }).body.split('\n')
  expect(lines).toContain(line)
  expect(lines.includes(message.datesOpen)).toBe(line === message.datesOpen)
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
