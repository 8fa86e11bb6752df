/**
 * The clock of a guest's device may be anywhere: what is open, which days can be chosen and what the sun does follow the
 * resort's own, also around midnight, on 29 February and where its clocks change. What pages say at one moment is read with
 * such clocks too (`pages.spec.ts`).
 */
import { openDialog } from '../journeys/support/enquiry-steps.ts'
import { open } from '../journeys/support/every-page.ts'
import { expect, once } from '../journeys/support/fixtures.ts'
import { content, prepare, test } from '../resort/visit.ts'

const moments = {
  'in the last second of a day': '2027-03-10T23:59:59Z',
  'in the first of the next': '2027-03-11T00:00:00Z',
  'in the last second of the notice': '2027-03-14T23:59:59Z',
  'in the first after it': '2027-03-15T00:00:00Z',
  'before opening, on the Sunday on which clocks go forward': '2027-03-28T08:15:00Z',
  'after opening, on the Sunday on which clocks go forward': '2027-03-28T08:45:00Z',
  'before opening, on the Sunday on which clocks go back': '2027-10-31T09:15:00Z',
  'on 29 February': '2028-02-29T12:00:00Z',
}

test.setTimeout(120_000)

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
  test.describe(`with the clock of ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('hours, notice, weekends and sun are those of the resort', once, async ({ page }) => {
      const told: string[] = []
      for (const [when, time] of Object.entries(moments)) {
        // A reloaded page would open with the dialog that was open.
        await page.goto('about:blank')
        await prepare(page, { time: new Date(time) })
        await open(page, '/')
        const hours = await page
          .locator('#contact')
          .getByRole('heading', { name: content.ui.hours.heading })
          .innerText()
        const notice = await page.getByRole('complementary', { name: content.ui.notice }).isVisible()
        const dialog = await openDialog(page)
        const weekends = dialog.getByRole('group', { name: content.enquiry.fields.weekends.label })
        const first = await weekends.locator('label').first().innerText()
        const earliest = await dialog.locator('[name=checkIn]').getAttribute('min')
        told.push(`${when}: ${hours.replaceAll(/\s+/g, ' ')}, ${notice ? 'notice' : 'no notice'}`)
        told.push(`  from ${earliest}, first weekend ${first.replace(/^[^]*\n/, '')}`)
      }
      await open(page, '/location')
      const sun = page.getByRole('region', { name: content.location.sky.heading }).locator('dl').first()
      told.push(`  ${(await sun.innerText()).replaceAll(/\s+/g, ' ')}`)
      expect(`${told.join('\n')}\n`).toMatchSnapshot('moments.txt')
    })
  })
}
