/** What an owner may count on (`npm run edit`): nothing that was typed is ever lost, and nobody else writes. */
import { expect } from '@playwright/test'
import { paths } from '../../../lib/paths.ts'
import { button, dialog, find, heading, openHeading, openPrice, save, test, undo, undoAll, visit } from './owner.ts'
import { accommodations, guide, ui } from '../support/steps.ts'

const [stay, nextStay] = accommodations.stays

test('O1 two windows: the other one is told of, and what was typed stays', async ({ page, context, project }) => {
  await visit(page, paths.home)
  const other = await context.newPage()
  await visit(other, paths.home)
  const mine = await openHeading(page)
  await mine.fill('Written here')
  const theirs = await openHeading(other)
  await theirs.fill('Written there')
  await save(other)
  await expect(dialog(page).getByText('It now says: Written there')).toBeVisible()
  await expect(mine).toHaveText('Written here')
  expect(project.difference()).toEqual([`-  heading: ${heading}`, '+  heading: Written there'])
  await button(dialog(page), 'Save mine instead').click()
  await expect(dialog(page)).toBeHidden()
  expect(project.difference()).toEqual([`-  heading: ${heading}`, '+  heading: Written here'])
  await expect(other.getByRole('heading', { name: 'Written here' })).toBeVisible()
  // Each window takes back the last step, whoever made it.
  await button(other, 'Undo').click()
  await expect(page.getByRole('heading', { name: 'Written there' })).toBeVisible()
  await undo(page, project)
  await expect(other.getByRole('heading', { name: heading, exact: true })).toBeVisible()
})

test('O1 the command ends while a sentence is typed: the page says so, and goes on', async ({ page, project }) => {
  await visit(page, paths.home)
  const words = await openHeading(page)
  await words.fill('A first sentence')
  await project.stop()
  const alert = page.locator('page-editor').locator('.ended')
  await expect(alert).toHaveText(/The editor has ended/)
  // It is kept by the browser. The next one has to wait.
  await save(page)
  await page.getByRole('heading', { name: 'A first sentence' }).click()
  await words.pressSequentially(' and more')
  await button(dialog(page), 'Save').click()
  await expect(dialog(page).getByText(/The editor has ended/)).toBeVisible()
  await expect(words).toContainText('and more')
  expect(project.difference()).toEqual([])
  await project.start()
  await expect(alert).toBeHidden({ timeout: 30_000 })
  await expect.poll(project.difference).toEqual([`-  heading: ${heading}`, '+  heading: A first sentence'])
  await save(page)
  expect(project.difference().at(-1)).toContain('and more')
  // Also what was written before the command ended.
  await visit(page, paths.home)
  await undoAll(page, project)
})

test('O1 what was written is undone, also where no answer came, or no page shows it', async ({ page, project }) => {
  await visit(page, paths.home)
  await page.evaluate(() => {
    const own = fetch
    window.fetch = async (...request) => {
      window.fetch = own
      await own(...request)
      throw new TypeError('The connection has ended.')
    }
  })
  await openHeading(page)
  await save(page, 'Without an answer')
  await undo(page, project)
  await page.evaluate(() => Object.defineProperty(window, 'edited', { value: edited, writable: false }))
  await (await openHeading(page)).fill('Not shown')
  await button(dialog(page), 'Save').click()
  await expect(dialog(page).getByText(/^Something went wrong in the editor\. Load the page again/)).toBeVisible()
  await visit(page, paths.home)
  expect(project.difference().at(-1)).toContain('Not shown')
  await undo(page, project)
})

test('O1 what the schema refuses stays as typed, and the browser asks before it goes', async ({ page, project }) => {
  await visit(page, paths.accommodations)
  await openPrice(page)
  const sum = dialog(page).getByRole('textbox')
  await sum.pressSequentially('O')
  await expect(dialog(page).getByText(/must be a whole number of US dollars/)).toBeVisible()
  const saving = button(dialog(page), 'Save')
  const typed = await sum.inputValue()
  const asked: string[] = []
  let isLeft = false
  page.on('dialog', (question) => {
    asked.push(question.type())
    void (isLeft ? question.accept() : question.dismiss())
  })
  for (const leave of [
    () => saving.click(),
    () => sum.press('Enter'),
    () => sum.press('Escape'),
    () => sum.press('Escape'),
    () => button(dialog(page), 'Close').click(),
    () => page.evaluate(() => location.reload()),
  ]) {
    await leave()
    await expect(saving).toBeEnabled()
    await expect(sum).toHaveValue(typed)
  }
  await expect.poll(() => asked).toEqual(['confirm', 'confirm', 'confirm', 'beforeunload'])
  isLeft = true
  await sum.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(project.difference()).toEqual([])
  await visit(page, paths.accommodations)
  expect(asked).toHaveLength(5)
})

