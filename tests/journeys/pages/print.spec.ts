import type { Page } from '@playwright/test'
import { settings } from '../../settings.ts'
import { open } from '../support/enquiry-steps.ts'
import { calm, expect, once, test } from '../support/fixtures.ts'
import { accommodations, site } from '../support/words.ts'

test.use(calm)

const sheets = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

async function expectShared(page: Page): Promise<void> {
  const { shareLabel, copied } = accommodations.factSheet
  const kept = () => page.evaluate(() => sessionStorage.getItem('kept') ?? '')
  await page.getByRole('button', { name: shareLabel }).click()
  await expect.poll(kept).toContain(`"title":"${site.name}"`)

  await page.evaluate(() => delete (navigator as { share?: unknown }).share)
  await page.getByRole('button', { name: shareLabel }).click()
  await expect(page.getByText(copied)).toBeVisible()
  for (const part of [site.name, ...accommodations.stays.map(({ name }) => name), '/accommodations#fact-sheet']) {
    expect(await kept()).toContain(part)
  }
}

test('F4 the stays print as one sheet, also five, and are shared as text', once, async ({ page }) => {
  await page.addInitScript(() => {
    const keep = (data: unknown) => Promise.resolve(sessionStorage.setItem('kept', JSON.stringify(data)))
    Object.assign(navigator, { share: keep })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: keep } })
  })
  await open(page, '/accommodations')
  await test.step('the facts are shared as text with a link, or copied', () => expectShared(page))
  // While a toast still says so.
  expect(await sheets(page)).toBe(1)
  await page.evaluate(() => {
    const stay = document.querySelector('[data-fact-sheet] dl > div')
    stay?.after(stay.cloneNode(true))
    const long = 'An answer as long as the content allows. '.repeat(5).slice(0, 200)
    for (const question of document.querySelectorAll('#before-you-book q')) question.textContent = long
  })
  expect(await sheets(page)).toBe(1)
})

test('the home page prints on few sheets, its title below the picture', once, async ({ page }) => {
  await open(page, '/')
  expect(await sheets(page)).toBeLessThanOrEqual(settings.specification ? 3 : 4)
  await page.emulateMedia({ media: 'print' })
  const picture = await page.locator('[data-hero] img').filter({ visible: true }).boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(title!.y).toBeGreaterThanOrEqual(picture!.y + picture!.height)
})
