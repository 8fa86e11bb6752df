/** The code of another page is fetched when a guest shows the intention to go there, and not before. */
import type { Page } from '@playwright/test'
import { builtPage, pagePaths, textOf, type PagePath } from '../../site/built-pages.ts'
import { open } from '../support/every-page.ts'
import { calm, expect, once, phoneOnly, test } from '../support/fixtures.ts'
import { menuPage } from '../support/words.ts'

test.use(calm)

/** The scripts and style sheets that a built page names. */
function filesOf(path: PagePath): string[] {
  const page = builtPage(path)
  const sheets = page.querySelectorAll('link[rel=stylesheet]').map((link) => link.getAttribute('href') ?? '')
  return [...(page.querySelector('html')?.getAttribute('data-app') ?? '').split(' '), ...sheets]
}

/** What a page needs beyond what another has. */
function beyond(from: PagePath, to: PagePath): string[] {
  const known = new Set(filesOf(from))
  return filesOf(to).filter((file) => !known.has(file))
}

const isInHeader = (path: PagePath) => builtPage('/').querySelector(`header nav a[href="${path}"]`) !== null

/** Files that have arrived. */
const arrived = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))

const headerLink = (page: Page, path: string) =>
  page.locator(`header a[href="${path}"]`).filter({ visible: true }).first()

/** Shows the intention to go from the home page to another one, whose code arrives because of it. */
async function expectFetched(page: Page, to: PagePath, intend: () => Promise<unknown>): Promise<void> {
  const wanted = beyond('/', to)
  const isThere = async () => {
    const files = new Set(await arrived(page))
    return wanted.every((file) => files.has(file))
  }
  expect(await isThere(), `${to} before`).toBe(false)
  await intend()
  await expect.poll(isThere, to).toBe(true)
}

/** Disconnects the network, and follows links to pages whose code is there. */
async function followOffline(page: Page, pathsTo: PagePath[]): Promise<void> {
  await page.context().setOffline(true)
  for (const to of pathsTo) {
    await headerLink(page, to).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(builtPage(to).querySelector('h1')))
  }
  await page.context().setOffline(false)
}

// Pictures of the next page, and what it asks for itself, fail without a network, as they must.
test.beforeEach(({ allowErrors }) => allowErrors(/ERR_INTERNET_DISCONNECTED|Unable to preload/))

test('pages are fetched by hover and focus, unless data is saved, and show offline', once, async ({ page }) => {
  const other = pagePaths.find((path) => ![menuPage, '/', '/404'].includes(path) && isInHeader(path))
  // What a guest's connection is, as some browsers tell it.
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' })
    Object.defineProperty(navigator, 'connection', { get: () => connection })
  })
  await test.step('nothing is fetched while data is saved', async () => {
    await page.goto('/')
    await page.keyboard.press('Shift')
    await page.locator('html[data-ready]').waitFor()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    for (const link of await page.locator('header nav a[href]').filter({ visible: true }).all()) await link.hover()
    await page.waitForLoadState('networkidle')
    expect(await ahead(page, '/')).toEqual([])
  })
  await page.evaluate(() => {
    Object.assign((navigator as unknown as { connection: object }).connection, { saveData: false })
  })
  // Beside everything that is a link.
  await page.mouse.move(5, 500)
  await expectFetched(page, menuPage as PagePath, () => headerLink(page, menuPage).hover())
  if (other) await expectFetched(page, other, () => headerLink(page, other).focus())
  await followOffline(page, [menuPage as PagePath, ...(other ? [other] : [])])
})

test('pages are fetched by a finger on a link, or as the menu opens, and show offline', phoneOnly, async ({ page }) => {
  await open(page, '/')
  await expectFetched(page, '/about-us', async () => {
    const link = page.getByRole('contentinfo').locator('a[href="/about-us"]').first()
    await link.scrollIntoViewIfNeeded()
    const box = await link.boundingBox()
    const client = await page.context().newCDPSession(page)
    const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2]
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
    await client.detach()
  })
  await expectFetched(page, menuPage as PagePath, () => page.locator('header details summary').tap())
  await followOffline(page, [menuPage as PagePath])
})

/** Files of other pages that have arrived. */
async function ahead(page: Page, from: PagePath): Promise<string[]> {
  const others = new Set(pagePaths.flatMap((to) => beyond(from, to)))
  return (await arrived(page)).filter((file) => others.has(file))
}
