/** From a celebration, or a day without a night, to the request for an occasion. */
import { fill, inWords, upperFirst } from '../../../lib/text.ts'
import { dialogOf, open, press } from '../support/enquiry-steps.ts'
import { expect, test } from '../support/fixtures.ts'
import { enjoyments, enquiry, terms } from '../support/words.ts'

const { celebrations, celebrationQuestions } = enjoyments
const openQuestions = celebrationQuestions.filter(({ answer }) => answer === null)
const labelOf = (id: string) => enquiry.occasions.find((occasion) => occasion.id === id)?.label ?? ''

const ways = [
  [celebrations.askLabel, celebrations.occasion],
  [celebrations.dayGuests.askLabel, celebrations.dayGuests.occasion],
] as const

for (const [label, occasion] of ways) {
  test(`G1 G2 B7 “${label}” opens the request at the door of an occasion, with “${occasion}” chosen`, async ({
    page,
    isMobile,
  }) => {
    await open(page, '/enjoyments#celebrations')
    await press(page.locator('#celebrations').getByRole('link', { name: label }).first(), isMobile)
    const dialog = dialogOf(page)
    await expect(dialog.getByRole('radio', { name: enquiry.doors['special-arrangements'] })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: labelOf(occasion), exact: true })).toBeChecked()
  })
}

test('G1 questions about a celebration are added to the message, kept, and taken out again', async ({
  page,
  isMobile,
}) => {
  const [first, second] = openQuestions
  test.skip(!first || !second, 'the owner has answered them')
  await open(page, '/enjoyments#celebrations')
  const section = page.locator('#celebrations')
  const toggle = (question = first) => section.getByRole('button', { name: question?.label })
  for (const question of [first, second]) await press(toggle(question), isMobile)
  await expect(section.getByRole('button', { pressed: true })).toHaveCount(2)
  await expect(
    section.getByText(upperFirst(fill(terms.asking.tally.other, { count: inWords(2) })), { exact: true }),
  ).toBeVisible()
  await page.reload()
  await page.locator('html[data-ready]').waitFor()
  await expect(toggle()).toHaveAttribute('aria-pressed', 'true')
  await press(toggle(), isMobile)
  await expect(section.getByRole('button', { pressed: true })).toHaveCount(1)
})
