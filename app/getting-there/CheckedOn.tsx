import { fill } from '../lib/text.ts'
import { formatDay, type PlainDate } from '../lib/dates.ts'

/** "Checked on 28 February 2026": what can change is dated. */
export function CheckedOn({ words, date }: { words: string; date: PlainDate }) {
  return <time dateTime={date}>{fill(words, { date: formatDay(date) })}</time>
}
