import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { expect, once, test } from './fixtures.ts'

const file = join(import.meta.dirname, '../../content/location.yaml')
const { nearby, waysIn } = parse(readFileSync(file, 'utf8')) as {
  nearby: { places: { id: string; name: string }[] }
  waysIn: { takeAlong: { printLabel: string } }
}

const pin = (page: Page, number: number) => page.locator(`[data-pin="${number}"]`)
/** The place itself; the index above it carries the same number. */
const entry = (page: Page, number: number) => page.locator(`li[id][data-place="${number}"]`)

/** Resolved, so that two ways to write one colour are the same. */
const pinColour = (page: Page, number: number) => (
  pin(page, number).locator('circle').last().evaluate((disc) => getComputedStyle(disc).fill)
)
/** The mark at the edge of an entry of the index. */
const mark = (page: Page, number: number) => (
  page.locator(`nav [data-place="${number}"]`).evaluate((item) => getComputedStyle(item).boxShadow)
)

test('L4 an entry of the list fills its pin, by pointer and by key', once, async ({ page }) => {
  await page.goto('/location')
  const plain = await pinColour(page, 4)
  await entry(page, 4).hover()
  await expect.poll(() => pinColour(page, 4)).not.toBe(plain)
  expect(await pinColour(page, 5)).toBe(plain)
  await page.mouse.move(0, 0)
  await expect.poll(() => pinColour(page, 4)).toBe(plain)
  await entry(page, 6).getByRole('link').first().focus()
  await expect.poll(() => pinColour(page, 6)).not.toBe(plain)
})

test('L4 a pin marks its entry, by pointer and by key', once, async ({ page }) => {
  await page.goto('/location')
  const plain = await mark(page, 3)
  await pin(page, 3).locator('circle').first().hover()
  await expect.poll(() => mark(page, 3)).not.toBe(plain)
  await page.mouse.move(0, 0)
  await expect.poll(() => mark(page, 3)).toBe(plain)
  // From one pin to the next with the tabulator.
  await pin(page, 1).focus()
  await page.keyboard.press('Tab')
  await expect(pin(page, 2)).toBeFocused()
  await expect.poll(() => mark(page, 2)).not.toBe(plain)
  expect(await mark(page, 1)).toBe(plain)
})

test('L4 a pin leads to its entry, clear of the header, and stays filled', async ({ page }) => {
  await page.goto('/location')
  await page.locator('html[data-ready]').waitFor()
  const plain = await pinColour(page, 4)
  await pin(page, 4).locator('circle').first().click()
  const { id } = nearby.places[3] ?? { id: 'none' }
  await expect(page).toHaveURL(new RegExp(`/location#${id}$`))
  await expect.poll(() => pinColour(page, 4)).not.toBe(plain)
  await expectClearOfHeader(page, 4)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripting' : 'without scripting', () => {
    test.use({ javaScriptEnabled })

    test('L4 each place has its own address', async ({ page }) => {
      for (const number of [1, 8]) {
        await page.goto('about:blank')
        await page.goto(`/location#${nearby.places[number - 1]?.id}`)
        await expect(entry(page, number)).toBeInViewport()
        await expectClearOfHeader(page, number)
      }
    })
  })
}

async function expectClearOfHeader(page: Page, number: number) {
  await expect
    .poll(async () => {
      const header = await page.getByRole('banner').boundingBox()
      const box = await entry(page, number).boundingBox()
      const screen = page.viewportSize()?.height ?? 0
      const foot = header && header.y + header.height > 0 ? header.y + header.height : 0
      return box !== null && box.y >= foot - 1 && box.y < screen / 2
    })
    .toBe(true)
}

test('L4 the drawing is of the look that is shown, and of the day on paper', once, async ({ page }) => {
  await page.goto('/location')
  const drawings = page.locator('figure:has([data-pin]) img')
  await drawings.first().locator('..').scrollIntoViewIfNeeded()
  const shown = () => drawings.evaluateAll((all) => (all as HTMLImageElement[])
    .filter((drawing) => drawing.checkVisibility() && drawing.complete && drawing.naturalWidth > 0)
    .map((drawing) => drawing.className))
  for (const [colorScheme, name] of [['light', 'only-day'], ['dark', 'only-evening']] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(shown).toEqual([name])
  }
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect.poll(shown).toEqual(['only-day'])
})

test('the page prints on one sheet, with map, ways, number and code', once, async ({ page }) => {
  await page.goto('/location')
  await page.locator('html[data-ready]').waitFor()
  for (const format of ['A4', 'Letter']) {
    const sheet = (await page.pdf({ format })).toString('latin1')
    expect(sheet.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
  const code = page.locator('figure svg[role=img]')
  await expect(code).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(code).toBeVisible()
  await expect(pin(page, 1)).toBeVisible()
  await expect(page.locator('nav [data-place="1"]')).toBeVisible()
  await expect(page.locator('[data-directions] h3').first()).toBeVisible()
  await expect(page.locator('[data-directions] a[href^="tel:"]')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('the button prints', once, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto('/location')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('button', { name: waysIn.takeAlong.printLabel }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
})

for (const width of [320, 390, 768, 1440, 2560]) {
  test(`nothing is wider than a screen of ${width} px`, once, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/location')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}
