/** Special cases of the dialog in which something was once lost: a day, the focus, a confirmation, a tooltip. */
import { expect, phoneOnly, test } from '../support/fixtures.ts'
import {
  contactForm,
  dialogOf,
  doorTo,
  fillIn,
  holdBack,
  open,
  openDialog,
  press,
  previewOf,
  site,
  ui,
  words,
} from '../support/enquiry-steps.ts'

test(
  'a day that does not exist is not dropped: the form says so, and Clear empties it',
  { tag: '@once' },
  async ({ page }) => {
    await open(page, '/about-us')
    const dialog = await openDialog(page)
    await fillIn(dialog)
    const checkIn = dialog.locator('[name=checkIn]')
    const isHalfTyped = () => checkIn.evaluate((input: HTMLInputElement) => input.validity.badInput)
    await checkIn.focus()
    // 29 February of a year that has none, and sent by the Enter key, which leaves no field.
    await page.keyboard.type('02292027')
    expect(await isHalfTyped()).toBe(true)
    await page.keyboard.press('Enter')
    await expect(dialog.locator('[data-errors] a').first()).toContainText(words.fields.checkIn.label)
    await expect(checkIn).toHaveAttribute('aria-invalid', 'true')
    await expect(previewOf(dialog)).not.toContainText(words.message.datesOpen)
    await dialog.getByRole('button', { name: words.draft.clear }).click()
    expect(await isHalfTyped()).toBe(false)
  },
)

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

test(
  'back from the message to the fields the focus is at the title, and nothing scrolls sideways',
  phoneOnly,
  async ({ page }) => {
    await open(page, '/about-us')
    const dialog = await openDialog(page)
    await fillIn(dialog)
    await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(dialog.getByRole('heading', { name: words.handOver.heading })).toBeFocused()
    const ticket = dialog.locator('[data-ticket]')
    const scrolledTo = await ticket.evaluate(({ parentElement: sheet }) => {
      sheet?.scrollTo({ left: 50, behavior: 'instant' })
      return sheet?.scrollLeft
    })
    expect(scrolledTo).toBe(0)
    await dialog.getByRole('button', { name: words.handOver.change }).press('Enter')
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(dialog.locator('[name=firstName]')).toBeVisible()
  },
)

test(
  'closed with errors and opened again, the dialog has the words that were typed and none of the errors',
  { tag: '@once' },
  async ({ page }) => {
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
  },
)

test('by keys alone: from the button to the way of sending, and out again', { tag: '@once' }, async ({ page }) => {
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

test(
  'V6 the tooltip of the dialog lies on top of it, and the pointer may move onto it',
  { tag: '@once' },
  async ({ page }) => {
    await open(page, '/about-us')
    const dialog = await openDialog(page)
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
  },
)

test('on a line that is too slow the plain ways stand in until the form comes', { tag: '@once' }, async ({ page }) => {
  const release = await holdBack(page, '**/assets/deferred-form*')
  await page.clock.install()
  await open(page, '/about-us')
  await page.locator('[data-book]').filter({ visible: true }).first().click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('status')).toHaveText(ui.loading)
  await page.clock.fastForward(10_000)
  await expect(dialog.locator('a[href^="https://wa.me/"]')).toBeVisible()
  release()
  await expect(dialog.locator('[name=firstName]')).toBeVisible()
})

test('F1 the ways to subscribe can be read on their blocks', { tag: '@once' }, async ({ page }) => {
  test.skip(!site.footer.newsletter, 'there is no newsletter')
  await open(page, '/about-us')
  const box = page.getByRole('contentinfo').locator('form')
  await box.getByRole('textbox').fill('wanjiru@example.com')
  await box.getByRole('button').click()
  const ways = box.locator('a[href*="wanjiru"]')
  await expect(ways).toHaveCount(2)
  const inks = await ways.evaluateAll((links) =>
    links.map((link) => {
      const { color, backgroundColor } = getComputedStyle(link)
      return color === backgroundColor ? `${link.textContent}: ${color}` : ''
    }),
  )
  expect(inks.join('')).toBe('')
})

test(
  'a form sent while its next step is long in coming shows the plain ways, and goes on by itself',
  { tag: '@once' },
  async ({ page }) => {
    const release = await holdBack(page, '**/assets/deferred-form*')
    await page.clock.install()
    await open(page, '/')
    const form = contactForm(page)
    await fillIn(form)
    await form.getByRole('button', { name: ui.form.button }).click()
    await page.clock.fastForward(10_000)
    await expect(form.getByRole('alert')).toHaveText(ui.form.unavailable)
    release()
    await expect(previewOf(form)).toContainText('mangoes')
  },
)
