/** Special cases of the dialog in which something was once lost: a day, the focus, a confirmation, a tooltip. */
import { expect, once, test } from '../support/fixtures.ts'
import {
  contactForm,
  dialogOf,
  doorTo,
  fillIn,
  formCode,
  holdBack,
  open,
  openDialog,
  press,
  previewOf,
  ui,
  words,
} from '../support/enquiry-steps.ts'

test('V7 in the dialog Clear is confirmed on top of it, and its button keeps the focus for Undo', async ({
  page,
  isMobile,
}) => {
  await open(page, '/about-us')
  const dialog = await openDialog(page)
  await fillIn(dialog)
  await press(dialog.getByRole('button', { name: words.draft.clear }), isMobile)
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toContainText(words.draft.cleared)
  const undo = dialog.getByRole('button', { name: words.draft.undo })
  const isOnTop = (target: typeof toast) =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(() => isOnTop(toast)).toBe(true)
  expect(await isOnTop(undo)).toBe(true)
  if (!isMobile) await expect(undo).toBeFocused()
  await press(undo, isMobile)
  await expect(dialog.locator('[name=firstName]')).toHaveValue('Wanjiru')
  // Closing the dialog does not remove the confirmation.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => (await toast.count()) === 0 || (await isOnTop(toast))).toBe(true)
})

test('opened again after errors, the dialog has the words and none of them', once, async ({ page }) => {
  await open(page, '/about-us')
  const dialog = await openDialog(page)
  await dialog.locator('[name=firstName]').fill('Wanjiru')
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(dialog.locator('[data-errors] a').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.waitForFunction(() => !(history.state as { usr?: unknown }).usr)
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
})

test('by keys alone: from the button to the way of sending, and out again', once, async ({ page }) => {
  await open(page, '/about-us')
  const button = page.getByRole('banner').locator('[data-book]').filter({ visible: true })
  const { keyboard } = page
  const tabTo = async (name: string) => {
    const control = dialogOf(page).locator(`[name="${name}"]`)
    for (
      let presses = 0;
      presses < 20 && !(await control.evaluate((field) => field === document.activeElement));
      presses += 1
    ) {
      await keyboard.press('Tab')
    }
    await expect(control).toBeFocused()
  }
  await button.focus()
  await keyboard.press('Enter')
  const dialog = dialogOf(page)
  await dialog.locator('form').waitFor()
  // The doors are one stop and the stays another, and the arrows go from one to the next.
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('ArrowRight')
  await expect(doorTo(dialog, 'special-arrangements')).toBeChecked()
  await keyboard.press('ArrowLeft')
  await keyboard.press('Tab')
  await keyboard.press('ArrowDown')
  await expect(dialog.getByRole('group', { name: words.fields.stay.label }).getByRole('radio').first()).toBeChecked()
  for (const [name, typed] of Object.entries({
    firstName: 'Wanjiru',
    lastName: 'Mwangi',
    email: 'w@example.com',
    note: 'Mangoes?',
  })) {
    await tabTo(name)
    await keyboard.type(typed)
  }
  await dialog.locator('[name=email]').focus()
  await keyboard.press('Enter')
  await expect(previewOf(dialog)).toBeFocused()
  await keyboard.press('Tab')
  await expect(dialog.locator('a[href^="https://wa.me/"]')).toBeFocused()
  await keyboard.press('Escape')
  await expect(button).toBeFocused()
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
