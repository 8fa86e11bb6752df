import { useMemo } from 'react'
import { outings } from 'virtual:outings'
import { useDays } from '../days-store.ts'
import { arrange, type Plan } from './arrange.ts'

export function usePlan(): Plan {
  const days = useDays()
  return useMemo(() => arrange(days, outings), [days])
}
