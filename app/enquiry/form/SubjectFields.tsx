import { AskedAbout } from './AskedAbout.tsx'
import { DayField, StayDates } from './DateFields.tsx'
import { GuestFields } from './GuestFields.tsx'
import { StayField } from './StayField.tsx'
import type { EnquiryForm } from './enquiry-form.ts'

/** What the wish is about, and the fields that only this subject has: of a booking request the whole stay, of a special arrangement a day. */
export function SubjectFields({ form }: { form: EnquiryForm }) {
  const { subject } = form.draft
  return (
    <>
      <AskedAbout form={form} />
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
