/** Reminds of facts that may be out of date. */
import { contentSchemas } from '../../content/schema.ts'
import { formatProblem } from './load.ts'
import { at } from './problems.ts'
import { readSource, type Path } from './source.ts'
import { walkData } from './walk.ts'

/** Months from the year 0 to a month written as in 2026-02. */
function monthsOf(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return year * 12 + number
}

const dayMs = 86_400_000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs

/** What is old about a text at a path on the day `today`; undefined where nothing is. */
function ageOf(value: string, path: Path, today: string): string | undefined {
  const field = path.at(-1)
  if (field === 'asOf' && monthsOf(today) - monthsOf(value) > 12) {
    return `is more than a year ago (${value}): check the fact beside it, and write the month of what you found`
  }
  if (path.join('.') === 'localCurrency.date' && daysBetween(value, today) > 90) {
    return `is more than 90 days ago (${value}): guests read prices in local currency at this rate; write the rate of today and its day`
  }
  if (
    field === 'until' &&
    /^(?:seasons|closed)$/.test(String(path[0])) &&
    value.length === today.length &&
    value < today
  ) {
    return `is over (${value}): take the entry out, or give it new days`
  }
  return undefined
}

/**
 * A reminder for each fact that is out of date on `today` ('YYYY-MM-DD'): an `asOf` of more than a year ago, a rate of
 * local currency of more than 90 days ago, a season or a closing that is over. Reminders do not fail a check.
 */
export function agedFacts(root: string, today: string): string[] {
  return Object.keys(contentSchemas).flatMap((name) => {
    const source = readSource(root, `content/${name}.yaml`)
    const reminders: string[] = []
    walkData(source.data, (value, path) => {
      const sentence = typeof value === 'string' && ageOf(value, path, today)
      if (sentence) reminders.push(formatProblem(at(source, path, sentence)))
    })
    return reminders
  })
}
