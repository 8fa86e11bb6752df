import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import words from '../../../content/enquiry.yaml'
import { ChangeButton } from './ChangeButton.tsx'
import { EstimateSummary, NoPrice } from './EstimateSummary.tsx'
import { HandOver } from './HandOver.tsx'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import styles from './Ticket.module.css'

/**
 * The second half of the form, which looks like a ticket: the estimate, a perforation, the message. In the dialog the
 * way back to the fields is in its head.
 */
export function Ticket({ form }: { form: EnquiryForm }) {
  // The pressed button disappears with the ticket, so the focus must move.
  function change({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const place = currentTarget.closest('form')
    flushSync(form.edit)
    place?.querySelector<HTMLElement>('h3')?.focus()
  }

  return (
    <div className={styles.ticket} data-ticket={form.name}>
      {form.name === 'contact-form' && <ChangeButton onClick={change}>{words.handOver.change}</ChangeButton>}
      <HandOver form={form}>
        {form.draft.subject === 'booking-request' && <EstimateSummary draft={form.draft} />}
        {form.draft.subject === 'special-arrangements' && <NoPrice />}
      </HandOver>
    </div>
  )
}
