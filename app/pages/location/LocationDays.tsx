import type { Location, Place } from '../../../content/location.schema.ts'
import { changeCheckIn } from '../../enquiry/draft/draft.ts'
import { draftOf, useEnquiry } from '../../enquiry/draft/draft-store.ts'
import { fieldKey } from '../../enquiry/draft/problem.ts'
import { prefetchForm, useFormCode } from '../../enquiry/load-request.tsx'
import { BookLink } from '../../site/BookLink.tsx'
import { changeDays, useDays } from '../../plan/days-store.ts'
import type { EnquiryDates } from '../../plan/enquiry-dates.ts'
import { RegionMap } from '../../getting-there/RegionMap.tsx'
import { driveTime } from '../../resort/place-minutes.ts'
import { YourDays } from '../../plan/YourDays.tsx'

const ask = (label: string) => <BookLink>{label}</BookLink>

/** Your days. The dates are those of the enquiry too, and the errors those of its form, once that is fetched. */
export function LocationDays({ places, map }: { places: readonly Place[]; map: Location['map'] }) {
  const code = useFormCode()
  const { checkIn, checkOut } = useDays()
  const draft = { ...draftOf('dialog', useEnquiry()), checkIn, checkOut }
  const dates: EnquiryDates = {
    checkIn,
    checkOut,
    change({ checkIn: changed, ...rest }) {
      changeDays(changed === undefined ? rest : changeCheckIn({ checkIn, checkOut }, changed))
      prefetchForm()
    },
    errorOf: (name) =>
      code?.problemsOf({ ...draft, subject: 'booking-request' }, 'dialog').find((problem) => fieldKey(problem) === name)
        ?.message,
  }
  const onMap = places.map((place) => ({ ...place, driveTime: driveTime(place) }))
  const mapOf = (planned: readonly string[]) => <RegionMap places={onMap} words={map} marked={planned} />
  return <YourDays places={places} dates={dates} ask={ask} mapOf={mapOf} />
}
