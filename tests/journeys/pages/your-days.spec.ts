import type { Page } from '@playwright/test'
import { sunOn, sunYear } from '../../../app/getting-there/sun.ts'
import { count, fill } from '../../../lib/text.ts'
import type { Choices } from '../../../app/your-days/choices.ts'
import { nextDay, putOn, shifted } from '../../../app/your-days/planner/moves.ts'
import type { NamedOuting, Plan } from '../../../app/your-days/planner/outing.ts'
import { timeOfDay } from '../../../app/your-days/planner/time-of-day.ts'
import { arrange } from '../../../app/your-days/planner/plan.ts'
import { hoursOf, outingsOf as allOutings } from '../../../tools/content/outings.ts'
import { calm, expect, launch, once, phoneOnly, test } from '../support/fixtures.ts'
import { holdBack, inDays, open, previewOf } from '../support/enquiry-steps.ts'
import { days, enjoyments, location, planner as words, site, strangerTo, terms, ui } from '../support/words.ts'

test.use(calm)

const { plans } = days
const { planner, keep, share, shared } = words
const outings = allOutings({ location, enjoyments })
const [placed] = location.nearby.places
const [enjoyed] = enjoyments.experiences

const sunsets = sunYear(new Date().getUTCFullYear(), site.place).map(({ sunset }) => sunset)
const hours = {
  ...hoursOf({ days, terms }),
  sunset: (date?: string) => Math.floor(date === undefined ? Math.min(...sunsets) : sunOn(date, site.place).sunset),
}

/** What the rule makes of a guest's choices; how it does is asked in app/your-days/planner/plan.test.ts. */
const planOf = (choices: Choices, dates = { checkIn: '', checkOut: '' }) => arrange(choices, dates, hours, outings)
const namesOf = (made: Plan<NamedOuting>, number: number) =>
  made.days[number - 1]?.outings.map(({ outing }) => outing.name) ?? []
const allNames = (made: Plan<NamedOuting>) => made.days.flatMap((_, at) => namesOf(made, at + 1))
const choicesOf = ({ days: list }: (typeof plans.list)[number]): Choices => ({
  days: list.map((ofDay) => ofDay.map(({ outing }) => outing)),
  loose: [],
})

/** The longest ready plan whose first day holds two outings that can change places. */
const ready = plans.list
  .toSorted((a, b) => b.days.length - a.days.length)
  .find((each) => {
    const made = planOf(choicesOf(each))
    const [first, second] = made.days[0]?.outings ?? []
    return (
      made.days[0]?.outings.length === 2 &&
      shifted(made, first!.outing.id, 1) &&
      nextDay(made, second!.outing) !== undefined
    )
  })!

test.beforeEach(() => {
  test.skip(!placed, 'there are no places to plan with')
})
const needsReady = () => test.skip(!ready, 'no ready plan has a day of two outings')

const labelled = (action: string, name: string) => fill(ui.aboutEntry, { action, name })
const plan = (page: Page) => page.locator('#your-days [data-plan]')
const day = (page: Page, number: number) =>
  plan(page)
    .getByRole('article')
    .nth(number - 1)
const outingsOf = (page: Page, number: number) => day(page, number).getByRole('heading', { level: 5 })
const tool = (page: Page, action: string, name: string) =>
  plan(page).getByRole('button', { name: labelled(action, name), exact: true })
const dayName = (number: number) => fill(planner.day, { number })
const add = (page: Page, name: string) =>
  page.getByRole('button', { name: labelled(ui.yourDays.add, name), exact: true }).last()
const added = (page: Page, name: string) =>
  page.getByRole('button', { name: labelled(ui.yourDays.add, name), pressed: true, exact: true }).last()

async function takePlan(page: Page): Promise<Plan<NamedOuting>> {
  const made = planOf(choicesOf(ready))
  await page.getByRole('button', { name: labelled(plans.take, ready.name) }).click()
  await expect(plan(page).getByRole('article')).toHaveCount(made.days.length)
  return made
}

test('P1 a place is added, counted, kept, and out by a second press', once, async ({ page }) => {
  await open(page, '/location')
  const legend = page.getByRole('navigation', { name: location.nearby.indexLabel })
  const index = legend.getByRole('link', { name: ui.yourDays.label })
  await expect(index).toContainText(ui.yourDays.none)
  await add(page, placed!.name).click()
  await expect(added(page, placed!.name)).toHaveAttribute('aria-pressed', 'true')
  await expect(index).toContainText(count(1, ui.yourDays.outings))

  // A load of its own: it knows only what was kept on the device.
  await open(page, '/enjoyments')
  await add(page, enjoyed!.name).click()
  await page.getByRole('navigation').getByRole('link', { name: ui.yourDays.label }).click()
  const both = planOf({ days: [], loose: [placed!.id, enjoyed!.id] })
  await expect(plan(page).getByRole('heading', { level: 5 })).toHaveText(allNames(both))
  await added(page, placed!.name).click()
  await expect(plan(page).getByRole('heading', { level: 5 })).toHaveText([enjoyed!.name])
})

