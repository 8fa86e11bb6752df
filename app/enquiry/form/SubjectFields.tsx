import { AskedAbout } from './AskedAbout.tsx'
import { DayField, StayDates } from './DateFields.tsx'
import { GuestFields } from './GuestFields.tsx'
import { StayField } from './StayField.tsx'
import type { EnquiryForm } from './enquiry-form.ts'

/** What the guest asks about, and the fields of this subject: a booking request has a stay, dates and guests; a special
    arrangement has one day. */
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
