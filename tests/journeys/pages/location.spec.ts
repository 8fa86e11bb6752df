import type { Page } from '@playwright/test'
import { expect, once, phoneOnly, test } from '../support/fixtures.ts'
import { days, location } from '../support/words.ts'

const { map, nearby, seasons, waysIn } = location

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

test('L4 an entry fills its pin; a pin marks its entry, leads to it, stays filled', once, async ({ page }) => {
  await page.goto('/location')
  await page.locator('html[data-ready]').waitFor()
  const plain = await pinColour(page, one)
  await test.step('an entry, by pointer and by key', async () => {
    await entry(page, one).hover()
    await expect.poll(() => pinColour(page, one)).not.toBe(plain)
    if (other !== one) expect(await pinColour(page, other)).toBe(plain)
    await page.mouse.move(0, 0)
    await expect.poll(() => pinColour(page, one)).toBe(plain)
    await entry(page, other).getByRole('link').first().focus()
    await expect.poll(() => pinColour(page, other)).not.toBe(plain)
  })
  await test.step('a pin, by pointer', async () => {
    const unmarked = await mark(page, one)
    await pin(page, one).locator('circle').first().hover()
    await expect.poll(() => mark(page, one)).not.toBe(unmarked)
    await page.mouse.move(0, 0)
    await expect.poll(() => mark(page, one)).toBe(unmarked)
  })
  await test.step('a pin that is pressed, beside the posters', async () => {
    await press(page, one)
    await expect(page).toHaveURL(new RegExp(`/location#${idOf(one)}$`))
    await expect.poll(() => pinColour(page, one)).not.toBe(plain)
    await expectClearOfHeader(page, one)
    await expect(card(page, one)).toBeHidden()
  })
})

const card = (page: Page, number: number) =>
  page.getByRole('region', { name: nearby.places[number - 1]?.name, exact: true })
const press = (page: Page, number: number) => pin(page, number).locator('circle').first().click()

test('on a phone of any size a pin opens a card under the map', phoneOnly, async ({ page }) => {
  await page.goto('/location')
  await page.locator('html[data-ready]').waitFor()
  const drawing = page.locator('figure:has([data-pin])').getByRole('img')
  const longest = nearby.places.reduce((one, next) => (next.inBrief.length > one.inBrief.length ? next : one))
  for (const { size, places } of [
    { size: { width: 360, height: 640 }, places: nearby.places },
    { size: { width: 390, height: 664 }, places: [longest] },
    { size: { width: 390, height: 844 }, places: [longest] },
    { size: { width: 844, height: 390 }, places: nearby.places },
  ]) {
    await test.step(`${size.width} by ${size.height}`, async () => {
      await page.setViewportSize(size)
      for (const { id, name, inBrief, driveMinutes } of places) {
        const number = nearby.places.findIndex((place) => place.id === id) + 1
        await press(page, number)
        const shown = card(page, number)
        await expect(shown.getByRole('heading', { name })).toBeInViewport({ ratio: 1 })
        await expect(shown).toContainText(inBrief)
        await expect(shown).toContainText(String(driveMinutes))
        await expect(shown.getByRole('link', { name: nearby.moreLabel })).toBeInViewport({ ratio: 1 })
        const [picture, box] = [await drawing.boundingBox(), await shown.boundingBox()]
        expect(box?.y).toBeCloseTo((picture?.y ?? 0) + (picture?.height ?? 0), 0)
        if (places.length > 1 && number > 1) await expect(card(page, 1)).toBeHidden()
        if (id !== places.at(-1)?.id) continue
        await press(page, number) // its own pin closes it
        await expect(shown).toBeHidden()
      }
      await expect(page).toHaveURL(/\/location$/)
    })
  }
})

