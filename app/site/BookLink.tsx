import type { ComponentProps } from 'react'
import { paths, type EnquiryPreset } from '../lib/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to'> & {
  /** What the enquiry starts with; a booking request of no particular stay where nothing is said. */
  preset?: EnquiryPreset
}

/**
 * Every booking button of the site: a real link to the contact section, with what it is about. Once the app is
 * there, a plain press opens the booking request over the page instead (`useAnswers`); before, it navigates and
 * that is all.
 */
export function BookLink({ preset = { subject: 'booking-request' }, ...rest }: Props) {
  return <ButtonLink to={paths.enquiry(preset)} data-book {...rest} />
}
