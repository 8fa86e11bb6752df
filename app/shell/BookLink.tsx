import type { ComponentProps } from 'react'
import { paths, type EnquiryPreset } from '../../lib/paths.ts'
import { ArrowLink, ButtonLink } from '../ui/Button.tsx'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to'> & {
  /** What the enquiry is about; by default a booking request without a stay. */
  preset?: EnquiryPreset
}

/**
 * Every booking button of the site: a link to the contact section, with its subject in the address. Once the app is
 * running, a click opens the booking dialog instead (`usePageClicks`).
 */
export function BookLink({ preset = { subject: 'booking-request' }, ...rest }: Props) {
  return <ButtonLink to={paths.enquiry(preset)} data-book {...rest} />
}

type EnquiryProps = Omit<ComponentProps<typeof ArrowLink>, 'to'> & { preset: EnquiryPreset }

/** The same as a link in the text. */
export function EnquiryLink({ preset, ...rest }: EnquiryProps) {
  return <ArrowLink to={paths.enquiry(preset)} data-book {...rest} />
}
