/** Nights that are taken, at the resort by the sea; what its calendars say is each journey's own. */
import type { Locator, Page } from '@playwright/test'
import { nextWeekends } from '../../../lib/rates.ts'
import { addDays, formatDay } from '../../../lib/dates.ts'
import { takenFileName } from '../../../lib/taken-file.ts'
import { fill } from '../../../lib/text.ts'
import { closeDialog, dialogOf, fillIn, open, previewOf, stepMade, words } from '../support/enquiry-steps.ts'
import { calm, expect, once, phoneOnly } from '../support/fixtures.ts'
import { visitTime as now } from '../../resort/make.ts'
import { calendarOf, content, first, put, test, visitDay } from '../../resort/visit.ts'

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
async function openRequest(page: Page, id = first.id): Promise<Locator> {
  await page.locator(`article#${id}`).getByRole('link', { name: accommodations.bookLabel }).first().click()
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

const today = fill(words.taken.moment, { day: words.taken.today, time: '6:30' })
const isFree = fill(words.taken.free.form, { moment: today })

test('T1 T2 T4 a taken night has ways out, and the message says what was shown', phoneOnly, async ({ page, host }) => {
  test.setTimeout(60_000)
  const weekends = nextWeekends(visitDay, () => false).map(({ checkIn }) => checkIn)
  const [friday = '', taken = '', ...later] = weekends
  put(host, calendarOf(taken, addDays(taken, 1)))
  const dialog = await requestOf(page)
  const send = () => dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  const moment = fill(words.taken.moment, { day: formatDay(visitDay).replace(/ \d{4}$/, ''), time: '6:30' })
  const backToFields = () => dialog.getByRole('button', { name: words.handOver.change }).tap()

  await test.step('T2 a weekend that is taken gives way to the next one', async () => {
    const radios = dialog.getByRole('group', { name: words.fields.weekends.label }).getByRole('radio')
    await expect
      .poll(() => radios.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)))
      .toEqual([friday, ...later, addDays(later.at(-1) ?? '', 7)])
  })
  await test.step('T4 nights that are taken while the guest writes are in the message', async () => {
    await choose(dialog, arrival, departure)
    await expect(note(dialog)).toHaveText(isFree)
    put(host, calendarOf(arrival, departure))
    await fillIn(dialog)
    await send()
    await expect(previewOf(dialog)).toContainText(fill(words.taken.message.calendar, { moment, nights: twoNights }))
    await backToFields()
    await expect(note(dialog)).toHaveText(`${isTaken} ${fill(words.taken.source, { moment: today })}`)
    await expect(waysOf(dialog)).toHaveCount(3)
  })
  await test.step('T1 the nights before: read aloud, because the pressed button is gone', async () => {
    await waysOf(dialog).first().tap()
    await expect(dialog.locator('[name=checkOut]')).toHaveValue(arrival)
    await expect(note(dialog)).toHaveText(isFree)
    await expect(note(dialog)).toBeFocused()
    await send()
    await expect(previewOf(dialog)).toContainText(fill(words.taken.free.message, { moment }))
    await backToFields()
  })
  await test.step('T1 another stay is one press away, on the same days', async () => {
    await choose(dialog, arrival, departure)
    await expect(note(dialog)).toContainText(isTaken)
    await waysOf(dialog).last().tap()
    await expect(dialog.locator('[name=checkIn]')).toHaveValue(arrival)
    await expect(note(dialog)).toHaveText(isFree)
    await expect(dialog.getByRole('list').first()).not.toContainText(first.name)
  })
})

test('T3 T5 without a calendar the almanac says so, and the request goes on', once, async ({ page, allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await page.clock.setFixedTime(now)
  // What is no calendar, or an old one, counts as none (`nights.test.ts`).
  await page.route(`**/${takenFileName}`, (route) => route.abort('internetdisconnected'))
  const asked = page.waitForRequest(`**/${takenFileName}`)
  await open(page, '/accommodations')
  await test.step('out of reach: the dates will be checked in the reply', async () => {
    const almanac = page.locator(`[data-nights-of="${first.id}"]`)
    await almanac.locator('summary').click()
    await asked
    await expect(almanac).toContainText(words.taken.almanac.silent)
    await expect(almanac.getByRole('grid')).toHaveCount(0)
    await expectSilence(await openRequest(page))
  })
  await page.unroute(`**/${takenFileName}`)

  // A reloaded page would open with the dialog that was open.
  await closeDialog(page)
  await page.goto('about:blank')
  await open(page, '/accommodations')
  await test.step('the owner’s alone: what was typed is said, of other nights nothing', async () => {
    await expectSilence(await openRequest(page))
    await closeDialog(page)
    const typed = content.taken.at(-1)
    const stay = stays.find(({ id }) => id === typed!.stay)!
    const dialog = await openRequest(page, stay.id)
    await choose(dialog, typed!.from, addDays(typed!.until, 1))
    await expect(note(dialog)).toHaveText(fill(words.taken.nights, { stay: stay.name, nights: twoNights }))
  })
})

async function expectSilence(dialog: Locator): Promise<void> {
  await choose(dialog, arrival, departure)
  await expect(note(dialog)).toHaveText(words.fields.checkIn.hint)
  await fillIn(dialog)
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(previewOf(dialog)).toContainText(first.name)
  await expect(previewOf(dialog)).not.toContainText(words.taken.free.message.split('{')[0]!)
}
