import type { Place } from '../../../content/location.schema.ts'
import { changeCheckIn } from '../../enquiry/draft/draft.ts'
import { changeDraft, draftOf, useEnquiry } from '../../enquiry/draft/draft-store.ts'
import { fieldKey } from '../../enquiry/draft/problem.ts'
import { prefetchForm, useFormCode } from '../../enquiry/load-request.tsx'
import { BookLink } from '../../site/BookLink.tsx'
import type { EnquiryDates } from '../../your-days/enquiry-dates.ts'
import { YourDays } from '../../your-days/YourDays.tsx'

const ask = (label: string) => <BookLink>{label}</BookLink>

/** Your days, with the dates of the enquiry. The errors are those of its form, once that is fetched. */
export function LocationDays({ places }: { places: readonly Place[] }) {
  const code = useFormCode()
  const draft = draftOf('dialog', useEnquiry())
  const dates: EnquiryDates = {
    checkIn: draft.checkIn,
    checkOut: draft.checkOut,
    change({ checkIn, ...rest }) {
      changeDraft('dialog', checkIn === undefined ? rest : changeCheckIn(draft, checkIn))
      prefetchForm()
    },
    errorOf: (name) =>
      code?.problemsOf({ ...draft, subject: 'booking-request' }, 'dialog').find((problem) => fieldKey(problem) === name)
        ?.message,
  }
  return <YourDays places={places} dates={dates} ask={ask} />
}
