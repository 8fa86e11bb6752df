import type { Page } from '@playwright/test'
import { closeDialog, dialogOf, stepMade } from '../support/enquiry-steps.ts'
import { open, addRules } from '../support/every-page.ts'
import { expect, launch, once, phoneOnly, test } from '../support/fixtures.ts'
import { contrast } from '../support/page-measurements.ts'
import { pixelsOf } from '../support/pixels.ts'
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

/** In the bar at a desk, in the opened menu on a phone. */
async function expectLinks(page: Page): Promise<void> {
  const links = header(page).getByRole('navigation')
  for (const { label, to } of site.navigation) {
    await expect(links.locator(`a[href="${paths[to]}"]`).filter({ visible: true, hasText: label })).toHaveCount(1)
  }
  const book = header(page).getByRole('link', { name: ui.bookNow }).filter({ visible: true }).first()
  await expect(book).toHaveAttribute('href', /#message$/)
}

test(
  'D1 D2 D3 D4 it hides on the way down, comes back, and leads on',
  { tag: [once.tag, launch] },
  async ({ page }) => {
    await page.goto('/')
    await expectLinks(page)
    await test.step('at the top of the screen', async () => {
      await scrollTo(page, 900)
      await scrollTo(page, 880)
      await expect
        .poll(() => header(page).evaluate((element) => Math.round(element.getBoundingClientRect().top)))
        .toBe(0)
    })
    await test.step('away after more than 5 px down at once, not after less', async () => {
      await scrollTo(page, 300)
      await scrollTo(page, 299)
      await expect.poll(() => isAway(page)).toBe(false)
      await scrollTo(page, 303)
      expect(await page.locator('html').getAttribute('data-header-away')).toBeNull()
      await scrollTo(page, 309)
      await expect.poll(() => isAway(page)).toBe(true)
    })
    await test.step('back after a scroll up, and at the top', async () => {
      await scrollTo(page, 307)
      await expect.poll(() => isAway(page)).toBe(false)
      await scrollTo(page, 700)
      await expect.poll(() => isAway(page)).toBe(true)
      await scrollTo(page, 0)
      await expect.poll(() => isAway(page)).toBe(false)
    })
    await test.step('never away while it holds keyboard focus', async () => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(header(page).locator(':focus-visible')).toHaveCount(1)
      await scrollTo(page, 600)
      await scrollTo(page, 900)
      await expect(header(page).locator(':focus-visible')).toBeInViewport()
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    })
    await test.step('see-through at 49 px, and blurred behind it from 51 px', () => expectGround(page))
  },
)

/** How well black and white stripes behind the header are told apart through it: a contrast, 1 to 21. */
async function stripesSeen(page: Page): Promise<number> {
  const { y, height } = (await header(page).boundingBox())!
  const { width, at } = await pixelsOf(await page.screenshot({ scale: 'css' }))
  const shades = Array.from({ length: width - 40 }, (_, x) => contrast(at(x + 20, y + height / 2), [0, 0, 0]))
  return Math.max(...shades) / Math.min(...shades)
}

async function expectGround(page: Page): Promise<void> {
  await addRules(
    page,
    `:is(header, main) * { visibility: hidden !important }
    main { background: repeating-linear-gradient(90deg, #000 0 8px, #fff 8px 16px) }`,
  )
  for (const look of ['day', 'evening']) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-look', chosen), look)
    await scrollTo(page, 60)
    await scrollTo(page, 49) // on the way up the header is there
    await expect.poll(() => stripesSeen(page), look).toBeGreaterThan(15)
    await scrollTo(page, 51)
    await expect.poll(() => stripesSeen(page), look).toBeLessThan(1.1)
  }
}

test('D2 D4 D5 the menu of small screens opens, and closes by every way', phoneOnly, async ({ page }) => {
  const toggle = header(page).locator('summary')
  const sheet = header(page).getByRole('navigation', { name: ui.menu })
  await open(page, '/accommodations')
  await test.step('a press on the dimmed page only closes it', () => expectOnlyClosed(page))
  await toggle.click()
  await expect(sheet).toBeVisible()
  await expectLinks(page)

  await test.step('Escape closes it, and gives the focus back to the toggle', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(toggle).toBeFocused()
  })
  await test.step('a click outside closes it', async () => {
    await toggle.click()
    const { x, y, width, height } = (await sheet.boundingBox())!
    const screen = await page.evaluate(() => innerHeight)
    await page.mouse.click(x + width / 2, (y + height + screen) / 2)
    await expect(sheet).toBeHidden()
  })
  await test.step('its booking button opens the request, and the toggle gets the focus back', async () => {
    await toggle.click()
    await header(page).locator('details [data-book]').click()
    await dialogOf(page).locator('form').waitFor()
    await stepMade(page)
    await closeDialog(page)
    await expect(toggle).toBeFocused()
  })
  await test.step('it keeps the header where it is', async () => {
    await toggle.click()
    await scrollTo(page, 600)
    await expect(sheet).toBeInViewport()
  })
  await test.step('a link closes it, and the page changes', async () => {
    await sheet.locator(`a[href="${menuPage}"]`).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(menuPage)
  })
})

/** Presses through the dimmed page where links lie below; nothing else happens than that the menu closes. */
async function expectOnlyClosed(page: Page): Promise<void> {
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
  // The bar comes below the head of the page, the header on the way up.
  await scrollTo(page, 900)
  await scrollTo(page, 850)
  const bar = page.getByRole('complementary', { name: ui.quickBar })
  await expect(bar).toBeVisible()
  for (const link of await bar.getByRole('link').all()) {
    const box = await link.boundingBox()
    await header(page).locator('summary').tap()
    await expect(sheet).toBeVisible()
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    await expect(sheet).toBeHidden()
    await expect(page.locator('html')).not.toHaveAttribute('data-test-pressed', 'a')
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/accommodations$/)
}