test('P1 a press before the app is there is answered once', once, async ({ page }) => {
  const release = await holdBack(page, '**/assets/LocationPage*')
  await page.goto('/location')
  await add(page, placed!.name).click()
  await add(page, placed!.name).click()
  release()
  await expect(added(page, placed!.name)).toHaveAttribute('aria-pressed', 'true')
})

test(
  'P2 P3 a ready plan becomes the guest’s own, outing by outing',
  { tag: [phoneOnly.tag, launch] },
  async ({ page }) => {
    needsReady()
    await open(page, '/location')
    const made = await takePlan(page)
    const [first, second] = made.days[0]!.outings.map(({ outing }) => outing) as [NamedOuting, NamedOuting]
    await expect(outingsOf(page, 1)).toHaveText([first.name, second.name])
    await expect(plan(page).getByRole('heading', { level: 3 })).toBeFocused()
    await expect(tool(page, planner.earlier, first.name)).toBeDisabled()

    await tool(page, planner.later, first.name).focus()
    await page.keyboard.press('Enter')
    await expect(outingsOf(page, 1)).toHaveText([second.name, first.name])
    // The button has reached the end of its day, so the focus goes to its neighbour.
    await expect(tool(page, planner.earlier, first.name)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(outingsOf(page, 1)).toHaveText([first.name, second.name])

    const next = nextDay(made, second)!
    const changed = planOf(putOn(made, second, next)!)
    const ofDay = namesOf(changed, next + 1)
    await tool(page, dayName(next + 1), second.name).click()
    await expect(outingsOf(page, next + 1)).toHaveText(ofDay)
    const said = { name: second.name, day: next + 1, number: ofDay.indexOf(second.name) + 1, count: ofDay.length }
    await expect(plan(page).getByText(fill(planner.moved, said))).toBeAttached()
    await tool(page, planner.remove, second.name).click()
    await expect(outingsOf(page, 1)).toHaveText([first.name])
    await expect(tool(page, planner.remove, second.name)).toHaveCount(0)
    await expect(plan(page).getByRole('heading', { level: 3 })).toBeFocused()
  },
)

test('P2 P6 P7 dates make half days and a calendar file, not the link', once, async ({ page, context }) => {
  needsReady()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await open(page, '/location')
  await takePlan(page)
  // Nothing is stored on the device, so the page does not say that it works without signal.
  await expect(plan(page).getByText(keep.note)).toBeVisible()
  await expect(plan(page).getByText(keep.offline)).toHaveCount(0)
  await expect(plan(page).getByRole('link', { name: keep.calendar })).toHaveCount(0)
  const dates = { checkIn: inDays(30), checkOut: inDays(32) }
  await page.getByRole('textbox', { name: planner.arriving }).fill(dates.checkIn)
  await page.getByRole('textbox', { name: planner.leaving }).fill(dates.checkOut)
  const made = planOf(choicesOf(ready), dates)
  const { arrival, departure, isSettled } = hours
  const assumed = fill(isSettled ? planner.hours.settled : planner.hours.open, {
    arrival: timeOfDay(arrival),
    departure: timeOfDay(departure),
  })
  await expect(plan(page)).toContainText(`${planner.assumed} ${assumed}`)
  for (const [at, { part }] of made.days.entries()) {
    if (part === 'arrival') await expect(day(page, at + 1)).toContainText(planner.arrivalDay)
    if (part === 'departure') await expect(day(page, at + 1)).toContainText(planner.departureDay)
    await expect(outingsOf(page, at + 1)).toHaveText(namesOf(made, at + 1))
  }
  // They are kept with the plan, for other tabs too.
  const other = await context.newPage()
  await open(other, '/location')
  await other.locator('#your-days').scrollIntoViewIfNeeded()
  await expect(other.getByRole('textbox', { name: planner.arriving })).toHaveValue(dates.checkIn)
  const later = { ...dates, checkOut: inDays(33) }
  await other.getByRole('textbox', { name: planner.leaving }).fill(later.checkOut)
  await expect(page.getByRole('textbox', { name: planner.leaving })).toHaveValue(later.checkOut)
  await other.close()

  // A date that does not exist is called so under its field, and the other one stays.
  const [arriving, leaving] = [plan(page).locator('[name=checkIn]'), plan(page).locator('[name=checkOut]')]
  await arriving.fill('')
  await leaving.fill(dates.checkOut)
  await arriving.focus()
  await page.keyboard.type('02292027')
  await leaving.focus()
  await expect(arriving).toHaveAttribute('aria-invalid', 'true')
  await expect(leaving).toHaveValue(dates.checkOut)
  await arriving.fill(dates.checkIn)
  await expect(arriving).not.toHaveAttribute('aria-invalid')

  const file = decodeURIComponent(
    (await plan(page).getByRole('link', { name: keep.calendar }).getAttribute('href')) ?? '',
  )
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(allNames(made).length)
  await plan(page).getByRole('button', { name: keep.share }).click()
  await expect(plan(page).getByText(share.copied)).toBeVisible()
  // Places and their order.
  const url = await page.evaluate(() => navigator.clipboard.readText())
  expect(url).toMatch(/\/location#days=1(?:;[a-z0-9,=-]*)+$/)
})

test('P4 request and message hold the plan, paper its map and numbers', once, async ({ page }) => {
  needsReady()
  await open(page, '/location')
  const made = await takePlan(page)
  await page.emulateMedia({ media: 'print' })
  const places = made.days.flatMap(({ outings: list }) => list.filter(({ outing }) => outing.road))
  for (const { outing } of places) {
    const stop = plan(page).locator(`[data-outing="${outing.id}"]`)
    const number = location.nearby.places.findIndex(({ id }) => id === outing.id) + 1
    await expect(stop.locator('[aria-hidden="true"]').first()).toHaveText(String(number))
  }
  const section = page.locator('#your-days')
  const map = section.locator('[data-plan-map]')
  await expect(map).toBeVisible()
  const [sheets, mapOnPaper] = [await plan(page).boundingBox(), await map.boundingBox()]
  expect(mapOnPaper!.y).toBeGreaterThanOrEqual(sheets!.y + sheets!.height)
  await expect(section.getByText(days.section.lede)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  // On the screen it stands where the picture was.
  await expect(section.getByRole('img', { name: words.map.description })).toBeVisible()

  await plan(page).getByRole('link', { name: keep.ask }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[data-days-along]')).toContainText(words.message.along)
  for (const name of namesOf(made, 1)) {
    await expect(dialog.locator('[data-days-along]')).toContainText(name)
    await expect(previewOf(dialog)).toContainText(name)
  }
})

/** Loses a plan of one place by both ways, and brings it back; at the end it is lost, and begun again. */
async function loseAll(page: Page): Promise<void> {
  await takePlan(page)
  const bringBack = plan(page).getByRole('button', { name: planner.bringBack })
  const heading = plan(page).getByRole('heading', { level: 3 })
  for (const [instead, act] of [
    [planner.replaced, async () => {}],
    [planner.cleared, () => plan(page).getByRole('button', { name: keep.clear }).click()],
  ] as const) {
    await act()
    await expect(plan(page).getByRole('status')).toHaveText(`${instead} ${planner.wayBack}`)
    await expect(heading).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(bringBack).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(plan(page).getByRole('heading', { level: 5 })).toHaveText([placed!.name])
    await expect(heading).toBeFocused()
  }
  await plan(page).getByRole('button', { name: keep.clear }).click()
  await add(page, placed!.name).click()
  await expect(bringBack).toHaveCount(0)
}

test('P3 P4 P7 a lost plan is brought back; a shared one waits for a press', once, async ({ page }) => {
  await open(page, '/location')
  await add(page, placed!.name).click()
  if (ready) await test.step('a replaced or emptied plan is brought back, until the next change', () => loseAll(page))

  const [one, other] = [outings.at(-1)!, outings.at(-2)!]
  await page.evaluate(
    (fragment) => (window.location.hash = fragment),
    `#days=1;${one.id},${strangerTo(outings)};${other.id}`,
  )
  const panel = page.getByRole('region', { name: shared.heading })
  await expect(panel).toContainText(shared.replaces)
  await expect(panel).toContainText(count(1, shared.dropped))
  await expect(outingsOf(page, 1)).toHaveText([placed!.name])
  await panel.getByRole('button', { name: shared.take }).click()
  await expect(panel).toHaveCount(0)
  // What fits into no day lies in the pocket.
  const ofDays = plan(page).getByRole('article').getByRole('heading', { level: 5 })
  await expect(ofDays).toHaveText(allNames(planOf({ days: [[one.id], [other.id]], loose: [] })))
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('P6 once the site is stored, the plan opens without signal', once, async ({ page, context, allowErrors }) => {
    needsReady()
    test.setTimeout(90_000)
    allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await open(page, '/location')
    const made = await takePlan(page)
    await expect(plan(page).getByText(keep.offline)).toBeVisible({ timeout: 40_000 })
    await context.setOffline(true)
    await page.reload()
    await page.locator('#your-days').scrollIntoViewIfNeeded()
    await expect(outingsOf(page, 1)).toHaveText(namesOf(made, 1))
  })
})
