/** The editor on the page: what is marked, what a press means, and windows that everybody can read and use. */
import { expect, type Page } from '@playwright/test'
import { paths } from '../../../lib/paths.ts'
import { button, changeHeading, dialog, find, openHeading, save, test, undo, visit } from './owner.ts'
import { accommodations, home, site, terms, violations } from '../support/steps.ts'

/** Words that wear a line, or a wave. */
const marked = (page: Page, kind: 'changed' | 'open') =>
  page.evaluate((name) => [...(CSS.highlights.get(name) ?? [])].map(String), `edit-${kind}`)

test('O1 O7 what changed wears a line, is shown before and after, and put back', async ({ page, project }) => {
  await visit(page, paths.home)
  expect(await marked(page, 'changed')).toEqual([])
  await changeHeading(page, 'A gate to quiet')
  await expect.poll(() => marked(page, 'changed')).toEqual(['A gate to quiet'])
  await button(page, /^Edit: /).click()
  await expect.poll(() => marked(page, 'changed')).toEqual([])
  await button(page, /^Edit: /).click()
  await changeHeading(page, 'A gate to rest', 'A gate to quiet')
  await button(page, /Changed/).click()
  await expect(dialog(page)).toHaveAccessibleName('What changed: 2')
  await expect(dialog(page).locator('ins')).toHaveText(['A gate to rest', 'A gate to quiet'])
  await expect(dialog(page).locator('del').last()).toHaveText(home.about.heading)
  await expect(dialog(page).getByText('First put back what came later here.')).toHaveCount(1)
  for (const left of ['What changed: 1', 'Nothing has changed']) {
    await button(dialog(page), /^Put back/).click()
    await expect(dialog(page)).toHaveAccessibleName(left)
  }
  expect(project.difference()).toEqual([])
})

test('O2 the question of an open term wears a wave', async ({ page }) => {
  const [open] = Object.values(terms.terms).filter(({ answer }) => answer === null)
  test.skip(open === undefined, 'no question is open')
  await visit(page, paths.accommodations)
  const said = async () => (await marked(page, 'open')).join(' ').toLowerCase()
  await expect.poll(said).toContain(open!.label.toLowerCase())
})

test('O1 a question that opens by itself on a wide screen is pressed', async ({ page }) => {
  await visit(page, paths.accommodations)
  const question = page.getByRole('heading', { name: terms.beforeYouBook.howToBook.heading })
  await question.scrollIntoViewIfNeeded()
  const box = (await question.boundingBox())!
  await page.mouse.click(box.x + 20, box.y + box.height / 2)
  await expect(dialog(page).getByRole('textbox')).toHaveText(terms.beforeYouBook.howToBook.heading)
})

test('O1 a whole paragraph is marked, also where words of another language split it', async ({ page, project }) => {
  await visit(page, paths.about)
  const paragraph = page.locator('main p:has([lang])').first()
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const words = dialog(page).getByRole('textbox')
  // While the page is still being laid out, a press may miss the words.
  await expect(async () => {
    await paragraph.click({ position: { x: 12, y: 12 } })
    await expect(words).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await words.press('End')
  await words.pressSequentially(' Indeed.')
  await save(page)
  await expect(paragraph).toContainText('Indeed.')
  await expect
    .poll(async () => plain((await marked(page, 'changed')).join('')))
    .toBe(plain(await paragraph.innerText()))
  await undo(page, project)
})

test('O1 a press beside words means them, beside a list the bar; a field tells other places', async ({ page }) => {
  await visit(page, paths.home)
  const words = page.getByRole('heading', { name: home.about.heading, exact: true })
  await words.scrollIntoViewIfNeeded()
  const [end, bottom] = await words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { right, bottom: foot, height } = [...range.getClientRects()].at(-1)!
    return [right, foot - height / 2] as const
  })
  await page.mouse.click(end + 6, bottom)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await find(page, site.name, 'Name of the resort')
  await expect(dialog(page).getByText(/^Also changes \d+ other places on this page\.$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'Find').click()
  await expect(dialog(page).getByRole('searchbox')).toBeVisible()
  const changed = (await page.locator('page-editor').getByText('Changed', { exact: false }).last().boundingBox())!
  await page.mouse.click(changed.x + changed.width / 2, changed.y + changed.height / 2)
  await expect(dialog(page).getByRole('heading', { name: 'Nothing has changed' })).toBeVisible()
  await page.mouse.click(changed.x + changed.width / 2, changed.y + changed.height / 2)
  await expect(dialog(page)).toBeHidden()
})

for (const look of ['light', 'dark'] as const) {
  test(`O1 every window of the editor can be read and used by everybody (${look})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' })
    await visit(page, paths.home)
    const judge = async (what: string) => {
      await expect(dialog(page)).toBeVisible({ timeout: 30_000 })
      const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
      const found = await violations(page, 'page-editor', { runOnly, rules: { region: { enabled: false } } })
      expect(found, what).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
    }
    for (const name of [/Unconfirmed/, /Changed/, 'Find', 'Publish'] as const) {
      await button(page, name).click()
      await judge(String(name))
    }
    await openHeading(page)
    await judge('words')
    await page.locator(`main img[src*="/pictures/${home.about.picture.key}."]`).first().click()
    await judge('picture')
    await button(page, 'Find').click()
    await dialog(page).getByRole('searchbox').fill('icon')
    await button(dialog(page), /^Change.*icon/i)
      .first()
      .click()
    await expect(dialog(page).getByRole('radiogroup')).toBeVisible()
    await judge('icon')
  })
}

test('O1 what is empty is filled in as a whole, and left out again', async ({ page, project }) => {
  test.skip(site.notice !== null || accommodations.localCurrency !== null, 'something is there already')
  await visit(page, paths.home)
  await find(page, 'A notice on every page', 'A notice on every page')
  await expect(dialog(page).getByText('The page shows it once it is saved.')).toBeVisible()
  await dialog(page).getByRole('textbox', { name: 'What guests should know' }).fill('Meals are served on the terrace.')
  await dialog(page).getByLabel('First day on which the notice is shown').fill('2026-12-02')
  await dialog(page).getByLabel('Last day on which the notice is shown').fill('2026-12-06')
  await dialog(page).getByRole('checkbox', { name: 'Link to more information' }).check()
  await dialog(page).getByRole('textbox', { name: 'Where the link goes' }).fill('homeContact')
  await dialog(page).getByRole('textbox', { name: 'Words of the link' }).fill('Ask what stays open')
  await save(page)
  expect(project.difference()).toEqual([
    '-notice: null',
    '+notice:',
    '+  text: Meals are served on the terrace.',
    '+  from: 2026-12-02',
    '+  until: 2026-12-06',
    '+  link: { to: homeContact, label: Ask what stays open }',
  ])
  await find(page, 'A notice on every page', 'A notice on every page')
  await button(dialog(page), 'Leave all of it out').click()
  await expect.poll(() => project.difference()).toEqual([])

  // A number is typed digit by digit: "129.0" on the way is 129.
  await find(page, 'exchange rate', 'Exchange rate for showing prices')
  const rate = dialog(page).getByRole('textbox', { name: /^What one US dollar is worth/ })
  await rate.pressSequentially('129.05')
  await expect(rate).toHaveValue('129.05')
})
