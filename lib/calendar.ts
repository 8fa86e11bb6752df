/**
 * Calendar files (text/calendar, RFC 5545) of requests and plans. Nothing is agreed yet, so every event is tentative,
 * and transparent: it does not show the guest as busy.
 */
import { contentLines, textValue } from './content-line.ts'
import type { PlainDate } from './dates.ts'

export type CalendarEvent = {
  /** The same request has the same id, so that adding it twice gives one event. */
  id: string
  /** Whole days, which no time zone moves, or moments, which are written in UTC. */
  start: PlainDate | Date
  /** Exclusive: of whole days, the day after the last. */
  end: PlainDate | Date
  summary: string
  location: string
  /** Its lines; empty ones are left out. */
  description: readonly string[]
  geo?: { lat: number; lon: number } | null
  url?: string | undefined
}

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')
const timeValue = (time: PlainDate | Date) =>
  time instanceof Date ? `:${utc(time)}` : `;VALUE=DATE:${time.replaceAll('-', '')}`

/** The file, or null without events. @param product what wrote it: the name of a part of the site */
export function calendarFileOf(
  events: readonly CalendarEvent[],
  product: string,
  { name, email }: { name: string; email: string },
  now: Date,
): string | null {
  if (events.length === 0) return null
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(name)}//${product}//EN`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap(({ id, start, end, summary, location, description, geo, url }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${email.split('@').at(-1)}`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART${timeValue(start)}`,
      `DTEND${timeValue(end)}`,
      `SUMMARY:${textValue(summary)}`,
      `LOCATION:${textValue(location)}`,
      ...(geo ? [`GEO:${geo.lat};${geo.lon}`] : []),
      `DESCRIPTION:${textValue(description.filter(Boolean).join('\n'))}`,
      ...(url ? [`URL:${url}`] : []),
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ])
}
