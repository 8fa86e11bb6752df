/** What the live regions of the enquiry would have read out; names are in the snapshots of `tests/guest/`. */
import type { JSHandle, Page } from '@playwright/test'
import { formatPhone } from '../../../lib/phone.ts'
import { escapeRegExp, fill } from '../../../lib/text.ts'
import { fillIn, inDays, openShared, showMessage, site, stays, ui, words } from '../support/enquiry-steps.ts'
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

const expectSaid = (said: JSHandle<string[]>, sentences: unknown[]) =>
  expect.poll(() => said.jsonValue()).toEqual(sentences)

/** What the form says of a stay that is too small, whatever would fit. */
const { another, both, twice, ask } = words.occupancy
const sentences = [another, both, twice, ask].map(({ form }) =>
  form
    .split(/\{\w+\}/)
    .map(escapeRegExp)
    .join('.+'),
)
const advice = new RegExp(`^(?:${sentences.join('|')})$`)

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
      const said = await listenTo(page)
      await dialog.getByRole('button', { name: adults.more }).click()
      await expectSaid(said, [`${adults.label} ${most + 1}`, expect.stringMatching(advice)])
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
