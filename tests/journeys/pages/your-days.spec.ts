import type { Page } from '@playwright/test'
import { count, fill } from '../../../lib/text.ts'
import { outingsOf } from '../../../tools/content/outings.ts'
import { calm, expect, launch, once, phoneOnly, test } from '../support/fixtures.ts'
import { holdBack, inDays, open, previewOf } from '../support/enquiry-steps.ts'
import { days, enjoyments, location, planner as words, strangerTo, ui } from '../support/words.ts'

test.use(calm)

const { plans } = days
const outings = outingsOf({ location, enjoyments })
const nameOf = (id: string) => outings.find((outing) => outing.id === id)!.name
const [placed] = location.nearby.places
const [enjoyed] = enjoyments.experiences
/** What the rule makes of it is asked in app/plan/planner/arrange.test.ts. */
const [ready] = plans.list
const inReady = ready?.days.flat().map(({ outing }) => nameOf(outing)) ?? []

test.beforeEach(() => {
  test.skip(!placed || !ready, 'there are no places to plan with')
})

const labelled = (action: string, name: string) => fill(ui.aboutEntry, { action, name })
const plan = (page: Page) => page.locator('#your-days [data-plan]')
const heading = (page: Page) => plan(page).getByRole('heading', { level: 3 }).first()
const planned = (page: Page, name: string) => plan(page).getByRole('heading', { level: 5, name, exact: true })
const tool = (page: Page, role: 'combobox' | 'button', action: string, name: string) =>
  plan(page).getByRole(role, { name: labelled(action, name), exact: true })
const add = (page: Page, name: string) =>
  page.getByRole('button', { name: labelled(ui.yourDays.add, name), exact: true }).last()

async function takePlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: labelled(plans.take, ready!.name) }).click()
  for (const name of inReady) await expect(planned(page, name)).toBeVisible()
}

test('P1 a place is added, counted, kept, and out by a second press', once, async ({ page }) => {
  await open(page, '/location')
  const legend = page.getByRole('navigation', { name: location.nearby.indexLabel })
  const index = legend.getByRole('link', { name: ui.yourDays.label })
  await expect(index).toContainText(ui.yourDays.none)
  await add(page, placed!.name).click()
  await expect(add(page, placed!.name)).toHaveAttribute('aria-pressed', 'true')
  await expect(index).toContainText(count(1, ui.yourDays.outings))

  // A load of its own: it knows only what was kept on the device.
  await open(page, '/enjoyments')
  await add(page, enjoyed!.name).click()
  await page.getByRole('navigation').getByRole('link', { name: ui.yourDays.label }).click()
  await expect(planned(page, enjoyed!.name)).toBeVisible()
  await add(page, placed!.name).click()
  await expect(planned(page, placed!.name)).toHaveCount(0)
  await expect(planned(page, enjoyed!.name)).toBeVisible()
})

test('P1 a press before the app is there is answered once', once, async ({ page }) => {
  const release = await holdBack(page, '**/assets/LocationPage*')
  await page.goto('/location')
  await add(page, placed!.name).click()
  await add(page, placed!.name).click()
  release()
  await expect(add(page, placed!.name)).toHaveAttribute('aria-pressed', 'true')
})

