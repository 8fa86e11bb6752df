import { memo } from 'react'
import ui from '../../content/ui.yaml'
import { earlyButton } from '../browser/early-presses.ts'
import { paths } from '../../lib/paths.ts'
import { count, fill } from '../../lib/text.ts'
import { announce } from '../shell/LiveRegion.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { addOrRemove, isChosen, useDays } from './days-store.ts'

/** Adds a place or an experience to Your days, or takes it out (P1). */
export const AddToDays = memo(function AddToDays({ id, name }: { id: string; name: string }) {
  const isAdded = isChosen(useDays(), id)
  const label = fill(ui.aboutEntry, { action: ui.yourDays.add, name })
  const act = () => {
    addOrRemove(id)
    announce(fill(isAdded ? ui.yourDays.removed : ui.yourDays.added, { name }))
  }
  return (
    <span className="needs-scripting no-print">
      <Button variant="quiet" size="small" aria-label={label} aria-pressed={isAdded} {...earlyButton(act)}>
        <Icon name={isAdded ? 'check' : 'plus'} />
        {ui.yourDays.add}
      </Button>
    </span>
  )
})

/** The way to Your days, with the number of outings: a row in the index of a page, which gives it its look. */
export function DaysLink({ className }: { className: string }) {
  const chosen = useDays().chosen.length
  return (
    <a href={paths.yourDays} className={className}>
      <Icon name="route" />
      <b>{ui.yourDays.label}</b>
      <small>{chosen > 0 ? count(chosen, ui.yourDays.outings) : ui.yourDays.none}</small>
    </a>
  )
}
