import type { ComponentProps } from 'react'
import { paths, type EnquiryPreset } from '../lib/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to'> & {
  /** What the enquiry starts with; a booking request of no particular stay where nothing is said. */
  preset?: EnquiryPreset
}

/** Every booking button of the site: a real link to the contact section, with what it is about. */
export function BookLink({ preset = { subject: 'booking-request' }, ...rest }: Props) {
  return <ButtonLink to={paths.enquiry(preset)} {...rest} />
}
