/**
 * What only another resort can break: a zone where clocks are changed, longer words, three stays, another map. It runs
 * in the copy that `tests/resorts/build.ts` makes.
 */
import { fill } from '../../../lib/text.ts'
import { dialogOf, fillIn, goOn, inDays, previewOf, stepMade, words } from '../../journeys/support/enquiry-steps.ts'
import { open, pages } from '../../journeys/support/every-page.ts'
import { calm, expect, phoneOnly, test } from '../../journeys/support/fixtures.ts'
import { lostText, overlaps } from '../../journeys/support/page-measurements.ts'
import { accommodations, location, site, ui } from '../../journeys/support/words.ts'

test.use(calm)

// 45 minutes after opening by a clock of summer time, which is 15 minutes before it by a clock of winter time. Every other
// moment is asked of the rule, in lib/hours.test.ts.
const { weekend } = site.hours
const before = (time: string, minutes: number) => {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return new Date(Date.UTC(2000, 0, 1, hours, rest - minutes))
    .toISOString()
    .slice('YYYY-MM-DDT'.length, -'.000Z'.length)
}
const moments = [
  ['on which they go forward', '2027-03-28', true],
  ['on which they go back', '2027-10-31', false],
] as const

test('O3 around each change of clocks the desk opens by those of the resort', phoneOnly, async ({ page }) => {
  for (const [when, day, isOpen] of moments) {
    await test.step(`a quarter of an hour before opening by winter time on the Sunday ${when}`, async () => {
      // Winter time is that of Greenwich.
      await page.clock.setFixedTime(`${day}T${before(weekend.opens, 15)}Z`)
      await open(page, '/')
      const heading = page.locator('#contact').getByRole('heading', { name: ui.hours.heading })
      const [opening = ''] = (isOpen ? ui.hours.open : ui.hours.closed).split('{')
      await expect.soft(heading, when).toContainText(opening)
      const said = await heading.locator('span').textContent()
      await expect.soft(page.getByRole('banner').locator('details'), 'the menu says the same').toContainText(said ?? '')
    })
  }
})

test('O3 on a narrow phone no word of another resort is lost', phoneOnly, async ({ page, allowErrors }) => {
  allowErrors(/no-such-path/)
  // The page that is not there comes first: no link leads to it.
  const [first = '', ...others] = pages.toReversed()
  await open(page, first)
  for (const path of [first, ...others]) {
    await page.setViewportSize({ width: 390, height: 844 })
    if (path !== first) await goOn(page, path)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const where = `${path} at ${width} px`
      expect.soft(await page.evaluate(lostText), where).toEqual([])
      expect.soft(await page.evaluate(overlaps), where).toEqual([])
    }
  }
})

test('O3 the last of three stays is asked about on taken nights, in its own currency', phoneOnly, async ({ page }) => {
  const { localCurrency, stays } = accommodations
  const stay = stays.at(-1)!
  await open(page, '/accommodations')
  await page.locator(`main [data-book][href*="request&stay=${stay.id}"]`).first().tap()
  const dialog = dialogOf(page)
  await dialog.locator('form').waitFor()
  await stepMade(page)
  await expect(dialog.getByRole('group', { name: words.fields.stay.label })).toContainText(stay.name)
  await dialog.locator('[name=checkIn]').fill(inDays(30))
  await dialog.locator('[name=checkOut]').fill(inDays(32))
  const [told = ''] = fill(words.taken.nights, { stay: stay.name }).split('{')
  await expect(dialog.locator('[data-nights]')).toContainText(told)
  await expect(dialog.getByRole('list', { name: words.taken.ways.label }).getByRole('button')).not.toHaveCount(0)
  await fillIn(dialog)
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(previewOf(dialog)).toContainText(stay.name)
  const [sign = ''] = ui.prices.localCurrency.split('{amount}')
  await expect(previewOf(dialog)).toContainText(words.taken.message.calendar.split('{')[0]!)
  await expect(previewOf(dialog)).toContainText(localCurrency ? sign.trim() : stay.name)
})

test('O3 each pin of another map leads to its place', phoneOnly, async ({ page }) => {
  await open(page, '/location')
  for (const [at, { id }] of location.nearby.places.entries()) {
    await page
      .locator(`[data-pin="${at + 1}"] circle`)
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/location#${id}$`))
    await expect(page.locator(`li#${id}`).getByRole('heading')).toBeInViewport({ ratio: 1 })
  }
})
