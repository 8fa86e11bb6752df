/** The words of whole messages are in the snapshots of `tests/guest/request.spec.ts`. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAny } from '../../../../tests/for-any.ts'
import words from '../../../../content/request.yaml'
import site from '../../../../content/site.yaml'
import { formatDateRange } from '../../../../lib/dates.ts'
import { subjects } from '../../../../lib/paths.ts'
import { whatsAppDigits } from '../../../../lib/phone.ts'
import type { Draft } from '../../draft.ts'
import { cleanEmail, cleanLine, cleanText } from './clean-typed.ts'
import { mailHandOver, maxMailHref, maxWhatsAppText, whatsAppHandOver } from './hand-over-links.ts'
import { toMessage, type Message } from './message.ts'
import { sumText } from './price-of-stays.ts'
import { anyDraft, anyText, booking, requestFor, house, soundBooking } from './samples.ts'
import { refusalText, fitTexts, staysText } from './sentences.ts'

const { handOver, message } = words

test('V2, B3, B6, R1, R3: the message says of any booking what the estimate says', () => {
  forAny(soundBooking, (draft) => {
    const request = requestFor(draft)
    const { body, subject } = toMessage(request)
    const { chosen, refusal, fit, estimate: sum } = request
    const said = [
      staysText(chosen),
      refusalText(refusal, 'message'),
      fitTexts(fit).message ?? '',
      sum.kind === 'sum' ? sumText(sum.totalUsd, sum.isFrom) : '',
      draft.areResidents ? message.residents : '',
    ]
    for (const text of said) expect(body).toContain(text)
    expect(subject).toContain(`${staysText(chosen) || site.name}, ${formatDateRange(draft.checkIn, draft.checkOut)}`)
    expect(body.includes('$')).toBe(sum.kind === 'sum')
    expect(body.includes(message.estimateResidents)).toBe(sum.kind === 'sum' && sum.isResidents)
    expect(body).not.toMatch(/[{}]/)
  })
})

const [question, request, special] = subjects
const calendar = { file: { from: booking.checkIn, stays: { [house.id]: { typed: [[0, 9]] } } }, now: 0 }
const days = ['We would like to see:', 'Day 1: the lake']
const whole = { ...booking, stays: [house.id], about: 'the-long-table', forOthers: true }
test.each<[string, readonly string[]]>([
  ['It is our anniversary.', subjects],
  ['Interested in: Keeper’s House', [question]],
  ['Interested in: The Long Table', subjects],
  ['Accommodation: Keeper’s House', [request]],
  ['18 Dec 2026', [request, special]],
  [`\n\n${days.join('\n')}\n\n`, [request, special]],
  ['Your website shows 18 to 20 December as taken.', [request]],
  ['$', [request]],
  [message.closing.booking, [request]],
  [message.forOthers, [question, request, special]],
])('V2: “%s” stands in a message about %j', (text, those) => {
  const holds = (draft: Draft) => toMessage(requestFor(draft, calendar), days).body.includes(text)
  expect(subjects.filter((subject) => holds({ ...whole, subject }))).toEqual(those)
})

test.each([
  [{ checkIn: '31\n2 2027', checkOut: '' }, 'Check-in: 31 2 2027'],
  [{ checkIn: '', checkOut: 'later' }, 'Check-out: later'],
  [{ checkIn: '', checkOut: '' }, 'Dates: not decided yet'],
  [{ phone: '912 345 678' }, 'Phone: +351912345678'],
])('V2: of %j the message says “%s”: a day as it was typed, a number with its country', (part, line) => {
  const lines = toMessage(requestFor({ ...booking, ...part })).body.split('\n')
  expect(lines).toContain(line)
  expect(lines.includes(message.datesOpen)).toBe(line === message.datesOpen)
})

test('any typed text is in the message word for word, a line for each field', () => {
  forAny(anyDraft, (draft) => {
    const { subject, body, note } = toMessage(requestFor(draft))
    expect(body.slice(note.start, note.end)).toBe(cleanText(draft.note))
    const lines = body.slice(note.end).split('\n')
    const name = cleanLine(`${draft.firstName} ${draft.lastName}`)
    if (name) expect(lines).toContain(name)
    const email = cleanEmail(draft.email)
    if (email) expect(lines.some((line) => line.endsWith(email))).toBe(true)
    // Plain text for any app: no control characters, no lone surrogates, no placeholder filled in twice.
    expect(body).toBe(cleanText(body))
    expect(subject).not.toMatch(/[{}\n]/)
  })
})

const withNote = (note: string) => toMessage(requestFor({ ...booking, note }))

/** The texts that WhatsApp and a mail app find in the links of a message, read as they do, not with the code under test. */
function textsOf(of: Message) {
  const [whatsApp, mail] = [whatsAppHandOver(of), mailHandOver(of)]
  const chat = new URL(whatsApp.href)
  const text = chat.searchParams.get('text') ?? ''
  const [, address, subject = '', body = ''] = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(mail.href) ?? []
  const to = `https://wa.me/${whatsAppDigits(site.whatsapp)}`
  expect([chat.origin + chat.pathname, chat.hash, address]).toEqual([to, '', site.email])
  expect(decodeURIComponent(subject)).toBe(of.subject)
  expect(text.length).toBeLessThanOrEqual(maxWhatsAppText)
  expect(mail.href.length).toBeLessThanOrEqual(maxMailHref)
  const lines = decodeURIComponent(body).split('\r\n')
  expect(lines.join('')).not.toMatch(/[\r\n]/)
  return [
    { text, isShortened: whatsApp.isShortened },
    { text: lines.join('\n'), isShortened: mail.isShortened },
  ]
}

