import { subjects, type Draft, type KnownIds } from './draft.ts'

/** What a booking button knows of the guest's wish, from where it stands. */
export type Preset = Partial<Pick<Draft, 'subject' | 'stay' | 'about'>>

/**
 * The link behind every booking button: the contact section, with the wish in the query, so that the
 * button works before the app is ready and the form finds the wish when it is. Nothing personal.
 */
export function presetLink({ subject, stay, about }: Preset): string {
  const query = Object.entries({ subject, stay, about })
    .flatMap(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : []))
    .join('&')
  return `/${query && `?${query}`}#contact`
}

/** The wish in a query such as '?subject=booking-request&stay=family-villa'; unknown values are dropped. */
export function parsePreset(search: string, known: KnownIds): Preset {
  const query = new URLSearchParams(search)
  const subject = subjects.find((name) => name === query.get('subject'))
  const stay = known.stays.find((id) => id === query.get('stay'))
  const about = known.experiences.find((id) => id === query.get('about'))
  return { ...(subject && { subject }), ...(stay && { stay }), ...(about && { about }) }
}
