/** A clock that is wrong by a year: dates are then those of the guest, and nothing may break or lie. */
import { addDays, resortToday } from '../../app/lib/dates.ts'
import { fillIn, open, openDialog, previewOf } from '../journeys/enquiry-steps.ts'
import { expect, once, test } from '../journeys/fixtures.ts'

for (const [name, years] of [['slow', -1], ['fast', 1]] as const) {
  test(`with a clock a year ${name} every page comes, and a request is made for the days that the guest means`, once, async ({ page, allowTrouble }) => {
    // The test's clock is put into every frame, and the closed frame of the live map lets nothing run in it.
    allowTrouble(/Blocked script execution in 'about:srcdoc'/)
    const wrong = new Date()
    wrong.setUTCFullYear(wrong.getUTCFullYear() + years)
    await page.clock.install({ time: wrong })
    for (const path of ['/location', '/']) {
      await open(page, path)
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(page.locator('body')).not.toContainText(/NaN|Invalid|undefined/)
    }
    const dialog = await openDialog(page)
    await fillIn(dialog)
    const day = addDays(resortToday(wrong), 30)
    await dialog.locator('[name=checkIn]').fill(day)
    await dialog.locator('[name=checkOut]').fill(addDays(day, 3))
    await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(previewOf(dialog)).toContainText('mangoes')
    // The year is written out: who reads the message sees what was meant.
    await expect(previewOf(dialog)).toContainText(day.slice(0, 4))
  })
}
