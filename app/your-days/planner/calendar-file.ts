import type { PlannerWords } from '../../../content/planner.schema.ts'
import { calendarFileOf } from '../../../lib/calendar.ts'
import { momentOf, type TimeZone } from '../../../lib/dates.ts'
import { fill, plainText } from '../../../lib/text.ts'
import { clockTime } from '../../getting-there/sun.ts'
import type { Minutes, NamedOuting, Plan } from './outing.ts'

/** The plan as one event per outing, from leaving to being back; null while no day has a date. */
export function calendarFile(
  { days }: Plan<NamedOuting>,
  resort: { name: string; email: string; place: { timeZone: TimeZone } },
  words: PlannerWords['calendar'],
  now: Date,
): string | null {
  const momentAt = (date: string, minutes: Minutes) => new Date(momentOf(date, minutes, resort.place.timeZone))
  const events = days.flatMap(({ date, outings }) =>
    !date
      ? []
      : outings.map(({ outing, leave, home }) => ({
          id: `${outing.id}-${date.replaceAll('-', '')}`,
          start: momentAt(date, leave),
          end: momentAt(date, home),
          summary: fill(words.summary, { name: outing.name }),
          location: outing.road ? outing.name : resort.name,
          description: [
            outing.road ? fill(words.leave, { leave: clockTime(leave), back: clockTime(home) }) : '',
            plainText(outing.checkFirst ?? ''),
            words.wish,
          ],
        })),
  )
  return calendarFileOf(events, 'Your days', resort, now)
}
