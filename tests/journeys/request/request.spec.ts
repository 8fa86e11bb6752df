/** Request and contact form, from the first key to the message. What is pressed twice at once counts as pressed once. */
import type { Locator } from '@playwright/test'
import { calm, expect, launch, once, phoneOnly, test } from '../support/fixtures.ts'
import {
  closeDialog,
  contactForm,
  dialogOf,
  fillIn,
  fixedDay,
  inDays,
  open,
  openDialog,
  previewOf,
  send,
  showMessage,
  site,
  stays,
  stepLeft,
  stepMade,
  subjectTab,
  ui,
  words,
} from '../support/steps.ts'

test.use(calm)

test('by pointer and by keys the dialog is opened, filled in and closed', once, async ({ page }) => {
  // What moves is walked with it.
  await page.emulateMedia({ reducedMotion: null })
  await open(page, '/about-us')
  const dialog = dialogOf(page)
  await page.locator('dialog').waitFor({ state: 'attached' })
  const before = await page.locator('h1').boundingBox()
  // A press is painted before the dialog.
  const isOpenInNextFrame = await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-book]')!.click()
    return new Promise((tell) => requestAnimationFrame(() => tell(document.querySelector('dialog')?.open)))
  })
  expect(isOpenInNextFrame).toBe(false)
  await dialog.locator('form').waitFor()
  await stepMade(page)
  // It is modal, and the page behind neither moves nor scrolls.
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  expect(await page.locator('h1').boundingBox()).toEqual(before)
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await dialog.getByRole('button', { name: ui.form.close }).dblclick({ noWaitAfter: true })
  await expect(dialog).toHaveCount(0)
  await stepLeft(page)
  // As where a scrollbar takes room.
  await page.evaluate(() => Object.defineProperty(window, 'innerWidth', { value: innerWidth + 15 }))
  await openDialog(page)
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)
  await stepLeft(page)
  await expect(page.locator('body')).toHaveCSS('padding-inline-end', '0px')
  await expect(page).toHaveURL(/\/about-us$/)
  // By keys alone: from the button to the way of sending, and out again.
  const button = page.getByRole('banner').locator('[data-book]').filter({ visible: true })
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await button.press('Enter')
  await expect(dialog.getByRole('group').first()).toBeFocused()
  // The tabs are one stop, and the arrows go from one to the next.
  await press('Tab', 'Tab', 'ArrowRight')
  await expect(subjectTab(dialog, 'special-arrangements')).toBeChecked()
  await press('ArrowLeft', 'Tab', 'Enter')
  const chosen = dialog.getByRole('group', { name: words.fields.stay.label }).getByRole('listitem')
  await expect(chosen).toHaveText(new RegExp(stays[0]!.name))
  await fillIn(dialog)
  await dialog.locator('[name=email]').press('Enter')
  await expect(previewOf(dialog)).toBeFocused()
  await press('Tab')
  await expect(dialog.locator('a[href^="https://wa.me/"]')).toBeFocused()
  await press('Escape')
  await expect(button).toBeFocused()
})

