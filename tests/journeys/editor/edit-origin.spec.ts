/** What was opened from a list, or from the window of something else, leads back there once it is saved. */
import { expect } from '@playwright/test'
import { paths } from '../../../lib/paths.ts'
import { once as onDesk } from '../support/fixtures.ts'
import { dialog, find, leaveList, save, showActs, test, undo, visit } from './owner.ts'
import { accommodations } from '../support/words.ts'

test.describe.configure({ mode: 'default', timeout: 120_000 })

const description = 'What search results show below the title'
const [stay, other] = accommodations.stays

test('O1 a sentence that names a stay to be taken out, leads back to the stay', onDesk, async ({ page, project }) => {
  test.skip(other === undefined, 'the only stay cannot be taken out')
  await visit(page, paths.accommodations)
  const words =
    'Rooms and houses in a garden, for a night or for a week, with a table at the farm and a good fire every evening. '
  await find(page, 'what search results show below accommodations', description)
  await dialog(page).getByRole('textbox').fill(`${words}See the ${stay!.name}.`)
  await save(page)
  await expect.poll(() => project.difference().join()).toContain(`{{stay ${stay!.id}}}`)
  // Whatever is changed, each stay has one column.
  await expect(page.locator('#compare thead th')).toHaveCount(accommodations.stays.length + 1)

  const out = dialog(page).getByRole('button', { name: `Remove ${stay!.name}` })
  await page.getByRole('heading', { name: stay!.name, exact: true }).first().click()
  // A press beside the name takes out no stay.
  await expect(out).toBeHidden()
  await showActs(page)
  await out.click()
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^Change.*${description}`) })
    .last()
    .click()
  await expect(dialog(page).getByText(`“${stay!.name}” is still named here.`)).toBeVisible()
  await dialog(page).getByRole('textbox').fill(`${words}See all of them.`)
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page).getByRole('textbox')).toHaveText(stay!.name)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await undo(page, project)
})

test('O2 a fact opened from the list and settled, the list comes back', onDesk, async ({ page, project }) => {
  await visit(page, paths.home)
  await page.getByRole('button', { name: /Unconfirmed/ }).click()
  const list = dialog(page).getByRole('group', { name: /^Not confirmed/ })
  const home = dialog(page).getByRole('region', { name: 'Home', exact: true })
  await home
    .getByRole('button', { name: /^Go there/ })
    .first()
    .click()
  await expect(list).toBeHidden()
  await dialog(page).getByRole('button', { name: 'This is right' }).click()
  await leaveList(page)
  await undo(page, project)
})
