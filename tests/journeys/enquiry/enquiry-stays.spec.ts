/** More than one stay in the request: whatever names them names the same (B6). */
import type { Locator, Page } from '@playwright/test'
import { chosenStays, staysText } from '../../../app/enquiry/request/rules/chosen-stays.ts'
import { emptyDraft, type Draft } from '../../../app/enquiry/draft/empty-draft.ts'
import { formatSum } from '../../../app/enquiry/request/rules/estimate.ts'
import { fitOf, fitSentence } from '../../../app/enquiry/request/rules/occupancy.ts'
import { reckon } from '../../../app/enquiry/request/rules/reckoning.ts'
import { fill } from '../../../lib/text.ts'
import { expect, once, phoneOnly, test } from '../support/fixtures.ts'
import {
  facts,
  fillIn,
  inDays,
  open,
  openDialog,
  openShared,
  previewOf,
  stayChoice,
  stays,
  whatsAppText,
  words,
} from '../support/enquiry-steps.ts'

const { fields, occupancy } = words
const [first, second] = stays
const [largest] = stays.toSorted((a, b) => b.occupancy.max - a.occupancy.max)
if (!first || !largest) throw new Error('There is no stay.')

const lines = (dialog: Locator) => dialog.getByRole('group', { name: fields.stay.label }).getByRole('listitem')

const openRequest = (page: Page, { stays: [id], adults }: Pick<Draft, 'stays' | 'adults'>): Promise<Locator> =>
  openShared(page, `/#enquiry=1;stay=${id ?? ''};in=${inDays(40)};out=${inDays(43)};adults=${adults}`)

/** Lines, estimate, message, shared link and calendar file, all of one draft. */
async function expectAgreement(page: Page, dialog: Locator, draft: Draft): Promise<void> {
  const chosen = chosenStays(draft, facts.stays)
  const found = reckon(draft, facts, words)
  const total = found.kind === 'sum' ? formatSum(found.sum.totalUsd, found.sum.isFrom, words) : ''
  for (const [at, { name }] of chosen.entries()) await expect(lines(dialog).nth(at)).toContainText(name)
  await expect(lines(dialog)).toHaveCount(chosen.length)
  if (total) await expect(dialog.getByText(total, { exact: true }).filter({ visible: true })).toHaveCount(1)
  else await expect(previewOf(dialog)).not.toContainText('$')
  await fillIn(dialog)
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(dialog.getByRole('heading', { name: words.handOver.heading })).toBeVisible()
  const text = await whatsAppText(dialog)
  expect(text).toContain(staysText(chosen, words))
  expect(text).toContain(total)
  await expect(previewOf(dialog)).toContainText(staysText(chosen, words))
  const calendar = await dialog.getByRole('link', { name: words.calendar.label }).getAttribute('href')
  const file = decodeURIComponent(calendar ?? '').replaceAll('\r\n ', '')
  for (const { name } of chosen) expect(file).toContain(name)
  await dialog.getByRole('button', { name: words.share.label }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(chosen.map(({ id }) => id).join(','))
}

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
})

test(
  'B6 where no single stay is large enough, one press chooses both, and everything agrees',
  phoneOnly,
  async ({ page }) => {
    const draft: Draft = {
      ...emptyDraft,
      stays: [largest.id],
      adults: largest.occupancy.max + 1,
      checkIn: inDays(40),
      checkOut: inDays(43),
    }
    const fit = fitOf(draft, facts)
    test.skip(fit.kind !== 'both', 'no two stays take one guest more than the largest')
    if (fit.kind !== 'both') return
    const dialog = await openRequest(page, draft)
    await dialog.getByRole('button', { name: occupancy.both.change }).tap()
    await expect(lines(dialog).getByRole('button').first()).toBeFocused()
    await expectAgreement(page, dialog, { ...draft, stays: fit.taken.map(({ id }) => id) })
  },
)

test('R3 a stay that is too small is advised against, and still spoken of', once, async ({ page }) => {
  const adults = first.occupancy.max + 1
  const draft: Draft = { ...emptyDraft, stays: [first.id], adults, checkIn: inDays(40), checkOut: inDays(43) }
  const dialog = await openRequest(page, draft)
  await expect(dialog.getByText(fitSentence(draft, facts, words, 'form')).first()).toBeVisible()
  // Residents are asked for only where a stay has a price for them.
  const hasPrice = [...facts.stays, ...facts.seasons.flatMap(({ prices }) => prices)].some(
    ({ residentsUsd }) => residentsUsd !== null,
  )
  await expect(dialog.getByRole('checkbox', { name: fields.residents.label })).toHaveCount(hasPrice ? 1 : 0)
  await expectAgreement(page, dialog, draft)
})

test('B6 another stay is added and taken out again, by keys alone', once, async ({ page }) => {
  test.skip(!second, 'there is one stay')
  if (!second) return
  const dialog = await openRequest(page, { stays: [second.id], adults: 2 })
  const add = dialog.getByRole('button', { name: fields.stay.add })
  await expect(add).toHaveAttribute('aria-expanded', 'false')
  await add.press('Enter')
  await expect(add).toHaveAttribute('aria-expanded', 'true')
  const addFirst = dialog.getByRole('button', { name: fill(fields.stay.addOne, { stay: first.name }) })
  await addFirst.press('Enter')
  await expect(addFirst).toHaveCount(0)
  await expect(lines(dialog)).toHaveCount(2)
  expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await dialog.getByRole('button', { name: fill(fields.stay.remove, { stay: second.name }) }).press('Enter')
  await expect(lines(dialog)).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: fields.stay.change })).toBeFocused()
  await expect(dialog.getByRole('button', { name: fields.stay.change })).toHaveAccessibleDescription(
    new RegExp(first.name),
  )
  await add.press('Enter')
  await dialog.getByRole('button', { name: fill(fields.stay.addOne, { stay: second.name }) }).press('Enter')
  const draft = { ...emptyDraft, stays: [first.id, second.id], checkIn: inDays(40), checkOut: inDays(43) }
  await expectAgreement(page, dialog, draft)
})

test('B6 a stay that is tapped becomes a line; arrow keys leave the cards open', once, async ({ page }) => {
  await open(page, '/about-us')
  const dialog = await openDialog(page)
  await dialog.locator('label').filter({ hasText: first.name }).click()
  await expect(lines(dialog)).toHaveText(new RegExp(first.name))
  await expect(dialog.getByRole('button', { name: fields.stay.change })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(stayChoice(dialog, first.name)).toBeFocused()
  if (!second) return
  await page.keyboard.press('ArrowDown')
  await expect(stayChoice(dialog, second.name)).toBeChecked()
  await expect(stayChoice(dialog, second.name)).toBeFocused()
})
