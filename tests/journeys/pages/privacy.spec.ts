import { storageKeys } from '../../../app/browser/storage-keys.ts'
import { contactForm, fillIn, open, ui } from '../support/steps.ts'
import { calm, expect, once, test } from '../support/fixtures.ts'
import { save } from '../support/flaky-host.ts'

test.use({ ...calm, serviceWorkers: 'allow' })

test('the note in the footer tells what is kept, and a button removes it', once, async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  await save(page)
  await page.locator('[data-look-switch]').click()
  await fillIn(contactForm(page))
  await page.evaluate(({ days }) => localStorage.setItem(days, '{}'), storageKeys)
  const kept = () =>
    page.evaluate(({ look, days, draft }) => {
      const local = [look, days].map((key) => localStorage.getItem(key))
      return [...local, sessionStorage.getItem(draft)].filter((entry) => entry !== null).length
    }, storageKeys)
  await expect.poll(kept).toBe(3)

  const footer = page.getByRole('contentinfo')
  // What a closed disclosure holds is fetched when it is opened, and not because it is near.
  const details: string[] = []
  page.on('request', (request) => request.url().includes('/PrivacyDetails-') && details.push(request.url()))
  await footer.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(details).toEqual([])
  await footer.locator('summary', { hasText: ui.privacy.label }).click()
  await footer.getByRole('button', { name: ui.device.button }).click()
  await expect(footer.getByRole('status').filter({ hasText: ui.device.done })).toBeVisible()
  expect(await kept()).toBe(0)
  await expect(contactForm(page).locator('[name=note]')).toHaveValue('')
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  expect(await context.cookies()).toEqual([])
  await expect(page.locator('html')).not.toHaveAttribute('data-look')
})
