import type { ReactNode } from 'react'
import type { Draft } from '../draft/empty-draft.ts'
import { useNights } from './calendar-store.ts'

/** What is said of the nights of a draft, for components of other chunks. */
export function Nights({
  draft,
  children,
}: {
  draft: Draft
  children: (nights: ReturnType<typeof useNights>) => ReactNode
}) {
  return children(useNights(draft))
}
