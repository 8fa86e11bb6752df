import site from '../../content/site.yaml'
import type { LinkTarget } from '../../content/section-fields.ts'
import { formatPhone, telLink, whatsAppDigits } from '../../lib/phone.ts'
import { paths } from '../../lib/paths.ts'

export const pathOf = (target: LinkTarget): string => paths[target]

/** The same for a link that may also lead to another site. */
export const hrefOf = (to: string): string => (to.startsWith('https://') ? to : pathOf(to as LinkTarget))

export const phone = formatPhone(site.phone, site.place.telephone)
export const whatsAppNumber = formatPhone(site.whatsapp, site.place.telephone)

/** Plain links to the resort, which work before and without scripting. */
export const callLink = telLink(site.phone)
export const mailLink = `mailto:${site.email}`
export const whatsAppLink = `https://wa.me/${whatsAppDigits(site.whatsapp)}`

export const postalAddress = [site.address.street, site.address.city, site.address.country].join(', ')

const { gate } = site.place

/** Where maps and live directions lead: the gate once its pin is confirmed, the address until then. */
export const directionsPoint = gate ? `${gate.lat},${gate.lon}` : postalAddress
