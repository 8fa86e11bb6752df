import type { Page } from '@playwright/test'
import { count, fill } from '../../../lib/text.ts'
import { calm, expect, launch, once, phoneOnly, test } from '../support/fixtures.ts'
import { holdBack, inDays, open, previewOf } from '../support/enquiry-steps.ts'
import { days, enjoyments, location, planner as words, ui } from '../support/words.ts'

test.use(calm)

const [placed] = location.nearby.places
const [enjoyed] = enjoyments.experiences
const [ready] = days.plans.list
/** The places and enjoyments of the first ready plan, as the page has them. */
const inReady = (ready?.days.flat() ?? []).map(
  ({ outing }) => [...location.nearby.places, ...enjoyments.experiences].find(({ id }) => id === outing)!.name,
)

test.beforeEach(() => {
  test.skip(!placed || !ready, 'there are no places to plan with')
})

const labelled = (action: string, name: string) => fill(ui.aboutEntry, { action, name })
const plan = (page: Page) => page.locator('#your-days [data-plan]')
const heading = (page: Page) => plan(page).getByRole('heading', { level: 3 }).first()
const planned = (page: Page, name: string) => plan(page).getByRole('heading', { level: 5, name, exact: true })
const add = (page: Page, name: string) =>
  page.getByRole('button', { name: labelled(ui.yourDays.add, name), exact: true }).last()

async function takePlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: labelled(days.plans.take, ready!.name) }).click()
  for (const name of inReady) await expect(planned(page, name)).toBeVisible()
}

test(
  'P1 a place is added before the app is there, counted, kept, and out by a second press',
  once,
  async ({ page }) => {
    const release = await holdBack(page, '**/assets/LocationPage*')
    await page.goto('/location')
    await add(page, placed!.name).click()
    await add(page, placed!.name).click()
    release()
    await expect(add(page, placed!.name)).toHaveAttribute('aria-pressed', 'true')

    // A load of its own: it knows only what was kept on the device.
    await open(page, '/enjoyments')
    await add(page, enjoyed!.name).click()
    const link = page.getByRole('navigation').getByRole('link', { name: ui.yourDays.label })
    await expect(link).toContainText(count(2, ui.yourDays.outings))
    await link.click()
    await expect(planned(page, enjoyed!.name)).toBeVisible()
    await add(page, placed!.name).click()
    await expect(planned(page, placed!.name)).toHaveCount(0)
  },
)

test(
  'PL4 P3 a ready plan is moved by a menu, lost and brought back, with the focus where it belongs',
  { tag: [phoneOnly.tag, launch] },
  async ({ page }) => {
    await open(page, '/location')
    await takePlan(page)
    await expect(heading(page)).toBeFocused()
    const name = inReady[0]!
    const menu = plan(page).getByRole('combobox', { name: labelled(words.move, name), exact: true })
    await menu.focus()
    const slot = (await menu.getByRole('option').last().textContent())!
    await menu.selectOption({ label: slot })
    await expect(menu).toBeFocused()
    await expect(menu.getByRole('option', { name: slot, exact: true })).toHaveCount(0)
    await expect(plan(page).getByText(fill(words.moved, { name, slot }))).toBeAttached()
    await plan(page)
      .getByRole('button', { name: labelled(words.remove, name), exact: true })
      .click()
    await expect(planned(page, name)).toHaveCount(0)
    await expect(heading(page)).toBeFocused()

    await plan(page).getByRole('button', { name: words.keep.clear }).click()
    await expect(plan(page).getByRole('status')).toHaveText(`${words.cleared} ${words.wayBack}`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(planned(page, inReady[1]!)).toBeVisible()
    await expect(heading(page)).toBeFocused()
  },
)

test('PL4 P7 dates are those of other tabs too, and not in the link', once, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await open(page, '/location')
  await takePlan(page)
  // Nothing is stored on the device, so the page does not say that it works without signal.
  await expect(plan(page).getByText(words.keep.offline)).toHaveCount(0)
  const other = await context.newPage()
  await open(other, '/location')
  await other.locator('#your-days').scrollIntoViewIfNeeded()
  const [arriving, leaving] = [plan(page).locator('[name=checkIn]'), plan(page).locator('[name=checkOut]')]
  await leaving.fill(inDays(33))
  await expect(plan(other).locator('[name=checkOut]')).toHaveValue(inDays(33))
  // A date that does not exist is called so under its field, and the other one stays.
  await arriving.focus()
  await page.keyboard.type('02292027')
  await leaving.focus()
  await expect(arriving).toHaveAttribute('aria-invalid', 'true')
  await expect(leaving).toHaveValue(inDays(33))

  await plan(page).getByRole('button', { name: words.keep.share }).click()
  await expect(plan(page).getByText(words.share.copied)).toBeVisible()
  const url = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(url.hash).toMatch(/^#days=2(?:;[a-z0-9-]+(?::\d+[ma]?)?)+$/)
  await other.evaluate((hash) => (window.location.hash = hash), url.hash)
  const panel = other.getByRole('region', { name: words.shared.heading })
  await expect(panel).toContainText(words.shared.replaces)
  await panel.getByRole('button', { name: words.shared.take }).click()
  await expect(panel).toHaveCount(0)
  await expect(plan(other).getByRole('status')).toContainText(words.replaced)
})

test('P4 the message holds the plan, which prints on a sheet of its own', once, async ({ page }) => {
  await open(page, '/location')
  await takePlan(page)
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-was-printed', '')
  })
  await plan(page).getByRole('button', { name: words.keep.print }).click()
  await expect(page.locator('html[data-was-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(heading(page)).toBeVisible()
  await expect(plan(page).getByRole('img', { name: location.map.description })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await plan(page).getByRole('link', { name: words.keep.ask }).click()
  for (const name of inReady) {
    await expect(page.getByRole('dialog').locator('[data-days-along]')).toContainText(name)
    await expect(previewOf(page.getByRole('dialog'))).toContainText(name)
  }
})
