import type { Locator, Page } from '@playwright/test'
import { fill } from '../../../lib/text.ts'
import { open } from '../support/enquiry-steps.ts'
import { calm, expect, once, phoneOnly, test } from '../support/fixtures.ts'
import { accommodations, pictures as catalogue } from '../support/words.ts'

test.use(calm)

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
  fill(words.enlarge, { picture: catalogue[stay.pictures[number - 1]!.picture.key] ?? '' })

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

test(
  'S1 a picture is opened, turned and enlarged by keys; Back, Forward and a reload keep it',
  once,
  async ({ page }) => {
    test.skip(...nothingToTurn)
    await open(page, '/accommodations')
    const address = page.url()
    await pictures(page).first().press('Enter')
    await expect(page.getByRole('dialog', { name: sentence(1), exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: sentence(1) })).toBeFocused()
    await test.step('the picture in view is one stop, with the focus', () => isOneStop(page))
    await test.step('enlarged, it is moved by the arrows; a key shows all of it', async () => {
      const picture = gallery(page).getByRole('button', { name: enlarges(1) })
      const [all, left] = [await widthOf(picture), () => picture.evaluate((each) => each.getBoundingClientRect().left)]
      await picture.press('Enter')
      await expect.poll(() => widthOf(picture)).toBeGreaterThan(1.5 * all)
      const before = await left()
      await picture.press('ArrowRight')
      await expect.poll(left).toBeLessThan(before)
      await shows(page, 1)
      await picture.press('Enter')
      await expect.poll(() => widthOf(picture)).toBe(all)
    })
    await page.keyboard.press('Escape')
    await expect(gallery(page)).toHaveCount(0)
    await expect(pictures(page).first()).toBeFocused()
    expect(page.url()).toBe(address)
    await test.step('Back closes it, Forward and a reload find it open', async () => {
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
  },
)

test('S1 on a phone a picture is large, turned by buttons and enlarged by fingers', phoneOnly, async ({ page }) => {
  test.skip(...nothingToTurn)
  await open(page, '/accommodations')
  await page.getByRole('link', { name: enlarges(1) }).tap()
  await isLargeOnPhone(page, 1)
  await gallery(page).getByRole('button', { name: words.next }).tap()
  await shows(page, 2)
  await isLargeOnPhone(page, 2)
  await gallery(page).getByRole('button', { name: words.previous }).tap()
  await shows(page, 1)
  await gallery(page).getByRole('button', { name: words.previous }).tap()
  await shows(page, total)
  await gallery(page)
    .getByRole('list')
    .evaluate((row) => row.scrollTo({ left: 0 }))
  await shows(page, 1)
  await test.step('a double tap enlarges it, and a tap shows all of it', async () => {
    const picture = gallery(page).getByRole('button', { name: enlarges(1) })
    const all = await widthOf(picture)
    await picture.tap()
    await picture.tap()
    await expect.poll(() => widthOf(picture)).toBeGreaterThan(1.5 * all)
    // Not too soon after the first press, or it would be a double press.
    await expect(async () => {
      await picture.tap()
      expect(await widthOf(picture)).toBe(all)
    }).toPass()
  })
  await test.step('two fingers enlarge it, and one moves it without turning', () => isPinched(page))
})

const widthOf = (picture: Locator) => picture.getByRole('img').evaluate((img) => img.clientWidth)

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
