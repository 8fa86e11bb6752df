/**
 * What an owner may count on (`npm run edit`): nothing that was typed or written is ever lost, and nobody else writes.
 */
import { request as ask } from 'node:http'
import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from '../../../lib/paths.ts'
import { once as onDesk } from '../support/fixtures.ts'
import { dialog, find, loadedAnew, openPrice, ready, refusedPrice, save, test, undo, visit } from './owner.ts'
import { accommodations, home, ui } from '../support/words.ts'

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.skip(process.platform === 'win32', 'links to folders need rights of their own')

const { heading } = home.about
const opened = async (page: Page): Promise<Locator> => {
  await page.getByRole('heading', { name: heading, exact: true }).click()
  return dialog(page).getByRole('textbox')
}

test(
  'O1 two windows: what the other one wrote is told, and what was typed stays until its owner decides',
  onDesk,
  async ({ page, context, project }) => {
    await visit(page, paths.home)
    const other = await context.newPage()
    await visit(other, paths.home)
    const mine = await opened(page)
    await mine.fill('Written here')
    const theirs = await opened(other)
    await theirs.fill('Written there')
    await save(other)
    await expect(dialog(page).getByText('It now says: Written there')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog(page).getByText(/changed elsewhere/)).toBeVisible()
    await expect(mine).toHaveText('Written here')
    expect(project.difference()).toEqual([`-  heading: ${heading}`, '+  heading: Written there'])

    await dialog(page).getByRole('button', { name: 'Save mine instead' }).click()
    await expect(dialog(page)).toBeHidden()
    expect(project.difference()).toEqual([`-  heading: ${heading}`, '+  heading: Written here'])
    await expect(other.getByRole('heading', { name: 'Written here' })).toBeVisible()
    // Each window takes back the last step, whoever made it.
    await other.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { name: 'Written there' })).toBeVisible()
    await undo(page, project)
    await expect(other.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  },
)

test(
  'O1 the command ends while a sentence is typed: it is told, and the page asks before it comes back without it',
  onDesk,
  async ({ page, project }) => {
    await visit(page, paths.home)
    await (await opened(page)).fill('A first sentence')
    await save(page)
    await page.getByRole('heading', { name: 'A first sentence' }).click()
    const words = dialog(page).getByRole('textbox')
    await words.pressSequentially('A second')
    await project.stop()
    await expect(page.getByText('The editor has ended.', { exact: false }).first()).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog(page).getByText(/Copy what you have typed/)).toBeVisible()
    await expect(words).toContainText('A second')
    const asked: string[] = []
    page.on('dialog', (question) => {
      asked.push(question.type())
      void question.accept()
    })
    await loadedAnew(page, () => project.start())
    expect(asked).toEqual(['beforeunload'])
    expect(project.difference()).toEqual([`-  heading: ${heading}`, '+  heading: A first sentence'])
    // Written before the command ended.
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
    await undo(page, project)
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  },
)

test(
  'O1 what the schema refuses stays as it was typed, and the browser asks before it is lost',
  onDesk,
  async ({ page, project }) => {
    await visit(page, paths.accommodations)
    await openPrice(page)
    const sum = dialog(page).getByRole('textbox')
    await sum.pressSequentially('O')
    await expect(dialog(page).getByText(refusedPrice)).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
    const typed = await sum.inputValue()
    const asked: string[] = []
    let isLeft = false
    page.on('dialog', (question) => {
      asked.push(question.type())
      void (isLeft ? question.accept() : question.dismiss())
    })
    for (const leave of [
      () => sum.press('Enter'),
      () => sum.press('Escape'),
      () => sum.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Close', exact: true }).click(),
      () => page.evaluate(() => location.reload()),
    ]) {
      await leave()
      await expect(sum).toHaveValue(typed)
    }
    await expect.poll(() => asked).toEqual(['confirm', 'confirm', 'confirm', 'beforeunload'])
    isLeft = true
    await sum.press('Escape')
    await expect(dialog(page)).toBeHidden()
    expect(project.difference()).toEqual([])
    // Nothing is unsaved any more.
    await page.reload()
    await ready(page)
    expect(asked).toHaveLength(5)
  },
)

