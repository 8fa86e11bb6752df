/** What an owner without an engineer met at the first try (`npm run edit`). */
import { expect } from '@playwright/test'
import { addDays, clockIn } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { once as onDesk } from '../support/fixtures.ts'
import { choosePhotograph, dialog, find, loadedAnew, ready, save, test, undo, visit } from './owner.ts'
import { accommodations, home, site } from '../support/words.ts'

test.describe.configure({ mode: 'default', timeout: 180_000 })
test.skip(process.platform === 'win32', 'links to folders need rights of their own')

const [stay, other] = accommodations.stays

test(
  'O1 a press beside the last word means the sentence; with a list open, the bar leads to the next',
  onDesk,
  async ({ page }) => {
    await visit(page, paths.home)
    const heading = page.getByRole('heading', { name: home.about.heading, exact: true })
    await heading.scrollIntoViewIfNeeded()
    const box = (await heading.boundingBox())!
    // Beside the last word of the heading, where there is none.
    const [end, bottom] = await heading.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { right, bottom: foot, height } = [...range.getClientRects()].at(-1)!
      return [right, foot - height / 2] as const
    })
    expect(end).toBeLessThan(box.x + box.width)
    await page.mouse.click(end + 6, bottom)
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'This page', exact: true }).click()
    await expect(dialog(page).getByRole('searchbox')).toBeVisible()
    const changed = (await page.locator('page-editor').getByText('Changed', { exact: false }).last().boundingBox())!
    await page.mouse.click(changed.x + changed.width / 2, changed.y + changed.height / 2)
    await expect(dialog(page).getByRole('heading', { name: 'Nothing has changed' })).toBeVisible()
    await page.mouse.click(changed.x + changed.width / 2, changed.y + changed.height / 2)
    await expect(dialog(page)).toBeHidden()
  },
)

test(
  'O1 the telephone number is the first that is found, and is typed with spaces',
  onDesk,
  async ({ page, project }) => {
    await visit(page, paths.home)
    await page.getByRole('button', { name: 'This page', exact: true }).click()
    await dialog(page).getByRole('searchbox').fill('telephone')
    await dialog(page)
      .getByRole('button', { name: /^Change/ })
      .first()
      .click()
    await dialog(page)
      .getByRole('textbox', { name: /^Telephone number/ })
      .fill('+254 733 200-100')
    await save(page)
    expect(project.difference()).toContain('+phone: "+254733200100"')
    await undo(page, project)
  },
)

test('O1 a fact that is written out is kept as a reference to it', onDesk, async ({ page, project }) => {
  await visit(page, paths.home)
  await page.getByRole('heading', { name: home.about.heading, exact: true }).click()
  await dialog(page).getByRole('textbox').fill(`Come to the ${stay!.name}`)
  await save(page)
  expect(project.difference()).toContain(`+  heading: Come to the {{stay ${stay!.id}}}`)
  await expect(page.getByRole('heading', { name: `Come to the ${stay!.name}` })).toBeVisible()
  await undo(page, project)
})

test('O1 a notice of today is seen at once, and taken back', onDesk, async ({ page, project }) => {
  test.skip(site.notice !== null, 'there is a notice already')
  const today = clockIn(site.place.timeZone, new Date()).date
  await visit(page, paths.home)
  await find(page, 'notice', 'A notice on every page')
  await dialog(page).getByRole('textbox').first().fill('Meals are served on the terrace.')
  await dialog(page).getByLabel('First day on which the notice is shown').fill(today)
  await dialog(page).getByLabel('Last day on which the notice is shown').fill(addDays(today, 3))
  const band = page.locator('p', { hasText: 'Meals are served on the terrace.' })
  await loadedAnew(page, () => save(page))
  await expect(band).toBeVisible()
  await loadedAnew(page, () => undo(page, project))
  await expect(band).toBeHidden()
})

test('O1 a season has a price for one stay after the other', onDesk, async ({ page, project }) => {
  test.skip(accommodations.seasons.length > 0 || !other, 'there is a season already')
  await visit(page, paths.accommodations)
  await find(page, 'seasons', 'Seasons with other prices')
  const part = (name: RegExp) => dialog(page).getByLabel(name)
  await part(/^First day/).fill('2030-12-20')
  await part(/^Last day/).fill('2031-01-02')
  const prices = part(/^Price in US dollars per night in the season/)
  await prices.fill('much')
  await expect(
    dialog(page).getByText(/^“Price in US dollars per night in the season.*must be a whole number/),
  ).toBeVisible()
  await prices.fill('120')
  await dialog(page).getByRole('button', { name: 'One more' }).click()
  await prices.nth(1).fill('140')
  await save(page)
  expect(
    project
      .difference()
      .slice(-2)
      .map((line) => line.trim()),
  ).toEqual([
    `+      - { stay: ${stay!.id}, priceUsd: 120, residentsUsd: null }`,
    `+      - { stay: ${other!.id}, priceUsd: 140, residentsUsd: null }`,
  ])
  await undo(page, project)
})

test('O1 a new photograph comes after the picture of a stay, as one more', onDesk, async ({ page, project }) => {
  await visit(page, paths.accommodations)
  const images = page.locator(`#${stay!.id} [data-plates] img`)
  await images.first().scrollIntoViewIfNeeded()
  await images.first().click()
  await choosePhotograph(page, 'terrace.jpg', { width: 2400, height: 1600 })
  await dialog(page).getByRole('radio', { name: 'Add it after this one' }).check()
  await dialog(page)
    .getByRole('textbox', { name: 'Description for guests who can’t see it' })
    .fill(`The terrace of the ${stay!.name} at noon`)
  await loadedAnew(page, () => save(page))
  await expect(images).toHaveCount(stay!.pictures.length + 1)
  await expect(images.nth(1)).toHaveAttribute('alt', `The terrace of the ${stay!.name} at noon`)
  await ready(page)
  await loadedAnew(page, () => undo(page, project))
  await expect(images).toHaveCount(stay!.pictures.length)
})
