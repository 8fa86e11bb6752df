import type { Page } from '@playwright/test'
import { formatPhone } from '../../../lib/phone.ts'
import { open, site, ui } from '../support/steps.ts'
import { expect, launch, once, test } from '../support/fixtures.ts'

const colours = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    return {
      ground: getComputedStyle(document.body).backgroundColor,
      bars: bars.find(({ media }) => matchMedia(media || 'all').matches)?.content,
    }
  })

test('the look follows the system until the guest chooses, for good', launch.phone, async ({ page }) => {
  const button = page.getByRole('button', { name: ui.eveningLook, exact: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/accommodations')
  const evening = await colours(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const day = await colours(page)
  expect(day.ground).not.toBe(evening.ground)
  expect(day.bars).not.toBe(evening.bars)
  await button.click()
  await expect.poll(() => colours(page)).toEqual(evening)
  await page.reload()
  // Read as soon as there is a document: the remembered look is set before the first paint.
  expect(await colours(page)).toEqual(evening)
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('data-look', 'day')
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