test('O1 a file with line ends of Windows keeps them', onDesk, async ({ page, project }) => {
  const file = 'content/home.yaml'
  const plain = project.read(file)
  const before = plain.replaceAll('\n', '\r\n')
  project.write(file, before)
  await visit(page, paths.home)
  await (await opened(page)).fill('A gate to quiet')
  await save(page)
  expect(project.read(file)).toBe(before.replace(`heading: ${heading}\r\n`, 'heading: A gate to quiet\r\n'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => project.read(file)).toBe(before)
  project.write(file, plain)
})

test('O1 words of the booking request are changed within it, and it stays open', onDesk, async ({ page, project }) => {
  await visit(page, paths.home)
  await page.locator('[data-book]').filter({ visible: true }).first().press('Enter')
  const request = page.locator('#root').getByRole('dialog')
  const title = request.getByRole('heading', { level: 2 })
  await title.click()
  await expect(dialog(page).getByRole('textbox')).toHaveText(ui.form.titles['booking-request'])
  await dialog(page).getByRole('textbox').fill('Ask us for a bed')
  await save(page)
  await expect(title).toHaveText('Ask us for a bed')
  expect(project.difference().at(-1)).toMatch(/^\+ .*Ask us for a bed$/)
  await page.keyboard.press('Escape')
  await expect(request).toBeHidden()
  await undo(page, project)
})

test(
  'O1 the first season, and the first closed days, are added where there were none',
  onDesk,
  async ({ page, project }) => {
    await visit(page, paths.accommodations)
    const part = (name: RegExp) => dialog(page).getByLabel(name)
    await find(page, 'seasons', 'Seasons with other prices')
    const [from, until] = [part(/^First day/), part(/^Last day/)]
    await from.fill('12-20')
    await until.fill('01-02')
    await part(/^Price in US dollars per night in the season/).fill('135')
    await save(page)
    const [first] = accommodations.stays
    expect(project.difference()).toEqual([
      '-seasons: []',
      '+seasons:',
      '+  - from: 12-20',
      '+    until: 01-02',
      '+    leastNights: null',
      `+    prices: [ { stay: ${first!.id}, priceUsd: 135, residentsUsd: null } ]`,
    ])
    // A second one, for other days of the same stay.
    await find(page, 'seasons another', 'Seasons with other prices')
    await expect(dialog(page).getByText('Another one')).toBeVisible()
    await from.fill('2027-04-01')
    await until.fill('2027-04-09')
    await part(/^Price in US dollars per night in the season/).fill('140')
    await save(page)
    expect(project.difference()).toContain('+  - from: 2027-04-01')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => project.difference().join()).not.toContain('2027-04')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
    await undo(page, project)

    await find(page, 'closed', 'Days when the resort, or a room or house, is closed')
    await part(/^First day/).fill('2027-05-20')
    await part(/^Last day/).fill('2027-05-03')
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog(page).getByText(/must not end before it begins/)).toBeVisible()
    await expect(part(/^First day/)).toHaveValue('2027-05-20')
    await part(/^Last day/).fill('2027-05-23')
    await save(page)
    expect(project.difference()).toEqual([
      '-closed: []',
      '+closed: [ { from: 2027-05-20, until: 2027-05-23, stays: [] } ]',
    ])
    await undo(page, project)
  },
)

test(
  'O1 a socket that a foreign page opens, or that asks for nonsense, gets nowhere',
  onDesk,
  async ({ page, project }) => {
    const { host, port } = new URL(project.address)
    const client = await (await fetch(`${project.address}/@vite/client`)).text()
    const [, token = ''] = /wsToken = "([^"]+)"/.exec(client) ?? []
    expect(token).not.toBe('')
    /** The status of an answer to a wish for a socket; 0 where there is none. */
    const knock = (headers: Record<string, string>, query = `token=${token}`) =>
      new Promise<number>((resolve) => {
        const wish = ask({
          host: '127.0.0.1',
          port,
          path: `/?${query}`,
          headers: {
            Host: host,
            Connection: 'Upgrade',
            Upgrade: 'websocket',
            'Sec-WebSocket-Version': '13',
            'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
            'Sec-WebSocket-Protocol': 'vite-hmr',
            ...headers,
          },
        })
        wish.on('upgrade', (_, socket) => {
          socket.destroy()
          resolve(101)
        })
        wish.on('response', ({ statusCode = 0 }) => resolve(statusCode))
        wish.on('error', () => resolve(0))
        wish.end()
      })
    expect(await knock({ Origin: project.address })).toBe(101)
    expect(await knock({ Origin: project.address }, 'token=guessed')).not.toBe(101)
    expect(await knock({ Origin: 'http://evil.example' })).toBe(0)
    expect(await knock({ Origin: 'null' })).toBe(0)
    expect(await knock({ Host: `localhost.evil.example:${port}` })).toBe(0)

    await visit(page, paths.home)
    await page.evaluate(async () => {
      const url = '/@vite/client'
      const { createHotContext } = (await import(url)) as { createHotContext: (owner: string) => { send: Function } }
      const hot = createHotContext('/test')
      for (const nonsense of [null, 7, [], { id: {}, token: {} }, { id: 'y', name: 'constructor' }])
        hot.send('edit:ask', nonsense)
    })
    // It still answers.
    const words = await opened(page)
    await words.fill('')
    await expect(dialog(page).getByText(/must be a text of/)).toBeVisible()
    expect(project.difference()).toEqual([])
  },
)
