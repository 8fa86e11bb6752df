import { parseEnquiry } from '../../../../lib/paths.ts'
import type { KnownIds } from '../../draft/draft.ts'
import type { Draft } from '../../draft/empty-draft.ts'

/** The values that a booking button fills in: they depend on its place on the site. */
export type Preset = Partial<Pick<Draft, 'subject' | 'stays' | 'about' | 'occasion' | 'asksTerms'>>

/** Reads a query such as '?subject=booking-request&stay=hilltop-home'; unknown values are dropped. */
export function parsePreset(search: string, known: KnownIds): Preset {
  const { subject, stay, about, occasion, ask } = parseEnquiry(search)
  return {
    ...(subject && { subject }),
    ...(stay && known.stays.includes(stay) && { stays: [stay] }),
    ...(about && known.experiences.includes(about) && { about }),
    ...(occasion && known.occasions.includes(occasion) && { occasion }),
    ...(ask && { asksTerms: true }),
  }
}
