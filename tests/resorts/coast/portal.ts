/** A portal that keeps the calendar of one stay by the sea, while its site is built. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, clockIn } from '../../../lib/dates.ts'
import { addressesFile } from '../../../tools/calendars/addresses.ts'
import { calendar, days, hostOf, secrets, type Host } from '../../../tools/calendars/sample-feeds.ts'
import { loadContent } from '../../../tools/content/load.ts'

/** Two nights in a month from today are taken, by guests with names. Its address is written where its owner would. */
export async function startPortal(folder: string): Promise<Host> {
  const { content } = loadContent(folder)
  const stay = content?.accommodations.stays.at(-1)
  if (!content || !stay) throw new Error(`There is no stay in ${folder}.`)
  const { date: today } = clockIn(content.site.place.timeZone, new Date())
  const booked = days(addDays(today, 30), addDays(today, 32), `SUMMARY:${secrets.join(' ')}`)
  const portal = await hostOf({ '/guests.ics': calendar('-//Portal//EN', [booked]) })
  await writeFile(join(folder, addressesFile), `${stay.id}: [${portal.origin}/guests.ics?s=TOKENTOKENTOKEN4f2a]\n`)
  return portal
}
