import type { ComponentProps } from 'react'
import ui from '../../content/ui.yaml'
import { paths, type EnquiryPreset } from '../../lib/paths.ts'
import { fill, plainText } from '../../lib/text.ts'
import { ArrowLink, ButtonLink } from '../ui/Button.tsx'

interface About {
  /** The name of the entry of a list that it belongs to, for screen readers: others have the same words. */
  about?: string | undefined
  children: string
}

const named = ({ about, children }: About) =>
  about && { 'aria-label': fill(ui.aboutEntry, { action: children, name: about }) }

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'children'> &
  About & {
    /** What the enquiry is about; by default a booking request without a stay. */
    preset?: EnquiryPreset
  }

/**
 * Every booking button of the site: a link to the contact section, with its subject in the address. Once the app is
 * running, a click opens the booking dialog instead (`usePageClicks`).
 */
export function BookLink({ preset = { subject: 'booking-request' }, about, ...rest }: Props) {
  return <ButtonLink to={paths.enquiry(preset)} data-book {...named({ about, ...rest })} {...rest} />
}

type EnquiryProps = Omit<ComponentProps<typeof ArrowLink>, 'to' | 'children'> & About & { preset: EnquiryPreset }

export function EnquiryLink({ preset, about, ...rest }: EnquiryProps) {
  return <ArrowLink to={paths.enquiry(preset)} data-book {...named({ about, ...rest })} {...rest} />
}

type AskProps = { question: string; label?: string } & Pick<EnquiryPreset, 'forOthers'>

/** A link beside an answer that depends on the guest: opens a message with the question written in. */
export function AskLink({ question, label = ui.askAboutThis, ...more }: AskProps) {
  const ask = plainText(question)
  return (
    <EnquiryLink preset={{ subject: 'general-inquiry', ask, ...more }} about={ask}>
      {label}
    </EnquiryLink>
  )
}