test(
  'P2 P3 a ready plan becomes the guest’s own: moved by a menu, taken out, lost and brought back',
  { tag: [phoneOnly.tag, launch] },
  async ({ page }) => {
    await open(page, '/location')
    await takePlan(page)
    await expect(heading(page)).toBeFocused()

    const name = inReady[0]!
    const menu = tool(page, 'combobox', words.move, name)
    await menu.focus()
    const slot = (await menu.getByRole('option').last().textContent())!
    await menu.selectOption({ label: slot })
    await expect(menu).toBeFocused()
    await expect(menu.getByRole('option', { name: slot, exact: true })).toHaveCount(0)
    await expect(plan(page).getByText(fill(words.moved, { name, slot }))).toBeAttached()

    await tool(page, 'button', words.remove, name).click()
    await expect(planned(page, name)).toHaveCount(0)
    await expect(heading(page)).toBeFocused()

    await plan(page).getByRole('button', { name: words.keep.clear }).click()
    await expect(plan(page).getByRole('status')).toHaveText(`${words.cleared} ${words.wayBack}`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(planned(page, inReady[1]!)).toBeVisible()
    await takePlan(page)
    await expect(plan(page).getByRole('status')).toHaveText(`${words.replaced} ${words.wayBack}`)
    await add(page, enjoyed!.name === inReady[0] ? inReady[1]! : placed!.name).click()
    await expect(plan(page).getByRole('button', { name: words.bringBack })).toHaveCount(0)
  },
)

test('P2 P7 dates stand in the plan and not in its link, which waits for a press', once, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await open(page, '/location')
  await takePlan(page)
  // Nothing is stored on the device, so the page does not say that it works without signal.
  await expect(plan(page).getByText(words.keep.note)).toBeVisible()
  await expect(plan(page).getByText(words.keep.offline)).toHaveCount(0)
  const dates = { checkIn: inDays(30), checkOut: inDays(33) }
  const field = (name: keyof typeof dates, on = page) => plan(on).locator(`[name=${name}]`)
  await field('checkIn').fill(dates.checkIn)
  await field('checkOut').fill(dates.checkOut)
  await expect(plan(page).getByText(fill(words.day, { number: 1 }), { exact: true })).toHaveCount(0)
  // They are kept with the plan, for other tabs too.
  const other = await context.newPage()
  await open(other, '/location')
  await other.locator('#your-days').scrollIntoViewIfNeeded()
  await expect(field('checkIn', other)).toHaveValue(dates.checkIn)

  // A date that does not exist is called so under its field, and the other one stays.
  await field('checkIn').fill('')
  await field('checkOut').fill(dates.checkOut)
  await field('checkIn').focus()
  await page.keyboard.type('02292027')
  await field('checkOut').focus()
  await expect(field('checkIn')).toHaveAttribute('aria-invalid', 'true')
  await expect(field('checkOut')).toHaveValue(dates.checkOut)

  await plan(page).getByRole('button', { name: words.keep.share }).click()
  await expect(plan(page).getByText(words.share.copied)).toBeVisible()
  const url = await page.evaluate(() => navigator.clipboard.readText())
  expect(url).toMatch(/\/location#days=2(?:;[a-z0-9-]+(?::\d+[ma]?)?)+$/)

  await plan(other).getByRole('button', { name: words.keep.clear }).click()
  await add(other, placed!.name).click()
  await other.evaluate((hash) => (window.location.hash = hash), `${new URL(url).hash};${strangerTo(outings)}`)
  const panel = other.getByRole('region', { name: words.shared.heading })
  await expect(panel).toContainText(words.shared.replaces)
  await expect(panel).toContainText(count(1, words.shared.dropped))
  await panel.getByRole('button', { name: words.shared.take }).click()
  await expect(panel).toHaveCount(0)
  for (const name of inReady) await expect(planned(other, name)).toBeVisible()
})

test('P4 request and message hold the plan, which prints on a sheet of its own', once, async ({ page }) => {
  await open(page, '/location')
  await takePlan(page)
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-was-printed', '')
  })
  await plan(page).getByRole('button', { name: words.keep.print }).click()
  await expect(page.locator('html[data-was-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(heading(page)).toBeVisible()
  await expect(plan(page).locator('[data-plan-map]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(plan(page).getByRole('combobox').first()).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await plan(page).getByRole('link', { name: words.keep.ask }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[data-days-along]')).toContainText(words.message.along)
  for (const name of inReady) {
    await expect(dialog.locator('[data-days-along]')).toContainText(name)
    await expect(previewOf(dialog)).toContainText(name)
  }
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('P6 once the site is stored, the plan opens without signal', once, async ({ page, context, allowErrors }) => {
    test.setTimeout(90_000)
    allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await open(page, '/location')
    await takePlan(page)
    await expect(plan(page).getByText(words.keep.offline)).toBeVisible({ timeout: 40_000 })
    await context.setOffline(true)
    await page.reload()
    await page.locator('#your-days').scrollIntoViewIfNeeded()
    for (const name of inReady) await expect(planned(page, name)).toBeVisible()
  })
})
