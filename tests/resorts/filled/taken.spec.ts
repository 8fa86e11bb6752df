/** Nights that are taken, on the site with everything filled in; what its calendars say is each journey's own. */
import type { Locator, Page } from '@playwright/test'
import { emptyDraft } from '../../../app/enquiry/draft/empty-draft.ts'
import { shareLink } from '../../../app/enquiry/request/rules/share-link.ts'
import { addDays, formatDay } from '../../../lib/dates.ts'
import { takenFileName } from '../../../lib/taken.ts'
import { fill } from '../../../lib/text.ts'
import { dialogOf, fillIn, open, postcard, previewOf, stepMade, words } from '../../journeys/support/enquiry-steps.ts'
import { calm, expect, once } from '../../journeys/support/fixtures.ts'
import type { FlakyHost } from '../../journeys/support/flaky-host.ts'
import { calendarOf, content, first, now, put, test, today } from './calendars.ts'
import { testDay, typedNights } from './content.ts'

test.use(calm)

const { accommodations } = content
const { stays } = accommodations

/** A Friday and a Saturday night of May, outside of seasons and closed days. */
const [arrival, departure] = ['2027-05-28', '2027-05-30']

async function requestOf(page: Page): Promise<Locator> {
  await page.clock.setFixedTime(now)
  await open(page, '/accommodations')
  return openRequest(page)
}
async function openRequest(page: Page): Promise<Locator> {
  await page.locator(`article#${first.id}`).getByRole('link', { name: accommodations.bookLabel }).first().click()
  const dialog = dialogOf(page)
  await dialog.locator('form').waitFor()
  await stepMade(page)
  return dialog
}
async function choose(dialog: Locator, checkIn: string, checkOut: string): Promise<void> {
  await dialog.locator('[name=checkIn]').fill(checkIn)
  await dialog.locator('[name=checkOut]').fill(checkOut)
}
const note = (place: Locator) => place.locator('[data-nights]')
const waysOf = (place: Locator) => place.getByRole('list', { name: words.taken.ways.label }).getByRole('button')
const twoNights = fill(words.taken.two, { first: '28', second: '29 May' })
const isTaken = fill(words.taken.nights, { stay: first.name, nights: twoNights })

test('T1 T4 a taken night has ways out, and the message says what was shown', async ({ page, host, isMobile }) => {
  put(host, calendarOf(arrival, departure))
  const dialog = await requestOf(page)
  await choose(dialog, arrival, departure)
  await expect(note(dialog)).toHaveText(`${isTaken} ${fill(words.taken.source, { moment: today })}`)
  await expect(waysOf(dialog)).toHaveCount(3)

  await fillIn(dialog)
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  const moment = fill(words.taken.moment, { day: formatDay(testDay).replace(/ \d{4}$/, ''), time: '6:00' })
  await expect(previewOf(dialog)).toContainText(fill(words.taken.message.calendar, { moment, nights: twoNights }))
  // On a desk the fields stay beside the message.
  if (isMobile) await dialog.getByRole('button', { name: words.handOver.change }).click()

  // The nights before; what is said then is read aloud, because the pressed button is gone.
  await waysOf(dialog).first().click()
  await expect(dialog.locator('[name=checkOut]')).toHaveValue(arrival)
  await expect(note(dialog)).toHaveText(fill(words.taken.free.form, { moment: today }))
  await expect(note(dialog)).toBeFocused()
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(previewOf(dialog)).toContainText(fill(words.taken.free.message, { moment }))
})

test('T1 another stay is one press away, on the same days', once, async ({ page, host }) => {
  put(host, calendarOf(arrival, departure))
  const dialog = await requestOf(page)
  await choose(dialog, arrival, departure)
  await waysOf(dialog).last().click()
  await expect(dialog.locator('[name=checkIn]')).toHaveValue(arrival)
  await expect(note(dialog)).toHaveText(fill(words.taken.free.form, { moment: today }))
  await expect(dialog.getByRole('list').first()).not.toContainText(first.name)
})

