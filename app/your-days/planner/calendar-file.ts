import type { PlannerWords } from '../../../content/planner.schema.ts'
import { calendarFileOf } from '../../../lib/calendar.ts'
import { momentOf, type TimeZone } from '../../../lib/dates.ts'
import { fill, plainText } from '../../../lib/text.ts'
import type { Minutes, NamedOuting, Plan } from './outing.ts'
import { timeOfDay } from './time-of-day.ts'

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
      : outings.map((timed) => {
          const { outing, leave, arrive, depart, home, way } = timed
          return {
            id: `${outing.id}-${date.replaceAll('-', '')}`,
            // By the way, the road from or to elsewhere is not ours to know.
            start: momentAt(date, way === 'here' ? arrive : leave),
            end: momentAt(date, way === 'on' ? depart : home),
            summary: fill(words.summary, { name: outing.name }),
            location: outing.road ? outing.name : resort.name,
            description: [
              outing.road && !way ? fill(words.leave, { leave: timeOfDay(leave), back: timeOfDay(home) }) : '',
              plainText(outing.checkFirst ?? ''),
              words.wish,
            ],
          }
        }),
  )
  return calendarFileOf(events, 'Your days', resort, now)
}
