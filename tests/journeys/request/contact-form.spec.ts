/** The contact form: what is typed in it stays, and what is missing is said. */
import type { Page } from '@playwright/test'
import { calm, expect, once, test } from '../support/fixtures.ts'
import { builtFile } from '../support/flaky-host.ts'
import * as steps from '../support/steps.ts'

const { closeDialog, contactForm, dialogOf, fillIn, holdBack, open, openDialog, previewOf, subjectTab, ui, words } =
  steps

test.use(calm)

const keptOnDevice = (page: Page, store: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => JSON.stringify(Object.entries(window[name])), store)

test('V2 V7 what was typed before the app was there is kept, in this tab alone', once, async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry*.js')
  await page.goto('/#contact', { waitUntil: 'commit' })
  const form = contactForm(page)
  // V2 sent too early nothing leaks, and it is sent again once the app is there.
  await form.locator('select[name=subject]').selectOption('feedback')
  await fillIn(form, 'The cottage was lovely.')
  await form.getByRole('button', { name: ui.form.button }).click()
  expect(new URL(page.url()).search).toBe('')
  release()
  await expect(form.getByRole('heading', { name: words.handOver.heading })).toBeFocused()
  await expect(previewOf(form)).toContainText('The cottage was lovely.')
  // It is there after a reload, on other pages and in a dialog that was closed.
  await expect.poll(() => keptOnDevice(page, 'sessionStorage')).toContain('Wanjiru')
  await page.reload()
  await form.scrollIntoViewIfNeeded()
  await expect(form.locator('[name=note]')).toHaveValue(/lovely/)
  await expect(form.getByText(words.draft.kept)).toBeVisible()
  await page.getByRole('contentinfo').locator('a[href="/about-us"]').first().click()
  await expect(page).toHaveURL(/about-us/)
  const email = (await openDialog(page)).locator('[name=email]')
  await expect(email).toHaveValue('wanjiru@example.com')
  await email.fill('other@example.com')
  await closeDialog(page)
  await openDialog(page)
  await expect(email).toHaveValue('other@example.com')
  // A question that is pressed before the form has come stands below it.
  const formComes = await holdBack(page, `**${await builtFile('form', '.js')}`)
  await open(page, '/accommodations')
  await page.locator('[data-book][href*="ask="]').filter({ visible: true }).first().click()
  formComes()
  await expect(dialogOf(page).locator('[name=note]')).toHaveValue(/lovely\.\n./)
  await subjectTab(dialogOf(page), 'general-inquiry').check({ force: true })
  await dialogOf(page).getByLabel(words.fields.forOthers.label).check()
  // A link from elsewhere writes nothing into it.
  await page.goto('/?subject=general-inquiry&ask=Pay+here#message')
  await form.scrollIntoViewIfNeeded()
  await expect(form.locator('[name=note]')).toHaveValue(/lovely/)
  await expect(page).toHaveURL('/#message')
  await expect(form.locator('[name=note]')).not.toHaveValue(/Pay/)
  // Ticked in the dialog, it can be taken back here.
  await form.getByLabel(words.fields.forOthers.label).uncheck()
  // It is kept where the guest goes on typing once the app is there.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  const appComes = await holdBack(page, '**/assets/entry*.js')
  await page.goto('/#contact', { waitUntil: 'commit' })
  await form.locator('[name=note]').fill('Typed early.')
  appComes()
  await page.locator('html[data-ready]').waitFor()
  await form.locator('[name=firstName]').fill('Wanjiru')
  await page.getByRole('contentinfo').locator('a[href="/about-us"]').first().click()
  await expect(page).toHaveURL(/about-us/)
  await expect((await openDialog(page)).locator('[name=note]')).toHaveValue('Typed early.')
  await closeDialog(page)
  // Nowhere else: not in the address, nor in what other tabs share.
  expect(page.url()).not.toMatch(/Wanjiru|example\.com/)
  expect(await keptOnDevice(page, 'localStorage')).not.toContain('Wanjiru')
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
})

test('V2 F1 what is missing is said, field by field, until it is mended', once, async ({ page }) => {
  await open(page, '/')
  const form = contactForm(page)
  const field = (name: string) => form.locator(`[name=${name}]`)
  const [name, email, note] = [field('firstName'), field('email'), field('note')]
  const { contactMissing, emailInvalid, noteMissing } = words.errors
  const summary = form.locator('[data-errors]')

  // No error comes before a field is finished, and then it follows every key.
  await email.pressSequentially('wanjiru')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Tab')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('wanjiru@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid')
  // A field that was only passed by is left in peace.
  await name.focus()
  await page.keyboard.press('Tab')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await email.fill('')
  // The summary takes the focus, and leads to the fields.
  await form.getByRole('button', { name: ui.form.button }).click()
  await expect(summary).toBeFocused()
  const address = page.url()
  await summary.getByRole('link', { name: contactMissing }).click()
  await expect(email).toBeFocused()
  expect(page.url()).toBe(address)
  await expect(email).toHaveAccessibleDescription(contactMissing)
  // What is mended leaves it at once, and with the last of it the summary goes.
  await name.fill('Wanjiru')
  await email.fill('wanjiru@')
  await expect(summary.getByRole('link')).toHaveText([emailInvalid, noteMissing])
  await expect(email).toHaveAccessibleDescription(emailInvalid)
  await fillIn(form)
  await expect(summary).toHaveCount(0)
  // Made wrong again it is said at the field, and nothing takes the focus.
  await note.fill('')
  await expect(summary).toHaveCount(0)
  await expect(note).toBeFocused()
})
