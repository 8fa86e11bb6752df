/** Back and Forward at the worst moments, and pages that come back as they were left. */
import type { Page } from '@playwright/test'
import { dialogOf, open, openDialog } from '../journeys/enquiry-steps.ts'
import { expect, once, test } from '../journeys/fixtures.ts'

const bookingButton = (page: Page) => page.locator('main [data-book]').first()

test('Back in the moment after the press closes the request, and the next press opens it', once, async ({ page }) => {
  await open(page, '/accommodations')
  // Before the step into the dialog could be drawn.
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...step) => {
      history.pushState = push
      push(...step)
      history.back()
    }
  })
  await bookingButton(page).click()
  await page.waitForFunction(() => !(history.state as { usr?: unknown } | null)?.usr)
  await expect(dialogOf(page)).toHaveCount(0)
  await openDialog(page)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
})
