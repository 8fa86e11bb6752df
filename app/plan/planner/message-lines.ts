import words from '../../../content/planner.yaml'
import { formatDate } from '../../../lib/dates.ts'
import { fill } from '../../../lib/text.ts'
import type { Outing, Plan } from './day-rules.ts'

const { message, parts } = words

/** The plan in a message, a line a day; no lines for an empty plan. */
export function daysLines({ days, left }: Pick<Plan, 'days' | 'left'>): string[] {
  const nameOf = ({ name }: Outing) => name
  const lines = days.flatMap(({ date, stops, onSite }, index) => {
    const outings = [
      ...stops.map(({ outing, told }) => fill(message.outing, { name: outing.name, part: parts[told] })),
      ...onSite.map(nameOf),
    ]
    const day = date ? formatDate(date) : fill(words.day, { number: index + 1 })
    return outings.length > 0 ? [fill(message.day, { day, outings: outings.join(', ') })] : []
  })
  if (left.length > 0) lines.push(fill(message.left, { outings: left.map(nameOf).join(', ') }))
  return lines.length > 0 ? [message.opening, ...lines] : []
}
