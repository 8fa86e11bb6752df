import type { Content } from '../../content/schema.ts'
import { formatTime, type DayHours } from '../../lib/opening-hours.ts'
import { fill } from '../../lib/text.ts'

/** Lines of a contact file (RFC 6350 §3.2). Behind 75 octets one goes on in the next, after a space. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (octets + size > 75) {
      text += '\r\n '
      octets = 1
    }
    text += letter
    octets += size
  }
  return text
}

export function textValue(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

/** Some address books show the backslash before a semicolon, which only ADR and ORG need. */
const wholeText = (text: string) => textValue(text).replaceAll('\\;', ';')

/** vCard 3.0 (RFC 2426): Android and Outlook read no newer one. It asks for a person's name (N), which may be empty. */
export function contactFile({ site, ui }: Pick<Content, 'site' | 'ui'>): string {
  const { street, city, country } = site.address
  const { gate } = site.place
  const range = ({ opens, closes }: DayHours) =>
    fill(ui.hours.range, { opens: formatTime(opens), closes: formatTime(closes) })
  const { weekdays, weekend } = site.hours
  const hours = `${ui.hours.weekdays} ${range(weekdays)}; ${ui.hours.weekend} ${range(weekend)}`
  // A placeholder must not get into address books.
  const hasAddress = !new URL(site.siteUrl).hostname.endsWith('.example')
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    `FN:${wholeText(site.name)}`,
    `ORG:${textValue(site.name)}`,
    `TEL;TYPE=WORK,VOICE:${site.phone}`,
    `EMAIL;TYPE=WORK:${wholeText(site.email)}`,
    // post office box; flat; street; city; region; postcode; country
    `ADR;TYPE=WORK:${['', '', street, city, '', '', country].map(textValue).join(';')}`,
    ...(gate ? [`GEO:${gate.lat};${gate.lon}`] : []),
    ...(hasAddress ? [`URL:${site.siteUrl}/`] : []),
    `NOTE:${wholeText(fill(ui.contactCard.note, { hours }))}`,
    'END:VCARD',
  ])
}
