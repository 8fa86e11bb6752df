import { plans } from '../../../content/days.yaml'
import words from '../../../content/planner.yaml'
import { formatDate } from '../../../lib/dates.ts'
import { fill } from '../../../lib/text.ts'
import type { Plan, Stop } from './arrange.ts'

const { message, parts } = words

/** The plan in a message, a line a day; no lines for an empty plan. */
export function daysLines({ days, left }: Plan): string[] {
  const told = ({ outing: { name }, told: part }: Stop) =>
    part === 'onSite' ? name : fill(message.outing, { name, part: parts[part] })
  const lines = days.flatMap(({ date, stops }, index) => {
    const day = date ? formatDate(date) : fill(plans.day, { number: index + 1 })
    return stops.length > 0 ? [fill(message.day, { day, outings: stops.map(told).join(', ') })] : []
  })
  if (left.length > 0) lines.push(fill(message.left, { outings: left.map(({ name }) => name).join(', ') }))
  return lines.length > 0 ? [message.opening, ...lines] : []
}
