/** Back and Forward at inconvenient moments, and pages restored as they were left. */
import type { Page } from '@playwright/test'
import { closeDialog, dialogOf, fillIn, open, openDialog, stepLeft, stepMade, ui } from '../support/enquiry-steps.ts'
import { expect, once, test } from '../support/fixtures.ts'
import { pinned } from '../support/words.ts'

const bookingButton = (page: Page) => page.locator('main [data-book]').first()

/** Leaves in the moment in which the next history entry is made, and nothing is rendered of it. */
const leaveWithNextEntry = (page: Page, way: 'Back' | 'Escape') =>
  page.evaluate((how) => {
    const push = history.pushState.bind(history)
    history.pushState = (...step) => {
      history.pushState = push
      push(...step)
      if (how === 'Back') return history.back()
      // The event of a closed dialog comes a task later, when all may be rendered: here at once.
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')!
      dialog.close()
      dialog.dispatchEvent(new Event('close'))
      dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
    }
  }, way)

test('who leaves the request at once is where they were, and the next press opens it', once, async ({ page }) => {
  await open(page, '/accommodations')
  await test.step('Back, in the moment after the press', async () => {
    await leaveWithNextEntry(page, 'Back')
    await bookingButton(page).click()
    await stepLeft(page)
    await expect(dialogOf(page)).toHaveCount(0)
  })
  const dialog = dialogOf(page)
  const submit = () => dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await test.step('Back, in the moment in which the message is shown, to its fields', async () => {
    await openDialog(page)
    await fillIn(dialog)
    await leaveWithNextEntry(page, 'Back')
    await submit()
    await expect(dialog.getByRole('heading', { name: ui.form.titles['booking-request'] })).toBeFocused()
    await stepMade(page)
  })
  await test.step('Escape, in the moment in which the message is shown', async () => {
    await leaveWithNextEntry(page, 'Escape')
    await submit()
    await stepLeft(page)
    await expect(dialog).toHaveCount(0)
  })
  await openDialog(page)
  await closeDialog(page)
})

test('Back through everything leads the way one came, and Forward there again', once, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const gallery = dialogOf(page).locator('img')
  const request = dialogOf(page).locator('form')
  const at = (address: RegExp) => () => expect(page).toHaveURL(address)
  const shows = (part: string) => () => expect(page.locator(part).first()).toBeAttached()
  const closed = () => expect(dialogOf(page)).toHaveCount(0)
  /** A step of the visit, and what holds after it. */
  type Step = [() => Promise<unknown>, ...(() => Promise<unknown>)[]]
  const toPlace: Step = [() => page.locator(`[data-pin="${pinned[0]}"] circle`).first().click(), at(/\/location#./)]
  const visit: Step[] = [
    [() => page.locator('main a[href$="#contact"]:not([data-book])').first().click(), at(/\/#contact$/), closed],
    [
      () => page.getByRole('contentinfo').locator('a[href="/location"]').first().click(),
      at(/\/location$/),
      shows('section[aria-labelledby=sky]'),
    ],
    ...(pinned.length > 0 ? [toPlace] : []),
    [
      () => page.getByRole('contentinfo').locator('a[href="/accommodations"]').first().click(),
      at(/\/accommodations$/),
      shows('[data-plates]'),
      closed,
    ],
    [() => page.locator('[data-plates] a').first().click(), () => expect(gallery.first()).toBeVisible()],
  ]
  for (const [step, ...checks] of visit) {
    await step()
    for (const check of checks) await check()
  }
  for (const [, ...checks] of visit.slice(0, -1).toReversed()) {
    await page.goBack()
    for (const check of checks) await check()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  for (const [, ...checks] of visit) {
    await page.goForward()
    for (const check of checks) await check()
  }
  await page.goBack()
  await bookingButton(page).click()
  await expect(request).toBeVisible()
  // It stands in the history a moment after it is shown.
  await page.waitForFunction(() => (history.state as { usr?: unknown } | null)?.usr)
  await page.reload()
  await expect(request).toBeVisible()
})
