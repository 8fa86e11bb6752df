/** Which fields a form and its message have, and in which order. */
import type { Subject } from '../../../../lib/paths.ts'
import type { Draft } from '../../draft.ts'

export const fieldsOfPerson = ({ subject }: Draft) =>
  (['firstName', 'lastName', 'email', 'phone'] as const).filter((name) => name !== 'phone' || subject !== 'newsletter')

/** The fields of each subject, in the order of the message; those with errors also in that of the form. */
export const fieldsOfSubject: Record<Subject, readonly (keyof Draft)[]> = {
  'general-inquiry': ['about', 'forOthers'],
  'booking-request': ['stays', 'checkIn', 'checkOut', 'adults', 'childAges', 'areResidents', 'forOthers'],
  'special-arrangements': ['about', 'occasion', 'checkIn', 'visitors', 'roof', 'overnight', 'forOthers'],
  feedback: ['about'],
  newsletter: [],
}
