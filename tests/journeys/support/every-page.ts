/** What journeys through every page share. */
import type { Page } from '@playwright/test'
import { ui } from './words.ts'

export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
}

/** Scrolls to a position without animation, and waits until the page has reacted. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' })
    // The event comes with the next frame.
    for (const _ of [1, 2]) await new Promise((goOn) => requestAnimationFrame(goOn))
  }, top)

/** All that is folded, but for the menu. */
export async function openDisclosures(page: Page): Promise<void> {
  await page.locator(':is(main, footer, dialog) details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true
  })
  // Its details are fetched when they are near the screen.
  await page.locator('footer details > summary').last().scrollIntoViewIfNeeded()
  await page.locator('footer').getByText(ui.device.text).waitFor()
}

/** Adds rules to the page, after those that it has. An adopted sheet, because the page's policy lets no other in. */
export const addRules = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, rules)

/** Takes out what `addRules` added. */
export const dropRules = (page: Page) => page.evaluate(() => void (document.adoptedStyleSheets = []))

/** From now on colours change at once, where a test changes the look of a page that it reads. */
export const withoutTransitions = (page: Page) => addRules(page, '*, ::before, ::after { transition: none !important }')
