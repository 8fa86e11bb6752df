import type { EnquiryWords } from '../../content/enquiry.schema.ts'
import { telLink } from '../../lib/phone.ts'
import { fill } from '../../lib/text.ts'
import type { Resort } from '../../app/enquiry/request/rules/resort-data.ts'
import { contentLines, textValue } from '../../lib/content-line.ts'

/**
 * The resort as a contact (vCard 4.0, RFC 6350), written by the build. `hours` is the opening hours as text.
 */
export function contactCard(resort: Resort, hours: string, words: Pick<EnquiryWords, 'contact'>): string {
  const { street, city, country } = resort.address
  const { gate } = resort.place
  // post office box; flat; street; city; region; postcode; country
  const address = ['', '', street, city, '', '', country].map(textValue).join(';')
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${wholeText(resort.name)}`,
    `ORG:${textValue(resort.name)}`,
    `TEL;VALUE=uri;TYPE="voice,text,work":${telLink(resort.phone)}`,
    `EMAIL;TYPE=work:${wholeText(resort.email)}`,
    `ADR;TYPE=work:${address}`,
    ...(gate ? [`GEO:geo:${gate.lat},${gate.lon}`] : []),
    ...(resort.siteUrl ? [`URL:${resort.siteUrl}/`] : []),
    `NOTE:${wholeText(fill(words.contact.note, { hours }))}`,
    'END:VCARD',
  ])
}

// Only ADR and ORG need a backslash before a semicolon, which separates their values (RFC 6350 §3.4). In other
// properties some address books would show the backslash.
const wholeText = (text: string) => textValue(text).replaceAll('\\;', ';')
