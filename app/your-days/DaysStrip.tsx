import { lazy } from 'react'
import { Optional } from '../ui/Optional.tsx'
import { hasNoOutings } from './choices.ts'
import { useChoices } from './days-store.ts'
import type { StayDates } from '../../lib/dates.ts'

const Strip = lazy(() => import('./planner/Strip.tsx'))

/** On phones: the plan as a strip of days at the foot of the screen, while the guest chooses places. */
export function DaysStrip({ dates }: { dates: StayDates }) {
  const hasPlan = !hasNoOutings(useChoices())
  return (
    <Optional when={hasPlan}>
      <Strip dates={dates} />
    </Optional>
  )
}
