/**
 * What axe and the keyboard find on every page, in one visit of each. Header, footer, menu, toast and request are the
 * same on every page, so the home page answers for them. A launch asks the same of the owner's own site.
 */
import type { CDPSession, JSHandle, Page } from '@playwright/test'
import {
  addRules,
  closeDialog,
  desk,
  open,
  openDialog,
  openDisclosures,
  phone,
  scrollTo,
  send,
  violations,
  withoutTransitions,
} from '../journeys/support/steps.ts'
import { motions, smallTargets, stopInSight, type Stop } from '../journeys/support/page-measurements.ts'
import { content, expect, first, launch, once, pages, test } from '../resort/visit.ts'

const { postcard, ui } = content

test.describe.configure({ timeout: 180_000 })

const allRules = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What differs between day and evening. Of texts that are fainter than AA asks, the rule of AAA says nothing. */
const colourRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

/** What axe finds in a part of the page, by day and in the evening, and what is too small to be pressed. */
async function examine(page: Page, state: string, part: string, sizes = [desk, phone]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    const found = await page.evaluate(smallTargets, part)
    // On a phone the bar of contacts lies over what is scrolled below it.
    if (size === sizes[0]) found.push(...(await violations(page, part, { runOnly: allRules })))
    await page.emulateMedia({ colorScheme: 'dark' })
    found.push(...(await violations(page, part, { runOnly: colourRules })))
    await page.emulateMedia({ colorScheme: 'light' })
    expect.soft(found, `${state}, ${size.width} px wide`).toEqual([])
  }
}

/** Whether the window looks otherwise while the focus is where it is, close to what holds it. */
async function isSeenToHaveFocus(devtools: CDPSession, element: JSHandle<HTMLElement>, { shown }: Stop) {
  // Not by Playwright, which looks after fonts and frames before each picture.
  const look = () => devtools.send('Page.captureScreenshot', { clip: { ...shown, scale: 1 }, optimizeForSpeed: true })
  const focused = await look()
  await element.evaluate((each) => each.blur())
  const blurred = await look()
  await element.evaluate((each) => each.focus({ preventScroll: true }))
  return focused.data !== blurred.data
}

/**
 * Presses a key until the focus leaves the page, or its main part.
 *
 * @param seen the kinds of elements whose focus has been looked at: of each kind, one on a page
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', part: string, seen: Set<string>): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const wrong: string[] = []
  let last: JSHandle<HTMLElement> | null = null
  let stops = 0
  for (; stops < 400; stops += 1) {
    await page.keyboard.press(key)
    // On the way back the last one is below.
    const stop: Stop | null = await page.evaluate(stopInSight, key === 'Tab' ? last : null)
    if (!stop || (part === 'main' && !stop.isInMain)) break
    wrong.push(...stop.problems.map((problem) => `${stop.name} ${problem}`))
    last = await page.evaluateHandle(() => document.activeElement as HTMLElement)
    // On a busy machine the page may have moved since it was measured.
    const isSeen =
      seen.has(stop.kind) ||
      (await isSeenToHaveFocus(devtools, last, stop)) ||
      (await isSeenToHaveFocus(devtools, last, (await page.evaluate(stopInSight, null))!))
    if (!isSeen) wrong.push(`${stop.name} looks the same without the focus`)
    seen.add(stop.kind)
  }
  await devtools.detach()
  expect(stops, 'the focus comes to an end').toBeLessThan(400)
  expect(stops).toBeGreaterThan(part === 'html' ? 10 : 1)
  expect.soft(wrong, key).toEqual([])
}

for (const path of Object.values(pages)) {
  test(`D2 axe and the Tab key find nothing on ${path}`, launch.once, async ({ page, allowErrors }) => {
    allowErrors(/another host: https:\/\/(?:www|maps)\.google\.com\//)
    await page.route(/^https:\/\/(?:www|maps)\.google\.com\//, (route) => route.fulfill({ body: 'A map' }))
    const part = path === '/' ? 'html' : 'main'
    await page.setViewportSize(phone)
    await open(page, path)
    expect.soft(await page.evaluate(motions), 'although motion is not wanted').toEqual([])
    await withoutTransitions(page)
    if (part === 'main') {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/#main$/)
    }
    // On the way down stops come into sight at the foot of the window. As narrow as a phone, which is also what a desk
    // at 400 % has, the bar of contacts lies there. On the way up they come into sight at the top, where the header is.
    const seen = new Set<string>()
    await walk(page, 'Tab', part, seen)
    await page.setViewportSize(desk)
    // The header is the same on every page: once, and by the map.
    if (/^\/(?:location)?$/.test(path)) await walk(page, 'Shift+Tab', part, seen)

    await openDisclosures(page)
    // Hidden above the screen, the header would count as lying over the links that are scrolled out there.
    await addRules(page, '[data-site] > header { position: relative; translate: none }')
    await examine(page, 'disclosures open', part)

    const pin = page.locator('[data-pin] circle').last()
    if (await pin.count()) {
      await pin.click()
      await examine(page, 'card of a place open', 'figure:has([data-pin])', [phone])
    }
    const plate = page.locator('[data-plates] a').first()
    if (await plate.count()) {
      await plate.click()
      await page.locator('dialog[open] img').first().waitFor()
      await examine(page, 'gallery open', 'dialog[open]')
    }
  })
}

test('axe finds nothing in menu, toast, form, request and postcard', once, async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  await withoutTransitions(page)
  const [form, dialog] = [page.locator('#contact'), page.locator('dialog[open]')]

  // The confirmation of a connection that is back is one that every page knows.
  const toast = page.locator('[data-sonner-toast]').last()
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await toast.hover({ timeout: 3_000 }) // it stays while it is being read
  }).toPass()
  await examine(page, 'toast shown', '[data-sonner-toast]', [phone])
  await page.mouse.move(1, 300)

  // Scrolled, so that the header has its solid ground.
  await scrollTo(page, 400)
  const toggle = page.getByRole('banner').locator('summary')
  await toggle.click()
  await examine(page, 'menu open', 'header', [phone])
  await toggle.click()

  await form.getByRole('button', { name: ui.form.button }).click()
  await form.locator('[data-errors]').waitFor()
  await examine(page, 'form in error', '#contact')

  await openDialog(page)
  const tabs = await dialog.locator('[name=dialog-subject]').all()
  for (const tab of tabs.toReversed()) {
    await tab.check({ force: true })
    await examine(page, (await tab.getAttribute('value')) ?? '', 'dialog[open]', [desk])
  }
  await page.setViewportSize({ ...desk, height: 1600 })
  await walk(page, 'Tab', 'dialog[open]', new Set())
  await send(dialog)
  await dialog.locator('[data-errors]').waitFor()
  await examine(page, 'request in error', 'dialog[open]')

  await closeDialog(page)
  await page.goto(`/#enquiry=1;stay=${first.id};in=2027-04-14;out=2027-04-17`)
  await dialog.getByRole('button', { name: postcard.yes }).waitFor()
  await examine(page, 'postcard', 'dialog[open]')
})
