/** Browsers that lack new features, or run no scripts. */
import {
  closeDialog,
  contactForm,
  fillIn,
  open,
  openDialog,
  previewOf,
  showMessage,
  ui,
  words,
} from '../support/steps.ts'
import { calm, expect, once, phoneOnly, test } from '../support/fixtures.ts'

function lackAndRefuse(): void {
  const missing: [object, string[]][] = [
    [Document.prototype, ['startViewTransition']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [HTMLButtonElement.prototype, ['popoverTargetElement', 'command', 'commandForElement']],
    [HTMLDialogElement.prototype, ['closedBy', 'requestClose']],
    [window, ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'trustedTypes']],
    [Navigator.prototype, ['share', 'canShare', 'connection', 'userActivation']],
  ]
  for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name)
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse })
  for (const name of ['serviceWorker', 'clipboard']) Object.defineProperty(Navigator.prototype, name, { get: refuse })
}

test('a visit goes on without new features, storage, clipboard and worker', once, async ({ page }) => {
  const [occasion] = words.occasions
  await page.addInitScript(lackAndRefuse)
  await open(page, `/?subject=special-arrangements&occasion=${occasion?.id}#message`)
  const form = contactForm(page)
  // B7 a link to an occasion presets the form, of which nothing is said to be kept.
  await expect(form.getByRole('radio', { name: occasion?.label, exact: true })).toBeChecked()
  await fillIn(form)
  await expect(form.getByRole('button', { name: words.draft.clear })).toBeVisible()
  await expect(form.getByText(words.draft.kept)).toHaveCount(0)
  // In place of a copy the message stands there selected.
  await form.getByRole('button', { name: ui.form.button }).dblclick() // which counts as one press
  await expect(previewOf(form)).toHaveCount(1)
  await form.getByRole('button', { name: words.handOver.copy }).click()
  await expect(form.getByText(words.handOver.copyRefused)).toBeVisible()
  await expect(previewOf(form)).toBeFocused()
  expect(await page.evaluate(() => String(getSelection()))).toBe(await previewOf(form).textContent())
  await page.getByRole('button', { name: ui.copy.number }).click()
  await expect(page.locator('[data-sonner-toast]')).toContainText(ui.copy.refused)
  // The look changes, another page comes, and the request with its way back.
  // The toast may lie over it, and stays while the pointer is on it.
  await page.locator('[data-look-switch]').press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-look', /./)
  await page.getByRole('contentinfo').locator('a[href="/about-us"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const dialog = await openDialog(page)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await openDialog(page)
  await expect(dialog.locator('[name=firstName]')).toHaveValue('Wanjiru')
  await showMessage(page, dialog)
  await closeDialog(page)
})

test.describe('with scripts blocked', () => {
  test.use({ ...calm, javaScriptEnabled: false })

  test('the menu opens, booking leads to the plain ways, nothing into the address', phoneOnly, async ({ page }) => {
    await page.goto('/about-us')
    const header = page.getByRole('banner')
    await header.locator('summary').click()
    await header.locator('a[href="/accommodations"]').filter({ visible: true }).click()
    await page.locator('main [data-book]').first().click()
    await expect(page).toHaveURL(/#message$/)
    await expect(page.getByText(ui.form.withoutScript)).toBeInViewport()
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('#message').getByRole('link', { name: ui.whatsapp })).toBeInViewport()
    await contactForm(page).locator('[name=firstName]').fill('Wanjiru')
    await page.keyboard.press('Enter')
    expect(page.url()).not.toContain('Wanjiru')
  })
})
