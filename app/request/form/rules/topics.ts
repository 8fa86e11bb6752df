import { experiences } from '../../../../content/enjoyments.yaml'
import type { Draft } from '../../draft.ts'
import type { Chosen } from './chosen-stays.ts'

/** What the guest asked about, and the draft without it. */
export type Topic = { id: string; name: string; booking?: string; without: Partial<Draft> }

/** Stays are listed for a general inquiry only: a booking request has a field for them. */
export function askedAbout({ subject, stays: ids, about }: Draft, chosen: readonly Chosen[]): Topic[] {
  const listed = subject === 'general-inquiry' ? chosen : []
  const experience = experiences.filter(({ id }) => id === about)
  return [
    ...listed.map(({ stay: { id, name } }) => ({ id, name, without: { stays: ids.filter((each) => each !== id) } })),
    ...experience.map(({ id, name, booking }) => ({ id, name, booking, without: { about: '' } })),
  ]
}
