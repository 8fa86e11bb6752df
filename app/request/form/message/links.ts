import { handOver, newsletter } from '../../../../content/enquiry.yaml'
import site from '../../../../content/site.yaml'
import { whatsAppLink as whatsAppChat } from '../../../resort/links.ts'
import { cleanText } from '../rules/plain-text.ts'
import { newsletterMessage, type Message } from './message.ts'

/**
 * A plain link, which works without popup or script. `text` is the text in the link: the body of the message, unless
 * `isShortened`.
 */
type HandOverLink = { href: string; text: string; isShortened: boolean }

/**
 * Characters of text (UTF-16 units, before encoding) in a WhatsApp link. WhatsApp documents no limit;
 * texts were seen cut off from about 2,250 on, so 1,000 is safe and still twice a full request.
 */
export const maxWhatsAppText = 1000

/** Characters of a whole mailto address. Gmail was seen to cut at about 1,620, Outlook at 2,046. */
export const maxMailHref = 1600

/** The text is encoded by encodeURIComponent, because URLSearchParams would replace spaces by '+'. */
export function whatsAppLink(message: Message): HandOverLink {
  const { text, isShortened } = shortened(message, maxWhatsAppText, (part) => part.length)
  return { href: `${whatsAppChat}?text=${encodeURIComponent(text)}`, text, isShortened }
}

export function mailLink(message: Message): HandOverLink {
  const start =
    `mailto:${encodeURIComponent(site.email).replaceAll('%40', '@')}` +
    `?subject=${encodeURIComponent(cleanText(message.subject))}&body=`
  const { text, isShortened } = shortened(message, maxMailHref - start.length, (part) => encodeBody(part).length)
  return { href: start + encodeBody(text), text, isShortened }
}

/** The links that ask for the newsletter, from the guest's own apps, and their words. */
export function newsletterLinks(email: string) {
  const message = newsletterMessage(email)
  return { words: newsletter, mail: mailLink(message).href, whatsApp: whatsAppLink(message).href }
}

// RFC 6068: a line break in the body of a mailto address is written %0D%0A.
const encodeBody = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'))

/**
 * The body, if it fits into `room`. Otherwise the end of the note is cut off, and the notice follows on its own line.
 * If the body is too long even without the note (a name of a thousand letters), the end of the whole text is cut off.
 * A visible character is never split. `sizeOf` must be additive: two joined texts have the sum of their sizes.
 */
function shortened({ body, note }: Message, room: number, sizeOf: (text: string) => number) {
  const notice = handOver.shortened
  if (sizeOf(body) <= room) return { text: body, isShortened: false }
  const around = (start: number, end: number) => [body.slice(0, start), `${notice}${body.slice(end)}`] as const
  const isEnough = sizeOf(around(note.start, note.end).join('\n')) <= room
  const { start, end } = isEnough ? note : { start: 0, end: body.length }
  const [before, after] = around(start, end)
  const kept = longestStart(body.slice(start, end), room - sizeOf(`${before}\n${after}`), sizeOf)
  return { text: `${before}${kept}${kept && '\n'}${after}`, isShortened: true }
}

function longestStart(text: string, room: number, sizeOf: (text: string) => number): string {
  // Every UTF-16 unit has a size of at least 1, so units beyond `room` never fit. If this slice splits an emoji flag,
  // the loop below drops the flag; a lone surrogate is dropped here, because encoding it would throw.
  const nearby = text.slice(0, Math.max(0, room) + 2).replace(/[\uD800-\uDBFF]$/, '')
  let end = 0
  let used = 0
  for (const character of charactersOf(nearby)) {
    used += sizeOf(character)
    if (used > room) break
    end += character.length
  }
  return text.slice(0, end).trimEnd()
}

/** Characters as a person counts them: an accent belongs to its letter, a family emoji is one. */
function charactersOf(text: string): string[] {
  // Firefox before 125 has no Segmenter: there a joined emoji may be split, but never a code point.
  if (!('Segmenter' in Intl)) return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
