import { daysLines } from '../../plan/planner/message-lines.ts'
import { usePlan } from '../../plan/planner/plan-of.ts'
import type { Draft } from '../draft/draft.ts'

/** Your days, on the dates of the request, as lines of its message. */
export const useDaysLines = (draft: Draft): string[] => daysLines(usePlan(draft))
