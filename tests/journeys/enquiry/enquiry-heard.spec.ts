/** What the live regions of the enquiry would have read out; names are in the snapshots of `tests/guest/`. */
import type { JSHandle, Page } from '@playwright/test'
import { emptyDraft, type Draft } from '../../../app/enquiry/draft/empty-draft.ts'
import { estimate, formatSum } from '../../../app/enquiry/request/rules/estimate.ts'
import { fitSentence } from '../../../app/enquiry/request/rules/occupancy.ts'
import { formatPhone } from '../../../lib/phone.ts'
import { count, fill } from '../../../lib/text.ts'
import { facts, fillIn, inDays, openShared, showMessage, site, stays, ui, words } from '../support/enquiry-steps.ts'
import { calm, expect, once, test } from '../support/fixtures.ts'

test.use(calm)

const { adults } = words.fields
const nights = 3
const [smallest] = stays.toSorted((a, b) => a.occupancy.max - b.occupancy.max)
if (!smallest) throw new Error('There is no stay.')

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

const drafted = (number: number): Draft => ({
  ...emptyDraft,
  stays: [smallest.id],
  checkIn: inDays(40),
  checkOut: inDays(40 + nights),
  adults: number,
})

function estimateSentence(draft: Draft): string {
  const sum = estimate(draft, facts)
  if (!sum) return ''
  return fill(words.estimate.sentence, {
    sum: formatSum(sum.totalUsd, sum.isFrom, words),
    nights: count(nights, words.estimate.nights),
    stays: sum.lines.map(({ stay }) => stay.name).join(' + '),
  })
}

test(
  'a step says number, advice and estimate once they change, and a copy what to do',
  once,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const most = smallest.occupancy.max
    const dialog = await openShared(
      page,
      `/#enquiry=1;stay=${smallest.id};in=${inDays(40)};out=${inDays(40 + nights)};adults=${most}`,
    )
    await test.step('the focus is on a group that is named as the dialog: else Orca is silent', async () => {
      await expect(dialog.getByRole('group', { name: ui.form.titles['booking-request'] })).toBeFocused()
      await expect(dialog.locator('[name=firstName]')).toHaveAttribute('aria-required', 'true')
      await expect(dialog.locator('[name=phone]')).toHaveAttribute('aria-required', 'false')
      // Firefox says of the form as well that it is wrong.
      await expect(page.locator(':invalid')).toHaveCount(0)
    })
    await test.step('one guest more than there is room for', async () => {
      const sentences = (number: number) => [
        fitSentence(drafted(number), facts, words, 'form'),
        estimateSentence(drafted(number)),
      ]
      const before = sentences(most)
      const said = await listenTo(page)
      await dialog.getByRole('button', { name: adults.more }).click()
      const news = sentences(most + 1).filter((sentence) => sentence && !before.includes(sentence))
      await expectSaid(said, [`${adults.label} ${most + 1}`, ...news])
    })
    await test.step('once copied, it says so and what to do, and nothing else', async () => {
      await fillIn(dialog)
      await showMessage(page, dialog)
      const said = await listenTo(page)
      await dialog.getByRole('button', { name: words.handOver.copy }).click()
      await expect(dialog.getByRole('heading', { name: words.after.heading })).toBeVisible()
      await expectSaid(said, [
        fill(words.after.copied, { email: site.email, phone: formatPhone(site.phone, site.place.telephone) }),
      ])
    })
  },
)
