/** Nights that are taken, in the request and in the calendar of a stay, at the resort by the sea. */
import type { Locator, Page } from '@playwright/test'
import { takenFileName, type TakenFile } from '../../../lib/taken-file.ts'
import { expect, expectSame, once, phoneOnly, test } from '../../resort/visit.ts'
import { closeDialog, dialogOf, fillIn, open, openDialog, previewOf, send, stepMade, words } from '../support/steps.ts'
import type { FlakyHost } from '../support/flaky-host.ts'

const calendarWords = words.taken.calendar

/** Calendars of four hours ago, up to 16 June: two nights of the Keeper's House, counted from 10 March, are taken. */
function put(host: FlakyHost, taken: number): void {
  const calendar = (nights: number[]) => ({
    calendar: { asOf: '2027-03-11T00:05Z', until: '2027-06-16', taken: [nights], unknown: [[]] },
  })
  // Of the loft a single night.
  const stays = { 'keepers-house': calendar([taken, 2]), 'boat-loft': calendar([taken, 1]) }
  const file: TakenFile = { from: '2027-03-10', stays }
  host.replaced.set(`/${takenFileName}`, { type: 'application/json', body: JSON.stringify(file) })
}

const openRequest = (page: Page) => openDialog(page, page.locator('article#keepers-house [data-book]'))

/** A Friday and a Saturday night of May, outside of seasons and closed days. */
async function chooseMay(dialog: Locator): Promise<void> {
  await dialog.locator('[name=checkIn]').fill('2027-05-28')
  await dialog.locator('[name=checkOut]').fill('2027-05-30')
}

test('T1 T2 T4 a taken night has ways out, and is in the message', phoneOnly, async ({ page, host, allowErrors }) => {
  put(host, 9)
  await open(page, '/accommodations')
  const dialog = await openRequest(page)
  const note = dialog.locator('[data-nights]')
  const ways = dialog.getByRole('list', { name: words.taken.ways.label }).getByRole('button')
  // T2 a weekend that is taken gives way to the next one.
  const weekends = dialog.getByRole('group', { name: words.fields.weekends.label }).locator('label')
  await expect(weekends).toContainText(['12 to 14 March', '26 to 28 March', '2 to 4 April', '9 to 11 April'])
  // T4 nights that are taken while the guest writes are in the message.
  await chooseMay(dialog)
  await expect(note).toContainText('Looks available')
  put(host, 79)
  await fillIn(dialog)
  await dialog.getByRole('button', { name: words.fields.adults.more }).tap()
  await send(dialog)
  await expect(previewOf(dialog)).toContainText('shows 28 and 29 May as taken')
  await dialog.getByRole('button', { name: words.handOver.change }).tap()
  await expect(note).toContainText('isn’t available on the nights of 28 and 29 May')
  // Without signal what was read before holds.
  allowErrors(/ERR_/)
  host.state = 'down'
  await send(dialog)
  await expect(previewOf(dialog)).toContainText('shows 28 and 29 May as taken')
  await dialog.getByRole('button', { name: words.handOver.change }).tap()
  host.state = 'up'
  // T1 what would do instead is one press away: read aloud, because the pressed button is gone.
  await ways.first().tap()
  await expect(dialog.locator('[name=checkOut]')).toHaveValue('2027-05-28')
  await expect(note).toContainText('Looks available')
  await expect(note).toBeFocused()
})

test('T3 the calendar by pointer and keys: what is taken, and a request', once, async ({ page, host, allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  put(host, 5)
  await open(page, '/accommodations')
  expect(
    host.asked.filter((path) => /AvailabilityCalendar|taken\.json/.test(path)),
    'before it is opened',
  ).toEqual([])
  const place = page.locator('[data-nights-of=keepers-house]')
  const day = (name: string) => place.getByRole('button', { name, exact: true })
  await place.locator('summary').click()
  await place.getByRole('grid').first().waitFor()
  await expectSame(place, 'calendar/opened')
  // Further months are a press away wherever they are not in sight.
  for (const width of [390, 600, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const turn = place.locator('button:not(td button)').filter({ visible: true }).first()
    // It goes on with the month after those in sight.
    const last = await place.locator('caption').filter({ visible: true }).last().innerText()
    await expect(turn).toHaveText(last.includes('May') ? /^June/ : /^April/)
  }
  const loft = page.locator('[data-nights-of=boat-loft]')
  await loft.locator('summary').click()
  await expectSame(loft.getByRole('list', { name: calendarWords.list }), 'calendar/one-night')
  const halves = (name: string) => day(name).evaluate(({ dataset }) => [dataset.morning, dataset.evening])
  expect(await halves('15 March, taken')).toEqual([undefined, 'taken'])
  expect(await halves('17 March, not taken')).toEqual(['taken', undefined])
  await expect(day('10 March, not taken')).toHaveAttribute('aria-current', 'date')
  // Keys move by the grid pattern, and over the end of the months.
  await place.locator('td [tabindex="0"]').focus()
  for (const [key, name] of [
    ['Home', '8 March, past'],
    ['PageDown', '8 April, not taken'],
    ['PageDown', '8 May, not taken'],
    ['PageDown', '8 June, not taken'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(day(name)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(place.getByRole('gridcell', { selected: true })).toHaveCount(1)
  await expect(place.locator('td [tabindex="0"]')).toHaveCount(1)
  for (const _ of [1, 2, 3]) await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowUp')
  await expect(day('8 March, past')).toBeFocused()
  // Two presses begin a request and end it; a span over a taken night begins anew.
  const chosen = place.getByRole('gridcell', { selected: true })
  await day('13 March, not taken').click()
  await day('17 March, not taken').click()
  await expect(chosen).toHaveText('17')
  await day('18 March, not taken').click()
  const dialog = dialogOf(page)
  await expect(dialog.locator('[name=checkIn]')).toHaveValue('2027-03-17')
  await expect(dialog.locator('[name=checkOut]')).toHaveValue('2027-03-19')
  await expect(dialog).toContainText('Keeper’s House')
  await stepMade(page)
  await closeDialog(page)
  await expect(chosen).toHaveCount(2)
  await expectSame(place, 'calendar/chosen')
  // A button goes on to where nothing is known, and says so.
  await place.getByRole('button', { name: 'June', exact: true }).click()
  await expectSame(place.getByRole('list', { name: calendarWords.list }), 'calendar/turned')
  await expect(place.getByRole('button', { name: 'July' })).toHaveCount(0)
  await expect(day('16 June, not known')).toBeVisible()
  await page.route(`**/${takenFileName}`, (route) => route.abort('internetdisconnected'))
  await open(page, '/accommodations')
  await place.locator('summary').click()
  await expect(place).toContainText(calendarWords.silent)
  await expect(place.getByRole('grid')).toHaveCount(0)
})
