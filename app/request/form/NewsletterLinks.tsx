import { useEffect, useRef } from 'react'
import words from '../../../content/enquiry.yaml'
import { ButtonLink } from '../../ui/Button.tsx'
import { Actions } from '../../ui/Layout.tsx'
import styles from '../contact/Newsletter.module.css'
import { mailLink, whatsAppLink } from './message/links.ts'
import { newsletterMessage } from './message/message.ts'

/** The links that send the newsletter request from the guest's own apps. They take the focus, as the next step. */
export function NewsletterLinks({ email }: { email: string }) {
  const message = newsletterMessage(email)
  const invitation = useRef<HTMLParagraphElement>(null)
  useEffect(() => invitation.current?.focus(), [])
  return (
    <div className={`stack ${styles.links}`}>
      <p ref={invitation} tabIndex={-1}>
        {words.newsletter.choose}
      </p>
      <Actions>
        <ButtonLink variant="onBand" size="small" to={mailLink(message).href}>
          {words.newsletter.email}
        </ButtonLink>
        <ButtonLink variant="quietOnBand" size="small" to={whatsAppLink(message).href} target="_blank">
          {words.newsletter.whatsApp}
        </ButtonLink>
      </Actions>
    </div>
  )
}
