import fc from 'fast-check'
import { expect, test } from 'vitest'
import words from '../../../../content/enquiry.yaml'
import site from '../../../../content/site.yaml'
import { cleanText } from '../rules/plain-text.ts'
import { anyDraft, anyText, booking } from '../rules/samples.ts'
import { mailLink, maxMailHref, maxWhatsAppText, whatsAppLink, type HandOverLink } from './links.ts'
import { newsletterMessage, toMessage, type Message } from './message.ts'

const notice = words.handOver.shortened
const whatsApp = (message: Message) => whatsAppLink('254000000000', message, notice)
const mail = (message: Message) => mailLink(site.email, message, notice)

// Parses the links as WhatsApp and mail apps do, not with the code under test.
const textIn = (href: string) => {
  const [address = '', text = ''] = href.split('?text=')
  expect(address).toBe('https://wa.me/254000000000')
  return decodeURIComponent(text)
}
const mailIn = (href: string) => {
  const parts = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(href)
  const [, address, subject = '', body = ''] = parts ?? []
  expect(address).toBe(site.email)
  return { subject: decodeURIComponent(subject), body: decodeURIComponent(body) }
}

test('an ordinary request goes into both links whole', () => {
  const message = toMessage(booking)
  expect(whatsApp(message)).toMatchObject({ text: message.body, isShortened: false })
  expect(mail(message)).toMatchObject({ text: message.body, isShortened: false })
  expect(whatsApp(message).href).not.toMatch(/[+\s]/)
  expect(mail(message).href).toContain('%0D%0A')
})

test('decoded links hold the preview, or its beginning and the notice', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const message = toMessage(draft)
      const inWhatsApp = whatsApp(message)
      expect(textIn(inWhatsApp.href)).toBe(inWhatsApp.text)
      expect(inWhatsApp.text.length).toBeLessThanOrEqual(maxWhatsAppText)
      expectHonest(message, inWhatsApp)

      const inMail = mail(message)
      const { subject, body } = mailIn(inMail.href)
      expect(subject).toBe(message.subject)
      expect(body.replaceAll('\r\n', '\n')).toBe(inMail.text)
      expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(inMail.href.length).toBeLessThanOrEqual(maxMailHref)
      expectHonest(message, inMail)
    }),
    { numRuns: 400 },
  )
})

function expectHonest({ body, note }: Message, { text, isShortened }: HandOverLink) {
  if (!isShortened) return void expect(text).toBe(body)
  const at = text.lastIndexOf(notice)
  expect(at).toBeGreaterThanOrEqual(0)
  // The text before the notice is the start of the body; the text after it is the end of the body.
  expect(body.startsWith(text.slice(0, at).trimEnd())).toBe(true)
  const end = text.slice(at + notice.length)
  expect(end === '' || end === body.slice(note.end)).toBe(true)
  expect(text.length).toBeLessThan(body.length + notice.length + 2)
}

test('a long note is shortened alone: names, address and facts stay', () => {
  const note = fc
    .tuple(anyText, fc.constantFrom('x', 'word ', 'é', 'ع', '👨‍👩‍👧‍👦', '&', '\n.'))
    .map(([start, unit]) => start.slice(0, 200) + unit.repeat(2000))
  fc.assert(
    fc.property(note, (typed) => {
      const message = toMessage({ ...booking, note: typed })
      for (const { text, isShortened } of [whatsApp(message), mail(message)]) {
        expect(isShortened).toBe(true)
        const start = message.body.slice(0, message.note.start)
        expect(text.startsWith(start)).toBe(true)
        expect(text.endsWith(`${notice}${message.body.slice(message.note.end)}`)).toBe(true)
        const kept = text.slice(start.length, text.indexOf(notice)).trimEnd()
        expect(cleanText(typed).startsWith(kept)).toBe(true)
      }
    }),
  )
})

test('a shortened note ends at a whole character, and uses the room there is', () => {
  for (const unit of ['👨‍👩‍👧‍👦', '🇰🇪', '👍🏾', 'e\u0301', 'x']) {
    const message = toMessage({ ...booking, note: unit.repeat(2000) })
    for (const { text } of [whatsApp(message), mail(message)]) {
      const kept = text.slice(message.note.start, text.indexOf(notice)).trimEnd()
      expect(kept.replaceAll(unit, '')).toBe('')
      expect(kept.length).toBeGreaterThan(0)
    }
    expect(whatsApp(message).text.length).toBeGreaterThan(maxWhatsAppText - unit.length)
    expect(mail(message).href.length).toBeGreaterThan(maxMailHref - encodeURIComponent(unit).length)
  }
})

test('the limits are exact: the last character that fits is not shortened', () => {
  const bare = toMessage({ ...booking, note: 'x' }).body.length
  const room = maxWhatsAppText - bare + 1
  expect(whatsApp(toMessage({ ...booking, note: 'x'.repeat(room) })).isShortened).toBe(false)
  expect(whatsApp(toMessage({ ...booking, note: 'x'.repeat(room + 1) })).isShortened).toBe(true)
})

test('also a browser without Intl.Segmenter never cuts a code point in half', () => {
  const { Segmenter } = Intl
  try {
    Reflect.deleteProperty(Intl, 'Segmenter')
    for (const shift of ['', 'x']) {
      const message = toMessage({ ...booking, note: shift + '👍'.repeat(2000) })
      expect(whatsApp(message).text.isWellFormed()).toBe(true)
      expect(textIn(whatsApp(message).href)).toBe(whatsApp(message).text)
      expect(mail(message).href.length).toBeLessThanOrEqual(maxMailHref)
    }
  } finally {
    Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true })
  }
})

test('the newsletter goes the same way', () => {
  fc.assert(
    fc.property(anyText, (email) => {
      const message = newsletterMessage(email)
      expect(textIn(whatsApp(message).href)).toBe(whatsApp(message).text)
      expectHonest(message, whatsApp(message))
      expectHonest(message, mail(message))
    }),
  )
})
