/** Browsers that lack new features, refuse storage or clipboard, or run no scripts. */
import { dialogOf, fillIn, open, openDialog, previewOf, ui } from '../support/enquiry-steps.ts'
import { calm, expect, once, phoneOnly, test } from '../support/fixtures.ts'
import { accommodations, menuPage } from '../support/words.ts'

const paths = ['/', '/accommodations', '/enjoyments', '/location', '/about-us', '/no-such-path']

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
  await page.getByRole('banner').locator('[data-look-switch]').filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-look', /./)
  await page.getByRole('contentinfo').locator('a[href="/accommodations"]').click()
  await expect(page).toHaveURL(/\/accommodations$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const dialog = await openDialog(page)
  await fillIn(dialog)
  await page.goBack()
  await expect(dialogOf(page)).toHaveCount(0)
  await openDialog(page)
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(previewOf(dialog)).toContainText('mangoes')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
})

test('where storage, clipboard and worker are refused, a visit goes on', once, async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse })
    for (const name of ['serviceWorker', 'clipboard']) Object.defineProperty(Navigator.prototype, name, { get: refuse })
  })
  await open(page, '/#contact')
  await page.getByRole('button', { name: ui.copy.number }).click()
  await expect(page.locator('[data-sonner-toast]')).toContainText(ui.copy.refused)
  await page.getByRole('banner').locator('[data-look-switch]').filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-look', /./)
  await page.getByRole('contentinfo').locator('a[href="/about-us"]').click()
  await expect(page).toHaveURL(/\/about-us$/)
  const dialog = await openDialog(page)
  await fillIn(dialog)
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(previewOf(dialog)).toContainText('mangoes')
})

test.describe('with scripts blocked', () => {
  test.use({ ...calm, javaScriptEnabled: false })

  test('every page can be read and left, and has no button without effect', once, async ({ page, allowErrors }) => {
    allowErrors(/404/)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByRole('button').filter({ visible: true }), path).toHaveCount(0)
      for (const to of paths.slice(1, -1)) {
        await expect(page.locator(`a[href="${to}"]`).filter({ visible: true }).first(), path).toBeVisible()
      }
      await expect(page.locator('a[href^="tel:"]').filter({ visible: true }).first(), path).toBeVisible()
    }

    await page.goto('/accommodations')
    const choosing = page.locator('#choosing')
    await test.step('S2 the advice is plain, and no place is kept for questions', async () => {
      for (const { who } of accommodations.helpChoosing.paths) {
        await expect(choosing.getByRole('link', { name: who })).toBeVisible()
      }
      for (const part of await choosing.locator('.needs-scripting').all()) await expect(part).toBeHidden()
    })

    await page.goto('/location')
    const question = page.locator('main details').filter({ visible: true }).first()
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open', '')
    await page.locator('a[href="/accommodations"]').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/\/accommodations$/)
  })

  test('D5 on a phone the menu opens, and the comparison has every stay', phoneOnly, async ({ page }) => {
    const header = page.getByRole('banner')
    await page.goto('/accommodations#compare')
    const { compare, stays } = accommodations
    if (stays.length > 2) {
      await test.step('the comparison scrolls with all of them', async () => {
        const table = page.getByRole('table', { name: compare.label })
        await page.locator('#compare > summary').click()
        await expect(table.getByRole('columnheader')).toHaveText([compare.feature, ...stays.map(({ name }) => name)])
        await expect(page.getByLabel(compare.choose[0]!)).toBeHidden()
      })
    }
    await page.goto('/')
    await header.locator('summary').click()
    await header.locator(`a[href="${menuPage}"]`).filter({ visible: true }).click()
    await expect(page).toHaveURL(menuPage)
  })
})
