import type { Page } from '@playwright/test'
import { expect, phoneOnly, test } from '../support/fixtures.ts'
import { paths } from '../../../lib/paths.ts'
import { menuPage, site, ui } from '../support/words.ts'

const header = (page: Page) => page.getByRole('banner')

/** Scrolls to a position without animation, and waits until the page has reacted. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        if (scrollY === to) return resolve()
        addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true })
        window.scrollTo({ top: to, behavior: 'instant' })
      }),
    top,
  )
}

/** How far the header is moved up, as a share of its height: 0 while it is visible. */
const isAway = (page: Page) => header(page).evaluate((element) => element.getBoundingClientRect().bottom <= 1)

test('D1 the header stays at the top of the screen', async ({ page }) => {
  await page.goto('/')
  await scrollTo(page, 900)
  await scrollTo(page, 880)
  await expect.poll(() => header(page).evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(0)
})

test('D2 it hides on a scroll down of more than 5 px at once, not of less', async ({ page }) => {
  await page.goto('/')
  await scrollTo(page, 300)
  await scrollTo(page, 299)
  await expect.poll(() => isAway(page)).toBe(false)
  await scrollTo(page, 303)
  expect(await page.locator('html').getAttribute('data-header-away')).toBeNull()
  await scrollTo(page, 309)
  await expect.poll(() => isAway(page)).toBe(true)
})

test('D2 it comes back on a scroll up, and at the top', async ({ page }) => {
  await page.goto('/')
  await scrollTo(page, 600)
  await expect.poll(() => isAway(page)).toBe(true)
  await scrollTo(page, 598)
  await expect.poll(() => isAway(page)).toBe(false)
  await scrollTo(page, 700)
  await expect.poll(() => isAway(page)).toBe(true)
  await scrollTo(page, 0)
  await expect.poll(() => isAway(page)).toBe(false)
})

test('D2 it never hides while it holds keyboard focus', async ({ page }) => {
  await page.goto('/accommodations')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(header(page).locator(':focus-visible')).toHaveCount(1)
  await scrollTo(page, 600)
  await scrollTo(page, 900)
  await expect(header(page).locator(':focus-visible')).toBeInViewport()
})

test('D4 it leads to the pages of the menu and to booking', async ({ page, isMobile }) => {
  await page.goto('/')
  if (isMobile) await header(page).getByLabel(ui.menu).first().click()
  const links = header(page).getByRole('navigation')
  for (const { label, to } of site.navigation) {
    await expect(links.locator(`a[href="${paths[to]}"]`).filter({ visible: true, hasText: label })).toHaveCount(1)
  }
  await expect(header(page).getByRole('link', { name: ui.bookNow }).filter({ visible: true }).first()).toHaveAttribute(
    'href',
    /#message$/,
  )
})

test.describe('D5 the menu of small screens', phoneOnly, () => {
  const toggle = (page: Page) => header(page).locator('summary')
  const sheet = (page: Page) => header(page).getByRole('navigation', { name: ui.menu })

  test.beforeEach(async ({ page }) => {
    await page.goto('/accommodations')
    await page.locator('html[data-ready]').waitFor()
    await toggle(page).click()
    await expect(sheet(page)).toBeVisible()
  })

  test('closes on a click outside', async ({ page }) => {
    const { x, y, width, height } = (await sheet(page).boundingBox())!
    const screen = await page.evaluate(() => innerHeight)
    await page.mouse.click(x + width / 2, (y + height + screen) / 2)
    await expect(sheet(page)).toBeHidden()
  })

  test('closes on a link, and the page changes', async ({ page }) => {
    await sheet(page).locator(`a[href="${menuPage}"]`).click()
    await expect(sheet(page)).toBeHidden()
    await expect(page).toHaveURL(menuPage)
  })

  test('closes on Escape and gives the focus back to the toggle', async ({ page }) => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
  })

  test('D2 keeps the header where it is', async ({ page }) => {
    await scrollTo(page, 600)
    await expect(sheet(page)).toBeInViewport()
  })
})

for (const [when, isThere] of [
  ['', true],
  [', before the app as well', false],
] as const) {
  test(
    `D5 a press on the dimmed page closes the menu and does nothing else${when}`,
    phoneOnly,
    async ({ page, allowErrors }) => {
      if (!isThere) {
        allowErrors(/net::ERR_FAILED/)
        await page.route('**/assets/*.js', (route) => route.abort())
      }
      await page.goto('/accommodations')
      if (isThere) await page.locator('html[data-ready]').waitFor()
      // What is pressed need not be done at once to be seen.
      await page.evaluate(() =>
        addEventListener(
          'click',
          ({ target }) => {
            const pressed = target instanceof Element ? target.closest('a, summary') : null
            document.documentElement.dataset.testPressed = pressed?.localName ?? ''
          },
          { capture: true },
        ),
      )
      const sheet = header(page).getByRole('navigation', { name: ui.menu })
      for (const link of await page.getByRole('complementary', { name: ui.quickBar }).getByRole('link').all()) {
        const box = await link.boundingBox()
        await header(page).locator('summary').tap()
        await expect(sheet).toBeVisible()
        await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
        await expect(sheet).toBeHidden()
        await expect(page.locator('html')).not.toHaveAttribute('data-test-pressed', 'a')
      }
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(/\/accommodations$/)
    },
  )
}

test('D5 the menu opens without scripts', phoneOnly, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, baseURL })
  const page = await context.newPage()
  await page.goto('/')
  await header(page).locator('summary').click()
  await header(page).locator(`a[href="${menuPage}"]`).filter({ visible: true }).click()
  await expect(page).toHaveURL(menuPage)
  await context.close()
})
