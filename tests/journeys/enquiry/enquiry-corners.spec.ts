/** Special cases of the dialog in which something was once lost: a day, the focus, a confirmation, a tooltip. */
import type { Locator } from '@playwright/test'
import { calm, expect, once, test } from '../support/fixtures.ts'
import {
  clearAndUndo,
  closeDialog,
  contactForm,
  dialogOf,
  fillIn,
  formCode,
  holdBack,
  inDays,
  open,
  openDialog,
  previewOf,
  showMessage,
  ui,
  whatsAppText,
} from '../support/enquiry-steps.ts'

test.use(calm)

test('V6 V7 opened again after errors, the dialog has the words and none of them', once, async ({ page }) => {
  await open(page, '/about-us')
  const dialog = await openDialog(page)
  await dialog.locator('[name=firstName]').fill('Wanjiru')
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(dialog.locator('[data-errors] a').first()).toBeVisible()
  await closeDialog(page)
  await openDialog(page)
  await expect(dialog.locator('[name=firstName]')).toHaveValue('Wanjiru')
  await expect(dialog.locator('[data-errors] a')).toHaveCount(0)
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0)

  await test.step('V6 its tooltip lies on top of it, and the pointer may move onto it', async () => {
    const close = dialog.getByRole('button', { name: ui.form.close })
    const tooltip = page.locator('[popover=manual]')
    await close.hover()
    await expect(tooltip).toBeVisible()
    const box = await tooltip.boundingBox()
    const button = await close.boundingBox()
    if (!box || !button) throw new Error('nothing to point at')
    await page.mouse.move(box.x + box.width / 2, (box.y + box.height + button.y) / 2)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await expect(tooltip).toBeVisible()
    await page.mouse.move(300, 500)
    await expect(tooltip).toBeHidden()
  })

  await test.step('V7 Clear is confirmed on top of it, and its button keeps the focus for Undo', () =>
    clearAndUndo(page, false))
})

test('on a slow line the plain ways stand in until the form comes', once, async ({ page }) => {
  const release = await holdBack(page, await formCode())
  await page.clock.install()
  await open(page, '/')
  const form = contactForm(page)
  await fillIn(form)
  await form.getByRole('button', { name: ui.form.button }).click()
  await page.locator('[data-book]').filter({ visible: true }).first().click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('status')).toHaveText(ui.loading)
  await page.clock.fastForward(10_000)
  await expect(dialog.locator('a[href^="https://wa.me/"]')).toBeVisible()
  await expect(form.locator('[aria-live=polite]').first()).toContainText(ui.form.unavailable)
  release()
  await expect(dialog.locator('[name=firstName]')).toBeVisible()
  // What was sent meanwhile goes on by itself.
  await page.keyboard.press('Escape')
  await expect(previewOf(form)).toContainText('mangoes')
})

test('V2 what a phone fills in without an event counts, and a date can be taken back', once, async ({ page }) => {
  await open(page, '/accommodations')
  const dialog = await openDialog(page)
  await fillIn(dialog)
  const [checkIn, checkOut] = ['checkIn', 'checkOut'].map((name) => dialog.locator(`[name=${name}]`)) as [
    Locator,
    Locator,
  ]
  await checkIn.fill(inDays(20))
  await checkOut.fill(inDays(22))
  // *Reset* of an iPhone takes the value of the attribute, which is the property `defaultValue`.
  await checkOut.evaluate((field: HTMLInputElement) => {
    field.value = field.defaultValue
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(checkOut).toHaveValue('')
  await checkOut.fill(inDays(22))
  await dialog.locator('[name=email]').evaluate((field: HTMLInputElement) => {
    field.value = 'filled@example.com'
  })
  await showMessage(page, dialog)
  expect(await whatsAppText(dialog)).toContain('filled@example.com')
})
