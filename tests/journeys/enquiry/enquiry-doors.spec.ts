/** The three doors of the request, and what stands behind each (B2, B7, B9). */
import type { Locator } from '@playwright/test'
import { nextWeekends } from '../../../app/enquiry/request/rules/weekends.ts'
import { formatDate, formatDateRange } from '../../../lib/dates.ts'
import { count, fill, lowerFirst } from '../../../lib/text.ts'
import { termsOf } from '../../../app/resort/term-texts.ts'
import { calm, expect, once, test } from '../support/fixtures.ts'
import {
  doorTo,
  fillIn,
  inDays,
  open,
  openDialog,
  previewOf,
  ui,
  whatsAppText,
  words,
} from '../support/enquiry-steps.ts'
import { enjoyments, terms } from '../support/words.ts'

test.use(calm)

const { fields, message } = words
const [occasion] = words.occasions
const openQuestions = termsOf(terms.terms, terms.answers).filter(({ answer }) => answer === null)
if (!occasion) throw new Error('There is no occasion.')

const choice = (form: Locator, group: string, name: string) =>
  form.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
const submit = (dialog: Locator) => dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())

test('B7 B9 each door has its title and fields, and keeps what was written', once, async ({ page }) => {
  await open(page, '/about-us')
  const dialog = await openDialog(page)
  await expect(doorTo(dialog, 'booking-request')).toBeChecked()
  await expect(dialog.locator('[name=checkOut]')).toBeVisible()

  await test.step('B9 a weekend is one press, and is chosen for as long as the dates are its own', async () => {
    const group = dialog.getByRole('group', { name: fields.weekends.label })
    const chosen = group.getByRole('radio', { checked: true })
    const weekends = nextWeekends(inDays(0), () => false)
    await expect(group.getByRole('radio')).toHaveCount(weekends.length)
    await expect(chosen).toHaveCount(0)
    const [, second] = weekends
    if (!second) throw new Error('no second weekend')
    await group.locator('label').nth(1).click()
    await expect(group.getByRole('radio').nth(1)).toBeChecked()
    await expect(dialog.locator('[name=checkIn]')).toHaveValue(second.checkIn)
    await expect(dialog.locator('[name=checkOut]')).toHaveValue(second.checkOut)
    await expect(dialog.locator('form').getByText(formatDateRange(second.checkIn, second.checkOut))).toBeVisible()
    await dialog.locator('[name=checkOut]').fill(inDays(40))
    await expect(chosen).toHaveCount(0)
  })

  await dialog.locator('[name=firstName]').fill('Wanjiru')
  for (const subject of ['special-arrangements', 'general-inquiry', 'booking-request'] as const) {
    await test.step(subject, async () => {
      await dialog.locator('label').filter({ hasText: words.doors[subject] }).click()
      await expect(doorTo(dialog, subject)).toBeChecked()
      await expect(dialog.getByRole('heading', { name: ui.form.titles[subject] })).toBeVisible()
      await expect(dialog.locator('[name=checkOut]')).toHaveCount(subject === 'booking-request' ? 1 : 0)
      await expect(dialog.getByRole('group', { name: fields.occasion.label })).toHaveCount(
        subject === 'special-arrangements' ? 1 : 0,
      )
      await expect(dialog.locator('[name=firstName]')).toHaveValue('Wanjiru')
    })
  }
})

test('B2 B7 an occasion is asked about with all that was chosen, and no price', once, async ({ page }) => {
  await open(page, '/about-us')
  const dialog = await openDialog(page)
  const [ofStay] = openQuestions
  const ofOccasion = enjoyments.celebrationQuestions.find(({ answer }) => answer === null)
  const areAsked = Boolean(ofStay && ofOccasion)
  const door = doorTo(dialog, 'special-arrangements')
  await door.check({ force: true })
  await fillIn(dialog, '')
  await submit(dialog)
  // Nothing is said of it.
  await expect(dialog.locator('[data-errors] a')).toHaveText([words.errors.noteOrOccasionMissing])
  await choice(dialog, fields.occasion.label, occasion.label).check({ force: true })
  await expect(dialog.locator('[data-errors]')).toHaveCount(0)
  if (ofStay && ofOccasion) {
    await test.step('B2 it asks the questions of celebrations, and those of a stay that were chosen before', async () => {
      const line = dialog.locator('summary').filter({ hasText: fields.questions.label })
      const box = (question: string) => dialog.getByRole('checkbox', { name: question })
      await doorTo(dialog, 'booking-request').check({ force: true })
      await line.click()
      await expect(box(ofOccasion.question)).toHaveCount(0)
      await box(ofStay.question).check()
      await door.check({ force: true })
      await expect(box(ofStay.question)).toBeChecked()
      await box(ofOccasion.question).check()
      await box(ofStay.question).uncheck()
      await expect(box(ofStay.question)).toBeFocused()
      await expect(line).toHaveText(`${fields.questions.label} (1)${lowerFirst(ofOccasion.label)}`)
    })
  }
  await dialog.locator('[name=checkIn]').fill(inDays(30))
  const visitors = dialog.locator('[name=visitors]')
  await dialog.getByRole('button', { name: fields.visitors.more }).click()
  await dialog.getByRole('button', { name: fields.visitors.more }).click()
  await expect(visitors).toHaveValue('10')
  await visitors.fill('42 people')
  await dialog.getByRole('button', { name: fields.visitors.fewer }).click()
  await expect(visitors).toHaveValue('40')
  await expect(dialog.getByText(`${formatDate(inDays(30))}, ${count(40, words.estimate.guests)}`)).toBeVisible()
  await choice(dialog, fields.roof.label, fields.roof.yes).check({ force: true })
  await choice(dialog, fields.overnight.label, fields.overnight.some).check({ force: true })
  await submit(dialog)
  await expect(dialog.getByRole('heading', { name: words.handOver.heading })).toBeVisible()
  const text = await whatsAppText(dialog)
  expect(text).toContain(
    [
      fill(message.occasion, { occasion: occasion.label }),
      fill(message.day, { date: formatDate(inDays(30)) }),
      fill(message.visitors, { visitors: 40 }),
      message.roof.yes,
      message.overnight.some,
    ].join('\n'),
  )
  expect(text).not.toContain('$')
  if (!areAsked) return
  await expect(previewOf(dialog)).toContainText(ofOccasion?.question ?? '')
  await expect(previewOf(dialog)).not.toContainText(ofStay?.question ?? '')
})
