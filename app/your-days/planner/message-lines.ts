import type { PlannerWords } from '../../../content/planner.schema.ts'
import { formatDate } from '../../../lib/dates.ts'
import { fill } from '../../../lib/text.ts'
import type { NamedOuting, Plan } from './outing.ts'

type Words = { message: Omit<PlannerWords['message'], 'along'>; planner: Pick<PlannerWords['planner'], 'day'> }

/** The plan in a message, a line a day; no lines for an empty plan. */
export function daysLines({ days, pocket }: Plan<NamedOuting>, { message, planner }: Words): string[] {
  const names = (outings: readonly NamedOuting[]) => outings.map(({ name }) => name).join(', ')
  const lines = days.flatMap(({ date, outings }, index) =>
    outings.length === 0
      ? []
      : [
          fill(message.day, {
            day: date ? formatDate(date) : fill(planner.day, { number: index + 1 }),
            outings: names(outings.map(({ outing }) => outing)),
          }),
        ],
  )
  if (pocket.length > 0) lines.push(fill(message.pocket, { outings: names(pocket) }))
  return lines.length > 0 ? [message.opening, ...lines] : []
}
