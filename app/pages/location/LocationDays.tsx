import type { Place } from '../../../content/location.schema.ts'
import { changeDraft, useEnquiry } from '../../enquiry/draft/draft-store.ts'
import { BookLink } from '../../site/BookLink.tsx'
import { YourDays } from '../../your-days/YourDays.tsx'

const ask = (label: string) => <BookLink>{label}</BookLink>

/** Your days, with the dates of the enquiry. */
export function LocationDays({ places }: { places: readonly Place[] }) {
  const { checkIn, checkOut } = useEnquiry().details
  return (
    <YourDays
      places={places}
      dates={{ checkIn, checkOut }}
      onDates={(dates) => changeDraft('dialog', dates)}
      ask={ask}
    />
  )
}
