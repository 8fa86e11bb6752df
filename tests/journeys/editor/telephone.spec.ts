/** The owner's telephone: the editor at an address of its own, over a host that holds a real repository. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { paths } from '../../../lib/paths.ts'
import { filesIn } from '../../../tools/content/read-folder.ts'
import { root } from '../../../tools/root.ts'
import { openFakeGitHub } from '../../fake-github.ts'
import { phone, stays } from '../support/steps.ts'
import { button, changeHeading, choosePhotograph, dialog, heading, openPrice, save, settled, test } from './owner.ts'

test.use({ viewport: phone, isMobile: true, hasTouch: true })

/** A file of the project; of its content all is settled. */
function fileOf(file: string): readonly [string, string | Uint8Array] {
  const bytes = readFileSync(join(root, file))
  return [file, file.endsWith('.yaml') ? settled(file, bytes.toString()) : bytes]
}

test('O1 task 2: a price, a sentence and a photograph from a telephone, also without a signal', async ({ page }) => {
  const host = await openFakeGitHub([...filesIn(root).keys()].map(fileOf))
  const headers = { 'Access-Control-Allow-Origin': '*' }
  let [isAway, live] = [false, '']
  await page.route('https://api.github.com/**', async (route) => {
    if (isAway) return route.abort()
    const url = route.request().url().replace('https://api.github.com', host.address)
    return route.fulfill({ response: await route.fetch({ url }), headers })
  })
  await page.route('**/version.txt', (route) => route.fulfill({ headers, body: live }))
  // A host of files alone, which has the editor as it is built once the site has its address.
  await page.route('/@disk', (route) => route.fulfill({ status: 404 }))
  await page.route(/:\d+\/\w*$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('.example', '.co.ke') })
  })
  const editor = page.locator('page-editor')
  const isOpen = () => expect(editor.getByText('0 Unconfirmed')).toBeVisible({ timeout: 60_000 })
  const publish = () => button(dialog(page), 'Publish on the web').click()

  // A part of the editor that does not arrive.
  await page.route('**/of-SignIn-*.js', (route) => route.abort())
  await page.goto(paths.accommodations)
  await expect(page.getByText(/^The editor could not be started\..* load the page again\./)).toBeVisible()
  await page.unroute('**/of-SignIn-*.js')
  await page.reload()
  await page.getByLabel('The repository of the site').fill('https://github.com/waridi/site')
  await page.getByLabel('The key', { exact: true }).fill('another')
  await button(page, 'Open the site').click()
  await expect(editor.getByText(/doesn’t take this key any more/)).toBeVisible()
  await page.getByLabel('The key', { exact: true }).fill(host.key)
  await button(page, 'Open the site').click()
  await isOpen()

  isAway = true
  const price = `${(await openPrice(page)) + 5}`
  await save(page, `$${price}.00`)
  await expect(page.getByText(`$${price}`, { exact: true }).first()).toBeVisible()
  await page.locator(`#${stays[0]!.id} [data-plates] img`).first().click()
  await choosePhotograph(page, 'room.jpg', { width: 1600, height: 1200 })
  const words = dialog(page).getByRole('textbox', { name: /^Description for guests/ })
  await expect(words).toHaveText('')
  await words.fill('A room in claret')
  await save(page)
  await page.goto(paths.home)
  await isOpen()
  await changeHeading(page, 'Written on a telephone')
  await button(page, 'Publish').click()
  await publish()
  await expect(dialog(page).getByText(/There is no connection to GitHub/)).toBeVisible()

  isAway = false
  const change = (from: string | RegExp, to: string) =>
    host.commit([['content/home.yaml', host.git('show', 'main:content/home.yaml').replace(from, to)]])
  change(/(?<=kicker: ).*/, 'Typed at a desk')
  await publish()
  await expect(dialog(page).getByText('Published. It will be live in a few minutes.')).toBeVisible()
  live = host.head()
  await expect(dialog(page).getByText('It is live.')).toBeVisible()
  const lines = host.difference('main').filter((line) => /heading|kicker/.test(line))
  expect(lines).toEqual([`-  heading: ${heading}`, '+  heading: Written on a telephone'])
  expect(host.difference('main')).toContainEqual(expect.stringContaining(`priceUsd: ${price}`))
  expect(host.git('show', '--format=%B', '--name-status', 'main')).toMatch(/Written on a telephone[^]*A\tassets.*jpg/)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Editor' }).getByRole('status')).toHaveText('It is live.')
  // Leaving copies at once, and not after a pause; what is undone is offered nowhere.
  const leave = (event: string) => page.evaluate((name) => dispatchEvent(new Event(name)), event)
  const copied = expect.poll(() => host.head('draft'), { timeout: 10_000 })
  await changeHeading(page, 'Not this', 'Written on a telephone')
  await leave('visibilitychange')
  await copied.not.toBe(live)
  await button(page, 'Undo').click()
  await expect(page.getByRole('heading', { name: 'Written on a telephone' })).toBeVisible()
  await leave('pagehide')
  await copied.toBe(live)
  await button(page, 'Undo').click()
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  change('Written on a telephone', 'Written at a desk')
  await button(page, 'Publish').click()
  await publish()
  await expect(dialog(page).getByText(`On the web: Written at a desk · Yours: ${heading}`)).toBeVisible()
  await button(dialog(page), 'Publish mine instead').click()
  await expect(dialog(page).getByText('Published. It will be live in a few minutes.')).toBeVisible()
  expect(host.difference('main')).toEqual(['-  heading: Written at a desk', `+  heading: ${heading}`])
  // The copy is being cleared.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  host.close()
})
