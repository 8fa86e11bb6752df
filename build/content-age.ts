/** Reminds of facts that may be out of date. */
import { contentSchemas } from '../content/schema.ts'
import { formatProblem } from './content.ts'
import { at } from './content-problems.ts'
import { readSource } from './content-source.ts'
import { walkData } from './content-walk.ts'

/** Months from the year 0 to a month written as in 2026-02. */
function monthsOf(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return year * 12 + number
}

/** A reminder for each `asOf` more than a year before `today` ('YYYY-MM-DD'). Reminders do not fail a check. */
export function agedFacts(root: string, today: string): string[] {
  return Object.keys(contentSchemas).flatMap((name) => {
    const source = readSource(root, `content/${name}.yaml`)
    const reminders: string[] = []
    walkData(source.data, (value, path) => {
      if (path.at(-1) !== 'asOf' || typeof value !== 'string' || !(monthsOf(today) - monthsOf(value) > 12)) return
      const sentence = `is more than a year ago (${value}): check the fact beside it, and write the month of what you found`
      reminders.push(formatProblem(at(source, path, sentence)))
    })
    return reminders
  })
}
