import type { ReactNode } from 'react'
import { useNightsOf } from './calendar-store.ts'

type Props = { id: string; children: (nights: ReturnType<typeof useNightsOf>) => ReactNode }

/** Passes on what is known of the nights of a stay, for code that gets this chunk as an argument. */
export function NightsOf({ id, children }: Props) {
  return children(useNightsOf(id))
}
