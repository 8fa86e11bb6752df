import type { Page } from '@playwright/test'
import { expect, once, phoneOnly, test } from '../support/fixtures.ts'
import { location } from '../support/words.ts'

const { nearby, waysIn } = location

/** The numbers of two places, the same where there is one. */
const one = Math.ceil(nearby.places.length / 2)
const other = nearby.places.length

test.beforeEach(() => {
  test.skip(nearby.places.length === 0, 'there are no places')
})

const idOf = (number: number) => nearby.places[number - 1]!.id
const pin = (page: Page, number: number) => page.locator(`[data-pin="${number}"]`)
/** The place itself. */
const entry = (page: Page, number: number) => page.locator(`li#${idOf(number)}`)

/** Resolved, so that two ways to write one colour are the same. */
const pinColour = (page: Page, number: number) =>
  pin(page, number)
    .locator('circle')
    .last()
    .evaluate((disc) => getComputedStyle(disc).fill)
/** The mark at the edge of an entry of the index. */
const mark = (page: Page, number: number) =>
  page.locator(`nav [data-place="${idOf(number)}"]`).evaluate((item) => getComputedStyle(item).boxShadow)

test('L4 an entry of the list fills its pin, by pointer and by key', once, async ({ page }) => {
  await page.goto('/location')
  const plain = await pinColour(page, one)
  await entry(page, one).hover()
  await expect.poll(() => pinColour(page, one)).not.toBe(plain)
  if (other !== one) expect(await pinColour(page, other)).toBe(plain)
  await page.mouse.move(0, 0)
  await expect.poll(() => pinColour(page, one)).toBe(plain)
  await entry(page, other).getByRole('link').first().focus()
  await expect.poll(() => pinColour(page, other)).not.toBe(plain)
})

test('L4 a pin marks its entry', once, async ({ page }) => {
  await page.goto('/location')
  const plain = await mark(page, one)
  await pin(page, one).locator('circle').first().hover()
  await expect.poll(() => mark(page, one)).not.toBe(plain)
  await page.mouse.move(0, 0)
  await expect.poll(() => mark(page, one)).toBe(plain)
})

test(
  'L4 a pin beside the posters leads to its entry, clear of the header, and stays filled',
  once,
  async ({ page }) => {
    await page.goto('/location')
    await page.locator('html[data-ready]').waitFor()
    const plain = await pinColour(page, one)
    await pin(page, one).locator('circle').first().click()
    const { id } = nearby.places[one - 1] ?? { id: 'none' }
    await expect(page).toHaveURL(new RegExp(`/location#${id}$`))
    await expect.poll(() => pinColour(page, one)).not.toBe(plain)
    await expectClearOfHeader(page, one)
    await expect(card(page, one)).toBeHidden()
  },
)

const card = (page: Page, number: number) =>
  page.getByRole('region', { name: nearby.places[number - 1]?.name, exact: true })
const press = (page: Page, number: number) => pin(page, number).locator('circle').first().click()

for (const size of [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(
    `on a phone of ${size.width} by ${size.height} a pin opens a card under the map`,
    phoneOnly,
    async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto('/location')
      await page.locator('html[data-ready]').waitFor()
      const drawing = page.locator('figure:has([data-pin])').getByRole('img')
      for (const [i, { name, inBrief, driveMinutes }] of nearby.places.entries()) {
        await press(page, i + 1)
        const shown = card(page, i + 1)
        await expect(shown.getByRole('heading', { name })).toBeInViewport({ ratio: 1 })
        await expect(shown).toContainText(inBrief)
        await expect(shown).toContainText(String(driveMinutes))
        await expect(shown.getByRole('link', { name: nearby.moreLabel })).toBeInViewport({ ratio: 1 })
        const [map, box] = [await drawing.boundingBox(), await shown.boundingBox()]
        expect(box?.y).toBeCloseTo((map?.y ?? 0) + (map?.height ?? 0), 0)
      }
      await expect(card(page, 1)).toBeHidden()
      await expect(page).toHaveURL(/\/location$/)
    },
  )
}

test(
  'the card closes by its button, by Escape and by its own pin; the list is next by key',
  phoneOnly,
  async ({ page }) => {
    await page.goto('/location')
    await page.locator('html[data-ready]').waitFor()
    await press(page, one)
    await card(page, one).getByRole('button').last().click()
    await expect(card(page, one)).toBeHidden()
    await press(page, one)
    await press(page, one)
    await expect(card(page, one)).toBeHidden()
    await press(page, one)
    await page.keyboard.press('Escape')
    await expect(card(page, one)).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('navigation', { name: nearby.indexLabel }).getByRole('link').first()).toBeFocused()
  },
)

test('the card leads to the place, and Back to the map with its card', phoneOnly, async ({ page }) => {
  await page.goto('/location')
  await page.locator('html[data-ready]').waitFor()
  if (other !== one) {
    await press(page, other)
    // It may scroll the page to show its card.
    await expect(card(page, other)).toBeInViewport({ ratio: 1 })
  }
  await press(page, one)
  await card(page, one).getByRole('link', { name: nearby.moreLabel }).click()
  await expect(page).toHaveURL(new RegExp(`/location#${nearby.places[one - 1]?.id}$`))
  await expectClearOfHeader(page, one)
  await page.goBack()
  await expect(page).toHaveURL(/\/location$/)
  await expect(card(page, one)).toBeVisible()
})

test('our own mark is larger than any pin', async ({ page }) => {
  await page.goto('/location')
  const width = (part: string) =>
    page
      .locator(`figure:has([data-pin]) svg ${part}`)
      .first()
      .evaluate((drawn) => drawn.getBoundingClientRect().width)
  expect(await width('circle:has(+ use[href="#mark-full"])')).toBeGreaterThan(await width('[data-pin] circle + circle'))
})

test('each place is one stop: the list has them, the map has none', async ({ page }) => {
  await page.goto('/location')
  const map = page.locator('figure:has([data-pin])')
  await expect(map.getByRole('link')).toHaveCount(0)
  await expect(map.getByRole('img')).toHaveCount(1)
  const list = page.getByRole('navigation', { name: nearby.indexLabel })
  for (const { name } of nearby.places) await expect(list.getByRole('link', { name })).toHaveCount(1)
  // From the last stop before the map the next one is the list's first.
  await list.getByRole('link').first().focus()
  await page.keyboard.press('Shift+Tab')
  expect(await map.evaluate((figure) => figure.contains(document.activeElement))).toBe(false)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripting' : 'without scripting', () => {
    test.use({ javaScriptEnabled })

    test('L4 each place has its own address', async ({ page }) => {
      for (const number of new Set([1, nearby.places.length])) {
        await page.goto('about:blank')
        await page.goto(`/location#${nearby.places[number - 1]?.id}`)
        await expect(entry(page, number)).toBeInViewport()
        await expectClearOfHeader(page, number)
      }
    })
  })
}

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('a pin leads to its place', async ({ page }) => {
    await page.goto('/location')
    await press(page, one)
    await expect(page).toHaveURL(new RegExp(`/location#${nearby.places[one - 1]?.id}$`))
    await expectClearOfHeader(page, one)
  })
})

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
  const shown = () =>
    drawings.evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((drawing) => drawing.checkVisibility() && drawing.complete && drawing.naturalWidth > 0)
        .map((drawing) => drawing.className),
    )
  for (const [colorScheme, name] of [
    ['light', 'only-day'],
    ['dark', 'only-evening'],
  ] as const) {
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
  await expect(page.locator('nav [data-place]').first()).toBeVisible()
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
