/** The three doors of the request, and what stands behind each (B4, B7, B9). */
import type { Locator } from '@playwright/test'
import { nextWeekends } from '../../../app/enquiry/request/rules/weekends.ts'
import { formatDate, formatDateRange } from '../../../lib/dates.ts'
import { count, fill, lowerFirst } from '../../../lib/text.ts'
import { termsOf } from '../../../app/resort/term-texts.ts'
import { expect, once, phoneOnly, test } from '../support/fixtures.ts'
import {
  contactForm,
  doorTo,
  fillIn,
  inDays,
  open,
  openDialog,
  openShared,
  previewOf,
  stays,
  ui,
  whatsAppText,
  words,
} from '../support/enquiry-steps.ts'
import { enjoyments, terms } from '../support/words.ts'

const { fields, message } = words
const [occasion] = words.occasions
const [stay] = stays
const openQuestions = termsOf(terms.terms, terms.answers).filter(({ answer }) => answer === null)
if (!occasion || !stay) throw new Error('There is no occasion or no stay.')

const choice = (form: Locator, group: string, name: string) =>
  form.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
const submit = (dialog: Locator) => dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())

test('B7 each door has its title and fields, and keeps what was written', once, async ({ page }) => {
  await open(page, '/about-us')
  const dialog = await openDialog(page)
  await expect(doorTo(dialog, 'booking-request')).toBeChecked()
  await expect(dialog.locator('[name=checkOut]')).toBeVisible()
  await dialog.locator('[name=firstName]').fill('Wanjiru')
  for (const subject of ['special-arrangements', 'general-inquiry', 'booking-request'] as const) {
    await dialog.locator('label').filter({ hasText: words.doors[subject] }).click()
    await expect(doorTo(dialog, subject)).toBeChecked()
    await expect(dialog.getByRole('heading', { name: ui.form.titles[subject] })).toBeVisible()
    await expect(dialog.locator('[name=checkOut]')).toHaveCount(subject === 'booking-request' ? 1 : 0)
    await expect(dialog.getByRole('group', { name: fields.occasion.label })).toHaveCount(
      subject === 'special-arrangements' ? 1 : 0,
    )
    await expect(dialog.locator('[name=firstName]')).toHaveValue('Wanjiru')
  }
})

test('B7 an occasion is asked about with all that was chosen, and no price', once, async ({ page }) => {
  await open(page, '/about-us')
  const dialog = await openDialog(page)
  await doorTo(dialog, 'special-arrangements').check({ force: true })
  await fillIn(dialog, '')
  await submit(dialog)
  // Nothing is said of it.
  await expect(dialog.locator('[data-errors] a')).toHaveText([words.errors.noteOrOccasionMissing])
  await choice(dialog, fields.occasion.label, occasion.label).check({ force: true })
  await expect(dialog.locator('[data-errors]')).toHaveCount(0)
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
})

test('B7 a link to an occasion presets the form of the contact section too', once, async ({ page }) => {
  await open(page, `/?subject=special-arrangements&occasion=${occasion.id}#message`)
  const form = contactForm(page)
  await expect(form.locator('select[name=subject]')).toHaveValue('special-arrangements')
  await expect(choice(form, fields.occasion.label, occasion.label)).toBeChecked()
})

test('B4 in the dialog a phone number is enough; with neither, both are named', once, async ({ page }) => {
  await open(page, '/about-us')
  const dialog = await openDialog(page)
  await fillIn(dialog)
  const reach = dialog.getByRole('group', { name: fields.reach.label })
  await expect(reach).toHaveAccessibleDescription(fields.reach.hint)
  const [email, phone] = [
    reach.getByLabel(ui.form.email, { exact: true }),
    reach.getByLabel(ui.form.phone, { exact: true }),
  ]
  await email.fill('')
  await submit(dialog)
  await expect(dialog.locator('[data-errors] a')).toHaveText([words.errors.contactMissing])
  await expect(email).toHaveAccessibleDescription(words.errors.contactMissing)
  await phone.fill('0712 345 678')
  await expect(dialog.locator('[data-errors]')).toHaveCount(0)
  await submit(dialog)
  await expect(previewOf(dialog)).toContainText('Wanjiru Mwangi')
})

