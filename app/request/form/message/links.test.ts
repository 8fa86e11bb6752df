import fc from 'fast-check'
import { expect, test } from 'vitest'
import words from '../../../../content/enquiry.yaml'
import site from '../../../../content/site.yaml'
import { whatsAppDigits } from '../../../../lib/phone.ts'
import { anyDraft, anyText, booking } from '../rules/samples.ts'
import { mailLink, maxMailHref, maxWhatsAppText, whatsAppLink } from './links.ts'
import { newsletterMessage, toMessage } from './message.ts'

const notice = words.handOver.shortened
const withNote = (note: string) => toMessage({ ...booking, note })

// Parses the links as WhatsApp and mail apps do, not with the code under test.
const textIn = (href: string) => {
  const [address, text = ''] = href.split('?text=')
  expect(address).toBe(`https://wa.me/${whatsAppDigits(site.whatsapp)}`)
  return decodeURIComponent(text)
}
const mailIn = (href: string) => {
  const [, address, subject = '', body = ''] = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(href) ?? []
  expect(address).toBe(site.email)
  return { subject: decodeURIComponent(subject), body: decodeURIComponent(body) }
}

const anyNote = fc
  .tuple(anyText, fc.constantFrom('x', 'word ', 'é', 'ع', '👨‍👩‍👧‍👦', '&', '\n.'), fc.nat(2000))
  .map(([start, unit, times]) => withNote(start.slice(0, 200) + unit.repeat(times)))

test('decoded links hold the message whole, or its start, the notice, and its end', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyDraft.map((draft) => toMessage(draft)),
        anyNote,
        anyText.map(newsletterMessage),
      ),
      (message) => {
        const { body, note } = message
        const [inWhatsApp, inMail] = [whatsAppLink(message), mailLink(message)]
        expect(textIn(inWhatsApp.href)).toBe(inWhatsApp.text)
        expect(inWhatsApp.text.length).toBeLessThanOrEqual(maxWhatsAppText)
        const decoded = mailIn(inMail.href)
        expect(decoded.subject).toBe(message.subject)
        expect(decoded.body.replaceAll('\r\n', '\n')).toBe(inMail.text)
        expect(decoded.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        expect(inMail.href.length).toBeLessThanOrEqual(maxMailHref)
        for (const { text, isShortened } of [inWhatsApp, inMail]) {
          if (!isShortened) {
            expect(text).toBe(body)
            continue
          }
          const at = text.lastIndexOf(notice)
          expect(at).toBeGreaterThanOrEqual(0)
          expect(body.startsWith(text.slice(0, at).trimEnd())).toBe(true)
          // Where there is room for it, only the note is shortened.
          const isCutInNote = text.slice(at + notice.length) === body.slice(note.end) && at >= note.start
          expect(isCutInNote || text.endsWith(notice)).toBe(true)
          if (encodeURIComponent(body.slice(0, note.start) + body.slice(note.end)).length < 1000)
            expect(isCutInNote).toBe(true)
        }
      },
    ),
    { numRuns: 400 },
  )
})

test('the limits are exact, and a shortened note ends at a whole character', () => {
  const room = maxWhatsAppText - withNote('x').body.length + 1
  expect(whatsAppLink(withNote('x'.repeat(room))).isShortened).toBe(false)
  expect(whatsAppLink(withNote('x'.repeat(room + 1))).isShortened).toBe(true)
  for (const unit of ['👨‍👩‍👧‍👦', '🇰🇪', '👍🏾', 'e\u0301', 'x']) {
    const message = withNote(unit.repeat(2000))
    for (const { text } of [whatsAppLink(message), mailLink(message)]) {
      const kept = text.slice(message.note.start, text.indexOf(notice)).trimEnd()
      expect(kept.length).toBeGreaterThan(0)
      expect(kept.replaceAll(unit, '')).toBe('')
    }
    expect(whatsAppLink(message).text.length).toBeGreaterThan(maxWhatsAppText - unit.length)
    expect(mailLink(message).href.length).toBeGreaterThan(maxMailHref - encodeURIComponent(unit).length)
  }
})

test('also a browser without Intl.Segmenter never cuts a code point in half', () => {
  const { Segmenter } = Intl
  try {
    Reflect.deleteProperty(Intl, 'Segmenter')
    for (const shift of ['', 'x']) {
      const message = withNote(shift + '👍'.repeat(2000))
      expect(whatsAppLink(message).text.isWellFormed()).toBe(true)
      expect(textIn(whatsAppLink(message).href)).toBe(whatsAppLink(message).text)
      expect(mailLink(message).href.length).toBeLessThanOrEqual(maxMailHref)
    }
  } finally {
    Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true })
  }
})
