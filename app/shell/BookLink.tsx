import type { ComponentProps } from 'react'
import ui from '../../content/ui.yaml'
import { paths, type RequestPreset } from '../../lib/paths.ts'
import { fill, plainText } from '../../lib/text.ts'
import { ArrowLink, ButtonLink } from '../ui/Button.tsx'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'children'> & {
  /** What the request is about; by default a booking request without a stay. */
  preset?: RequestPreset
  /** The name of the entry of a list that it belongs to, for screen readers: others have the same words. */
  about?: string | undefined
  as?: typeof ButtonLink | typeof ArrowLink
  children: string
}

/** A link to the contact section, with its subject in the address; a click opens the dialog (`usePageLinks`). */
export function BookLink({ preset = { subject: 'booking-request' }, about, as: Link = ButtonLink, ...rest }: Props) {
  const label = about && fill(ui.aboutEntry, { action: rest.children, name: about })
  return <Link href={paths.request(preset)} data-book aria-label={label} {...rest} />
}

/** The same for other questions, as a text link. */
export const RequestLink = (props: Omit<Props, 'as' | 'variant' | 'size'>) => <BookLink as={ArrowLink} {...props} />

type AskProps = { question: string; label?: string } & Pick<RequestPreset, 'forOthers'>

/** A link beside an answer that depends on the guest: opens a message with the question written in. */
export function AskLink({ question, label = ui.askAboutThis, ...more }: AskProps) {
  const ask = plainText(question)
  return (
    <RequestLink preset={{ subject: 'general-inquiry', ask, ...more }} about={ask}>
      {label}
    </RequestLink>
  )
}
