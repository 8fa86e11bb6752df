import ui from '../../content/ui.yaml'
import type { EnquiryPreset } from '../../lib/paths.ts'
import { plainText } from '../../lib/text.ts'
import { EnquiryLink } from './BookLink.tsx'

type Props = { question: string; label?: string } & Pick<EnquiryPreset, 'forOthers'>

/** A link beside an answer that depends on the guest: opens a message with the question written in (`usePageClicks`). */
export function AskLink({ question, label = ui.askAboutThis, ...more }: Props) {
  const ask = plainText(question)
  return (
    <EnquiryLink preset={{ subject: 'general-inquiry', ask, ...more }} about={ask}>
      {label}
    </EnquiryLink>
  )
}
