/** Browsers that lack new features, or run no scripts. */
import {
  contactForm,
  dialogOf,
  fillIn,
  open,
  openDialog,
  previewOf,
  showMessage,
  ui,
} from '../support/enquiry-steps.ts'
import { calm, expect, once, phoneOnly, test } from '../support/fixtures.ts'
import { accommodations, location, pinned } from '../support/words.ts'

test('without view transitions, popovers and commands everything works', once, async ({ page }) => {
  await page.addInitScript(() => {
    const missing: [object, string[]][] = [
      [Document.prototype, ['startViewTransition']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [HTMLButtonElement.prototype, ['popoverTargetElement', 'command', 'commandForElement']],
      [HTMLDialogElement.prototype, ['closedBy', 'requestClose']],
      [window, ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'trustedTypes']],
      [Navigator.prototype, ['share', 'canShare', 'connection', 'userActivation', 'serviceWorker']],
    ]
    for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name)
  })
  await open(page, '/')
  await page.locator('[data-look-switch]').click()
  await expect(page.locator('html')).toHaveAttribute('data-look', /./)
  await page.getByRole('contentinfo').locator('a[href="/accommodations"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const dialog = await openDialog(page)
  await fillIn(dialog)
  await page.goBack()
  await expect(dialogOf(page)).toHaveCount(0)
  await openDialog(page)
  await showMessage(page, dialog)
  await expect(previewOf(dialog)).toContainText('mangoes')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
})

test.describe('with scripts blocked', () => {
  test.use({ ...calm, javaScriptEnabled: false })

  test('menu, pins, comparison and the way to a form are native elements', phoneOnly, async ({ page }) => {
    const header = page.getByRole('banner')
    await page.goto('/accommodations')
    await test.step('a booking button leads to the plain ways, and nothing of a form into the address', async () => {
      await page.locator('main [data-book]').first().click()
      await expect(page).toHaveURL(/#message$/)
      await expect(page.getByText(ui.form.withoutScript)).toBeInViewport()
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
      await expect(page.locator('#message').getByRole('link', { name: ui.whatsapp })).toBeInViewport()
      await contactForm(page).locator('[name=firstName]').fill('Wanjiru')
      await page.keyboard.press('Enter')
      expect(page.url()).not.toContain('Wanjiru')
    })
    await test.step('D5 L4 the menu opens, and leads on; a pin leads to its place', async () => {
      await header.locator('summary').click()
      await header.locator('a[href="/location"]').filter({ visible: true }).click()
      await expect(page).toHaveURL(/\/location$/)
      const [number] = pinned
      if (!number) return
      await page.locator(`[data-pin="${number}"] circle`).first().click()
      await expect(page).toHaveURL(new RegExp(`/location#${location.nearby.places[number - 1]!.id}$`))
    })
    await test.step('the comparison scrolls with every stay', async () => {
      const { compare, stays } = accommodations
      test.skip(stays.length < 2, 'there is nothing to compare')
      await page.goto('/accommodations#compare')
      await page.locator('#compare > summary').click()
      const table = page.getByRole('table', { name: compare.label })
      await expect(table.getByRole('columnheader')).toHaveText([compare.feature, ...stays.map(({ name }) => name)])
      await expect(page.getByLabel(compare.choose[0]!)).toBeHidden()
    })
  })
})
