import type { Page } from '@playwright/test'
import { fill } from '../../../lib/text.ts'
import { open, press } from '../support/enquiry-steps.ts'
import { expect, once, test } from '../support/fixtures.ts'
import { accommodations, pictures as catalogue } from '../support/words.ts'

const { gallery: words, picturesLabel, stays } = accommodations
/** One with pictures to turn, where there is one. */
const stay = stays.find(({ pictures }) => pictures.length > 1) ?? stays[0]!
const total = stay.pictures.length
const nothingToTurn = [total < 2, 'every stay has one picture'] as const
const pictures = (page: Page) => page.locator(`#${stay.id} [data-plates] a`)
const gallery = (page: Page) => page.locator('dialog[open]')

/** What a screen reader says of picture `number` (from 1). */
const sentence = (number: number) => {
  const { side } = stay.pictures[number - 1]!
  const position = side
    ? fill(words.positionAndSide, { number, total, side: words[side] })
    : fill(words.position, { number, total })
  return `${fill(picturesLabel, { stay: stay.name })}, ${position}`
}
/** The name of what enlarges a picture, on the page and in the gallery. */
const enlarges = (number: number) =>
  fill(words.enlarge, { picture: catalogue[stay.pictures[number - 1]!.picture.key]?.alt ?? '' })

const shows = (page: Page, number: number) => expect(gallery(page).getByRole('status')).toHaveText(sentence(number))

/** On a phone a picture is as wide as the screen, with its caption, and has pixels to be enlarged. */
async function isLargeOnPhone(page: Page, number: number): Promise<void> {
  const { caption } = stay.pictures[number - 1]!
  if (caption) await expect(gallery(page).getByText(caption)).toBeInViewport()
  const picture = gallery(page)
    .getByRole('img')
    .nth(number - 1)
  await expect(picture).toBeInViewport({ ratio: 0.9 })
  const { asked, shown, screen } = await picture.evaluate(async (img: HTMLImageElement) => {
    await img.decode()
    return { asked: Number(/-(\d+)\.\w+$/.exec(img.currentSrc)?.[1]), shown: img.clientWidth, screen: innerWidth }
  })
  expect(shown).toBe(screen)
  expect(asked).toBeGreaterThanOrEqual(1.5 * shown * 2) // the phone has two pixels for one
}

test('S1 a picture opens large, and is turned by keys and buttons', async ({ page, isMobile }) => {
  test.skip(...nothingToTurn)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/accommodations')
  const address = page.url()
  // The link says that it enlarges, the gallery which picture it shows.
  await press(page.getByRole('link', { name: enlarges(1) }), isMobile)
  await expect(page.getByRole('dialog', { name: sentence(1), exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: sentence(1) })).toBeFocused()
  await shows(page, 1)
  if (isMobile) await isLargeOnPhone(page, 1)
  await page.keyboard.press('ArrowRight')
  await shows(page, 2)
  await page.keyboard.press('ArrowLeft')
  await shows(page, 1)
  for (let number = 2; number <= total; number += 1) {
    await press(gallery(page).getByRole('button', { name: words.next }), isMobile)
    await shows(page, number)
    if (isMobile) await isLargeOnPhone(page, number)
  }
  await press(gallery(page).getByRole('button', { name: words.next }), isMobile)
  await shows(page, 1)
  await press(gallery(page).getByRole('button', { name: words.previous }), isMobile)
  await shows(page, total)
  await gallery(page)
    .getByRole('list')
    .evaluate((row) => row.scrollTo({ left: 0 }))
  await shows(page, 1)
  await page.keyboard.press('Escape')
  await expect(gallery(page)).toHaveCount(0)
  await expect(pictures(page).first()).toBeFocused()
  expect(page.url()).toBe(address)
})

