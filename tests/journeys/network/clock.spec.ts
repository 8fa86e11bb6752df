/** The clock of the device is wrong by a year: dates then follow the guest's clock, and nothing breaks. */
import { addDays } from '../../../lib/dates.ts'
import { fillIn, inDays, open, openDialog, whatsAppText, words } from '../support/enquiry-steps.ts'
import { calm, expect, once, test } from '../support/fixtures.ts'

test.use(calm)

for (const [name, years] of [
  ['slow', -1],
  ['fast', 1],
] as const) {
  test(`with a clock a year ${name} every page comes, and a request is made`, once, async ({ page, allowErrors }) => {
    // The test clock is a script in every frame, and the sandboxed frame of the live map blocks it.
    allowErrors(/Blocked script execution in 'about:srcdoc'/)
    const wrong = new Date()
    wrong.setUTCFullYear(wrong.getUTCFullYear() + years)
    await page.clock.install({ time: wrong })
    await open(page, '/location')
    for (const path of ['/location', '/']) {
      if (path === '/') await page.getByRole('contentinfo').locator('a[href="/"]').first().click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(page.locator('body')).not.toContainText(/NaN|Invalid|undefined/)
    }
    const dialog = await openDialog(page)
    await fillIn(dialog)
    const day = inDays(30, wrong)
    await dialog.locator('[name=checkIn]').fill(day)
    await dialog.locator('[name=checkOut]').fill(addDays(day, 3))
    await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(dialog.getByRole('heading', { name: words.handOver.heading })).toBeVisible()
    const message = await whatsAppText(dialog)
    expect(message).toContain('mangoes')
    // The message contains the year, so that the reader notices.
    expect(message).toContain(day.slice(0, 4))
  })
}
