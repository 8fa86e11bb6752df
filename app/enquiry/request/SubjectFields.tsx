import { AskedAbout } from './AskedAbout.tsx'
import { StayDates } from './DateFields.tsx'
import { GuestFields } from './GuestFields.tsx'
import { OccasionFields } from './OccasionFields.tsx'
import { StayField } from './StayField.tsx'
import { Weekends } from './Weekends.tsx'
import type { EnquiryForm } from '../contact/enquiry-form.ts'

/** What the guest asks about, and the fields of this subject. */
export function SubjectFields({ form }: { form: EnquiryForm }) {
  const { subject } = form.draft
  return (
    <>
      <AskedAbout form={form} />
      {subject === 'booking-request' && (
        <>
          <StayField form={form} />
          <Weekends form={form} />
          <StayDates form={form} />
          <GuestFields form={form} />
        </>
      )}
      {subject === 'special-arrangements' && <OccasionFields form={form} />}
    </>
  )
}
