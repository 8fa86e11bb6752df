import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { storageKeys } from '../../app/lib/storage-keys.ts'
import { count, fill } from '../../app/lib/text.ts'
import type { Days } from '../../content/days.schema.ts'
import type { PlannerWords } from '../../content/planner.schema.ts'
import { expect, once, test } from './fixtures.ts'
import { holdBack, inDays, open, press, ui } from './enquiry-steps.ts'

const read = (name: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, '../../content', `${name}.yaml`), 'utf8'))
const { plans } = read('days') as Days
const { planner, keep, share, shared } = read('planner') as PlannerWords
const { nearby } = read('location') as { nearby: { places: { id: string; name: string }[] } }
const { experiences } = read('enjoyments') as { experiences: { id: string; name: string }[] }

const names = new Map([...nearby.places, ...experiences].map(({ id, name }) => [id, name]))
const nameOf = (id: string) => names.get(id) ?? ''
const [park, crater, naivasha, hyrax, farm] =
  ['lake-nakuru-national-park', 'menengai-crater', 'lake-naivasha', 'hyrax-hill-museum', 'fruit-farm'].map(nameOf) as
    [string, string, string, string, string]
const twoDays = plans.list.find(({ id }) => id === 'two-days')!

const labelled = (action: string, name: string) => fill(ui.aboutEntry, { action, name })
const plan = (page: Page) => page.locator('#your-days [data-plan]')
const day = (page: Page, number: number) => plan(page).getByRole('article').nth(number - 1)
const outingsOf = (page: Page, number: number) => day(page, number).getByRole('heading', { level: 5 })
const tool = (page: Page, action: string, name: string) =>
  plan(page).getByRole('button', { name: labelled(action, name), exact: true })
const dayName = (number: number) => fill(planner.day, { number })
const add = (page: Page, name: string) =>
  page.getByRole('button', { name: labelled(ui.yourDays.add, name), exact: true }).last()
const added = (page: Page, name: string) =>
  page.getByRole('button', { name: labelled(ui.yourDays.added, name), exact: true }).last()

async function takeTwoDays(page: Page): Promise<void> {
  await page.getByRole('button', { name: labelled(plans.take, twoDays.name) }).click()
  await expect(plan(page).getByRole('article')).toHaveCount(2)
}

test('P1 a place is added, counted in the index, kept in the tab, and taken out by a second press', async ({ page, isMobile }) => {
  await open(page, '/location')
  const index = page.getByRole('navigation').getByRole('link', { name: ui.yourDays.label })
  await expect(index).toContainText(ui.yourDays.none)
  await press(add(page, naivasha), isMobile)
  await expect(added(page, naivasha)).toHaveAttribute('aria-pressed', 'true')
  await expect(index).toContainText(count(1, ui.yourDays.outings))
  await page.reload()
  await expect(added(page, naivasha)).toBeAttached()

  await open(page, '/enjoyments')
  await press(add(page, farm), isMobile)
  await page.getByRole('navigation').getByRole('link', { name: ui.yourDays.label }).click()
  await expect(plan(page).getByRole('heading', { level: 5 })).toHaveText([naivasha, farm])
  await press(added(page, naivasha), isMobile)
  await expect(plan(page).getByRole('heading', { level: 5 })).toHaveText([farm])
})

test('P1 a press before the app is there is answered once', once, async ({ page }) => {
  const release = await holdBack(page, '**/assets/LocationPage*')
  await page.goto('/location')
  await add(page, naivasha).click()
  await add(page, naivasha).click()
  release()
  await expect(added(page, naivasha)).toHaveAttribute('aria-pressed', 'true')
})

test('P1 corrupt storage counts as empty', once, async ({ page }) => {
  await open(page, '/location')
  await page.evaluate((key) => sessionStorage.setItem(key, '{"days":[[1]],"loose":7'), storageKeys.days)
  await page.reload()
  await page.locator('html[data-ready]').waitFor()
  await expect(add(page, naivasha)).toHaveAttribute('aria-pressed', 'false')
})

