/** From an experience, a celebration, or a day without a night, to the request for it. */
import { fill, inWords, plainText, upperFirst } from '../../../lib/text.ts'
import { closeDialog, dialogOf, open, stepMade } from '../support/enquiry-steps.ts'
import { calm, expect, phoneOnly, test } from '../support/fixtures.ts'
import { enjoyments, enquiry, terms } from '../support/words.ts'

test.use(calm)

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
  const dialog = dialogOf(page)
  await test.step('the request of an experience begins with a few words on it', async () => {
    const { id, name, teaser } = enjoyments.experiences.at(-1)!
    await page.locator(`main [data-book][href*="about=${id}"]`).first().tap()
    await expect(dialog.getByText(`${enquiry.fields.about.label}: ${name}`)).toBeInViewport()
    await expect(dialog.getByText(plainText(teaser))).toBeInViewport()
    await expect(dialog.locator('[name=note]')).toHaveAttribute('placeholder', enquiry.fields.about.note.hint)
    await stepMade(page)
    await closeDialog(page)
  })
  for (const [label, occasion] of ways) {
    await section.getByRole('link', { name: label }).first().tap()
    await expect(dialog.getByRole('radio', { name: enquiry.doors['special-arrangements'] })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: labelOf(occasion), exact: true })).toBeChecked()
    await stepMade(page)
    await closeDialog(page)
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
