import { formatPhone } from '../../../lib/phone.ts'
import { open, site, ui } from '../support/steps.ts'
import { expect, launch, once, test } from '../support/fixtures.ts'

test('the look that a guest chooses is there with the first paint of the next page', launch.phone, async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/accommodations')
  const day = await ground()
  const look = page.getByRole('button', { name: ui.eveningLook, exact: true })
  // Until one is chosen, it is the system's.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(look).toHaveAttribute('aria-pressed', String(colorScheme === 'dark'))
  }
  await look.click()
  await expect.poll(ground).not.toBe(day)
  const evening = await ground()
  await page.reload()
  expect(await ground()).toBe(evening)
})

test('V6 V7 a tooltip after 700 ms; a toast, 356 px wide, for 4000 ms', once, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => request.url().includes('/Tooltips-') && fetched.push(request.url()))
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  const tooltip = page.locator('[popover=manual]')
  const copyNumber = page.getByRole('button', { name: ui.copy.number })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await copyNumber.hover()
  await expect(tooltip).toBeAttached() // fetched when it is first needed, then waits
  await page.clock.runFor(690)
  await expect(tooltip).toBeHidden()
  await page.clock.runFor(20)
  await expect(tooltip).toHaveText(ui.copy.number)
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()

  await copyNumber.click()
  await page.mouse.move(5, 300)
  const toast = page.locator('[data-sonner-toast]')
  await expect(async () => {
    await page.clock.runFor(100)
    expect(Math.round((await toast.boundingBox({ timeout: 1_000 }))!.width)).toBe(356)
  }).toPass({ intervals: [20] })
  // The place has a name of the content, without a key in it.
  await expect(page.getByRole('region', { name: ui.toasts, exact: true })).toContainText(ui.copy.numberCopied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(formatPhone(site.phone, site.place.telephone))
  await page.clock.runFor(3_500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(toast).toHaveCount(0)
  await page.getByRole('button', { name: ui.copy.email }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(site.email)
  // Playwright would let a paused clock go on in the page of the next journey, which has none.
  await page.clock.resume()
})
