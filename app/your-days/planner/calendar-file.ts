import type { PlannerWords } from '../../../content/planner.schema.ts'
import { clockTime } from '../../getting-there/sun.ts'
import { contentLines, textValue } from '../../../lib/content-line.ts'
import { momentOf, type TimeZone } from '../../../lib/dates.ts'
import { fill, plainText } from '../../../lib/text.ts'
import type { NamedOuting } from './plan.ts'
import type { Minutes, Plan } from './plan.ts'

/**
 * The plan as a calendar file (text/calendar, RFC 5545), one tentative event an outing, from leaving to being back; null
 * while no day has a date. Times are written in UTC, so that no calendar has to know the resort's zone. The UID is made of
 * date and place, so that the same plan added twice gives the same events.
 */
export function calendarFile(
  { days }: Plan<NamedOuting>,
  resort: { name: string; email: string; place: { timeZone: TimeZone } },
  words: PlannerWords['calendar'],
  now: Date,
): string | null {
  const utcOf = (date: string, minutes: Minutes) => utc(new Date(momentOf(date, minutes, resort.place.timeZone)))
  const events = days.flatMap(({ date, outings }) =>
    !date
      ? []
      : outings.flatMap(({ outing, leave, home }) => [
          'BEGIN:VEVENT',
          `UID:${outing.id}-${date.replaceAll('-', '')}@${resort.email.split('@').at(-1)}`,
          `DTSTAMP:${utc(now)}`,
          `DTSTART:${utcOf(date, leave)}`,
          `DTEND:${utcOf(date, home)}`,
          `SUMMARY:${textValue(fill(words.summary, { name: outing.name }))}`,
          `LOCATION:${textValue(outing.road ? outing.name : resort.name)}`,
          `DESCRIPTION:${textValue(
            [
              outing.road ? fill(words.leave, { leave: clockTime(leave), back: clockTime(home) }) : '',
              plainText(outing.checkFirst ?? ''),
              words.wish,
            ]
              .filter(Boolean)
              .join('\n'),
          )}`,
          'STATUS:TENTATIVE',
          'TRANSP:TRANSPARENT',
          'END:VEVENT',
        ]),
  )
  if (events.length === 0) return null
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(resort.name)}//Your days//EN`,
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ])
}

const utc = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '')
