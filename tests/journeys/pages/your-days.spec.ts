/** Plans of days around the resort. What they say is in the snapshots plan and print-guide. */
import type { Page } from '@playwright/test'
import { count, fill } from '../../../lib/text.ts'
import { content, expect, launch, once, test } from '../../resort/visit.ts'
import { holdBack, open, previewOf } from '../support/steps.ts'

const { days, enjoyments, location, planner: words, ui } = content

const labelled = (action: string, name: string) => fill(ui.aboutEntry, { action, name })
const plan = (page: Page) => page.locator('#your-days [data-plan]')
const heading = (page: Page) => plan(page).getByRole('heading', { level: 3 }).first()
const planned = (page: Page, name: string) => plan(page).getByRole('heading', { level: 5, name, exact: true })
const add = (page: Page, name: string) =>
  page.getByRole('button', { name: labelled(ui.yourDays.add, name), exact: true }).last()

/** Takes the first ready plan. @returns the names of its places, then of its enjoyments */
async function takePlan(page: Page): Promise<string[]> {
  const [ready] = days.plans.list
  test.skip(!ready, 'there are no plans')
  await page.getByRole('button', { name: labelled(days.plans.take, ready!.name) }).click()
  const taken = new Set<string>(ready!.days.flat().map(({ outing }) => outing))
  const all = [...location.nearby.places, ...enjoyments.experiences]
  const names = all.filter(({ id }) => taken.has(id)).map(({ name }) => name)
  for (const name of names) await expect(planned(page, name)).toBeVisible()
  return names
}

test('P1 a place is added before the app is there, counted, kept, out by a second press', once, async ({ page }) => {
  const [place, enjoyed] = [location.nearby.places[0]!.name, enjoyments.experiences[0]!.name]
  const release = await holdBack(page, '**/assets/LocationPage*')
  await page.goto('/location')
  await add(page, place).click()
  await add(page, place).click()
  release()
  await expect(add(page, place)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(fill(ui.yourDays.added, { name: place }))).toBeAttached()
  // A load of its own: it knows only what was kept on the device.
  await open(page, '/enjoyments')
  await add(page, enjoyed).click()
  const link = page.getByRole('navigation').getByRole('link', { name: ui.yourDays.label })
  await expect(link).toContainText(count(2, ui.yourDays.outings))
  await link.click()
  await expect(planned(page, enjoyed)).toBeVisible()
  await add(page, place).click()
  await expect(planned(page, place)).toHaveCount(0)
  await expect(page.getByText(fill(ui.yourDays.removed, { name: place }))).toBeAttached()
})

test('PL4 P3 a ready plan is moved, lost and brought back, the focus with it', launch.phone, async ({ page }) => {
  await open(page, '/location')
  const [name = '', next = ''] = await takePlan(page)
  await expect(heading(page)).toBeFocused()
  const menu = plan(page).getByRole('combobox', { name: labelled(words.move, name), exact: true })
  const slot = (await menu.getByRole('option').last().textContent())!
  await menu.focus()
  await menu.selectOption({ label: slot })
  await expect(menu).toBeFocused()
  await expect(menu.getByRole('option', { name: slot, exact: true })).toHaveCount(0)
  await expect(page.getByText(fill(words.moved, { name, slot }))).toBeAttached()
  const remove = plan(page).getByRole('button', { name: labelled(words.remove, name), exact: true })
  await remove.click()
  await expect(planned(page, name)).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await plan(page).getByRole('button', { name: words.keep.clear }).click()
  await expect(plan(page).getByRole('status')).toHaveText(`${words.cleared} ${words.wayBack}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(planned(page, next)).toBeVisible()
  await expect(heading(page)).toBeFocused()
})

test('P7 a plan is shared by a link, and one that comes is taken by a press', once, async ({ page }) => {
  await open(page, '/location')
  const [name = ''] = await takePlan(page)
  // Nothing is stored on the device, so the page does not say that it works without signal.
  await expect(plan(page).getByText(words.keep.offline)).toHaveCount(0)
  await plan(page).getByRole('button', { name: words.keep.share }).click()
  await expect(plan(page).getByText(words.share.copied)).toBeVisible()
  const { hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  await add(page, name).click()
  await expect(planned(page, name)).toHaveCount(0)
  const panel = page.getByRole('region', { name: words.shared.heading })
  for (const answer of ['leave', 'take'] as const) {
    await page.evaluate((fragment) => (window.location.hash = fragment), hash)
    await panel.getByRole('button', { name: words.shared[answer] }).click()
    await expect(panel).toHaveCount(0)
    await expect(planned(page, name)).toBeVisible({ visible: answer === 'take' })
  }
  await expect(plan(page).getByRole('status')).toContainText(words.replaced)
})

test('P4 the message holds the plan, which prints on a sheet of its own', once, async ({ page }) => {
  await open(page, '/location')
  const names = await takePlan(page)
  const drawn = page.locator('#map [data-day]')
  await expect(drawn, 'its days are on the map of the guide').toHaveCount(days.plans.list[0]!.days.length)
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-was-printed', '')
  })
  await plan(page).getByRole('button', { name: words.keep.print }).click()
  await expect(page.locator('html[data-was-printed]')).toBeAttached()
  const title = page.getByRole('heading', { level: 1 })
  await page.emulateMedia({ media: 'print' })
  await expect(heading(page)).toBeVisible()
  await expect(plan(page).getByRole('img', { name: location.map.description })).toBeVisible()
  await expect(title).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(title).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await plan(page).getByRole('link', { name: words.keep.ask }).click()
  for (const name of names) await expect(previewOf(page.getByRole('dialog'))).toContainText(name)
  await page.getByRole('dialog').getByRole('link', { name: content.request.fields.stay.change }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('#your-days').getByRole('heading').first()).toBeFocused()
})