test('S1 Back closes the gallery, Forward and a reload find it open', once, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/accommodations')
  const single = stays.find((each) => each.pictures.length === 1)
  if (single) {
    await test.step('the gallery of a single picture has nothing to turn', async () => {
      await page.locator(`#${single.id} [data-plates] a`).click()
      await expect(gallery(page).getByRole('img')).toHaveCount(1)
      await expect(gallery(page).getByRole('button', { name: words.close })).toBeVisible()
      await expect(gallery(page).getByRole('button', { name: words.next })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(gallery(page)).toHaveCount(0)
    })
  }
  if (total < 2) return
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
})

test('where the gallery cannot be fetched the picture itself opens', once, async ({ page, allowErrors }) => {
  // Browsers show a picture file with inline styles, which the policy refuses; the picture is visible anyway.
  allowErrors(/ERR_FAILED|StayGallery|\.avif\)|style-src-attr inline|Transition was (?:aborted|skipped)/)
  const file = new RegExp(`/pictures/${stay.pictures[0]?.picture.key}\\.[^/]*-\\d{4}\\.avif$`)
  await page.route('**/assets/StayGallery*', (route) => route.abort())
  await open(page, '/accommodations')
  // A link to the file: so it does without scripts.
  await expect(pictures(page).first()).toHaveAttribute('href', file)
  await pictures(page).first().click()
  await expect(page).toHaveURL(file)
})

test('a double tap or a key enlarges a picture, and a tap shows all of it', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/accommodations')
  await (isMobile ? pictures(page).first().tap() : pictures(page).first().press('Enter'))
  if (!isMobile && total > 1) {
    await test.step('by keyboard the picture in view is one stop, with the focus', () => isOneStop(page))
  }
  const picture = gallery(page).getByRole('button', { name: enlarges(1) })
  const shown = () => picture.getByRole('img').evaluate((img) => img.clientWidth)
  const all = await shown()
  if (isMobile) {
    await picture.tap()
    await picture.tap()
  } else {
    await picture.press('Enter')
  }
  await expect.poll(shown).toBeGreaterThan(1.5 * all)
  const left = () => picture.evaluate((button) => button.getBoundingClientRect().left)
  const before = await left()
  await picture.press('ArrowRight')
  await expect.poll(left).toBeLessThan(before)
  await shows(page, 1)
  // Not too soon after the first press, or it would be a double press.
  await expect(async () => {
    await press(picture, isMobile)
    expect(await shown()).toBe(all)
  }).toPass()
  if (isMobile) await test.step('two fingers enlarge it, and one moves it without turning', () => isPinched(page))
})

/** Expects a gallery that was opened by its key, and leaves it with the first picture. */
async function isOneStop(page: Page): Promise<void> {
  await expect(gallery(page).getByRole('button', { name: enlarges(2) })).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(gallery(page).getByRole('button', { name: words.close })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(gallery(page).getByRole('button', { name: enlarges(1) })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(gallery(page).getByRole('button', { name: enlarges(2) })).toBeFocused()
  await shows(page, 2)
  await page.keyboard.press('Tab')
  await expect(gallery(page).getByRole('button', { name: words.previous })).toBeFocused()
  await shows(page, 2)
  await page.keyboard.press('ArrowLeft')
  await shows(page, 1)
}

/** Two fingers enlarge a picture, and one moves it without turning. */
async function isPinched(page: Page): Promise<void> {
  const { x, y, width, height } = (await gallery(page).getByRole('img').first().boundingBox())!
  const middle = { x: x + width / 2, y: y + height / 2 }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.synthesizePinchGesture', { ...middle, scaleFactor: 3 })
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(2)
  const left = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0)
  const before = await left()
  const touch = (type: 'touchStart' | 'touchMove', by: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ ...middle, x: middle.x + by }] })
  await touch('touchStart', 0)
  for (const part of [0.1, 0.2, 0.3]) await touch('touchMove', -part * width)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(left).toBeGreaterThan(before)
  await shows(page, 1)
}
