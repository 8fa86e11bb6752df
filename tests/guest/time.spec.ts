/**
 * The clock of a guest's device may be anywhere: what is open, which days can be chosen and what the sun does follow the
 * resort's own, also around midnight, when the days that can be chosen change. What pages say at one moment is read with
 * such clocks too (`pages.spec.ts`).
 */
import { openDialog } from '../journeys/support/enquiry-steps.ts'
import { open } from '../journeys/support/every-page.ts'
import { expect, once } from '../journeys/support/fixtures.ts'
import { content, prepare, test } from '../resort/visit.ts'

// On this clock it is another day.
test.use({ timezoneId: 'Pacific/Kiritimati' })

test('hours, notice, weekends and sun are those of the resort', once, async ({ page }) => {
  test.setTimeout(60_000)
  const told: string[] = []
  for (const [when, time] of [
    ['in the last second of a day, the last of the notice', '2027-03-14T23:59:59Z'],
    ['in the first second of the next day, without the notice', '2027-03-15T00:00:00Z'],
  ] as const) {
    // A reloaded page would open with the dialog that was open.
    await page.goto('about:blank')
    await prepare(page, { time: new Date(time) })
    await open(page, '/')
    const hours = await page.locator('#contact').getByRole('heading', { name: content.ui.hours.heading }).innerText()
    const notice = await page.getByRole('complementary', { name: content.ui.notice }).isVisible()
    told.push(`${when}: ${hours.replaceAll(/\s+/g, ' ')}, ${notice ? 'notice' : 'no notice'}`)
    const dialog = await openDialog(page)
    const weekends = dialog.getByRole('group', { name: content.enquiry.fields.weekends.label })
    const first = await weekends.locator('label').first().innerText()
    const earliest = await dialog.locator('[name=checkIn]').getAttribute('min')
    told.push(`  from ${earliest}, first weekend ${first.replace(/^[^]*\n/, '')}`)
  }
  await open(page, '/location')
  const sun = page.getByText(content.location.weather.sunToday.replace(/\{.*/, ''))
  told.push(`  ${(await sun.innerText()).replaceAll(/\s+/g, ' ')}`)
  expect(`${told.join('\n')}\n`).toMatchSnapshot('moments.txt')
})
