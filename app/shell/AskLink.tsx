import ui from '../../content/ui.yaml'
import { paths } from '../../lib/paths.ts'
import { fill, plainText } from '../../lib/text.ts'
import { ArrowLink } from '../ui/Button.tsx'

/** A link beside an answer that depends on the guest: opens a message with the question written in (`usePageClicks`). */
export function AskLink({ question, label = ui.askAboutThis }: { question: string; label?: string }) {
  const ask = plainText(question)
  return (
    <ArrowLink
      to={paths.enquiry({ subject: 'general-inquiry', ask })}
      data-book
      aria-label={fill(ui.aboutEntry, { action: label, name: ask })}
    >
      {label}
    </ArrowLink>
  )
}
