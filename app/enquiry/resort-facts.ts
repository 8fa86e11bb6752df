import { stays } from '../../content/accommodations.yaml'
import enjoyments from '../../content/enjoyments.yaml'
import enquiry from '../../content/enquiry.yaml'
import site from '../../content/site.yaml'
import ui from '../../content/ui.yaml'
import { resortToday } from '../lib/dates.ts'
import type { KnownIds } from './draft.ts'
import type { Experience, Resort } from './facts.ts'
import type { MessageFacts } from './message.ts'

/** What the content says, in the form in which the pure functions of the enquiry take it. */

export const words = { ...enquiry, labels: ui.form }
export { stays }
export const experiences: Experience[] = enjoyments.experiences.map(({ id, name }) => ({ id, name }))
export const { limits } = enquiry
export const known: KnownIds = { stays: stays.map(({ id }) => id), experiences: experiences.map(({ id }) => id) }
export const messageFacts: MessageFacts = { resort: site.name, stays, experiences, limits }
export const resort: Resort = {
  name: site.name,
  phone: site.phone,
  email: site.email,
  address: site.address,
  siteUrl: site.siteUrl,
}

/** The day in Nakuru, wherever the guest is. */
export const today = () => resortToday(new Date())
