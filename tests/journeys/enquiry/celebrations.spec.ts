/** From a celebration, or a day without a night, to the request for an occasion. */
import { fill, inWords, upperFirst } from '../../../lib/text.ts'
import { dialogOf, open, stepMade } from '../support/enquiry-steps.ts'
import { expect, phoneOnly, test } from '../support/fixtures.ts'
import { enjoyments, enquiry, terms } from '../support/words.ts'

const { celebrations, celebrationQuestions } = enjoyments
const openQuestions = celebrationQuestions.filter(({ answer }) => answer === null)
const labelOf = (id: string) => enquiry.occasions.find((occasion) => occasion.id === id)?.label ?? ''

const ways = [
  [celebrations.askLabel, celebrations.occasion],
  [celebrations.dayGuests.askLabel, celebrations.dayGuests.occasion],
] as const

test('G1 G2 B7 a celebration leads to its request; its questions go along', phoneOnly, async ({ page }) => {
  await open(page, '/enjoyments#celebrations')
  const section = page.locator('#celebrations')
  for (const [label, occasion] of ways) {
    await section.getByRole('link', { name: label }).first().tap()
    const dialog = dialogOf(page)
    await expect(dialog.getByRole('radio', { name: enquiry.doors['special-arrangements'] })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: labelOf(occasion), exact: true })).toBeChecked()
    await stepMade(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }

  const [first, second] = openQuestions
  if (!first || !second) return // the owner has answered them
  await section.getByText(celebrations.questionsHeading).tap()
  const toggle = (question = first) => section.getByRole('button', { name: question.label })
  for (const question of [first, second]) await toggle(question).tap()
  await expect(section.getByRole('button', { pressed: true })).toHaveCount(2)
  await expect(
    section.getByText(upperFirst(fill(terms.asking.tally.other, { count: inWords(2) })), { exact: true }),
  ).toBeVisible()
  await page.waitForFunction(() => sessionStorage.length > 0)
  await page.reload()
  await page.locator('html[data-ready]').waitFor()
  await section.getByText(celebrations.questionsHeading).tap()
  await expect(toggle()).toHaveAttribute('aria-pressed', 'true')
  await toggle().tap()
  await expect(section.getByRole('button', { pressed: true })).toHaveCount(1)
})
