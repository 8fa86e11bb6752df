import site from '../../../content/site.yaml'
import ui from '../../../content/ui.yaml'
import { callLink, mailLink, phone, whatsAppLink } from '../../resort/links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Actions } from '../../ui/Layout.tsx'

/** Shown if the form cannot be fetched or scripts are off; within a `role=status` where it comes later. */
export function ContactLinks({ reason = ui.form.unavailable }: { reason?: string }) {
  return (
    <div className="stack">
      <p>{reason}</p>
      <Actions>
        <ButtonLink href={whatsAppLink}>{ui.whatsapp}</ButtonLink>
        <ButtonLink variant="quiet" href={mailLink}>
          {site.email}
        </ButtonLink>
        <ButtonLink variant="quiet" href={callLink}>
          {phone}
        </ButtonLink>
      </Actions>
    </div>
  )
}