test('T2 a weekend that is taken gives way to the next one', once, async ({ page, host }) => {
  const weekends = (dialog: Locator) =>
    dialog.getByRole('group', { name: words.fields.weekends.label }).getByRole('radio')
  const dialog = await requestOf(page)
  const before = await weekends(dialog).evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
  put(host, calendarOf(before[1]!, addDays(before[1]!, 1)))
  // A reloaded page would open with the dialog that was open.
  await page.goto('about:blank')
  const again = await requestOf(page)
  await expect
    .poll(() => weekends(again).evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)))
    .toEqual([before[0], ...before.slice(2), expect.stringMatching(/^2027/)])
})

const answers: [string, (host: FlakyHost, page: Page) => unknown][] = [
  ['37 hours old', (host) => put(host, calendarOf(arrival, departure, 37))],
  ['missing', (host) => host.replaced.set(`/${takenFileName}`, 404)],
  ['a web page', (host) => host.replaced.set(`/${takenFileName}`, { type: 'text/html', body: '<!doctype html>' })],
  ['the owner’s alone', (host) => host.replaced.delete(`/${takenFileName}`)],
  ['out of reach', (_, page) => page.route(`**/${takenFileName}`, (route) => route.abort('internetdisconnected'))],
]
test(
  'T3 T5 where no calendar can be read the almanac says so, and the request goes on',
  once,
  async ({ page, host, allowErrors }) => {
    allowErrors(/404|ERR_INTERNET_DISCONNECTED/)
    await page.clock.setFixedTime(now)
    for (const [what, answer] of answers) {
      await test.step(what, async () => {
        await answer(host, page)
        // A reloaded page would open with the dialog that was open.
        await page.goto('about:blank')
        const asked = page.waitForRequest(`**/${takenFileName}`)
        await open(page, '/accommodations')
        const almanac = page.locator(`[data-nights-of="${first.id}"]`)
        await almanac.locator('summary').click()
        await asked
        // What is typed is shown, and of other nights nothing is said.
        if (what !== 'the owner’s alone') {
          await expect(almanac).toContainText(words.taken.almanac.silent)
          await expect(almanac.getByRole('grid')).toHaveCount(0)
        }
        const dialog = await openRequest(page)
        await choose(dialog, arrival, departure)
        await expect(note(dialog)).toHaveCount(0)
        await fillIn(dialog)
        await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
        await expect(previewOf(dialog)).toContainText(first.name)
        await expect(previewOf(dialog)).not.toContainText(words.taken.free.message.split('{')[0]!)
      })
    }
  },
)

test('T5 what the owner has typed is said without a calendar', once, async ({ page }) => {
  const [typed] = typedNights(content)
  const stay = stays.find(({ id }) => id === typed!.stay)!
  await page.clock.setFixedTime(now)
  await open(page, '/accommodations')
  await page.locator(`article#${stay.id}`).getByRole('link', { name: accommodations.bookLabel }).first().click()
  const dialog = dialogOf(page)
  await dialog.locator('form').waitFor()
  await choose(dialog, typed!.from, addDays(typed!.until, 1))
  await expect(note(dialog)).toHaveText(fill(words.taken.nights, { stay: stay.name, nights: twoNights }))
})

test('T4 nights that are taken while the guest writes are in the message', once, async ({ page, host }) => {
  put(host, calendarOf(arrival, arrival))
  const dialog = await requestOf(page)
  await choose(dialog, arrival, departure)
  await expect(note(dialog)).toHaveText(fill(words.taken.free.form, { moment: today }))
  put(host, calendarOf(arrival, departure))
  await fillIn(dialog)
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(previewOf(dialog)).toContainText(twoNights)
})

test('T4 a shared link says when it is opened what was taken meanwhile', once, async ({ page, host }) => {
  put(host, calendarOf(arrival, departure))
  await page.clock.setFixedTime(now)
  const draft = { ...emptyDraft, stays: [first.id], checkIn: arrival, checkOut: departure }
  await page.goto(shareLink(draft))
  const card = dialogOf(page)
  await expect(card).toContainText(isTaken)
  const buttons = card.getByRole('button')
  await expect(buttons.first()).toHaveText(postcard.otherDates)
  await buttons.first().click()
  await waysOf(card).first().click()
  await expect(card.locator('[name=checkOut]')).toHaveValue(arrival)
})