test('Back and Forward, from the message too, and a reload lead where they should', once, async ({ page }) => {
  await open(page, '/about-us')
  await page.getByRole('contentinfo').locator('a[href="/accommodations"]').first().dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const dialog = dialogOf(page)
  const fields = dialog.getByRole('heading', { name: ui.form.titles['booking-request'] })
  const button = page.locator('main [data-book]').first()

  // Back closes the dialog, Forward opens it, and the page stays where it is.
  await button.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  await button.dblclick()
  await expect(dialog).toHaveCount(1)
  await stepMade(page)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.goForward()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(2)
  // Back in the moment after the press leads to the page as it was.
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...step) => {
      history.pushState = push
      push(...step)
      history.back()
    }
  })
  await button.click()
  await stepLeft(page)
  await expect(dialog).toHaveCount(0)
  // Left with errors, it opens without them.
  await openDialog(page)
  await send(dialog)
  await expect(dialog.locator('[data-errors]')).toBeFocused()
  await closeDialog(page)
  await openDialog(page)
  await expect(dialog.locator('[data-errors], [aria-invalid]')).toHaveCount(0)
  // From the message Back, typing on and a reload lead to its fields, as they were filled in.
  await fillIn(dialog)
  await showMessage(page, dialog)
  await page.goBack()
  await expect(fields).toBeFocused()
  await showMessage(page, dialog)
  await dialog.locator('[name=note]').fill('Two mangoes')
  await expect(fields).toBeVisible()
  await stepMade(page)
  await showMessage(page, dialog)
  await page.reload()
  await expect(fields).toBeVisible()
  await expect(dialog.locator('[name=note]')).toHaveValue('Two mangoes')
  await stepMade(page)
  // Escape goes from the message to the page, of which Back leads on.
  await showMessage(page, dialog)
  await closeDialog(page)
  await expect(page).toHaveURL(/\/accommodations$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about-us$/)
})

test('a phone has room for the price, then for the whole message to be read', phoneOnly, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.clock.setFixedTime(fixedDay)
  await open(page, '/accommodations')
  const ofStay = page.locator(`main [data-book][href*="request&stay=${stays.at(-1)?.id}"]`)
  await ofStay.first().tap()
  const dialog = dialogOf(page)
  const areInSight = async (parts: Locator[]) => {
    for (const part of parts) await expect.soft(part).toBeInViewport({ ratio: 1 })
  }
  // Of a stay that is known all is in sight, at the foot of the screen.
  await dialog.locator('[name=checkIn]').fill(inDays(10))
  await dialog.locator('[name=checkOut]').fill(inDays(12))
  await areInSight([
    subjectTab(dialog, 'booking-request').locator('..'),
    dialog.getByRole('group', { name: words.fields.stay.label }),
    dialog.locator('[name=checkOut]'),
    dialog.locator('form').getByText(words.estimate.nights.other.replace('{count}', '2')).first(),
    dialog.getByRole('button', { name: words.fields.adults.more }),
    dialog.getByRole('button', { name: words.fields.children.more }),
    dialog.getByRole('button', { name: words.handOver.see }),
  ])
  // The whole message, over half of the screen, and the ways to send it.
  await fillIn(dialog, 'Mangoes, please. '.repeat(60))
  await dialog.getByRole('button', { name: words.handOver.see }).tap()
  await expect(dialog.getByRole('heading', { name: words.handOver.heading })).toBeFocused()
  const letter = previewOf(dialog)
  const ways = [
    dialog.getByRole('button', { name: words.handOver.change }),
    dialog.getByRole('link', { name: words.handOver.whatsApp }),
    dialog.getByRole('link', { name: words.handOver.email }),
    dialog.getByRole('button', { name: words.handOver.copy }),
  ]
  await areInSight(ways)
  expect((await letter.boundingBox())!.y).toBeLessThan(664 / 2)
  expect(await letter.evaluate((box) => box.scrollHeight > box.clientHeight), 'a box of its own').toBe(false)
  await letter.evaluate((box) => box.scrollIntoView({ block: 'end' }))
  await areInSight(ways)
  const sheet = dialog.locator('[data-review]').locator('..')
  expect(await sheet.evaluate((box) => box.scrollWidth <= box.clientWidth), 'scrolls sideways').toBe(true)
  await ways[0]!.press('Enter')
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  // V7 Clear is confirmed on top of the dialog, and can be undone.
  const toast = page.locator('[data-sonner-toast]')
  await dialog.getByRole('button', { name: words.draft.clear }).tap()
  await expect(toast).toContainText(words.draft.cleared)
  // A press on it would fail if the dialog lay over it.
  await toast.tap({ trial: true })
  const name = dialog.locator('[name=firstName]')
  await dialog.getByRole('button', { name: words.draft.undo }).tap()
  await expect(name).toHaveValue('Wanjiru')
  // The second time it is what stood there last.
  await name.fill('Akinyi')
  await dialog.getByRole('button', { name: words.draft.clear }).tap()
  await dialog.getByRole('button', { name: words.draft.undo }).tap()
  await expect(name).toHaveValue('Akinyi')
})

