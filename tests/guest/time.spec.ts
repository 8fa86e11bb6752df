/**
 * The clock of a guest's device may be anywhere: what is open, which days can be chosen and what the sun does follow the
 * resort's own, also around midnight, on 29 February and where its clocks change. What pages say at one moment is read with
 * such clocks too (`pages.spec.ts`).
 */
import { openDialog } from '../journeys/support/enquiry-steps.ts'
import { open } from '../journeys/support/every-page.ts'
import { expect, once } from '../journeys/support/fixtures.ts'
import { content, prepare, test } from '../resort/visit.ts'

/** With a clock on which it is another day, where there is one. The days that can be chosen change at midnight. */
const moments = {
  'Pacific/Kiritimati': [
    ['in the last second of a day, the last of the notice', '2027-03-14T23:59:59Z', 'days'],
    ['before opening, on the Sunday on which clocks go back', '2027-10-31T09:15:00Z'],
    ['on 29 February', '2028-02-29T12:00:00Z', 'days'],
  ],
  'America/Los_Angeles': [
    ['in the first second of the next day, without the notice', '2027-03-15T00:00:00Z', 'days'],
    ['before opening, on the Sunday on which clocks go forward', '2027-03-28T08:15:00Z'],
    ['after opening, on the Sunday on which clocks go forward', '2027-03-28T08:45:00Z'],
  ],
} as const

// Several visits each, on a machine that may be busy.
test.setTimeout(60_000)

for (const [timezoneId, visits] of Object.entries(moments)) {
  test.describe(`with the clock of ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('hours, notice, weekends and sun are those of the resort', once, async ({ page }) => {
      const told: string[] = []
      for (const [when, time, days] of visits) {
        // A reloaded page would open with the dialog that was open.
        await page.goto('about:blank')
        await prepare(page, { time: new Date(time) })
        await open(page, '/')
        const hours = await page
          .locator('#contact')
          .getByRole('heading', { name: content.ui.hours.heading })
          .innerText()
        const notice = await page.getByRole('complementary', { name: content.ui.notice }).isVisible()
        told.push(`${when}: ${hours.replaceAll(/\s+/g, ' ')}, ${notice ? 'notice' : 'no notice'}`)
        if (!days) continue
        const dialog = await openDialog(page)
        const weekends = dialog.getByRole('group', { name: content.enquiry.fields.weekends.label })
        const first = await weekends.locator('label').first().innerText()
        const earliest = await dialog.locator('[name=checkIn]').getAttribute('min')
        told.push(`  from ${earliest}, first weekend ${first.replace(/^[^]*\n/, '')}`)
      }
      await open(page, '/location')
      const sun = page.getByText(content.location.weather.sunToday.replace(/\{.*/, ''))
      told.push(`  ${(await sun.innerText()).replaceAll(/\s+/g, ' ')}`)
      expect(`${told.join('\n')}\n`).toMatchSnapshot(`moments-${timezoneId.split('/')[1]}.txt`)
    })
  })
}
