/** What a guest sees first, at the sizes of telephones, laptops and large screens. */
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { luminance } from '../../../tools/brand/colours.ts'
import { addRules, dropRules, home, open, site, ui } from '../support/steps.ts'
import { calm, expect, launch, once, test } from '../support/fixtures.ts'

test.use(calm)

/** Whether the whole element is in the window, with nothing over its middle. */
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

test('H1 the first screen has title, both buttons and an unbroken header', once, async ({ page }) => {
  const button = (name: string) => page.locator('main').getByRole('link', { name, exact: true }).first()
  const [title, banner] = [page.getByRole('heading', { level: 1 }), page.getByRole('banner')]
  const brand = banner.getByRole('link', { name: site.name })
  await open(page, '/')
  await page.evaluate(() => document.fonts.ready)
  for (const [width, height] of [
    [390, 664],
    [320, 568],
    [360, 640],
    [600, 900],
    [844, 390],
    [768, 1024],
    [1023, 768],
    [1024, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const at = `at ${width} x ${height}`
    for (const label of [home.hero.bookLabel, home.hero.exploreLabel])
      expect.soft(await isPressable(button(label)), `${label} ${at}`).toBe(true)
    const [menu, links] = [banner.locator('summary'), banner.getByRole('navigation').first()]
    await expect.soft(menu, `menu ${at}`).toBeVisible({ visible: width < 1024 })
    await expect.soft(links, `links ${at}`).toBeVisible({ visible: width >= 1024 })
    const [name, words] = [(await brand.boundingBox())!, (await title.boundingBox())!]
    expect.soft(name.y + name.height, `title below the name ${at}`).toBeLessThanOrEqual(words.y + 4)
    // Names of other resorts may be longer than a telephone is wide.
    if (site.name.length < 16) expect.soft(await linesOf(brand), `lines of the name ${at}`).toBe(1)
    if (width < 1024) continue
    expect.soft(Math.abs(name.x - words.x), `name in line with the title ${at}`).toBeLessThanOrEqual(1)
    for (const link of await links.getByRole('link').all())
      expect.soft(await linesOf(link), `lines of a link ${at}`).toBe(1)
  }

  const bar = page.getByRole('complementary', { name: ui.quickBar })
  // The contact bar of a phone comes when header and head of the page have left, and goes when the header comes back.
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, head] of [
    ['/', button(home.hero.exploreLabel)],
    ['/accommodations', title],
  ] as const) {
    await page.goto(path)
    await expect(bar).toBeHidden()
    await head.evaluate((own) => scrollTo(0, own.getBoundingClientRect().bottom + 20))
    await expect(bar).toBeHidden()
    for (const by of [20, -20]) {
      await page.mouse.wheel(0, by)
      await expect(bar).toBeVisible({ visible: by > 0 })
    }
  }
  // What is focused is scrolled clear of it.
  for (const width of [768, 700, 640, 639, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const space = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom))
    const height = await page.getByLabel(ui.quickBar).evaluate((own) => own.getBoundingClientRect().height)
    expect(space, `${width} px wide`).toBeGreaterThanOrEqual(height)
  }
})

const isFirstScreenDrawn = () =>
  [...document.images].every(
    (image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
  )

/** The share of the points behind a text, of 1, against which WCAG's level AAA would not have it read. */
async function unread(text: Locator): Promise<number> {
  const [color, size] = await text.evaluate((each) => {
    const style = getComputedStyle(each)
    return [style.color, parseFloat(style.fontSize)] as const
  })
  const [own, least] = [luminance(color.match(/[\d.]+/g)!.map(Number)), size >= 24 ? 4.5 : 7]
  const withoutInk = '* { color: #0000 !important; transition: none !important } h1 * { inline-size: fit-content }'
  await addRules(text.page(), withoutInk)
  const behind = await sharp(await text.screenshot({ scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer()
  await dropRules(text.page())
  const points = Array.from({ length: behind.length / 3 }, (_, at) => luminance(behind.subarray(3 * at, 3 * at + 3)))
  const isFaint = (ground: number) => (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05) < least
  return points.filter(isFaint).length / points.length
}

test('I4 title and header are read against the pictures behind them', launch.once, async ({ page }) => {
  await open(page, '/')
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await page.waitForFunction(isFirstScreenDrawn)
    const all = page.locator('h1 > *, header :is(nav, div) > a:not([data-book])')
    const texts = await all.filter({ visible: true }).all()
    expect(texts.length).toBeGreaterThan(1)
    for (const text of texts)
      // A star behind a letter does not make it unreadable.
      expect.soft(await unread(text), `${colorScheme}: ${await text.textContent()}`).toBeLessThan(0.02)
  }
})
