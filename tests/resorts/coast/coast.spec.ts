/** Another resort, in a zone where clocks are changed. It runs in the copy that `tests/resorts/build.ts` makes. */
import { open } from '../../journeys/support/enquiry-steps.ts'
import { expect, phoneOnly, test } from '../../journeys/support/fixtures.ts'
import { site, ui } from '../../journeys/support/words.ts'

// 45 minutes after opening by a clock of summer time, which is 15 minutes before it by a clock of winter time.
const { weekdays, weekend } = site.hours
const before = (time: string, minutes: number) => {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return new Date(Date.UTC(2000, 0, 1, hours, rest - minutes))
    .toISOString()
    .slice('YYYY-MM-DDT'.length, -'.000Z'.length)
}
const moments = [
  ['on the Friday before clocks go forward', '2027-03-26', weekdays, false],
  ['on the Sunday on which they go forward', '2027-03-28', weekend, true],
  ['on the Monday after', '2027-03-29', weekdays, true],
  ['on the Friday before clocks go back', '2027-10-29', weekdays, true],
  ['on the Sunday on which they go back', '2027-10-31', weekend, false],
  ['on the Monday after that', '2027-11-01', weekdays, false],
] as const

for (const [when, day, { opens }, isOpen] of moments) {
  test(
    `O3 a quarter of an hour before opening by winter time the desk is ${isOpen ? 'open' : 'closed'} ${when}`,
    phoneOnly,
    async ({ page }) => {
      // Winter time is that of Greenwich.
      await page.clock.setFixedTime(`${day}T${before(opens, 15)}Z`)
      await open(page, '/')
      const heading = page.locator('#contact').getByRole('heading', { name: ui.hours.heading })
      await expect(heading).toContainText(isOpen ? ui.hours.open : ui.hours.closed)
    },
  )
}
