import { fill } from '../lib/text.ts'
import type { PlainDate } from '../lib/dates.ts'

const inWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "Checked on 28 February 2026": what can change is dated. */
export function CheckedOn({ words, date }: { words: string; date: PlainDate }) {
  return <time dateTime={date}>{fill(words, { date: inWords.format(Date.parse(date)) })}</time>
}
