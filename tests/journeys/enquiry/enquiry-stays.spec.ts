/** The tabs of the request, and more than one stay in it (B6, B7, B9). */
import type { Locator } from '@playwright/test'
import { nextWeekends } from '../../../lib/rates.ts'
import { fill } from '../../../lib/text.ts'
import { calm, expect, once, test } from '../support/fixtures.ts'
import { subjectTab, inDays, open, openDialog, openShared, stays, ui, words } from '../support/enquiry-steps.ts'

test.use(calm)

const { fields } = words
const [first, second] = stays

const choice = (dialog: Locator, name: string) =>
  dialog.getByRole('group', { name: fields.stay.label }).getByRole('radio', { name })
const lines = (dialog: Locator) => dialog.getByRole('group', { name: fields.stay.label }).getByRole('listitem')

test('B7 B9 each tab keeps what was written; a weekend is one press', once, async ({ page }) => {
  await open(page, '/about-us')
  const dialog = await openDialog(page)
  const [checkIn, checkOut] = [dialog.locator('[name=checkIn]'), dialog.locator('[name=checkOut]')]

  await test.step('B9 a weekend is chosen for as long as the dates are its own', async () => {
    const group = dialog.getByRole('group', { name: fields.weekends.label })
    const [, weekend] = nextWeekends(inDays(0), () => false)
    await group.locator('label').nth(1).click()
    await expect(group.getByRole('radio').nth(1)).toBeChecked()
    await expect(checkIn).toHaveValue(weekend?.checkIn ?? 'no second weekend')
    await expect(checkOut).toHaveValue(weekend?.checkOut ?? 'no second weekend')
    await checkOut.fill(inDays(40))
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(0)
  })
  await test.step('check-out follows check-in', async () => {
    await checkIn.fill(inDays(10))
    await checkOut.fill(inDays(13))
    await checkIn.fill(inDays(20))
    await expect(checkOut).toHaveValue(inDays(23))
  })
  await dialog.locator('[name=firstName]').fill('Wanjiru')
  for (const subject of ['special-arrangements', 'general-inquiry', 'booking-request'] as const) {
    await test.step(subject, async () => {
      await dialog.locator('label').filter({ hasText: words.tabs[subject] }).click()
      await expect(dialog.getByRole('heading', { name: ui.form.titles[subject] })).toBeVisible()
      await expect(dialog.locator('[name=firstName]')).toHaveValue('Wanjiru')
    })
  }
  await test.step('B7 the number of guests is stepped and typed', async () => {
    await subjectTab(dialog, 'special-arrangements').check({ force: true })
    const visitors = dialog.locator('[name=visitors]')
    await dialog.getByRole('button', { name: fields.visitors.more }).click()
    await dialog.getByRole('button', { name: fields.visitors.more }).click()
    await expect(visitors).toHaveValue('10')
    await visitors.fill('42 people')
    await dialog.getByRole('button', { name: fields.visitors.fewer }).click()
    await expect(visitors).toHaveValue('40')
  })
})

test('B6 stays are changed, added and taken out by keys alone', once, async ({ page }) => {
  test.skip(!first || !second, 'there is one stay')
  if (!first || !second) return
  const dialog = await openShared(page, `/#enquiry=1;stay=${first.id};in=${inDays(40)};out=${inDays(43)};adults=1`)
  const change = dialog.getByRole('button', { name: fields.stay.change })
  await test.step('arrow keys leave the cards open; a stay that is tapped becomes a line', async () => {
    await change.press('Enter')
    await expect(choice(dialog, first.name)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(choice(dialog, second.name)).toBeChecked()
    await expect(choice(dialog, second.name)).toBeFocused()
    await dialog.locator('label').filter({ hasText: first.name }).click()
    await expect(lines(dialog)).toHaveText(new RegExp(first.name))
    await expect(change).toBeFocused()
  })
  await test.step('another is added, and the first is taken out', async () => {
    const add = dialog.getByRole('button', { name: fields.stay.add })
    await expect(add).toHaveAttribute('aria-expanded', 'false')
    await add.press('Enter')
    await expect(add).toHaveAttribute('aria-expanded', 'true')
    await dialog.getByRole('button', { name: fill(fields.stay.addOne, { stay: second.name }) }).press('Enter')
    await expect(lines(dialog)).toHaveCount(2)
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    await dialog.getByRole('button', { name: fill(fields.stay.remove, { stay: first.name }) }).press('Enter')
    await expect(lines(dialog)).toHaveText(new RegExp(second.name))
    await expect(change).toBeFocused()
  })
})