test('O1 words of the booking request are changed within it, and it stays open', async ({ page, project }) => {
  await visit(page, paths.home)
  await page.locator('[data-book]').filter({ visible: true }).first().press('Enter')
  const request = page.locator('#root').getByRole('dialog')
  const title = request.getByRole('heading', { level: 2 })
  await title.click()
  await expect(dialog(page).getByRole('textbox')).toHaveText(ui.form.titles['booking-request'])
  await save(page, 'Ask us for a bed')
  await expect(title).toHaveText('Ask us for a bed')
  expect(project.difference().at(-1)).toMatch(/^\+ .*Ask us for a bed$/)
  await page.keyboard.press('Escape')
  await expect(request).toBeHidden()
  await undo(page, project)
})

test('O1 the first season: a price for each of two stays, of every year, then of one', async ({ page, project }) => {
  test.skip(accommodations.seasons.length > 0 || !nextStay, 'there is a season already')
  await visit(page, paths.accommodations)
  const part = (name: RegExp) => dialog(page).getByLabel(name)
  const prices = part(/^Price in US dollars per night in the season/)
  await find(page, 'seasons', 'Seasons with other prices')
  await part(/^First day/).fill('2026-12-20')
  await part(/^Last day/).fill('2027-01-02')
  await dialog(page).getByRole('checkbox', { name: 'Every year' }).check()
  await expect(part(/^Last day/)).toHaveValue('2027-01-02')
  await prices.fill('much')
  await expect(dialog(page).getByText(/^“Price in US dollars.*must be a whole number/)).toBeVisible()
  await prices.fill('120')
  await button(dialog(page), 'Add one more').click()
  await prices.nth(1).fill('140')
  await save(page)
  expect(project.difference()).toEqual([
    '-seasons: []',
    '+seasons:',
    '+  - from: 12-20',
    '+    until: 01-02',
    '+    leastNights: null',
    '+    prices:',
    `+      - { stay: ${stay!.id}, priceUsd: 120, residentsUsd: null }`,
    `+      - { stay: ${nextStay!.id}, priceUsd: 140, residentsUsd: null }`,
  ])
  // It is changed in the same window, here into one of the next year alone.
  await find(page, 'season', 'A season')
  await dialog(page).getByRole('checkbox', { name: 'Every year' }).uncheck()
  await save(page)
  const year = new Date().getFullYear() + 1
  for (const line of [`+  - from: ${year}-12-20`, `+    until: ${year + 1}-01-02`])
    expect(project.difference()).toContain(line)
  await undoAll(page, project)
})

test('O1 the words of an outing stay while another one of the day is removed', async ({ page, project }) => {
  const { list } = guide.plans
  test.skip(!list.some(({ days }) => days.length < 4), 'no plan has room for a day')
  await visit(page, paths.home)
  await find(page, 'the days, each', 'The days, each with its outings in order')
  const words = dialog(page).getByRole('textbox', { name: 'What the plan calls it' })
  await words.fill('The park')
  await button(dialog(page), 'Add one more').click()
  await words.nth(1).fill('the roses')
  await button(dialog(page), 'Remove 1').click()
  await expect(words).toHaveText('the roses')
  await save(page)
  expect(project.difference().join()).toMatch(/words: the roses/)
  await undo(page, project)
})

test('O1 foreign hosts and pages are refused, and what was written on another version', async ({
  request,
  project,
}) => {
  const disk = `${project.address}/@disk`
  const status = async (path: string, headers = {}) => (await request.get(disk + path, { headers })).status()
  expect(await status('', { Host: 'evil.example' })).toBe(403)
  expect(await status('/assets/pictures/..%2f..%2fpackage.json')).toBe(404)
  expect(await status('/%')).toBe(500)
  const multipart = { 'content/home.yaml': { name: 'a', mimeType: 'text/plain', buffer: Buffer.from('a') } }
  expect((await request.post(disk, { multipart, headers: { 'If-Match': 'another' } })).status()).toBe(412)
  expect(project.git('status', '--porcelain')).toBe('')
})
