import site from '../../content/site.yaml'
import type { LinkTarget } from '../../content/section-fields.ts'
import { telLink, whatsAppDigits } from '../lib/phone.ts'
import { paths } from '../lib/paths.ts'

/** The address that a link of the content means. */
export const pathOf = (target: LinkTarget): string => paths[target]

/** The same for a link that may also lead to another site. */
export const addressOf = (to: string): string => (to.startsWith('https://') ? to : pathOf(to as LinkTarget))

/** Plain links to the resort, which work before and without scripting. */
export const callLink = telLink(site.phone)
export const mailLink = `mailto:${site.email}`
export const whatsAppLink = `https://wa.me/${whatsAppDigits(site.whatsapp)}`

/** The address as one line, as directions take it. */
export const postalAddress = [site.address.street, site.address.city, site.address.country].join(', ')
