/** The owner's hand in every browser that Playwright drives: one sentence, from press to Undo. */
import { expect } from '@playwright/test'
import { paths } from '../../../lib/paths.ts'
import { findDrivable, missingEngine } from '../../browsers.ts'
import { dialog, save, test, undo, visit } from './owner.ts'
import { home } from '../support/words.ts'

const { firefox } = await findDrivable()
test.skip(({ browserName }) => browserName === 'firefox' && !firefox, missingEngine.firefox)

test('O1 a sentence is pressed, typed anew, saved and taken back', async ({ page, project }) => {
  const { heading } = home.about
  await visit(page, paths.home)
  expect(await page.evaluate(() => /[\uE000-\uF8FF]|%EE%[89AB]/.test(document.documentElement.outerHTML))).toBe(false)
  await page.getByRole('heading', { name: heading, exact: true }).click()
  const words = dialog(page).getByRole('textbox')
  await words.press('ControlOrMeta+a')
  await words.pressSequentially('A gate')
  await words.press('End')
  await words.pressSequentially(' to quiet')
  await expect(page.locator('h2', { hasText: 'A gate to quiet' })).toBeVisible()
  await save(page)
  expect(project.difference()).toEqual([`-  heading: ${heading}`, '+  heading: A gate to quiet'])
  await expect(page.getByRole('heading', { name: 'A gate to quiet' })).toBeVisible()
  await undo(page, project)
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
})
