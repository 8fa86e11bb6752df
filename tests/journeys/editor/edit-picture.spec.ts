/** The window of a picture, where it is higher than the screen. */
import { expect } from '@playwright/test'
import { paths } from '../../../lib/paths.ts'
import { once as onDesk } from '../support/fixtures.ts'
import { accommodations, home } from '../support/words.ts'
import { choosePhotograph, dialog, loadedAnew, save, test, undo, visit } from './owner.ts'

test('O1 a photograph that is refused, of a picture that this screen does not show, says why in sight', async ({
  page,
}) => {
  await visit(page, paths.home)
  await page.getByRole('button', { name: 'This page', exact: true }).click()
  await dialog(page)
    .getByRole('button', { name: /^Change By day, on phones/ })
    .click()
  await choosePhotograph(page, 'wide.jpg', { width: 2400, height: 1200 })
  await expect(dialog(page).getByText(/use a taller one/)).toBeInViewport({ ratio: 1 })
  await expect(dialog(page).getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 })
})

test('O1 with another photograph its caption is asked for', onDesk, async ({ page, project }) => {
  await visit(page, paths.accommodations)
  const image = page.locator(`#${accommodations.stays[0]!.id} [data-plates] img`).first()
  await image.scrollIntoViewIfNeeded()
  await image.click()
  await choosePhotograph(page, 'large.jpg', { width: 2400, height: 1600 })
  // Words that are typed while the photograph is looked at stay.
  await dialog(page).getByRole('textbox', { name: 'Description for guests who can’t see it' }).fill('A field of claret')
  await dialog(page)
    .getByRole('textbox', { name: /^Caption:/ })
    .last()
    .fill('Claret, morning')
  await loadedAnew(page, () => save(page))
  expect(project.difference()).toEqual(
    // A long text stands on a line of its own, and so does what takes its place.
    expect.arrayContaining([
      expect.stringMatching(/^\+ .*A field of claret$/),
      expect.stringMatching(/^\+ +caption: Claret, morning$/),
    ]),
  )
  await loadedAnew(page, () => undo(page, project))
})

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('O1 a finger over the picture scrolls, and on its ring drags it', async ({ page }) => {
    await visit(page, paths.home)
    const image = page.locator(`main img[src*="/pictures/${home.about.picture.key}."]`).first()
    await image.scrollIntoViewIfNeeded()
    await image.click()
    const ring = dialog(page).getByRole('slider', { name: /must stay in view/ })
    const before = await ring.getAttribute('aria-valuetext')
    const touch = await page.context().newCDPSession(page)
    const swipe = async (x: number, y: number) => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      for (let by = 10; by <= 60; by += 10)
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - by }] })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const box = (await ring.boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await swipe(x, y + 90)
    await expect
      .poll(() =>
        dialog(page)
          .locator('.inside')
          .evaluate((inside) => inside.scrollTop),
      )
      .toBeGreaterThan(20)
    await expect(ring).toHaveAttribute('aria-valuetext', before!)
    const now = (await ring.boundingBox())!
    await swipe(now.x + now.width / 2, now.y + now.height / 2)
    await expect(ring).not.toHaveAttribute('aria-valuetext', before!)
  })
})
