import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import words from '../../../content/enquiry.yaml'
import { mainPicture } from '../../resort/main-picture.ts'
import { Picture } from '../../ui/Picture.tsx'
import { ChangeButton } from './ChangeButton.tsx'
import { chosenOf } from './rules/chosen.ts'
import { EstimateSummary, NoPrice } from './EstimateSummary.tsx'
import { HandOver } from './HandOver.tsx'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import styles from './Ticket.module.css'

/**
 * The second half of the form, which looks like a ticket: the estimate, a perforation, the message. In the dialog the
 * way back to the fields is in its head, and on wide screens the picture of the stay is at the head of the ticket.
 */
export function Ticket({ form }: { form: EnquiryForm }) {
  // The pressed button disappears with the ticket, so the focus must move.
  function change({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const place = currentTarget.closest('form')
    flushSync(form.edit)
    place?.querySelector<HTMLElement>('h3')?.focus()
  }

  const [first] = chosenOf(form.draft)
  return (
    // Without tabIndex={-1} Firefox makes the scrolling box a tab stop without a name.
    <div className={styles.ticket} tabIndex={-1} data-ticket={form.name}>
      {form.name === 'dialog' && form.draft.subject === 'booking-request' && first && (
        <div className={styles.picture}>
          <Picture picture={mainPicture(first.stay)} sizes="29rem" alt="" />
        </div>
      )}
      {form.name === 'contact-form' && <ChangeButton onClick={change}>{words.handOver.change}</ChangeButton>}
      <HandOver form={form}>
        {form.draft.subject === 'booking-request' && <EstimateSummary draft={form.draft} />}
        {form.draft.subject === 'special-arrangements' && <NoPrice />}
      </HandOver>
    </div>
  )
}
