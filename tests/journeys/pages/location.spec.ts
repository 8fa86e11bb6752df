import type { Page } from '@playwright/test'
import { open } from '../support/every-page.ts'
import { expect, launch, once, phoneOnly, test } from '../support/fixtures.ts'
import { location, pinned, site } from '../support/words.ts'

const { map, nearby } = location

/** The numbers of two places with a pin, the same where there is one. */
const one = pinned[Math.ceil(pinned.length / 2) - 1] ?? 0
const other = pinned.at(-1) ?? 0

const noPins = [pinned.length === 0, 'there are no pins'] as const

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

test(
  'L4 an entry fills its pin; a pin marks its entry, and leads to it',
  { tag: [once.tag, launch] },
  async ({ page }) => {
    test.skip(...noPins)
    await open(page, '/location')
    await test.step('our mark is the largest pin', async () => {
      const width = (part: string) =>
        page
          .locator(`figure:has([data-pin]) svg ${part}`)
          .first()
          .evaluate((drawn) => drawn.getBoundingClientRect().width)
      expect(await width('circle:has(+ use[href="#mark-full"])')).toBeGreaterThan(
        await width('[data-pin] circle + circle'),
      )
    })
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
    })
  },
)

const press = (page: Page, number: number) => pin(page, number).locator('circle').first().click()

test('L4 a pin brings its poster into view, and a pushed one marks its pin', phoneOnly, async ({ page }) => {
  test.skip(...noPins)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `/location#${idOf(other)}`)
  await test.step('each place has its own address', async () => {
    await expect(entry(page, other)).toBeInViewport()
    await expectClearOfHeader(page, other)
  })
  for (const [width, height] of [
    [390, 664],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const number of new Set([one, other])) {
      await press(page, number)
      await expect(page).toHaveURL(new RegExp(`/location#${idOf(number)}$`))
      await expect(entry(page, number).getByRole('heading')).toBeInViewport({ ratio: 1 })
      await expectClearOfHeader(page, number)
      await expect(pin(page, number)).toHaveAttribute('data-marked')
    }
    // The map stays in sight, where the screen is high enough for both.
    if (height > width) await expect(page.getByRole('img', { name: map.description })).toBeInViewport()
  }

  if (other === one) return
  await page.setViewportSize({ width: 390, height: 844 })
  const row = page.locator('[data-guide] > ol')
  const pushTo = (left: 'start' | 'end') =>
    row.evaluate(
      (list, side) => list.scrollTo({ left: side === 'end' ? list.scrollWidth : 0, behavior: 'instant' }),
      left,
    )
  await row.scrollIntoViewIfNeeded()
  await pushTo('start')
  await expect(pin(page, 1)).toHaveAttribute('data-marked')
  await pushTo('end')
  await expect(pin(page, other)).toHaveAttribute('data-marked')
  await expect(pin(page, 1)).not.toHaveAttribute('data-marked')
  // The row moves by keys as well: what has the focus comes into view.
  await entry(page, 1).getByRole('link').first().focus()
  await expect(entry(page, 1).getByRole('heading')).toBeInViewport({ ratio: 1 })
})

async function expectClearOfHeader(page: Page, number: number) {
  await expect
    .poll(async () => {
      const header = await page.getByRole('banner').boundingBox()
      const box = await entry(page, number).boundingBox()
      const screen = page.viewportSize()?.height ?? 0
      const foot = header && header.y + header.height > 0 ? header.y + header.height : 0
      return box !== null && box.y >= foot - 1 && box.y < screen * 0.75
    })
    .toBe(true)
}

test('L2 Google is asked when the live map is opened, not before', once, async ({ page, allowErrors }) => {
  allowErrors(/another host: https:\/\/www\.google\.com/)
  const asked: string[] = []
  await page.route('https://www.google.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>A map</title><p>A map' })
  })
  const disclosure = page.locator('summary', { hasText: map.liveMapLabel })
  await open(page, '/location')
  // Past the map, which a lazy frame would take for a reason to load.
  await disclosure.scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await disclosure.click()
  await expect.poll(() => asked).toHaveLength(1)
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible()
  const { gate } = site.place
  const oneLine = [site.address.street, site.address.city, site.address.country].join(', ')
  expect(new URL(asked[0]!).searchParams.get('q')).toBe(gate ? `${gate.lat},${gate.lon}` : oneLine)

  await test.step('on a page that the app has drawn it opens as well', async () => {
    await page.getByRole('contentinfo').locator('a[href="/about-us"]').first().click()
    await expect(page).toHaveURL(/about-us$/)
    await page.getByRole('contentinfo').locator('a[href="/location"]').first().click()
    await disclosure.click()
    await expect.poll(() => asked).toHaveLength(2)
  })
})
