import ui from '../../content/ui.yaml'
import { paths } from '../../lib/paths.ts'
import { count } from '../../lib/text.ts'
import { Icon } from '../ui/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { useDays } from './days-store.ts'

/** The way to Your days, with the number of outings: a row in the index of a page, which gives it its look. */
export function DaysLink({ className, isHere = false }: { className: string | undefined; isHere?: boolean }) {
  const chosen = useDays().chosen.length
  return (
    <SiteLink to={isHere ? '#your-days' : `${paths.location}#your-days`} className={className}>
      <Icon name="route" />
      <b>{ui.yourDays.label}</b>
      <small>{chosen > 0 ? count(chosen, ui.yourDays.outings) : ui.yourDays.none}</small>
    </SiteLink>
  )
}
