import { contactForm, dialogOf, fillIn, open, openDialog, previewOf, stepMade, ui } from '../support/enquiry-steps.ts'
import { calm, expect, once, test } from '../support/fixtures.ts'

test.use(calm)

test('a double press counts as one: links, booking buttons, forms', once, async ({ page }) => {
  await open(page, '/')
  await test.step('a link', async () => {
    await page.getByRole('contentinfo').locator('a[href="/about-us"]').dblclick()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
  })
  await test.step('a booking button', async () => {
    await page.locator('[data-book]').filter({ visible: true }).first().dblclick()
    await expect(dialogOf(page)).toHaveCount(1)
    await stepMade(page)
    await page.goBack()
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
  })
  await test.step('the button that closes', async () => {
    await openDialog(page)
    await dialogOf(page).getByRole('button', { name: ui.form.close }).dblclick({ noWaitAfter: true })
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
  })
  await test.step('a form', async () => {
    const form = contactForm(page)
    await fillIn(form)
    await form.getByRole('button', { name: ui.form.button }).dblclick()
    await expect(previewOf(form)).toHaveCount(1)
  })
})
