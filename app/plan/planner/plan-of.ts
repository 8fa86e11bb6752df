import { useMemo } from 'react'
import { neighbours, outings } from 'virtual:outings'
import type { StayDates } from '../../../lib/dates.ts'
import { useDays } from '../days-store.ts'
import { arrange } from './arrange.ts'
import type { Plan } from './day-rules.ts'

export { neighbours, outings }

/** The numbers that places have in the guide, on its map and on paper. */
export const guideNumbers: ReadonlyMap<string, number> = new Map(
  outings.filter(({ visit }) => visit).map(({ id }, index) => [id, index + 1]),
)

/** The guest's plan on these dates. */
export function usePlan({ checkIn, checkOut }: StayDates): Plan {
  const { chosen, passesBy } = useDays()
  return useMemo(
    () => arrange(chosen, { checkIn, checkOut, passesBy }, outings, neighbours),
    [chosen, passesBy, checkIn, checkOut],
  )
}
