import { subjects } from '../../../../lib/paths.ts'
import type { KnownIds } from '../../draft/draft.ts'
import type { Draft } from '../../draft/empty-draft.ts'

/** The values that a booking button fills in: they depend on its place on the site. */
export type Preset = Partial<Pick<Draft, 'subject' | 'stays' | 'about' | 'occasion'>>

/** Reads a query such as '?subject=booking-request&stay=hilltop-home'; unknown values are dropped. */
export function parsePreset(search: string, known: KnownIds): Preset {
  const query = new URLSearchParams(search)
  const subject = subjects.find((name) => name === query.get('subject'))
  const stay = known.stays.find((id) => id === query.get('stay'))
  const about = known.experiences.find((id) => id === query.get('about'))
  const occasion = known.occasions.find((id) => id === query.get('occasion'))
  return {
    ...(subject && { subject }),
    ...(stay && { stays: [stay] }),
    ...(about && { about }),
    ...(occasion && { occasion }),
  }
}
