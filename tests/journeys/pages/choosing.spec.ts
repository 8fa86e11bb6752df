import { guestsAloud, priceInLine } from '../../../lib/prices.ts'
import { roomMarked } from '../../../lib/room.ts'
import { suggestStay } from '../../../lib/suggest-stay.ts'
import { plainText } from '../../../lib/text.ts'
import { holdBack } from '../support/enquiry-steps.ts'
import { expect, once, test } from '../support/fixtures.ts'
import { accommodations, ui } from '../support/words.ts'

const { choosing, stays, helpChoosing } = accommodations
const party = choosing.parties.at(-1)!
const purpose = choosing.purposes.at(-1)!

test('S2 two answers lead to one stay in place of the list, by keyboard alone', once, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/accommodations#choosing')
  await page.locator('html[data-ready]').waitFor()
  const answer = page.locator('#choosing').getByRole('status')
  await expect(answer).toHaveText(choosing.unanswered)
  await page.getByRole('radio', { name: guestsAloud(choosing.parties[0]!, ui.prices) }).focus()
  await page.keyboard.press('ArrowUp') // around to the last
  await expect(page.getByRole('radio', { name: guestsAloud(party, ui.prices) })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: purpose.label })).toBeChecked()
  const { stay, why } = suggestStay(party, purpose.suggestions, stays)!
  for (const words of [plainText(why), priceInLine(stay, ui.prices), plainText(roomMarked(stay, stays, ui.prices))]) {
    await expect(answer).toContainText(words)
  }
  await expect(page.locator('#choosing').getByRole('link', { name: helpChoosing.paths[0]!.who })).toHaveCount(0)
  await answer.getByRole('link', { name: stay.name }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`#${stay.id}$`))
  await expect(page.locator(`#${stay.id}`)).toBeInViewport()
})

test('S2 an answer pressed before the app is there counts', once, async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry*.js')
  await page.goto('/accommodations', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: guestsAloud(party, ui.prices) }).check()
  release()
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('radio', { name: purpose.label }).check()
  const { stay } = suggestStay(party, purpose.suggestions, stays)!
  await expect(page.locator('#choosing').getByRole('status')).toContainText(stay.name)
})
