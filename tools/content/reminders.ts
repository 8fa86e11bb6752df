import { contentSchemas } from '../../content/schema.ts'
import { daysBetween } from '../../lib/dates.ts'
import type { Path, Problem } from './problem.ts'
import { placeIn, readSource, type Files } from './source.ts'
import { walkTexts } from './walk.ts'

/** What is old about a text at a path on the day `today`; undefined where nothing is. */
function ageOf(value: string, path: Path, today: string): string | undefined {
  const field = path.at(-1)
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`
  if (field === 'asOf' && value < aYearAgo)
    return `is more than a year ago (${value}): check the fact beside it, and write the month of your newest information`
  if (path.join('.') === 'localCurrency.date' && daysBetween(value, today) > 90)
    return `is more than 90 days ago (${value}): guests see prices in local currency at this rate; write today’s rate and date`
  const isOfSpan = field === 'until' && /^(?:seasons|closed)$/.test(String(path[0]))
  if (isOfSpan && value.length === today.length && value < today)
    return `is over (${value}): remove the entry, or give it new dates`
  return undefined
}

/**
 * A reminder for each fact that is out of date on `today` ('YYYY-MM-DD'): an `asOf` of more than a year ago, a rate of
 * local currency of more than 90 days ago, a season or a closing that is over. Reminders do not fail a check.
 */
export function agedFacts(files: Files, today: string): Problem[] {
  return Object.keys(contentSchemas).flatMap((name) => {
    const source = readSource(files, `content/${name}.yaml`)
    const reminders: Problem[] = []
    walkTexts(source.data, (value, path) => {
      const says = ageOf(value, path, today)
      if (says !== undefined) reminders.push({ says, at: placeIn(source, path) })
    })
    return reminders
  })
}
