/** The owner's hand: task 10 of docs/owner.md. It settles the whole content, so this file runs last. */
import { expect } from '@playwright/test'
import { paths } from '../../../lib/paths.ts'
import { button, dialog, settled, test, visit } from './owner.ts'
import { site } from '../support/steps.ts'

test('O2 task 10: what stands in the way leads to its place; a draft, then the site', async ({ page, project }) => {
  test.setTimeout(420_000)
  await expect.poll(() => project.read('.cache/opened').trim(), { timeout: 20_000 }).toBe(`${project.address}/`)
  await visit(page, paths.home)
  await button(page, 'Publish').click()
  await expect(dialog(page).getByText(/^“Home.* has \d+ facts that nobody has confirmed/)).toBeVisible()
  await expect(button(dialog(page), 'Build the site')).toBeDisabled()
  await button(dialog(page), /^Go there.*Telephone number/).click()
  await expect(dialog(page).getByRole('textbox', { name: /Telephone number/ })).toHaveValue(site.phone)
  // What was opened from here leads back here.
  await page.keyboard.press('Escape')
  await button(dialog(page), 'Make a draft to show').click()
  await expect(dialog(page).getByText('The draft is ready')).toBeVisible({ timeout: 300_000 })
  expect(project.read('dist/index.html')).toContain('This is a draft to look at.')

  // Its owner settles everything; here, in the files.
  for (const name of ['unconfirmed', 'site', 'terms', 'enjoyments'])
    project.write(`content/${name}.yaml`, settled(`${name}.yaml`, project.read(`content/${name}.yaml`)))

  await page.keyboard.press('Escape')
  await expect(button(page, /^0\s*Unconfirmed/)).toBeVisible()
  await button(page, 'Publish').click()
  await expect(dialog(page).getByText('Nothing stands in the way.')).toBeVisible({ timeout: 60_000 })
  await button(dialog(page), 'Build the site').click()
  await expect(dialog(page).getByText('The site is ready')).toBeVisible({ timeout: 300_000 })
  const [, folder = ''] = /^Folder: (.+)$/m.exec(await dialog(page).innerText()) ?? []
  await expect.poll(() => project.read('.cache/opened').trim()).toBe(folder)
  const html = project.read('dist/index.html')
  expect(html).toContain('https://waridigardens.co.ke')
  expect(html).not.toMatch(/page-editor|[\uE000-\uF8FF]/)
})
