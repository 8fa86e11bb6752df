/** The owner's hand (`npm run edit`): tasks 1 and 5 of docs/owner.md. */
import { expect } from '@playwright/test'
import { parseDocument } from 'yaml'
import { paths } from '../../../lib/paths.ts'
import { button, dialog, find, heading, openHeading, save, showActs, test, undoAll, visit } from './owner.ts'
import { findBrowsers, missingEngine } from '../../browsers.ts'
import { accommodations } from '../support/steps.ts'

const { firefox } = await findBrowsers()

for (const path of [paths.home, paths.accommodations, paths.enjoyments, paths.location, paths.about, '/nowhere']) {
  test(`O1 95 % of the texts of ${path} lead to their field, and no mark is left`, async ({ page, project }) => {
    await visit(page, path)
    const { all, lost, marks } = await page.evaluate(async (finding) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
        scrollTo(0, y)
        for (let frames = 0; frames < 8; frames += 1) await frame()
      }
      const { fieldsNear } = (await import(finding)) as typeof import('../../../edit/overlay/fields-on-page.ts')
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text)
      // What the map draws has data of its own, but for the names of places, which the list beside it shows.
      const seen = texts.filter(
        ({ data, parentElement }) =>
          /\p{L}|\d{2}/u.test(data) && parentElement?.checkVisibility() && !parentElement.closest('script, style, svg'),
      )
      return {
        all: seen.length,
        lost: seen.filter((text) => fieldsNear(text).length === 0).map(({ data }) => data),
        marks: document.documentElement.outerHTML.match(/[\uE000-\uF8FF]|%EE%[89AB]/g)?.length ?? 0,
      }
    }, project.built('assets/edit-fields-on-page-*.js'))
    expect(marks).toBe(0)
    expect(all).toBeGreaterThan(30)
    expect(1 - lost.length / all, lost.join(' · ')).toBeGreaterThanOrEqual(0.95)
  })
}

test('O1 task 1: words are typed; a fact gets a box', { tag: '@firefox' }, async ({ page, project, browserName }) => {
  test.skip(browserName === 'firefox' && !firefox, missingEngine.firefox)
  const [stay] = accommodations.stays
  const sentence = `Come to the ${stay!.name}`
  await visit(page, paths.home)
  const words = await openHeading(page)
  await words.press('ControlOrMeta+a')
  await words.pressSequentially('Come')
  await words.press('End')
  await words.pressSequentially(` to the ${stay!.name}`)
  await expect(page.locator('h2', { hasText: sentence })).toBeVisible()
  await button(dialog(page), 'Cancel').click()
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await openHeading(page)
  await save(page, sentence)
  expect(project.difference()).toEqual([`-  heading: ${heading}`, `+  heading: Come to the {{stay ${stay!.id}}}`])
  await expect((await openHeading(page, sentence)).locator('.chip')).toHaveCount(1)
  await words.press('End')
  await words.pressSequentially(' today')
  await save(page)
  expect(project.difference()).toContain(`+  heading: Come to the {{stay ${stay!.id}}} today`)
  await undoAll(page, project)
})

