/** Files that a visit still asks for are gone with a new deployment, or come late. */
import { contactForm, fillIn, holdBack, open } from '../support/enquiry-steps.ts'
import { expect, once, test } from '../support/fixtures.ts'
import { about } from '../support/words.ts'

test.beforeEach(({ allowErrors }) => allowErrors(/404|could not be fetched|Unable to preload|ERR_FAILED/))

test(
  'N3 with the code of the next page gone, its address is loaded whole, once, and the draft survives',
  once,
  async ({ page }) => {
    const loads: string[] = []
    let isNew = false
    await open(page, '/')
    await contactForm(page).scrollIntoViewIfNeeded()
    await fillIn(contactForm(page), 'Is the garden open in June?')
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('June')
    // From here on every file is gone that was not fetched yet; the new page brings files of its own.
    await page.route('**/assets/*.js', (route) => (isNew ? route.continue() : route.fulfill({ status: 404 })))
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return
      loads.push(new URL(request.url()).pathname)
      isNew = true
    })
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/about-us?from=letter#team'
      document.querySelector('main')?.append(link)
      link.click()
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.heading)
    await expect(page).toHaveURL(/\/about-us\?from=letter#team$/)
    await page.locator('html[data-ready]').waitFor()
    expect(loads.length).toBeLessThanOrEqual(1)
    await page.getByRole('contentinfo').locator('a[href="/"]').first().click()
    await contactForm(page).scrollIntoViewIfNeeded()
    await expect(contactForm(page).locator('[name=note]')).toHaveValue('Is the garden open in June?')
  },
)

test('a page whose style sheet comes late is not shown without it', once, async ({ page }) => {
  // Nothing of it was prefetched.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { get: () => ({ effectiveType: '2g' }) }),
  )
  const release = await holdBack(page, '**/assets/*.css')
  await open(page, '/about-us')
  const before = await page.title()
  const asked = page.waitForRequest('**/assets/*.css')
  await page.getByRole('contentinfo').locator('a[href="/accommodations"]').click()
  await asked
  expect(await page.title()).toBe(before)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.heading)
  release()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(about.heading)
  // Styled: the plates of a stay lie beside each other or overlap, and are no list of links.
  await expect(page.locator('[data-plates]').first()).not.toHaveCSS('display', 'inline')
})