/** A name that an owner may give, with what separates the parts of a link. */
const named = (of: Message) => ({ ...of, subject: `Fish & chips #1, 50 %: ${of.subject}` })

const anyNote = fc
  .tuple(anyText, fc.constantFrom('x', 'word ', 'é', 'ع', '👨‍👩‍👧‍👦', '&', '\n.'), fc.nat(2000))
  .map(([start, unit, times]) => withNote(start.slice(0, 200) + unit.repeat(times)))

test('decoded links hold the message whole, or its start, the notice, and its end', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyDraft.map((draft) => toMessage(requestFor(draft))),
        anyNote.map(named),
      ),
      (of) => {
        const { body, note } = of
        for (const { text, isShortened } of textsOf(of)) {
          if (!isShortened) {
            expect(text).toBe(body)
            continue
          }
          const at = text.lastIndexOf(handOver.shortened)
          expect(at).toBeGreaterThanOrEqual(0)
          expect(body.startsWith(text.slice(0, at).trimEnd())).toBe(true)
          // Where there is room for it, only the note is shortened, and else what stands before who writes.
          const [end, ending] = [text.slice(at + handOver.shortened.length), body.slice(note.end)]
          expect(['', ending]).toContain(end)
          if (encodeURIComponent(ending).length < 1000) expect(end).toBe(ending)
          const isRoom = encodeURIComponent(body.slice(0, note.start) + ending).length < 1000
          if (isRoom) expect(at).toBeGreaterThanOrEqual(note.start)
        }
      },
    ),
    { numRuns: 400 },
  )
})

test('the limits are exact, and a shortened note ends at a whole code point', () => {
  const room = maxWhatsAppText - withNote('x').body.length + 1
  expect(whatsAppHandOver(withNote('x'.repeat(room))).isShortened).toBe(false)
  expect(whatsAppHandOver(withNote('x'.repeat(room + 1))).isShortened).toBe(true)
  for (const unit of ['👍', 'ع', 'x']) {
    for (const start of ['', '.']) {
      const of = withNote(start + unit.repeat(2000))
      for (const { text } of textsOf(of)) {
        const kept = text.slice(of.note.start, text.indexOf(handOver.shortened)).trimEnd()
        expect(kept.length).toBeGreaterThan(1)
        expect(kept.replaceAll(unit, '')).toBe(start)
      }
    }
    const of = withNote(unit.repeat(2000))
    expect(textsOf(of)[0]!.text.length).toBeGreaterThan(maxWhatsAppText - unit.length)
    expect(mailHandOver(of).href.length).toBeGreaterThan(maxMailHref - encodeURIComponent(unit).length)
  }
})
