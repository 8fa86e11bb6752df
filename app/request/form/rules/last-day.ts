import { limits } from '../../../../content/request.yaml'
import { addDays, type PlainDate } from '../../../../lib/dates.ts'

/** The last day that a guest may ask for. */
export const lastDay = (today: PlainDate): PlainDate => addDays(today, limits.daysAhead)
