/** Links that hand a message over to WhatsApp or an e-mail program, and how much text they have room for. */
import words from '../../../../content/request.yaml'
import site from '../../../../content/site.yaml'
import { whatsAppLink } from '../../../resort/links.ts'
import { cleanText } from './clean-typed.ts'
import type { Message } from './message.ts'

/** A plain link, which works without script. The text in it is the body of the message, unless `isShortened`. */
type HandOverLink = { href: string; isShortened: boolean }

/**
 * Characters of text (UTF-16 units, before encoding) in a WhatsApp link. WhatsApp documents no limit;
 * texts were seen cut off from about 2,250 on, so 1,000 is safe; two rooms and five planned days are 870.
 */
export const maxWhatsAppText = 1000

/** Characters of a whole mailto address. Gmail was seen to cut at about 1,620, Outlook at 2,046. */
export const maxMailHref = 1600

/** The text is encoded by encodeURIComponent, because URLSearchParams would replace spaces by '+'. */
export function whatsAppHandOver(of: Message): HandOverLink {
  const { text, isShortened } = shortened(of, maxWhatsAppText, (part) => part.length)
  return { href: `${whatsAppLink}?text=${encodeURIComponent(text)}`, isShortened }
}

export function mailHandOver(of: Message): HandOverLink {
  const start =
    `mailto:${encodeURIComponent(site.email).replaceAll('%40', '@')}` +
    `?subject=${encodeURIComponent(cleanText(of.subject))}&body=`
  const { text, isShortened } = shortened(of, maxMailHref - start.length, (part) => encodeBody(part).length)
  return { href: start + encodeBody(text), isShortened }
}

// RFC 6068: a line break in the body of a mailto address is written %0D%0A.
const encodeBody = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'))

/**
 * The body, if it fits into `room`. Otherwise the end of the note is cut off, and the notice follows on its own line. If
 * that is not enough, what stands before it is cut too: who writes, and how to answer, goes last.
 * `sizeOf` must be additive: two joined texts have the sum of their sizes.
 */
function shortened({ body, note }: Message, room: number, sizeOf: (text: string) => number) {
  const notice = words.handOver.shortened
  if (sizeOf(body) <= room) return { text: body, isShortened: false }
  const around = (start: number, end: number) => [body.slice(0, start), `${notice}${body.slice(end)}`] as const
  const fits = ({ start, end }: Message['note']) => sizeOf(around(start, end).join('\n')) <= room
  const { start, end } = [note, { start: 0, end: note.end }].find(fits) ?? { start: 0, end: body.length }
  const [before, after] = around(start, end)
  const kept = longestStart(body.slice(start, end), room - sizeOf(`${before}\n${after}`), sizeOf)
  return { text: `${before}${kept}${kept && '\n'}${after}`, isShortened: true }
}

/** What has room of a text, in whole code points. */
function longestStart(text: string, room: number, sizeOf: (text: string) => number): string {
  let end = 0
  let used = 0
  for (const character of text) {
    used += sizeOf(character)
    if (used > room) break
    end += character.length
  }
  return text.slice(0, end).trimEnd()
}