test('B9 a weekend is one press, and is chosen for as long as the dates are its own', once, async ({ page }) => {
  await open(page, '/about-us')
  const dialog = await openDialog(page)
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

test('a phone has room for the price, then for the whole message to be read', phoneOnly, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const dialog = await openShared(page, `/#enquiry=1;stay=${stay.id};in=${inDays(10)};out=${inDays(12)}`)
  const inSight = async (parts: Locator[]) => {
    for (const part of parts) await expect.soft(part).toBeInViewport({ ratio: 1 })
  }
  const parts = [
    ...(await dialog.getByRole('group', { name: words.doors.label }).locator('label').all()),
    dialog.getByRole('group', { name: fields.stay.label }),
    ...(await dialog.getByRole('group', { name: fields.weekends.label }).locator('label').all()),
    dialog.locator('[name=checkIn]'),
    dialog.locator('[name=checkOut]'),
    dialog.locator('form').getByText(formatDateRange(inDays(10), inDays(12))),
    dialog.getByRole('button', { name: fields.adults.more }),
    dialog.getByRole('button', { name: fields.children.more }),
    ...(await dialog.locator('summary').filter({ hasText: fields.questions.label }).all()),
    dialog.getByRole('button', { name: words.handOver.see }),
  ]
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await test.step(`a stay that is known, ${colorScheme}`, () => inSight(parts))
  }

  await test.step('the dialog keeps its height behind each door', async () => {
    const heightOf = () => dialog.evaluate((element) => element.getBoundingClientRect().height)
    const height = await heightOf()
    for (const subject of ['special-arrangements', 'general-inquiry', 'booking-request'] as const) {
      await doorTo(dialog, subject).check({ force: true })
      expect.soft(await heightOf(), subject).toBe(height)
    }
  })

  await fillIn(dialog, 'Mangoes, please. '.repeat(60))
  await dialog.getByRole('button', { name: words.handOver.see }).tap()
  await expect(dialog.getByRole('heading', { name: words.handOver.heading })).toBeFocused()
  const change = dialog.getByRole('button', { name: words.handOver.change })
  const seen = [
    change,
    dialog.getByRole('link', { name: words.handOver.whatsApp }),
    dialog.getByRole('link', { name: words.handOver.email }),
    dialog.getByRole('button', { name: words.handOver.copy }),
  ]
  await inSight(seen)
  const letter = previewOf(dialog)
  const isClipped = (box: Element) => box.scrollHeight > box.clientHeight
  expect(await letter.evaluate(isClipped), 'a box of its own').toBe(false)
  // More than half of the screen shows it.
  await expect(letter).toBeInViewport()
  expect(await letter.evaluate((box) => innerHeight - box.getBoundingClientRect().top)).toBeGreaterThan(664 / 2)
  await letter.evaluate((box) => box.scrollIntoView({ block: 'end' }))
  await inSight(seen)
  const scrolledTo = await dialog.locator('[data-ticket]').evaluate(({ parentElement: sheet }) => {
    sheet?.scrollTo({ left: 50, behavior: 'instant' })
    return sheet?.scrollLeft
  })
  expect(scrolledTo, 'scrolled sideways').toBe(0)
  await change.press('Enter')
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(dialog.locator('[name=firstName]')).toBeVisible()
})

test(
  'B2 the open questions are one line, which names those that go along; ticked on the page they are ticked here',
  once,
  async ({ page }) => {
    const [first, second] = openQuestions
    test.skip(!first || !second, 'fewer than two questions are open')
    if (!first || !second) return
    await open(page, '/accommodations')
    const toggle = page.locator('#before-you-book [aria-pressed]').first()
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    const dialog = await openDialog(page)
    const line = dialog.locator('summary').filter({ hasText: fields.questions.label })
    await expect(line).toHaveText(`${fields.questions.label} (1)${lowerFirst(first.label)}`)
    const box = (question: string) => dialog.getByRole('checkbox', { name: question })
    await expect(box(first.question)).toBeHidden()
    await line.click()
    await expect(box(first.question)).toBeChecked()
    await box(second.question).focus()
    await page.keyboard.press('Space')
    await expect(line).toContainText(`${lowerFirst(first.label)}, ${lowerFirst(second.label)}`)
    await box(first.question).uncheck()
    await page.keyboard.press('Escape')
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  },
)

test(
  'B2 an occasion asks the questions of celebrations, and those of a stay that were chosen before',
  once,
  async ({ page }) => {
    const [ofStay] = openQuestions
    const ofOccasion = enjoyments.celebrationQuestions.find(({ answer }) => answer === null)
    test.skip(!ofStay || !ofOccasion, 'nothing is open')
    if (!ofStay || !ofOccasion) return
    await open(page, '/about-us')
    const dialog = await openDialog(page)
    const line = dialog.locator('summary').filter({ hasText: fields.questions.label })
    const box = (question: string) => dialog.getByRole('checkbox', { name: question })
    await line.click()
    await expect(box(ofOccasion.question)).toHaveCount(0)
    await box(ofStay.question).check()
    await doorTo(dialog, 'special-arrangements').check({ force: true })
    await expect(box(ofStay.question)).toBeChecked()
    await box(ofOccasion.question).check()
    await box(ofStay.question).uncheck()
    await expect(box(ofStay.question)).toBeFocused()
    await expect(line).toHaveText(`${fields.questions.label} (1)${lowerFirst(ofOccasion.label)}`)
    await choice(dialog, fields.occasion.label, occasion.label).check({ force: true })
    await fillIn(dialog, '')
    await submit(dialog)
    await expect(previewOf(dialog)).toContainText(ofOccasion.question)
    await expect(previewOf(dialog)).not.toContainText(ofStay.question)
  },
)
