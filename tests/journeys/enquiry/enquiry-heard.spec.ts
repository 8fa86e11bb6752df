/** What a screen reader is given of the enquiry: names, states, and what the live regions would have read out. */
import type { JSHandle, Locator, Page } from '@playwright/test'
import { emptyDraft, type Draft } from '../../../app/enquiry/draft/empty-draft.ts'
import { estimate, formatSum } from '../../../app/enquiry/request/rules/estimate.ts'
import { fitOf, fitSentence } from '../../../app/enquiry/request/rules/occupancy.ts'
import { formatPhone } from '../../../lib/phone.ts'
import { count, fill } from '../../../lib/text.ts'
import {
  closeDialog,
  contactForm,
  facts,
  fillIn,
  inDays,
  open,
  openDialog,
  openShared,
  site,
  stays,
  ui,
  words,
} from '../support/enquiry-steps.ts'
import { calm, expect, once, test } from '../support/fixtures.ts'

test.use(calm)

const { adults, checkIn, checkOut } = words.fields
const nights = 3
const [smallest] = stays.toSorted((a, b) => a.occupancy.max - b.occupancy.max)
const [largest] = stays.toSorted((a, b) => b.occupancy.max - a.occupancy.max)
if (!smallest || !largest) throw new Error('There is no stay.')

/** A status that says nothing. */
const emptyStatus = ':is([role=status], output):empty'

/**
 * Every region that is rendered now, and so would read out what changes in it; one that appears later may be silent.
 */
function noteAnnouncements(): string[] {
  const said: string[] = []
  for (const region of document.querySelectorAll<HTMLElement>('[aria-live], [role=status], output')) {
    if (!region.checkVisibility()) continue
    const note = () => region.textContent && said.push(region.textContent.replaceAll('\u00a0', ' '))
    new MutationObserver(note).observe(region, { subtree: true, childList: true, characterData: true })
  }
  return said
}

const listenTo = (page: Page): Promise<JSHandle<string[]>> => page.evaluateHandle(noteAnnouncements)

const expectSaid = (said: JSHandle<string[]>, sentences: string[]) =>
  expect.poll(() => said.jsonValue()).toEqual(sentences)

const openRequest = (
  page: Page,
  { stays: [stay], adults: number }: Pick<Draft, 'stays' | 'adults'>,
): Promise<Locator> =>
  openShared(page, `/#enquiry=1;stay=${stay ?? ''};in=${inDays(40)};out=${inDays(40 + nights)};adults=${number}`)

function estimateSentence(draft: Draft): string {
  const sum = estimate(draft, facts)
  if (!sum) return ''
  return fill(words.estimate.sentence, {
    sum: formatSum(sum.totalUsd, sum.isFrom, words),
    nights: count(nights, words.estimate.nights),
    stays: sum.lines.map(({ stay }) => stay.name).join(' + '),
  })
}

test('the dialog and the form are heard as they are: names, states, focus', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/')
  const form = contactForm(page)
  await form.scrollIntoViewIfNeeded()
  await form.locator('[aria-live]').first().waitFor({ state: 'attached' })
  await expect.soft(form.locator(emptyStatus)).toHaveCount(0)
  const dialog = await openDialog(page)

  await test.step('the focus is on a group of its title, which begins with other words: else Orca is silent', async () => {
    const title = ui.form.titles['booking-request']
    await expect.soft(dialog.getByRole('group', { name: title })).toBeFocused()
    const firstWords = `- dialog "${title}":\n  - group "${title}":\n    - paragraph: ${ui.form.subjects['booking-request']}`
    expect.soft(await dialog.ariaSnapshot()).toContain(firstWords)
  })
  await test.step('each date is a group that says label and hint of the field', async () => {
    const group = (name: string) => dialog.getByRole('group', { name, exact: true })
    await expect.soft(group(`${checkIn.label} ${checkIn.hint}`).locator('[name=checkIn]')).toBeVisible()
    await expect.soft(group(checkOut.label).locator('[name=checkOut]')).toBeVisible()
  })
  await test.step('nothing is wrong before it was touched, and nothing empty is a status', async () => {
    for (const each of [dialog, form]) {
      await expect.soft(each.locator('[name=firstName]')).toHaveAttribute('aria-required', 'true')
      await expect.soft(each.locator('[name=phone]')).toHaveAttribute('aria-required', 'false')
    }
    // Firefox says so of the form as well.
    await expect.soft(page.locator(':invalid')).toHaveCount(0)
    await expect.soft(dialog.locator(emptyStatus)).toHaveCount(0)
  })
  await test.step('what scrolls is no stop without a name', async () => {
    const nameless = await dialog.locator('*').evaluateAll((all) =>
      all
        .filter((element) => {
          const isScrolled =
            element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto'
          const isNamed = element.matches('textarea, [role][aria-labelledby]')
          return isScrolled && !isNamed && element.getAttribute('tabindex') !== '-1'
        })
        .map((element) => element.className),
    )
    expect.soft(nameless).toEqual([])
  })
  await closeDialog(page)
  await test.step('the summary of errors names their number', async () => {
    await form.getByRole('button', { name: ui.form.button }).click()
    await expect(form.getByRole('group', { name: count(4, words.errorSummary), exact: true })).toBeFocused()
  })
  await test.step('once copied, it says so and what to do, and nothing else', async () => {
    await fillIn(form)
    await form.getByRole('button', { name: ui.form.button }).click()
    const copy = form.getByRole('button', { name: words.handOver.copy })
    await copy.waitFor()
    const said = await listenTo(page)
    await copy.click()
    await expect(form.getByRole('heading', { name: words.after.heading })).toBeVisible()
    await expectSaid(said, [
      fill(words.after.copied, { email: site.email, phone: formatPhone(site.phone, site.place.telephone) }),
    ])
  })
})

test('a step says label and number, advice and estimate once they change', once, async ({ page }) => {
  const dialog = await openRequest(page, { stays: [smallest.id], adults: smallest.occupancy.max })
  const drafted = (number: number): Draft => ({
    ...emptyDraft,
    stays: [smallest.id],
    checkIn: inDays(40),
    checkOut: inDays(40 + nights),
    adults: number,
  })
  const sentences = (number: number) => [
    fitSentence(drafted(number), facts, words, 'form'),
    estimateSentence(drafted(number)),
  ]
  expect(fitOf(drafted(largest.occupancy.max), facts).kind).toBe('another')

  for (let number = smallest.occupancy.max + 1; number <= largest.occupancy.max; number += 1) {
    const before = sentences(number - 1)
    const said = await listenTo(page)
    await dialog.getByRole('button', { name: adults.more }).click()
    await expectSaid(said, [
      `${adults.label} ${number}`,
      ...sentences(number).filter((sentence) => sentence && !before.includes(sentence)),
    ])
  }
  await expect(dialog.getByRole('group', { name: adults.label, exact: true }).getByRole('status')).toHaveCount(0)
})
