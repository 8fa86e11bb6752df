/** The owner's hand (`npm run edit`): task 10 of docs/owner.md. It settles the whole content, so this file runs last. */
import { expect } from '@playwright/test'
import { paths } from '../../../lib/paths.ts'
import { button, dialog, test, visit } from './owner.ts'
import { site } from '../support/steps.ts'

test('O2 task 10: what stands in the way leads to its place; then the site is published', async ({ page, project }) => {
  test.setTimeout(420_000)
  await visit(page, paths.home)
  await button(page, 'Publish').click()
  await expect(dialog(page).getByText(/^“Home.* has \d+ facts that nobody has confirmed/)).toBeVisible({
    timeout: 60_000,
  })
  await expect(button(dialog(page), 'Make a folder and a zip')).toBeDisabled()
  await button(dialog(page), /^Go there.*Telephone number/).click()
  await expect(dialog(page).getByRole('textbox', { name: /Telephone number/ })).toHaveValue(site.phone)
  await page.keyboard.press('Escape')

  // Its owner settles everything; here, in the files.
  const change = (file: string, make: (text: string) => string) =>
    project.write(`content/${file}`, make(project.read(`content/${file}`)))
  change('unconfirmed.yaml', () => '# Everything is confirmed.\n')
  change('site.yaml', (text) => text.replaceAll('.example', '.co.ke').replaceAll('+254000000000', '+254733200100'))
  for (const file of ['terms.yaml', 'enjoyments.yaml'])
    change(file, (text) => text.replaceAll('askUs: false', 'askUs: true'))
  const remote = test.info().outputPath('host')
  project.git('init', '-q', '--bare', remote)
  project.git('remote', 'add', 'host', remote)

  // The page may be loading anew by itself, because of the changed files.
  await expect(() => page.goto(paths.home)).toPass()
  await page.locator('html[data-ready]').waitFor({ timeout: 90_000 })
  await expect(button(page, /^0\s*Unconfirmed/)).toBeVisible({ timeout: 30_000 })
  await button(page, 'Publish').click()
  await expect(dialog(page).getByText('Nothing stands in the way.')).toBeVisible({ timeout: 60_000 })
  await button(dialog(page), 'Publish on the web').click()
  await expect(dialog(page).getByText(/^Sent to host/)).toBeVisible({ timeout: 300_000 })
  const [folder = ''] = /published\/\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d \(\d+\)/.exec(await dialog(page).innerText()) ?? []
  const html = project.read(`${folder}/index.html`)
  expect(html).toContain('https://waridigardens.co.ke')
  expect(html).not.toMatch(/page-editor|[\uE000-\uF8FF]/)
})
