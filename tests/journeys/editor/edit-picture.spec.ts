/** Pictures: another photograph, one more, the point that stays in view; also in a window higher than the screen. */
import { expect } from '@playwright/test'
import { paths } from '../../../lib/paths.ts'
import { button, choosePhotograph, dialog, save, test, undo, visit } from './owner.ts'
import { accommodations, home } from '../support/steps.ts'

const description = 'Description for guests who can’t see it'
const [stay] = accommodations.stays

test('O1 task 6: a photograph takes the place of a picture, with words of its own', async ({ page, project }) => {
  await visit(page, paths.accommodations)
  const image = page.locator(`#${stay!.id} [data-plates] img`).first()
  await image.click()
  // A file chooser that is closed without a file leaves the window open.
  await dialog(page).locator('input[type=file]').dispatchEvent('cancel', { bubbles: true })
  await expect(dialog(page)).toBeVisible()
  // Of an iPhone: no browser but Safari shows such a file itself.
  await dialog(page).locator('input[type=file]').setInputFiles('tests/content/heic/turned.heic')
  await expect(image).toHaveJSProperty('naturalWidth', 1280)
  // Another photograph shows something else: its words are asked for again.
  const words = dialog(page).getByRole('textbox', { name: description })
  await expect(words).toHaveText('')
  await expect(button(dialog(page), 'Save')).toBeDisabled()
  await words.fill('A field of claret')
  await dialog(page)
    .getByRole('textbox', { name: /^Caption:/ })
    .last()
    .fill('Claret, morning')
  await save(page)
  expect(project.difference()).toEqual(
    // A long text stands on a line of its own, and so does what takes its place.
    expect.arrayContaining([
      expect.stringMatching(/^\+.*A field of claret$/),
      expect.stringMatching(/^\+ +caption: Claret, morning$/),
    ]),
  )
  expect(project.git('status', '--porcelain', 'assets').trim().split('\n')).toHaveLength(2)
  await button(page, /Changed/).click()
  await expect(dialog(page).getByRole('img', { name: 'Before' })).toBeVisible()
  await page.keyboard.press('Escape')
  await undo(page, project)
  expect(project.git('status', '--porcelain', 'assets')).toBe('')
})

test('O1 one place alone shows another picture, or a new photograph', async ({ page, project }) => {
  await visit(page, paths.home)
  const { key } = home.about.picture
  const shown = (name: string) => page.locator(`main img[src*="/pictures/${name}."]`).first()
  await shown(key).click()
  await dialog(page).getByText('Show another picture here').click()
  const choices = dialog(page).getByRole('radiogroup', { name: 'Pictures' })
  const other = (await choices.getByRole('radio', { checked: false }).last().getAttribute('aria-label')) ?? ''
  await choices.getByRole('radio', { name: other, exact: true }).check()
  await save(page)
  expect(project.difference()).toEqual([
    expect.stringMatching(new RegExp(`^-  picture: .*${key}`)),
    expect.stringMatching(new RegExp(`^\\+  picture: .*${other.replaceAll(' ', '-')}`)),
  ])
  await undo(page, project)
  await shown(key).click()
  await choosePhotograph(page, 'IMG_2041.jpg', { width: 1600, height: 1200 })
  await dialog(page).getByRole('radio', { name: 'Show it only here' }).check()
  await dialog(page).getByRole('textbox', { name: description }).fill('A green hedge behind the bakery')
  await save(page)
  const fresh = 'green-hedge-behind-bakery'
  expect(project.difference()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^-  picture: .*${key}`)),
      expect.stringMatching(new RegExp(`^\\+  picture: .*${fresh}`)),
      `+${fresh}: A green hedge behind the bakery`,
    ]),
  )
  expect(project.git('status', '--porcelain', 'assets').trim()).toBe(`?? assets/pictures/${fresh}.jpg`)
  await expect(shown(fresh)).toBeVisible({ timeout: 30_000 })
  await undo(page, project)
})

test('O1 a new photograph comes after the picture of a stay, as one more', async ({ page, project }) => {
  await visit(page, paths.accommodations)
  const image = page.locator(`#${stay!.id} [data-plates] img`)
  const links = page.locator(`#${stay!.id} [data-plates] a`)
  await image.click()
  await choosePhotograph(page, 'terrace.jpg', { width: 2400, height: 1600 })
  // What is typed while the photograph is looked at stays.
  await dialog(page).getByRole('textbox', { name: description }).fill(`The terrace of the ${stay!.name} at noon`)
  await dialog(page).getByRole('radio', { name: 'Add it after this one' }).check()
  await save(page)
  await expect(links).toHaveCount(stay!.pictures.length + 1)
  await expect(links.nth(1)).toHaveAttribute('aria-label', new RegExp(`The terrace of the ${stay!.name} at noon`))
  await undo(page, project)
  await expect(links).toHaveCount(stay!.pictures.length)
})

test('O1 a refused photograph, of a picture that this screen does not show, says why in sight', async ({ page }) => {
  await visit(page, paths.home)
  await button(page, 'Find').click()
  await button(dialog(page), /^Change By day, on phones/).click()
  await choosePhotograph(page, 'wide.jpg', { width: 2400, height: 1200 })
  await expect(dialog(page).getByText(/use a taller one/)).toBeInViewport({ ratio: 1 })
  await expect(button(dialog(page), 'Save')).toBeInViewport({ ratio: 1 })
})

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('O1 a finger over the picture scrolls, and on its ring drags it', async ({ page }) => {
    await visit(page, paths.home)
    const image = page.locator(`main img[src*="/pictures/${home.about.picture.key}."]`).first()
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
    // It glides on after the finger has left.
    const scrolled = dialog(page)
      .locator('.inside')
      .evaluate((inside) => new Promise((tell) => inside.addEventListener('scrollend', () => tell(inside.scrollTop))))
    await swipe(x, y + 90)
    expect(await scrolled).toBeGreaterThan(20)
    await expect(ring).toHaveAttribute('aria-valuetext', before!)
    const now = (await ring.boundingBox())!
    await swipe(now.x + now.width / 2, now.y + now.height / 2)
    const whole = (await dialog(page).locator('.focal img').boundingBox())!
    const down = Math.round(((now.y + now.height / 2 - 60 - whole.y) / whole.height) * 100)
    await expect(ring).toHaveAttribute('aria-valuetext', before!.replace(/\d+(?= % down)/, String(down)))
  })
})
