import type { Page, Route } from '@playwright/test'
import { formatPhone } from '../../../lib/phone.ts'
import { calm, expect, once, test } from '../support/fixtures.ts'
import { notFound, site, ui } from '../support/words.ts'

test.use(calm)

// Errors that these tests cause: an unknown path, and missing code.
test.beforeEach(({ allowErrors }) => allowErrors(/404|could not be fetched|net::ERR_FAILED/))

test('N1 N2 an unknown path answers 404, and is logged once, app or not', once, async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => message.text().includes('/no-such-path') && logged.push(message.text()))
  const response = await page.goto('/no-such-path?really')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading)
  await page.locator('html[data-ready]').waitFor()
  expect(logged.filter((text) => text.startsWith('404'))).toHaveLength(1)
  await page.getByRole('link', { name: notFound.homeLabel }).click()
  await expect(page).toHaveURL(/\/$/)

  logged.length = 0
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/no-such-path')
  expect(logged.filter((text) => text.startsWith('404'))).toHaveLength(1)
})

test.describe('where the app never comes', () => {
  const form = (page: Page) => page.getByRole('form', { name: ui.form.heading })

  async function fillIn(page: Page): Promise<void> {
    await form(page).getByLabel(ui.form.firstName).fill('Amina')
    await form(page).getByLabel(ui.form.lastName).fill('Otieno')
    await form(page).getByLabel(ui.form.email).fill('amina@example.org')
    await form(page).getByLabel(ui.form.message, { exact: true }).fill('Two of us in March.')
  }

  async function expectPlainWays(page: Page): Promise<void> {
    const note = page.locator('[aria-live=polite]', { hasText: ui.form.unavailable })
    await expect(note).toBeInViewport({ ratio: 1, timeout: 15_000 })
    await expect(note.getByRole('link', { name: ui.whatsapp })).toBeVisible()
    await expect(note.getByRole('link', { name: site.email })).toBeVisible()
    await expect(note.getByRole('link', { name: formatPhone(site.phone, site.place.telephone) })).toBeVisible()
    await expect(form(page).getByLabel(ui.form.message, { exact: true })).toHaveValue('Two of us in March.')
  }

  test('the plain ways stand there a few seconds after a press, until it comes after all', once, async ({ page }) => {
    let isSilent = true
    const held: Route[] = []
    await page.route('**/assets/*.js', (route) => (isSilent ? void held.push(route) : route.continue()))
    await page.goto('/')
    await fillIn(page)
    const note = page.locator('[aria-live=polite]', { hasText: ui.form.unavailable })
    await expect(note).toBeHidden()
    await form(page).getByRole('button', { name: ui.form.button }).click()
    await expectPlainWays(page)
    isSilent = false
    await Promise.all(held.map((route) => route.continue()))
    await page.locator('html[data-ready]').waitFor()
    await expect(note).toBeHidden()
  })

  test(
    'N3 where it cannot be fetched the page stays whole, with plain ways, and its links lead on',
    once,
    async ({ page }) => {
      let loads = 0
      page.on('request', (request) => request.isNavigationRequest() && (loads += 1))
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto('/')
      await fillIn(page)
      await form(page).getByRole('button', { name: ui.form.button }).click()
      await expectPlainWays(page)
      if (site.footer.newsletter) {
        const newsletter = page.getByRole('form', { name: site.footer.newsletter.heading })
        await expect(newsletter.getByRole('link', { name: site.email })).toBeVisible()
      }
      expect(loads).toBe(1)
      await page.getByRole('contentinfo').locator('a[href="/accommodations"]').first().click()
      await expect(page).toHaveURL(/\/accommodations$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )
})
