/** Double presses, and a phone that is turned while something is open. */
import {
  contactForm,
  dialogOf,
  fillIn,
  holdBack,
  open,
  openDialog,
  previewOf,
  stepMade,
  ui,
} from '../support/enquiry-steps.ts'
import { expect, once, phoneOnly, test } from '../support/fixtures.ts'
import { builtFile } from '../support/flaky-host.ts'
import { menuPage } from '../support/words.ts'

test('a double press counts as one: links, booking buttons, forms', once, async ({ page }) => {
  const release = await holdBack(page, `**${await builtFile('EnquiryDialog', '.js')}`)
  await open(page, '/')
  const button = page.locator('[data-book]').filter({ visible: true }).first()
  const expectOneStep = async () => {
    await expect(dialogOf(page)).toHaveCount(1)
    await stepMade(page)
    await page.goBack()
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
  }
  // On a slow line the button is there to be pressed again until the request comes.
  await button.click()
  await stepMade(page)
  await button.click()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  release()
  await expectOneStep()

  await page.getByRole('contentinfo').locator('a[href="/about-us"]').dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)

  await button.dblclick()
  await expectOneStep()

  await openDialog(page)
  await dialogOf(page).getByRole('button', { name: ui.form.close }).dblclick({ noWaitAfter: true })
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)

  const form = contactForm(page)
  await fillIn(form)
  await form.getByRole('button', { name: ui.form.button }).dblclick()
  await expect(previewOf(form)).toHaveCount(1)
})

test('the menu stays usable when the telephone is turned', phoneOnly, async ({ page, allowErrors }) => {
  allowErrors(/Transition was aborted .*Viewport size changed/) // turned faster than by any hand, while the next page is still fading in
  await open(page, '/accommodations')
  const header = page.getByRole('banner')
  const sheet = header.getByRole('navigation', { name: ui.menu })
  await header.locator('summary').click()
  await expect(sheet).toBeVisible()
  await page.setViewportSize({ width: 844, height: 390 })
  const last = sheet.locator('a, button').filter({ visible: true }).last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(sheet).toBeHidden()
  // The dialog is gone completely: the page scrolls, and its links work.
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  expect(await page.evaluate(() => scrollY)).toBe(300)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await header.locator(`a[href="${menuPage}"]`).filter({ visible: true }).click()
  await expect(page).toHaveURL(menuPage)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(sheet).toBeHidden()
})

test('the request keeps what was entered when the telephone is turned', phoneOnly, async ({ page }) => {
  await open(page, '/about-us')
  const dialog = await openDialog(page)
  await fillIn(dialog)
  await page.setViewportSize({ width: 844, height: 390 })
  const submit = dialog.locator('button[type=submit]').filter({ visible: true }).first()
  await submit.scrollIntoViewIfNeeded()
  await submit.click()
  await expect(previewOf(dialog)).toContainText('mangoes')
})
