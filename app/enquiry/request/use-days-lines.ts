import { message, planner } from '../../../content/planner.yaml'
import { useDays } from '../../your-days/days-store.ts'
import { daysLines } from '../../your-days/planner/message-lines.ts'
import { planOf } from '../../your-days/planner/outings.ts'
import type { Draft } from '../draft/empty-draft.ts'

/** Your days, on the dates of the request, as lines of its message. */
export const useDaysLines = (draft: Draft): string[] => daysLines(planOf(useDays(), draft), { message, planner })
