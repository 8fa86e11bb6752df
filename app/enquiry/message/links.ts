import { cleanText } from '../draft/plain-text.ts'
import type { Message } from './message.ts'

/**
 * Real addresses which the guest presses: no popup, no script in between.
 * `text` is what the link carries, equal to the body of the message unless `isShortened`.
 */
export type HandOverLink = { href: string; text: string; isShortened: boolean }

/**
 * Characters of text (UTF-16 units, before encoding) in a WhatsApp link. WhatsApp documents no limit;
 * texts were seen cut off from about 2,250 on, so 1,000 is safe and still twice a full request.
 */
export const maxWhatsAppText = 1000

/** Characters of a whole mailto address. Gmail was seen to cut at about 1,620, Outlook at 2,046. */
export const maxMailHref = 1600

/**
 * `digits` as whatsAppDigits gives them: wa.me takes neither '+' nor leading zeros. The text is
 * encoded by encodeURIComponent; URLSearchParams would put '+' where the spaces were.
 * `notice` is the line that stands in a shortened message.
 */
export function whatsAppLink(digits: string, message: Message, notice: string): HandOverLink {
  const { text, isShortened } = shortened(message, notice, maxWhatsAppText, (part) => part.length)
  return { href: `https://wa.me/${digits}?text=${encodeURIComponent(text)}`, text, isShortened }
}

export function mailLink(address: string, message: Message, notice: string): HandOverLink {
  const start = `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`
    + `?subject=${encodeURIComponent(cleanText(message.subject))}&body=`
  const room = maxMailHref - start.length
  const { text, isShortened } = shortened(message, notice, room, (part) => encodeBody(part).length)
  return { href: start + encodeBody(text), text, isShortened }
}

// RFC 6068: a line break in the body of a mailto address is written %0D%0A.
const encodeBody = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'))

/**
 * The body, if it fits into `room`; otherwise with as much of the start of the note as fits, and the
 * notice on a line below it. Where even that is too long (a name of a thousand letters), the whole
 * text is cut at its end, with the notice below. Never cut inside a character as the guest sees it.
 * `sizeOf` must add up: the size of two texts together is the sum of their sizes.
 */
function shortened(
  { body, note }: Message,
  notice: string,
  room: number,
  sizeOf: (text: string) => number,
): { text: string; isShortened: boolean } {
  if (sizeOf(body) <= room) return { text: body, isShortened: false }
  const before = body.slice(0, note.start)
  const after = body.slice(note.end)
  const roomForNote = room - sizeOf(`${before}\n${notice}${after}`)
  if (roomForNote >= 0) {
    const kept = longestStart(body.slice(note.start, note.end), roomForNote, sizeOf)
    return { text: `${before}${kept}${kept && '\n'}${notice}${after}`, isShortened: true }
  }
  const kept = longestStart(body, room - sizeOf(`\n${notice}`), sizeOf)
  return { text: `${kept}\n${notice}`, isShortened: true }
}

function longestStart(text: string, room: number, sizeOf: (text: string) => number): string {
  // Nothing is smaller than 1 a unit, so what lies beyond `room` never fits: a flag that this window
  // cuts in half is left out whole, and half a code point (encoding it would throw) is dropped here.
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
  // Firefox before 125 has no Segmenter; there a joined emoji may lose its end, never half a code point.
  if (!('Segmenter' in Intl)) return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
