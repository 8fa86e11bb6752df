/** The site with everything filled in, on a host of its own: what its calendars say is each journey's own. */
import { join } from 'node:path'
import { addDays, dayBegins, daysBetween, type PlainDate } from '../../../lib/dates.ts'
import { takenFileName, type TakenFile } from '../../../lib/taken.ts'
import { fill } from '../../../lib/text.ts'
import { loadContent } from '../../../tools/content/load.ts'
import { words } from '../../journeys/support/enquiry-steps.ts'
import { test as base } from '../../journeys/support/fixtures.ts'
import { lendHost, type FlakyHost } from '../../journeys/support/flaky-host.ts'
import { filled } from '../build.ts'
import { testDay } from './content.ts'

const { content: found } = loadContent(filled)
if (!found) throw new Error(`There is no sound content in ${filled}: npm test puts it there.`)
export const content = found
const { accommodations, site } = content
const { stays } = accommodations
const [one] = stays
if (!one) throw new Error('There is no stay.')
export const first = one

export const test = base.extend<{ host: FlakyHost }>({
  host: ({}, use) => lendHost(use, join(filled, 'dist')),
  baseURL: async ({ host }, use) => use(host.address),
})

/** Ten o'clock in the morning at the resort; its calendars were read at six. */
export const now = dayBegins(testDay, site.place.timeZone) + 10 * 3_600_000
const asOf = (hoursAgo: number) => `${new Date(now - hoursAgo * 3_600_000).toISOString().slice(0, 16)}Z`
export const today = fill(words.taken.moment, { day: words.taken.today, time: '6:00' })

/** All stays are free, and all units of the first are taken on these nights. */
export function calendarOf(from: PlainDate, to: PlainDate, hoursAgo = 4, until = addDays(testDay, 400)): string {
  const file: TakenFile = {
    from: testDay,
    stays: Object.fromEntries(
      stays.map(({ id, units }) => {
        const each = Array.from({ length: units ?? 1 }, () =>
          id === first.id && from < to ? [daysBetween(testDay, from), daysBetween(from, to)] : [],
        )
        return [id, { calendar: { asOf: asOf(hoursAgo), until, taken: each, unknown: each.map(() => []) } }]
      }),
    ),
  }
  return JSON.stringify(file)
}
export const put = (host: FlakyHost, body: string) =>
  host.replaced.set(`/${takenFileName}`, { type: 'application/json', body })
