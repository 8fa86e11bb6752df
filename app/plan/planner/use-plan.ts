import { useMemo } from 'react'
import { outings } from 'virtual:outings'
import inks from '../../ui/Poster.module.css'
import { useDays } from '../days-store.ts'
import { arrange, type Plan } from './arrange.ts'

export function usePlan(): Plan {
  const days = useDays()
  return useMemo(() => arrange(days, outings), [days])
}

/** Neighbours differ in light too, for those who see few colours. */
const order = [inks.teal, inks.plum, inks.umber, inks.claret, inks.forest]

/** The colour of a day, in its panel and on the map. */
export const inkOf = (day: number) => order[day % order.length]
