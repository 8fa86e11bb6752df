import ui from '../../content/ui.yaml'
import { fill, plainText } from '../../lib/text.ts'
import { EnquiryLink } from './BookLink.tsx'

/** A link beside an answer that depends on the guest: opens a message with the question written in (`usePageClicks`). */
export function AskLink({ question, label = ui.askAboutThis }: { question: string; label?: string }) {
  const ask = plainText(question)
  return (
    <EnquiryLink
      preset={{ subject: 'general-inquiry', ask }}
      aria-label={fill(ui.aboutEntry, { action: label, name: ask })}
    >
      {label}
    </EnquiryLink>
  )
}