test('P2, P3 a ready plan is taken and becomes the guest’s own: later, another day, out of the plan', async ({ page }) => {
  await open(page, '/location')
  await takeTwoDays(page)
  await expect(outingsOf(page, 1)).toHaveText([park, crater])
  await expect(plan(page).getByRole('heading', { level: 3 })).toBeFocused()
  await expect(tool(page, planner.earlier, park)).toBeDisabled()

  await tool(page, planner.later, park).focus()
  await page.keyboard.press('Enter')
  await expect(outingsOf(page, 1)).toHaveText([crater, park])
  // The button has reached the end of its day, so the focus goes to its neighbour.
  await expect(tool(page, planner.earlier, park)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(outingsOf(page, 1)).toHaveText([park, crater])

  await tool(page, dayName(3), crater).click()
  await expect(outingsOf(page, 3)).toHaveText([crater])
  await expect(plan(page).getByText(fill(planner.moved, { name: crater, day: 3, number: 1, count: 1 }))).toBeAttached()
  await tool(page, planner.remove, crater).click()
  await expect(plan(page).getByRole('article')).toHaveCount(2)
  await expect(plan(page).getByRole('heading', { level: 3 })).toBeFocused()
})

test('P2 with dates the first and the last day are half days, and there is a calendar file', once, async ({ page }) => {
  await open(page, '/location')
  await takeTwoDays(page)
  await expect(plan(page).getByRole('link', { name: keep.calendar })).toHaveCount(0)
  await page.getByLabel(planner.arriving).fill(inDays(30))
  await page.getByLabel(planner.leaving).fill(inDays(32))
  await expect(day(page, 1)).toContainText(planner.arrivalDay)
  await expect(outingsOf(page, 1)).toHaveText([crater])
  await expect(outingsOf(page, 3)).toHaveText([park])
  await expect(day(page, 3)).toContainText(planner.departureDay)
  const file = decodeURIComponent(await plan(page).getByRole('link', { name: keep.calendar }).getAttribute('href') ?? '')
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(4)
})

test('P3 the plan that another has taken the place of can be brought back', once, async ({ page }) => {
  await open(page, '/location')
  await add(page, hyrax).click()
  await takeTwoDays(page)
  await plan(page).getByRole('button', { name: planner.bringBack }).click()
  await expect(plan(page).getByRole('heading', { level: 5 })).toHaveText([hyrax])
})

test('P4, P7 a shared plan is shown as shared, replaces one’s own only by a press, and says what it left out', once, async ({ page }) => {
  await open(page, '/location')
  await add(page, hyrax).click()
  await page.evaluate(() => (location.hash = '#days=1;menengai-crater,the-moon;lake-naivasha'))
  const panel = page.getByRole('region', { name: shared.heading })
  await expect(panel).toContainText(shared.replaces)
  await expect(panel).toContainText(count(1, shared.dropped))
  await expect(outingsOf(page, 1)).toHaveText([hyrax])
  await panel.getByRole('button', { name: shared.take }).click()
  await expect(panel).toHaveCount(0)
  await expect(plan(page).getByRole('heading', { level: 5 })).toHaveText([crater, naivasha])
})

test('P7 the link holds places and their order, and no dates', once, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await open(page, '/location')
  await takeTwoDays(page)
  await page.getByLabel(planner.arriving).fill(inDays(30))
  await plan(page).getByRole('button', { name: keep.share }).click()
  await expect(plan(page).getByText(share.copied)).toBeVisible()
  const url = await page.evaluate(() => navigator.clipboard.readText())
  expect(url).toMatch(/\/location#days=1(?:;[a-z,-]*)+$/)
})

test('P1, P3 without scripting the plans are lists, and no button of the planner is there', once, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/location')
  await expect(page.getByRole('list', { name: plans.label }).getByRole('heading')).toHaveText(plans.list.map(({ name }) => name))
  await expect(page.locator('[data-early]:visible')).toHaveCount(0)
  await context.close()
})

test('P6 without a stored copy the page does not say that it works without signal', once, async ({ page }) => {
  await open(page, '/location')
  await takeTwoDays(page)
  await expect(plan(page).getByText(keep.note)).toBeVisible()
  await expect(plan(page).getByText(keep.offline)).toHaveCount(0)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('P6 once the site is stored on the device, the page says so, and the plan opens without signal', once, async ({ page, context, allowTrouble }) => {
    test.setTimeout(90_000)
    allowTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await open(page, '/location')
    await takeTwoDays(page)
    await expect(plan(page).getByText(keep.offline)).toBeVisible({ timeout: 40_000 })
    await context.setOffline(true)
    await page.reload()
    await page.locator('#your-days').scrollIntoViewIfNeeded()
    await expect(outingsOf(page, 1)).toHaveText([park, crater])
  })
})
