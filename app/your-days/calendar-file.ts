import type { PlannerWords } from '../../content/planner.schema.ts'
import { clockTime } from '../getting-there/sun.ts'
import { contentLines, textValue } from '../lib/content-line.ts'
import type { PlainDate } from '../lib/dates.ts'
import { fill, plainText } from '../lib/text.ts'
import type { NamedOuting } from './plan.ts'
import type { Minutes, Plan } from './plan.ts'

/**
 * The plan as a calendar file (text/calendar, RFC 5545), one tentative event an outing, from leaving to being back; null
 * while no day has a date. Times are written in UTC: Kenya is three hours ahead all year. The UID is made of date and
 * place, so that the same plan added twice gives the same events.
 */
export function calendarFile(
  { days }: Plan<NamedOuting>,
  resort: { name: string; email: string },
  words: PlannerWords['calendar'],
  now: Date,
): string | null {
  const events = days.flatMap(({ date, outings }) => !date ? [] : outings.flatMap(({ outing, leave, home }) => [
    'BEGIN:VEVENT',
    `UID:${outing.id}-${date.replaceAll('-', '')}@${resort.email.split('@').at(-1)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(moment(date, leave))}`,
    `DTEND:${utc(moment(date, home))}`,
    `SUMMARY:${textValue(fill(words.summary, { name: outing.name }))}`,
    `LOCATION:${textValue(outing.road ? outing.name : resort.name)}`,
    `DESCRIPTION:${textValue([
      outing.road ? fill(words.leave, { leave: clockTime(leave), back: clockTime(home) }) : '',
      plainText(outing.checkFirst ?? ''),
      words.wish,
    ].filter(Boolean).join('\n'))}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]))
  if (events.length === 0) return null
  return contentLines([
    'BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${textValue(resort.name)}//Your days//EN`, 'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ])
}

const hoursAhead = 3

const moment = (date: PlainDate, minutes: Minutes) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + (minutes - hoursAhead * 60) * 60_000)

const utc = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '')
