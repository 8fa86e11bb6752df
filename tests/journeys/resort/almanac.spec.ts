/** The almanac of a stay (T3), at the resort by the sea. */
import type { Locator, Page } from '@playwright/test'
import { addDays, formatDayOfYear, type PlainDate } from '../../../lib/dates.ts'
import { fill } from '../../../lib/text.ts'
import { closeDialog, dialogOf, open, stepMade, words } from '../support/enquiry-steps.ts'
import { calm, expect, once } from '../support/fixtures.ts'
import { visitTime as now } from '../../resort/make.ts'
import { calendarOf, content, first, put, test, visitDay } from '../../resort/visit.ts'

test.use(calm)

const { accommodations } = content
const { almanac, source, two } = words.taken
const today = fill(words.taken.moment, { day: words.taken.today, time: '6:30' })

/** Two nights of the test day's month. */
const [from, to] = [addDays(visitDay, 5), addDays(visitDay, 7)]
const nights = fill(two, { first: Number(from.slice(8)), second: formatDayOfYear(addDays(from, 1)) })
const nameOf = (day: PlainDate, state: keyof typeof almanac.states = 'free') =>
  fill(almanac.day, { day: formatDayOfYear(day), state: almanac.states[state] })

const almanacOf = (page: Page, id = first.id) => page.locator(`[data-nights-of="${id}"]`)
const dayOf = (place: Locator, name: string) => place.getByRole('button', { name, exact: true })

async function opened(page: Page): Promise<Locator> {
  const place = almanacOf(page)
  await place.locator('summary').click()
  await place.getByRole('grid').first().waitFor()
  return place
}

/** Of the test day's month, in which two nights are taken. */
async function pressTwice(page: Page, place: Locator): Promise<void> {
  await dayOf(place, nameOf(addDays(from, -2))).click()
  const chosen = place.getByRole('gridcell', { selected: true })
  await expect(chosen).toHaveCount(1)
  // A span over a taken night begins anew.
  await dayOf(place, nameOf(to)).click()
  await expect(chosen).toHaveText(String(Number(to.slice(8))))
  await dayOf(place, nameOf(addDays(to, 1))).click()
  const dialog = dialogOf(page)
  await expect(dialog.locator('[name=checkIn]')).toHaveValue(to)
  await expect(dialog.locator('[name=checkOut]')).toHaveValue(addDays(to, 2))
  await expect(dialog).toContainText(first.name)
  await stepMade(page)
  await closeDialog(page)
  await expect(chosen).toHaveCount(2)
  await expect(place.getByRole('button', { name: almanac.ask })).toBeVisible()
}

/** To the last month of which anything is known. */
async function goOn(place: Locator, steps: string[]): Promise<void> {
  for (const month of steps) await place.getByRole('button', { name: month, exact: true }).click()
  await expect(place.getByRole('grid')).toHaveCount(1)
  await expect(place.getByRole('list', { name: almanac.list })).toContainText(
    fill(almanac.unknown, { day: '16 June 2027' }),
  )
  await expect(place.getByRole('button', { name: 'July' })).toHaveCount(0)
  await expect(dayOf(place, nameOf('2027-06-16', 'unknown'))).toBeVisible()
}

test('T3 the almanac by pointer and keys: what is taken, and a request of it', once, async ({ page, host }) => {
  test.setTimeout(60_000)
  put(host, calendarOf(from, to, '2027-06-16'))
  await page.clock.setFixedTime(now)
  await open(page, '/accommodations')
  await test.step('nothing is fetched before it is opened', async () => {
    for (const { id } of accommodations.stays) await expect(almanacOf(page, id)).toHaveCount(1)
    expect(host.asked.filter((path) => /Almanac|taken\.json/.test(path))).toEqual([])
  })

  const place = await opened(page)
  await test.step('a taken night lies between two days, and is said in words', async () => {
    await expect(place).toContainText(fill(source, { moment: today }))
    await expect(place.getByRole('list', { name: almanac.list })).toContainText(fill(almanac.taken.other, { nights }))
    const halves = (day: PlainDate, state: keyof typeof almanac.states) =>
      dayOf(place, nameOf(day, state)).evaluate((each) => [each.dataset.morning, each.dataset.evening])
    expect(await halves(from, 'taken')).toEqual([undefined, 'taken'])
    expect(await halves(addDays(from, 1), 'taken')).toEqual(['taken', 'taken'])
    expect(await halves(to, 'free')).toEqual(['taken', undefined])
    await expect(dayOf(place, nameOf(from, 'taken'))).toHaveAttribute('aria-disabled', 'true')
    await expect(dayOf(place, nameOf(visitDay))).toHaveAttribute('aria-current', 'date')
  })

  await test.step('keys move by the grid pattern, and over the end of the months', async () => {
    await place.locator('td [tabindex="0"]').focus()
    const expectFocus = (day: PlainDate, state?: keyof typeof almanac.states) =>
      expect(dayOf(place, nameOf(day, state))).toBeFocused()
    await expectFocus(visitDay)
    await page.keyboard.press('ArrowRight')
    await expectFocus(addDays(visitDay, 1))
    await page.keyboard.press('ArrowDown')
    await expectFocus(addDays(visitDay, 8))
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('End')
    // 10 March 2027 is a Wednesday.
    await expectFocus(addDays(visitDay, 4))
    await page.keyboard.press('Home')
    await expectFocus(addDays(visitDay, -2), 'past')
    for (let months = 0; months < 3; months += 1) await page.keyboard.press('PageDown')
    await expectFocus('2027-06-08')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(place.getByRole('gridcell', { selected: true })).toHaveCount(1)
    await expect(place.locator('td [tabindex="0"]')).toHaveCount(1)
    for (let months = 0; months < 3; months += 1) await page.keyboard.press('PageUp')
    await expectFocus(addDays(visitDay, 5), 'taken')
  })

  await test.step('two presses begin a request and end it', () => pressTwice(page, place))
  await test.step('a button goes on to where nothing is known, and says so', () => goOn(place, ['June']))
})
