import type { Content } from '../../content/schema.ts'
import { contactCard } from './contact-card.ts'
import { formatTime, type DayHours } from '../../lib/hours.ts'
import { fill } from '../../lib/text.ts'

/** Path of the resort's contact card in the built site; the enquiry links to it (content/enquiry.yaml). */
export const contactFileName = (content: Content): string => content.enquiry.contact.fileName

/** The resort as a contact (vCard 4.0), for the guest's address book. */
export function contactFile({ site, ui, enquiry }: Content): string {
  const range = ({ opens, closes }: DayHours) =>
    fill(ui.hours.range, { opens: formatTime(opens), closes: formatTime(closes) })
  const hours = [
    `${ui.hours.weekdays} ${range(site.hours.weekdays)}`,
    `${ui.hours.weekend} ${range(site.hours.weekend)}`,
  ].join('; ')
  // A placeholder address must not get into address books.
  const hasAddress = !new URL(site.siteUrl).hostname.endsWith('.example')
  const { name, phone, email, address, place } = site
  return contactCard({ name, phone, email, address, place, siteUrl: hasAddress ? site.siteUrl : null }, hours, enquiry)
}