test('B4 a day that does not exist, or is taken back, and what a phone fills in', once, async ({ page }) => {
  await page.clock.setFixedTime(fixedDay)
  await open(page, '/about-us')
  const dialog = await openDialog(page)
  const [checkIn, checkOut] = [dialog.locator('[name=checkIn]'), dialog.locator('[name=checkOut]')]
  const summary = dialog.locator('[data-errors] a')
  // A day that does not exist is not dropped, and Clear empties it.
  await fillIn(dialog)
  await checkIn.focus()
  // 29 February of a year that has none, and sent by the Enter key, which leaves no field.
  await page.keyboard.type('02292041')
  await page.keyboard.press('Enter')
  await expect(summary.first()).toContainText(words.fields.checkIn.label)
  await expect(checkIn).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: words.draft.clear }).click()
  await expect(summary.or(dialog.locator('[aria-invalid=true]'))).toHaveCount(0)
  expect(await checkIn.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(false)
  // V2 a date can be taken back, also by *Reset* of an iPhone.
  await fillIn(dialog)
  await checkIn.fill(inDays(5))
  await checkOut.fill(inDays(6))
  expect(await checkOut.evaluate((field: HTMLInputElement) => field.defaultValue)).toBe('')
  // One before check-in is said once the field is left.
  await checkOut.fill(inDays(4))
  await checkIn.focus()
  await expect(checkOut).toHaveAccessibleDescription(/./)
  await checkOut.fill('')
  // With something missing nothing is handed over.
  await dialog.locator('a[href^="https://wa.me/"]').click()
  await expect(dialog.locator('[data-errors]')).toBeFocused()
  await expect(summary).toHaveText([words.errors.checkOutMissing])
  await checkOut.fill(inDays(6))
  // V2 what a phone fills in without an event counts; another check-in moves the check-out. Leaving a field draws anew.
  await checkIn.focus()
  await checkIn.evaluate((field: HTMLInputElement, day) => void (field.value = day), inDays(20))
  await dialog.locator('[name=lastName]').focus()
  await expect(checkOut).toHaveValue(inDays(21))
  await dialog.locator('[name=email]').evaluate((field: HTMLInputElement) => void (field.value = 'a@b.example'))
  await showMessage(page, dialog)
  await expect(previewOf(dialog)).toContainText('a@b.example')
})

test('WhatsApp is a link; after it we say only what we know', launch.phone, async ({ page, context, allowErrors }) => {
  allowErrors(/another host: https:\/\/wa\.me\//)
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'elsewhere' }))
  await open(page, '/')
  const form = contactForm(page)
  await fillIn(form)
  await form.getByRole('button', { name: ui.form.button }).tap()
  const seen = (await previewOf(form).textContent()) ?? ''
  const opened = context.waitForEvent('page')
  await form.locator('a[href^="https://wa.me/"]').tap()
  const { pathname, searchParams } = new URL((await opened).url())
  expect(pathname).toBe(`/${site.whatsapp.replace(/\D/g, '')}`)
  expect(searchParams.get('text')).toBe(seen)
  await expect(form.getByText(words.after.unseen)).toBeVisible()
  await expect(form.getByText(words.after.whatsApp)).toBeVisible()
  // A message that was changed has not been handed over; one that is longer than a link may be is shortened there.
  await form.getByRole('button', { name: words.handOver.change }).tap()
  await form.locator('[name=note]').fill('A very long wish. '.repeat(556))
  await form.getByRole('button', { name: ui.form.button }).tap()
  await expect(form).toContainText(words.handOver.shortenedHint)
  await expect(form.getByText(words.after.unseen)).toHaveCount(0)
})
