import { useEffect, useId, useRef } from 'react'
import words from '../../../content/enquiry.yaml'
import { Button } from '../../ui/Button.tsx'
import { Doors } from './Doors.tsx'
import { DaysAlong } from './DaysAlong.tsx'
import { DraftNote } from './DraftNote.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { EstimateLine } from './EstimateSummary.tsx'
import { ForOthers } from './ForOthers.tsx'
import { NameFields, NoteField } from '../contact/PersonFields.tsx'
import { ReachFields } from './ReachFields.tsx'
import { SubjectFields } from './SubjectFields.tsx'
import { Ticket } from './Ticket.tsx'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import rows from './Rows.module.css'
import styles from './RequestForm.module.css'

/** The form in the dialog: beside the ticket on wide screens, in two steps on small ones. */
export function RequestForm({ form }: { form: EnquiryForm }) {
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const { subject } = form.draft
  useEffect(() => {
    if (form.stage === 'ready') body.current?.scrollTo(0, 0)
  }, [form.stage])
  // Another door begins at its first field. On wide screens form and ticket scroll by themselves.
  useEffect(() => {
    for (const part of body.current ? [body.current, ...body.current.children] : []) part.scrollTo(0, 0)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is the door that changes
  }, [subject])
  return (
    <>
      <Doors form={form} />
      {/* Without tabIndex={-1} Firefox makes the scrolling box a tab stop without a name. */}
      <div ref={body} tabIndex={-1} className={styles.body} data-stage={form.stage}>
        <form
          id={id}
          tabIndex={-1}
          className={styles.request}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            form.submit(event.currentTarget)
          }}
        >
          <ErrorSummary form={form} />
          <DaysAlong form={form} />
          <SubjectFields form={form} />
          {subject === 'general-inquiry' && <NoteField form={form} />}
          <div className={rows.pair}>
            <NameFields form={form} />
          </div>
          <ReachFields form={form} />
          {subject === 'general-inquiry' && <ForOthers form={form} />}
          {subject !== 'general-inquiry' && <NoteField form={form} />}
          <DraftNote form={form} />
        </form>
        <Ticket form={form} />
      </div>
      <div className={styles.foot} data-stage={form.stage}>
        <EstimateLine draft={form.draft} />
        <Button type="submit" size="small" form={id}>
          {words.handOver.see}
        </Button>
      </div>
    </>
  )
}
