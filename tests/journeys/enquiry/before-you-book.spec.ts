import type { Page } from '@playwright/test'
import { fill, inWords, upperFirst } from '../../../lib/text.ts'
import { termsOf } from '../../../app/resort/term-texts.ts'
import {
  dialogOf,
  fillIn,
  formCode,
  holdBack,
  inDays,
  keptOnDevice,
  open,
  openDialog,
  stepMade,
  whatsAppText,
} from '../support/enquiry-steps.ts'
import { calm, expect, once, phoneOnly, test } from '../support/fixtures.ts'
import { terms as content, ui } from '../support/words.ts'

test.use(calm)

const { asking, beforeYouBook, moreToAsk } = content
const more = moreToAsk.questions.find(({ answer }) => answer === null)
const questions = termsOf(content.terms, content.answers).filter(({ answer }) => answer === null)
const [first, second] = questions

const section = (page: Page) => page.locator('#before-you-book')
const toggleOf = (page: Page, { label: name = '' } = {}) =>
  section(page).getByRole('button', { name: fill(ui.aboutEntry, { action: asking.add, name }), exact: true })
const isAdded = (page: Page, term = first) => expect(toggleOf(page, term)).toHaveAttribute('aria-pressed', 'true')
const isNotAdded = (page: Page, term = first) => expect(toggleOf(page, term)).toHaveAttribute('aria-pressed', 'false')

test.skip(questions.length < 2, 'needs two open questions; with fewer, the terms are settled')

test('B2 a question added on the page stays in the message, wherever one goes', once, async ({ page }) => {
  await open(page, '/accommodations#before-you-book')
  await expect(section(page).getByText(asking.noneAdded)).toBeVisible()
  await test.step('by keyboard a toggle is pressed by Space, keeps the focus, and moves nothing', async () => {
    const toggle = toggleOf(page, first)
    await toggle.focus()
    const before = await toggle.boundingBox()
    await page.keyboard.press('Space')
    await isAdded(page)
    await expect(toggle).toBeFocused()
    expect(await toggle.boundingBox()).toEqual(before)
  })
  await toggleOf(page, second).click()
  await expect(
    section(page).getByText(upperFirst(fill(asking.tally.other, { count: inWords(2) })), { exact: true }),
  ).toBeVisible()

  await page.waitForFunction(() => sessionStorage.length > 0)
  await page.reload()
  await isAdded(page, first)
  await isAdded(page, second)

  await open(page, '/location')
  const elsewhere = await openDialog(page)
  for (const { question } of [first!, second!]) {
    await expect(elsewhere.getByRole('checkbox', { name: question, includeHidden: true })).toBeChecked()
  }
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)

  await page.getByRole('contentinfo').locator('a[href="/accommodations"]').first().click()
  await isAdded(page, first)
  await toggleOf(page, first).click()
  await isNotAdded(page, first)
  await isAdded(page, second)
})

test('B2 a question pressed before the app or the draft is there is added once', once, async ({ page }) => {
  const start = await holdBack(page, '**/assets/entry*.js')
  await page.goto('/accommodations#before-you-book', { waitUntil: 'commit' })
  await toggleOf(page, first).click()
  await toggleOf(page, second).click()
  await toggleOf(page, second).click()
  await isNotAdded(page, first)
  start()
  await isAdded(page, first)
  await isAdded(page, second)

  // Before the draft has been restored: it joins those that were added before.
  await toggleOf(page, second).click()
  await isNotAdded(page, second)
  await expect.poll(() => keptOnDevice(page, 'sessionStorage')).not.toContain(second!.id)
  const restore = await holdBack(page, await formCode())
  await page.reload()
  await toggleOf(page, second).click()
  await isAdded(page, second)
  await isNotAdded(page, first)
  restore()
  await isAdded(page, first)
  await isAdded(page, second)
})

test('B2 the foot leads on to the message, which asks the questions, a line each', phoneOnly, async ({ page }) => {
  await open(page, '/accommodations#before-you-book')
  await toggleOf(page, second).tap()
  await toggleOf(page, first).tap()
  // Folded away below.
  if (more) {
    await section(page).locator('summary').getByText(moreToAsk.heading).tap()
    await toggleOf(page, more).tap()
    await expect(toggleOf(page, more)).toHaveAttribute('aria-pressed', 'true')
  }
  await section(page).getByRole('link', { name: beforeYouBook.writeLabel }).tap()
  const dialog = dialogOf(page)
  await dialog.locator('form').waitFor()
  await stepMade(page)
  await dialog.locator('[name=checkIn]').fill(inDays(20))
  await dialog.locator('[name=checkOut]').fill(inDays(22))
  await fillIn(dialog)
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  const lines = (await whatsAppText(dialog)).split('\n')
  const [at, after] = [second, first].map((term) => lines.findIndex((line) => line.includes(term?.question ?? '')))
  expect(at).toBeGreaterThan(0)
  expect(after).toBe(at! + 1)
  if (more) expect(lines[after! + 1]).toContain(more.question)
})
