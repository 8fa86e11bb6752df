import { useMemo } from 'react'
import { outings } from 'virtual:outings'
import inks from '../../ui/Poster.module.css'
import { useDays } from '../days-store.ts'
import { arrange, type Plan } from './arrange.ts'

export function usePlan(): Plan {
  const days = useDays()
  return useMemo(() => arrange(days, outings), [days])
}

const order = [inks.plum, inks.teal, inks.umber, inks.forest, inks.claret]

/** The colour of a day, in its panel and on the map. */
export const inkOf = (day: number) => order[day % order.length]
