/** What a guest sees first, at the sizes of telephones, laptops and large screens. */
import type { Locator, Page } from '@playwright/test'
import { open, inDays } from '../support/enquiry-steps.ts'
import { calm, expect, once, test } from '../support/fixtures.ts'
import { accommodations, home, postcard, site, ui } from '../support/words.ts'

test.use(calm)

const bar = (page: Page) => page.getByRole('complementary', { name: ui.quickBar })
const button = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true }).first()

/** Whether the whole element is in the viewport, with nothing over its middle. */
const isPressable = (element: Locator) =>
  element.evaluate((own) => {
    const { left, right, top, bottom } = own.getBoundingClientRect()
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && own.contains(middle)
  })

/** How many lines the last text inside an element is set in. */
const linesOf = (element: Locator) =>
  element.evaluate((own) => {
    const range = document.createRange()
    range.selectNodeContents(own.lastChild ?? own)
    return range.getClientRects().length
  })

const sizes = [
  [390, 664],
  [320, 568],
  [844, 390],
  [1024, 768],
  [1920, 1080],
] as const

test('H1 the first screen has title, both buttons and an unbroken header', once, async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => document.fonts.ready)
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const at = `at ${width} x ${height}`
    const title = page.getByRole('heading', { level: 1 })
    const brand = page.getByRole('banner').getByRole('link', { name: site.name })
    expect.soft(await isPressable(button(page, home.hero.bookLabel)), `${home.hero.bookLabel} ${at}`).toBe(true)
    expect.soft(await isPressable(button(page, home.hero.exploreLabel)), `${home.hero.exploreLabel} ${at}`).toBe(true)
    const [brandBox, titleBox] = [await brand.boundingBox(), await title.boundingBox()]
    expect
      .soft((brandBox?.y ?? 0) + (brandBox?.height ?? 0), `title below the name ${at}`)
      .toBeLessThanOrEqual((titleBox?.y ?? 0) + 4)
    // Names of other resorts may be longer than a telephone is wide.
    if (site.name.length < 16) expect.soft(await linesOf(brand), `lines of the name ${at}`).toBe(1)
    if (width >= 1024) {
      expect
        .soft(Math.abs((brandBox?.x ?? 0) - (titleBox?.x ?? 0)), `name in line with the title ${at}`)
        .toBeLessThanOrEqual(1)
      const links = page.getByRole('banner').getByRole('navigation').first().getByRole('link')
      for (const link of await links.all()) expect.soft(await linesOf(link), `lines of a link ${at}`).toBe(1)
    }
  }
  await test.step('the contact bar of a phone comes when the head of the page has left', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(bar(page)).toBeHidden()
    await button(page, home.hero.exploreLabel).evaluate((own) => scrollTo(0, own.getBoundingClientRect().bottom + 20))
    await expect(bar(page)).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(bar(page)).toBeHidden()
    await page.goto('/accommodations')
    await expect(bar(page)).toBeHidden()
    await page.locator('h1').evaluate((own) => scrollTo(0, own.getBoundingClientRect().bottom + 20))
    await expect(bar(page)).toBeVisible()
  })
  await test.step('with a proposal it is there from the start', async () => {
    const stay = accommodations.stays[0]?.id
    await page.goto(`/#enquiry=2;stays=${stay};in=${inDays(30)};out=${inDays(31)};adults=1`)
    await page.getByRole('button', { name: postcard.leave, exact: true }).click()
    await expect(page.getByRole('complementary', { name: postcard.slip.name })).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(bar(page)).toBeVisible()
  })
})
