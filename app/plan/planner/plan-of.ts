import { useMemo } from 'react'
import { neighbours, outings } from 'virtual:outings'
import type { StayDates } from '../../../lib/dates.ts'
import { useDays } from '../days-store.ts'
import { arrange, type Plan } from './arrange.ts'

export { outings }

/** The guest's plan on these dates. */
export function usePlan({ checkIn, checkOut }: StayDates): Plan {
  const { chosen, passesBy } = useDays()
  return useMemo(
    () => arrange(chosen, { checkIn, checkOut, passesBy }, outings, neighbours),
    [chosen, passesBy, checkIn, checkOut],
  )
}
