import type { ReactNode } from 'react'
import type { Draft } from '../draft/empty-draft.ts'
import { useAvailability, useNightsOf } from './calendar-store.ts'

/** For components of other chunks, which get this one as an argument, and so cannot call its hooks. */

type OfDraft = { draft: Draft; children: (nights: ReturnType<typeof useAvailability>) => ReactNode }
export const Availability = ({ draft, children }: OfDraft) => children(useAvailability(draft))

type OfStay = { id: string; children: (nights: ReturnType<typeof useNightsOf>) => ReactNode }
export const NightsOf = ({ id, children }: OfStay) => children(useNightsOf(id))
