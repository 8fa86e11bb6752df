import type { Page } from '@playwright/test'
import { content, forecast, prepare, test } from '../../resort/visit.ts'
import { holdBack, open } from '../support/enquiry-steps.ts'
import { expect, once } from '../support/fixtures.ts'

const { weather } = content.location
const band = (page: Page) => page.locator('section[aria-labelledby=weather]')
const live = (page: Page) => band(page).locator('[data-live]')

test('V5 the weather is asked for in view, once, and its answer is kept', once, async ({ page }) => {
  await prepare(page)
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  let asked = 0
  page.on('request', (request) => (asked += Number(new URL(request.url()).pathname === forecast)))
  const send = await holdBack(page, `**${forecast}`)
  await open(page, '/location')
  await page.waitForLoadState('networkidle')
  expect(asked, 'out of sight').toBe(0)
  await band(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked, 'of a prerendered page, which has not been shown yet').toBe(0)
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => asked).toBe(1)
  // Until it comes, or where it does not, the general text is there, and no spinner or alert.
  await expect(band(page).getByText(weather.always)).toBeVisible()
  await expect(band(page).locator('[data-live], [aria-busy=true], [role=alert], [role=progressbar]')).toHaveCount(0)
  const { height } = (await band(page).boundingBox())!
  send()
  await expect(live(page)).toBeVisible()
  await expect(band(page).getByText(weather.always)).toBeHidden()
  expect((await band(page).boundingBox())!.height).toBe(height)

  for (const path of ['/about-us', '/location']) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
  }
  await band(page).scrollIntoViewIfNeeded()
  await expect(live(page)).toBeVisible()
  expect(asked).toBe(1)
})
