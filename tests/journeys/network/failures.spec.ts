/** An address that does not exist, and files that are gone, as after a new deployment, or come late. */
import type { Page } from '@playwright/test'
import { formatPhone } from '../../../lib/phone.ts'
import { about, contactForm, dialogOf, fillIn, holdBack, open, site, ui } from '../support/steps.ts'
import { expect, once, test } from '../support/fixtures.ts'
import { builtFile } from '../support/flaky-host.ts'

test.beforeEach(({ allowErrors }) =>
  allowErrors(/404|could not be fetched|Unable to preload|ERR_FAILED|Failed to load/),
)

test('N2 an unknown path is logged once, app or not', once, async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => message.text().includes('/no-such-path') && logged.push(message.text()))
  await open(page, '/no-such-path?really')
  expect(logged.filter((text) => text.startsWith('404'))).toHaveLength(1)

  logged.length = 0
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/no-such-path')
  expect(logged.filter((text) => text.startsWith('404'))).toHaveLength(1)
})

const plainWays = (page: Page) => page.locator('[aria-live=polite]', { hasText: ui.form.unavailable })

async function sendWithoutApp(page: Page): Promise<void> {
  await page.goto('/')
  await fillIn(contactForm(page), 'Two of us in March.')
  await contactForm(page).getByRole('button', { name: ui.form.button }).click()
  await expect(plainWays(page)).toBeInViewport({ ratio: 1, timeout: 15_000 })
  for (const name of [ui.whatsapp, site.email, formatPhone(site.phone, site.place.telephone)])
    await expect(plainWays(page).getByRole('link', { name })).toBeVisible()
  await expect(contactForm(page).locator('[name=note]')).toHaveValue('Two of us in March.')
}

test('N3 where the app comes late, or never, there are plain ways, and links lead on', once, async ({ page }) => {
  // They stand there a few seconds after a press, until it comes after all.
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/')
  await expect(plainWays(page)).toBeHidden()
  await sendWithoutApp(page)
  release()
  await page.locator('html[data-ready]').waitFor()
  await expect(plainWays(page)).toBeHidden()
  // Where it cannot be fetched the page stays whole.
  let loads = 0
  page.on('request', (request) => request.isNavigationRequest() && (loads += 1))
  await page.route('**/assets/*.js', (route) => route.abort())
  await sendWithoutApp(page)
  if (site.footer.newsletter) {
    const newsletter = page.getByRole('form', { name: site.footer.newsletter.heading })
    await expect(newsletter.getByRole('link', { name: site.email })).toBeVisible()
  }
  expect(loads).toBe(1)
  await page.getByRole('contentinfo').locator('a[href="/accommodations"]').first().click()
  await expect(page).toHaveURL(/\/accommodations$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('N3 with the code of the next page gone, its address is loaded whole, once', once, async ({ page }) => {
  const loads: string[] = []
  let isNew = false
  await open(page, '/')
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
})

test('a page whose style sheet comes late is not shown without it', once, async ({ page }) => {
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

test('where the dialog, then its form, cannot be fetched there are plain ways', once, async ({ page }) => {
  // Chromium fetches code that has failed only in the next page.
  let isThere = false
  page.on('request', (request) => (isThere ||= request.isNavigationRequest() && request.url().includes('subject')))
  await page.route(`**${await builtFile('RequestDialog', '.js')}`, (route) =>
    isThere ? route.continue() : route.abort(),
  )
  const release = await holdBack(page, `**${await builtFile('form', '.js')}`)
  await page.clock.install()
  await open(page, '/about-us')
  const button = page.locator('[data-book]').filter({ visible: true }).first()
  // Without the dialog its button is the link that it was.
  await button.click()
  await expect(page).toHaveURL(/subject=booking-request#message$/)
  await expect(contactForm(page)).toBeVisible()
  // The next page has it; on a slow line the plain ways stand in until the form comes.
  await page.locator('html[data-ready]').waitFor()
  await button.click()
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  // The wait begins when the form is asked for, which may be after the dialog is seen.
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(dialog.locator('a[href^="https://wa.me/"]')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  release()
  await expect(dialog.locator('[name=firstName]')).toBeVisible()
})
