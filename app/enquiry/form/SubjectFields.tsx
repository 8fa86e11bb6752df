import { experiences } from '../../../content/enjoyments.yaml'
import words from '../../../content/enquiry.yaml'
import { fill } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { DayField, StayDates } from './DateFields.tsx'
import { GuestFields } from './GuestFields.tsx'
import { StayField } from './StayField.tsx'
import type { EnquiryForm } from './enquiry-form.ts'
import styles from './SubjectFields.module.css'

/** The fields that only this subject has: of a booking request the whole stay, of a special arrangement a day. */
export function SubjectFields({ form }: { form: EnquiryForm }) {
  const { subject, about } = form.draft
  const asked = experiences.find(({ id }) => id === about)
  return (
    <>
      {asked && (
        <p className={styles.about}>
          <span>
            {words.fields.about.label} <b>{asked.name}</b>
          </span>
          <Button
            variant="quiet"
            size="small"
            aria-label={fill(words.fields.about.remove, { about: asked.name })}
            onClick={() => form.change({ about: '' })}
          >
            <Icon name="x" />
          </Button>
        </p>
      )}
      {subject === 'booking-request' && (
        <>
          <StayField form={form} />
          <StayDates form={form} />
          <GuestFields form={form} />
        </>
      )}
      {subject === 'special-arrangements' && <DayField form={form} />}
    </>
  )
}
