import { expect, test } from 'vitest'
import site from '../../content/site.yaml'
import ui from '../../content/ui.yaml'
import { momentOf } from '../../lib/dates.ts'
import { formatTime } from '../../lib/hours.ts'
import { fill } from '../../lib/text.ts'
import { deskInWords } from './today.ts'

const { hours, place } = site
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const at = (date: string, time: string, late = 0) =>
  deskInWords(new Date(momentOf(date, minutes(time) + late, place.timeZone)))

test('V3 the desk is open until an hour, or closed until one on a day that is named', () => {
  const { weekdays, weekend } = hours
  const closed = (day: string, opens: string) => fill(ui.hours.closed, { day, opens: formatTime(opens) })
  // 22 November 2026 is a Sunday.
  expect(at('2026-11-22', weekend.opens)).toBe(fill(ui.hours.open, { closes: formatTime(weekend.closes) }))
  expect(at('2026-11-22', weekend.opens, -1)).toBe(closed('Sunday', weekend.opens))
  expect(at('2026-11-22', weekend.closes)).toBe(closed('Monday', weekdays.opens))
})
