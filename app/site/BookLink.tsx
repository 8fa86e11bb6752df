import type { ComponentProps, MouseEvent } from 'react'
import { prefetchParts } from '../enquiry/load-parts.ts'
import { useOpenEnquiry } from '../enquiry/open-enquiry.ts'
import { paths, type EnquiryPreset } from '../lib/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to'> & {
  /** What the enquiry starts with; a booking request of no particular stay where nothing is said. */
  preset?: EnquiryPreset
}

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Every booking button of the site: a real link to the contact section, with what it is about. Once the app is
 * there, a plain press opens the booking request over the page instead; before, it navigates and that is all.
 */
export function BookLink({ preset = { subject: 'booking-request' }, ...rest }: Props) {
  const open = useOpenEnquiry()
  return (
    <ButtonLink
      to={paths.enquiry(preset)}
      data-book
      onPointerEnter={prefetchParts}
      onPointerDown={prefetchParts}
      onFocus={prefetchParts}
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        open(preset, event.currentTarget)
      }}
      {...rest}
    />
  )
}
