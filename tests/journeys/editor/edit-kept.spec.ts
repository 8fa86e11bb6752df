/** What an owner typed is not lost; pictures of other screens, and captions of new photographs. */
import { expect, type Page } from '@playwright/test'
import { paths } from '../../../lib/paths.ts'
import { once as onDesk } from '../support/fixtures.ts'
import { choosePhotograph, dialog, loadedAnew, save, test, undo, visit } from './owner.ts'
import { home } from '../support/words.ts'

test.describe.configure({ mode: 'default', timeout: 90_000 })
test.skip(process.platform === 'win32', 'links to folders need rights of their own')

const bar = (page: Page) => page.getByRole('region', { name: 'Editor' })
const heading = (page: Page) => page.getByRole('heading', { name: home.about.heading, exact: true })

test(
  'O1 words that were not saved are kept, also when the tab is closed',
  onDesk,
  async ({ page, context, project }) => {
    await visit(page, paths.home)
    await heading(page).click()
    await dialog(page).getByRole('textbox').fill('A gate to quiet')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(heading(page)).toBeVisible()
    await expect(
      bar(page)
        .getByText(/Your words were kept: /)
        .first(),
    ).toBeVisible()
    await expect(bar(page).getByRole('button', { name: /^Go on/ })).toBeVisible()
    expect(project.difference()).toEqual([])

    const later = await context.newPage()
    await page.close()
    await visit(later, paths.home)
    await expect(dialog(later)).toBeHidden()
    await bar(later)
      .getByRole('button', { name: /^Go on/ })
      .click()
    await expect(dialog(later).getByRole('textbox')).toHaveText('A gate to quiet')
    await save(later)
    expect(project.difference().join()).toContain('A gate to quiet')
    await expect(bar(later).getByRole('button', { name: /^Go on/ })).toBeHidden()
    await undo(later, project)

    await heading(later).click()
    await dialog(later).getByRole('textbox').fill('A gate to noise')
    await later.keyboard.press('Escape')
    await bar(later)
      .getByRole('button', { name: /^Drop them/ })
      .click()
    await heading(later).click()
    await expect(dialog(later).getByRole('textbox')).toHaveText(home.about.heading)
    await dialog(later).getByRole('textbox').fill('A gate to noise')
    await dialog(later).getByRole('button', { name: 'Cancel' }).click()
    await expect(bar(later).getByRole('button', { name: /^Go on/ })).toBeHidden()
  },
)

test('O1 the picture of telephones is replaced from a desk', onDesk, async ({ page, project }) => {
  const { key } = home.hero.pictures.tall
  await visit(page, paths.home)
  await page.getByRole('button', { name: 'This page', exact: true }).click()
  await dialog(page)
    .getByRole('region', { name: 'Pictures' })
    .getByRole('button', { name: `Change the picture: ${home.hero.pictures.wide.key.replaceAll('-', ' ')}` })
    .click()
  await dialog(page)
    .getByRole('button', { name: /^Change.*By day, on phones/ })
    .click()
  await expect(dialog(page).getByRole('heading', { name: `Picture: ${key.replaceAll('-', ' ')}` })).toBeVisible()
  const before = project.read('content/pictures.yaml')
  const words = dialog(page).getByRole('textbox', { name: 'Words for those who cannot see it' })
  await words.fill('Roses in front of the house, in the morning')
  await loadedAnew(page, () => save(page))
  expect(project.difference().join()).toContain('Roses in front of the house')
  await loadedAnew(page, () => undo(page, project))
  expect(project.read('content/pictures.yaml')).toBe(before)
})

test('O1 with another photograph its caption is asked for', onDesk, async ({ page, project }) => {
  await visit(page, paths.home)
  await page.locator(`main img[src*="/pictures/${home.about.picture.key}."]`).first().click()
  await choosePhotograph(page, 'large.jpg', { width: 1600, height: 900 })
  // The photograph is looked at first.
  await dialog(page)
    .getByRole('textbox', { name: /^Caption:/ })
    .last()
    .fill('Claret, morning')
  await dialog(page).getByRole('textbox', { name: 'Words for those who cannot see it' }).fill('A field of claret')
  await loadedAnew(page, () => save(page))
  expect(project.difference()).toEqual(
    expect.arrayContaining(['+  alt: A field of claret', expect.stringMatching(/^\+ {2}caption: .*Claret, morning/)]),
  )
  await loadedAnew(page, () => undo(page, project))
})
