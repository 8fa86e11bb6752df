import type { Locator, Page } from '@playwright/test'
import { content, expect, expectSame, once, phoneOnly, test } from '../../resort/visit.ts'
import { open } from '../support/steps.ts'

const { gallery: words } = content.accommodations
const total = content.accommodations.stays.find(({ id }) => id === 'keepers-house')!.pictures.length

const pictures = (page: Page) => page.locator('#keepers-house [data-plates] a')
const gallery = (page: Page) => page.locator('dialog[open]')
const picture = (page: Page, number: number) =>
  gallery(page)
    .getByRole('img')
    .nth(number - 1)
    .locator('xpath=ancestor::button')
const shows = (page: Page, number: number) =>
  expect(gallery(page).getByRole('status')).toContainText(`${number} of ${total}`)
const widthOf = (button: Locator) => button.getByRole('img').evaluate((img) => img.clientWidth)

test.beforeEach(({ page }) => open(page, '/accommodations'))

test('S1 a picture is opened, turned, enlarged by keys; Back, Forward and reload keep it', once, async ({ page }) => {
  const { keyboard } = page
  await pictures(page).first().press('Enter')
  await expect(gallery(page).getByRole('heading')).toBeFocused()
  await expectSame(gallery(page), 'gallery/first')
  // The picture in view is one stop, with the focus.
  for (const _ of [1, 2]) await keyboard.press('Tab')
  await expect(picture(page, 1)).toBeFocused()
  await keyboard.press('ArrowRight')
  await expect(picture(page, 2)).toBeFocused()
  await shows(page, 2)
  await keyboard.press('ArrowLeft')
  await shows(page, 1)
  await keyboard.press('ArrowLeft')
  await shows(page, total)
  await expectSame(gallery(page), 'gallery/last')
  await keyboard.press('ArrowRight')
  await shows(page, 1)
  // Enlarged, it is moved by the arrows; a key shows all of it.
  const all = await widthOf(picture(page, 1))
  await keyboard.press('Enter')
  await expect.poll(() => widthOf(picture(page, 1))).toBeGreaterThan(1.5 * all)
  const left = async () => (await picture(page, 1).boundingBox())!.x
  const before = await left()
  await keyboard.press('ArrowRight')
  await expect.poll(left).toBeLessThan(before)
  await shows(page, 1)
  await keyboard.press('Enter')
  await expect.poll(() => widthOf(picture(page, 1))).toBe(all)
  await keyboard.press('Enter')
  await gallery(page).getByRole('button', { name: words.next }).click()
  await shows(page, 2)
  await expect.poll(() => widthOf(picture(page, 2))).toBe(all)
  await keyboard.press('Escape')
  await expect(gallery(page)).toHaveCount(0)
  await expect(pictures(page).first()).toBeFocused()
  // Back closes it, Forward and a reload find it open.
  await pictures(page).nth(1).click()
  await shows(page, 2)
  await page.goBack()
  await expect(gallery(page)).toHaveCount(0)
  await page.goForward()
  await shows(page, 2)
  await page.reload()
  await shows(page, 2)
  await gallery(page).getByRole('button', { name: words.close }).click()
  await expect(gallery(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/accommodations$/)
  await page.goBack()
  await expect(gallery(page)).toHaveCount(0)
})

test('S1 on a phone a picture is large, turned by buttons and enlarged by fingers', phoneOnly, async ({ page }) => {
  const { width: screen } = page.viewportSize()!
  await pictures(page).first().tap()
  // As wide as the screen, with pixels to be enlarged.
  await expect(picture(page, 1)).toBeInViewport({ ratio: 0.9 })
  expect(await widthOf(picture(page, 1))).toBe(screen)
  // The phone has two pixels for one.
  const image = picture(page, 1).getByRole('img')
  expect(await image.evaluate((img: HTMLImageElement) => img.decode().then(() => img.currentSrc))).toMatch(/-1[26]00\./)
  await gallery(page).getByRole('button', { name: words.previous }).tap()
  await shows(page, total)
  await gallery(page).getByRole('button', { name: words.next }).tap()
  await shows(page, 1)
  // A small picture below comes into view, and the first is small.
  const small = gallery(page).locator('[aria-hidden] button')
  await expect(small).toHaveCount(total - 1)
  await small.last().tap()
  await shows(page, total)
  await small.first().tap()
  await shows(page, 1)
  // A double tap enlarges it, and a tap shows all of it.
  // On a busy machine the two may be too far apart.
  await expect(async () => {
    for (const _ of [1, 2]) await picture(page, 1).tap()
    await expect.poll(() => widthOf(picture(page, 1)), { timeout: 2_000 }).toBeGreaterThan(1.5 * screen)
  }).toPass()
  // Not too soon after the first press, or it would be a double press.
  await expect(async () => {
    await picture(page, 1).tap()
    expect(await widthOf(picture(page, 1))).toBe(screen)
  }).toPass()
  // Two fingers enlarge it, and one moves it without turning.
  const { x, y, width, height } = (await gallery(page).getByRole('img').first().boundingBox())!
  const middle = { x: x + width / 2, y: y + height / 2 }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.synthesizePinchGesture', { ...middle, scaleFactor: 3 })
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(2)
  const left = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0)
  const before = await left()
  for (const part of [0, 0.1, 0.2, 0.3])
    await devtools.send('Input.dispatchTouchEvent', {
      type: part === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ ...middle, x: middle.x - part * width }],
    })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(left).toBeGreaterThan(before)
  await shows(page, 1)
})
