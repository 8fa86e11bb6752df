import { useMemo } from 'react'
import { outings } from 'virtual:outings'
import { useDays } from '../days-store.ts'
import { arrange, type Plan } from './arrange.ts'

/** What the guest has planned, on the dates of the stay. */
export function usePlan(): Plan {
  const days = useDays()
  return useMemo(() => arrange(days, outings), [days])
}