test('O1 O4 task 5: an amenity is added with another icon, moved, taken out', async ({ page, project }) => {
  const stay = accommodations.stays.find(({ amenities }) => amenities.length > 0)
  test.skip(!stay, 'no stay has an amenity')
  await visit(page, paths.accommodations)
  const [amenity] = stay!.amenities
  const card = page.locator(`#${stay!.id}`)
  const words = 'A vase of roses'
  // From a fact of the comparison too, which stands in the same list.
  await card.getByText(String(stay!.facts.bathroom)).click()
  await button(dialog(page), /^Add another to/).click()
  await expect(dialog(page)).toHaveAccessibleName(/^Add to “.+”$/)
  await dialog(page).getByRole('textbox').fill('Not this')
  await button(dialog(page), 'Cancel').click()
  expect(project.difference()).toEqual([])

  await card.getByText(amenity!.text, { exact: true }).click()
  await showActs(page)
  await button(dialog(page), 'Add another').click()
  await dialog(page).getByRole('textbox').fill(words)
  await dialog(page).getByRole('radio', { name: 'bed double' }).check()
  await save(page)
  expect(project.difference()).toContain(`+      - { icon: bed-double, text: ${words} }`)
  await card.getByText(words).click()
  await showActs(page)
  await button(dialog(page), `Remove ${words}`).click()
  await expect(card.getByText(words)).toBeHidden()
  await undoAll(page, project)
  // Where there is none yet.
  const file = 'content/accommodations.yaml'
  const document = parseDocument(project.read(file))
  document.setIn(['stays', accommodations.stays.indexOf(stay!), 'amenities'], [])
  project.write(file, String(document))
  await expect(card.getByText(amenity!.text, { exact: true })).toBeHidden()
  await card.getByText(String(stay!.facts.bathroom)).click()
  await button(dialog(page), /^Add the first to/).click()
  await save(page, words)
  await expect(card.getByText(words)).toBeVisible()
  project.git('checkout', '-q', '--', 'content')
})

test('O4 a stay is added as a whole, and goes again once no sentence names it', async ({ page, project }) => {
  const [stay] = accommodations.stays
  // The name stands on the picture, which gets the press.
  const press = (name: string) => page.getByRole('heading', { name, exact: true }).first().click({ force: true })
  const columns = page.locator('#compare thead th')
  await visit(page, paths.accommodations)
  await press(stay!.name)
  // A press beside the name takes out no stay.
  await expect(button(dialog(page), `Remove ${stay!.name}`)).toBeHidden()
  await showActs(page)
  const addAnother = button(dialog(page), 'Add another')
  await addAnother.click()
  // The new one is open at its name; closed without saving, it goes again.
  const name = dialog(page).getByRole('textbox')
  await expect(name).toHaveText(`${stay!.name} 2`, { timeout: 30_000 })
  await button(dialog(page), 'Close').click()
  await expect.poll(() => project.difference()).toEqual([])
  await expect(columns).toHaveCount(accommodations.stays.length + 1)
  await press(stay!.name)
  await showActs(page)
  await addAnother.click()
  await expect(name).toHaveText(`${stay!.name} 2`, { timeout: 30_000 })
  await save(page, 'Hill House')
  await expect(columns).toHaveCount(accommodations.stays.length + 2)
  await expect(columns.filter({ hasText: 'Hill House' })).toBeVisible()

  const description = 'What search results show below the title'
  const words =
    'Rooms and houses in a garden, for a night or a week, with a table at the farm and a fire every evening. '
  await find(page, 'what search results show below accommodations', description)
  await save(page, `${words}See the Hill House.`)
  await expect.poll(() => project.difference().join()).toContain(`{{stay ${stay!.id}-2}}`)
  await press('Hill House')
  const out = button(dialog(page), 'Remove Hill House')
  await showActs(page)
  await out.click()
  await button(dialog(page), new RegExp(`^Change.*${description}`)).click()
  await expect(dialog(page).getByText('“Hill House” is still named here.')).toBeVisible()
  await dialog(page).getByRole('textbox').fill(`${words}See all of them.`)
  await button(dialog(page), 'Save').click()
  await expect(name).toHaveText('Hill House')
  await showActs(page)
  await out.click()
  await expect(dialog(page)).toBeHidden({ timeout: 30_000 })
  await expect(columns).toHaveCount(accommodations.stays.length + 1)
  await undoAll(page, project)
})

test('O1 on a phone the bar fits, in the letters of the page, and a window stands above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, paths.home)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const editor = page.getByRole('region', { name: 'Editor' })
  await expect(editor).toHaveCSS('font-family', await page.evaluate(() => getComputedStyle(document.body).fontFamily))
  const bar = (await editor.boundingBox())!
  for (const each of await editor.getByRole('button').all()) {
    const box = (await each.boundingBox())!
    await expect(each).toBeInViewport({ ratio: 1 })
    expect(box.height).toBeGreaterThanOrEqual(44)
  }
  await openHeading(page)
  const box = (await dialog(page).boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y + 1)
})
