import type { Page } from '@playwright/test'
import { closeDialog, dialogOf, menuPage, open, scrollTo, stepMade, ui } from '../support/steps.ts'
import { expect, launch, phoneOnly, test } from '../support/fixtures.ts'

const header = (page: Page) => page.getByRole('banner')

const isAway = (page: Page) => header(page).evaluate((element) => element.getBoundingClientRect().bottom <= 1)

/** The filter over what is behind the header, and how solid its ground is. */
const ground = (page: Page) =>
  header(page).evaluate((element) => [
    getComputedStyle(element).backdropFilter,
    getComputedStyle(element).backgroundColor,
  ])

/** Scrolls as a guest does, in steps. */
async function wheel(page: Page, ...steps: number[]): Promise<void> {
  for (const by of steps) {
    const to = (await page.evaluate(() => scrollY)) + by
    await page.mouse.wheel(0, by)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(to)
  }
  await page.evaluate(() => new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard))))
}

test('D1 D2 D3 it hides on the way down, and comes back', launch.once, async ({ page }) => {
  await page.goto('/')
  for (const [steps, hides] of [
    [[5], false],
    [[6], true],
    [[2, 2, 2], true],
    [[4, -1, 4], false],
    [[400, -1], false],
  ] as const) {
    await scrollTo(page, 0)
    // The page's own scroll does not hide it.
    await scrollTo(page, 700)
    await wheel(page, ...steps)
    await expect.poll(() => isAway(page), `${steps.join(', ')} px`).toBe(hides)
  }
  await wheel(page, 400)
  await expect.poll(() => isAway(page)).toBe(true)
  await scrollTo(page, 0)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  // See-through at 49 px, solid and blurred from 51 px.
  await scrollTo(page, 49)
  await expect.poll(() => ground(page)).toEqual(['none', 'rgba(0, 0, 0, 0)'])
  await scrollTo(page, 51)
  await expect.poll(() => ground(page)).toEqual([expect.stringContaining('blur'), expect.stringContaining('/ 0.9)')])
  // Never away while it holds keyboard focus.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await wheel(page, 600, 300)
  await expect(header(page).locator(':focus-visible')).toBeInViewport()
})

test('D2 D5 the menu of small screens opens, and closes by every way', phoneOnly, async ({ page }) => {
  const toggle = header(page).locator('summary')
  const sheet = header(page).getByRole('navigation', { name: ui.menu })
  await open(page, '/accommodations')
  // A press on the dimmed page only closes it.
  const below = page.locator('main [data-book]').first()
  await below.evaluate((own) =>
    scrollBy({ top: own.getBoundingClientRect().bottom - innerHeight + 8, behavior: 'instant' }),
  )
  const box = (await below.boundingBox())!
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
  await toggle.tap()
  await expect(sheet).toBeVisible()
  const pressed = (point: typeof middle) => document.elementFromPoint(...point)?.closest('a')?.outerHTML
  expect(await page.evaluate(pressed, middle)).toBeUndefined()
  await page.touchscreen.tap(...middle)
  await expect(sheet).toBeHidden()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/accommodations$/)
  // Escape closes it, and gives the focus back to the toggle.
  await toggle.click()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(toggle).toBeFocused()
  // Its booking button opens the request, and the toggle gets the focus back.
  await toggle.click()
  await header(page).locator('details [data-book]').click()
  await dialogOf(page).locator('form').waitFor()
  await stepMade(page)
  await closeDialog(page)
  await expect(toggle).toBeFocused()
  await toggle.click()
  await wheel(page, 300)
  await expect(sheet).toBeInViewport()
  await sheet.locator(`a[href="${menuPage}"]`).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(menuPage)
})