test('a card is closed by button and Escape, leads to its place, and Back to it', phoneOnly, async ({ page }) => {
  await page.goto('/location')
  await page.locator('html[data-ready]').waitFor()
  await press(page, one)
  await card(page, one).getByRole('button').last().click()
  await expect(card(page, one)).toBeHidden()
  await press(page, one)
  await page.keyboard.press('Escape')
  await expect(card(page, one)).toBeHidden()
  // By key the list is next.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: nearby.indexLabel }).getByRole('link').first()).toBeFocused()

  if (other !== one) {
    await press(page, other)
    // It may scroll the page to show its card.
    await expect(card(page, other)).toBeInViewport({ ratio: 1 })
  }
  await press(page, one)
  await card(page, one).getByRole('link', { name: nearby.moreLabel }).click()
  await expect(page).toHaveURL(new RegExp(`/location#${idOf(one)}$`))
  await expectClearOfHeader(page, one)
  await page.goBack()
  await expect(page).toHaveURL(/\/location$/)
  await expect(card(page, one)).toBeVisible()
})

test('each place is one stop, in the list; our own mark is larger than any pin', async ({ page }) => {
  await page.goto('/location')
  const figure = page.locator('figure:has([data-pin])')
  await expect(figure.getByRole('link')).toHaveCount(0)
  await expect(figure.getByRole('img')).toHaveCount(1)
  const list = page.getByRole('navigation', { name: nearby.indexLabel })
  for (const { name } of nearby.places) await expect(list.getByRole('link', { name })).toHaveCount(1)
  // From the last stop before the map the next one is the list's first.
  await list.getByRole('link').first().focus()
  await page.keyboard.press('Shift+Tab')
  expect(await figure.evaluate((drawn) => drawn.contains(document.activeElement))).toBe(false)
  const width = (part: string) =>
    figure
      .locator(`svg ${part}`)
      .first()
      .evaluate((drawn) => drawn.getBoundingClientRect().width)
  expect(await width('circle:has(+ use[href="#mark-full"])')).toBeGreaterThan(await width('[data-pin] circle + circle'))
})

test('L4 each place has its own address', async ({ page }) => {
  for (const number of new Set([1, nearby.places.length])) {
    await page.goto('about:blank')
    await page.goto(`/location#${idOf(number)}`)
    await expect(entry(page, number)).toBeInViewport()
    await expectClearOfHeader(page, number)
  }
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('L2 L4 P1 P3 the guide has its pins, seasons, plans and a link to the map', async ({ page }) => {
    const askedOf: string[] = []
    page.on('request', (request) => askedOf.push(new URL(request.url()).hostname))
    await page.goto(`/location#${idOf(other)}`)
    await expect(entry(page, other)).toBeInViewport()
    await expectClearOfHeader(page, other)

    await press(page, one)
    await expect(page).toHaveURL(new RegExp(`/location#${idOf(one)}$`))
    await expectClearOfHeader(page, one)

    const sky = page.locator('section[aria-labelledby=sky]')
    await expect(sky.getByText(seasons.note)).toBeVisible()
    await expect(sky.locator('dl > div')).toHaveCount(seasons.list.length)
    await sky.locator('summary').click()
    await expect(sky.getByRole('row')).toHaveCount(13)

    await expect(page.getByRole('list', { name: days.plans.label }).getByRole('heading')).toHaveText(
      days.plans.list.map(({ name }) => name),
    )
    await expect(page.locator('[data-early]:visible')).toHaveCount(0)

    await expect(page.locator('summary', { hasText: map.liveMapLabel })).toBeHidden()
    const liveMap = page.getByRole('link', { name: map.liveMapLink })
    await liveMap.scrollIntoViewIfNeeded()
    await expect(liveMap).toBeVisible()
    expect(new Set(askedOf)).toEqual(new Set([new URL(page.url()).hostname]))
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

test('L4 the drawing is of the look; paper has that of the day, on one sheet', once, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto('/location')
  await page.locator('html[data-ready]').waitFor()
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
  await page.getByRole('button', { name: waysIn.takeAlong.printLabel }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  for (const format of ['A4', 'Letter']) {
    const sheet = (await page.pdf({ format })).toString('latin1')
    expect(sheet.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
  const code = page.locator('figure svg[role=img]')
  await expect(code).toBeHidden()

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect.poll(shown).toEqual(['only-day'])
  await expect(code).toBeVisible()
  await expect(pin(page, 1)).toBeVisible()
  await expect(page.locator('nav [data-place]').first()).toBeVisible()
  await expect(page.locator('[data-directions] h3').first()).toBeVisible()
  await expect(page.locator('[data-directions] a[href^="tel:"]')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
