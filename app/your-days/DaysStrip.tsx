import { lazy } from 'react'
import { Optional } from '../ui/Optional.tsx'
import { hasNoOutings } from './choices.ts'
import { useDays } from './days-store.ts'

const Strip = lazy(() => import('./planner/Strip.tsx'))

/** On phones: the plan as a strip of days at the foot of the screen, while the guest chooses places. */
export function DaysStrip() {
  const hasPlan = !hasNoOutings(useDays())
  return (
    <Optional when={hasPlan}>
      <Strip />
    </Optional>
  )
}
