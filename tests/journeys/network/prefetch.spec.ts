/** The code of another page is fetched when a guest shows the intention to go there, and not before. */
import type { Page } from '@playwright/test'
import { builtPage, pagePaths, textOf, type PagePath } from '../../site/built-pages.ts'
import { expect, once, phoneOnly, test } from '../support/fixtures.ts'
import { menuPage } from '../support/words.ts'

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

/** Files that have arrived. */
const arrived = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))

async function openReady(page: Page, path: PagePath): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
}

/** Disconnects the network once the code of the next page is there, then follows the link. */
async function follow(page: Page, from: PagePath, to: PagePath): Promise<void> {
  const wanted = beyond(from, to)
  expect(wanted.length).toBeGreaterThan(0)
  await expect.poll(() => arrived(page)).toEqual(expect.arrayContaining(wanted))
  await page.context().setOffline(true)
  await page.locator(`header a[href="${to}"]`).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(builtPage(to).querySelector('h1')))
}

// Pictures of the next page, and what it asks for itself, fail without a network, as they must.
test.beforeEach(({ allowErrors }) => allowErrors(/ERR_INTERNET_DISCONNECTED|Unable to preload/))

test('a page is fetched once its link is hovered, and not when it is in view', once, async ({ page }) => {
  await openReady(page, '/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(await ahead(page, '/')).toEqual([])
  await page.locator(`header a[href="${menuPage}"]`).filter({ visible: true }).first().hover()
  await follow(page, '/', menuPage as PagePath)
})

test('a page whose link gets the focus is fetched, and shows with no network', once, async ({ page }) => {
  await openReady(page, '/')
  await page.locator(`header a[href="${menuPage}"]`).filter({ visible: true }).first().focus()
  await follow(page, '/', menuPage as PagePath)
})

test('the pages in an opened menu are fetched, and show without any network', phoneOnly, async ({ page }) => {
  await openReady(page, '/')
  await page.locator('header details summary').tap()
  await follow(page, '/', menuPage as PagePath)
})

test('a page is fetched when a finger comes down on its link', phoneOnly, async ({ page }) => {
  await openReady(page, '/')
  const link = page.getByRole('contentinfo').locator('a[href="/about-us"]').first()
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  const client = await page.context().newCDPSession(page)
  const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await expect.poll(() => arrived(page)).toEqual(expect.arrayContaining(beyond('/', '/about-us')))
})

/** Says what a guest's connection is, as some browsers tell it. */
const connectBy = (page: Page, connection: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((told) => {
    Object.defineProperty(navigator, 'connection', { get: () => Object.assign(new EventTarget(), told) })
  }, connection)

/** Files of other pages that have arrived. */
async function ahead(page: Page, from: PagePath): Promise<string[]> {
  const others = new Set(pagePaths.flatMap((to) => beyond(from, to)))
  return (await arrived(page)).filter((file) => others.has(file))
}

for (const [who, connection] of Object.entries({
  'who saves data': { saveData: true, effectiveType: '4g' },
  'on 2G': { saveData: false, effectiveType: '2g' },
})) {
  test(`nothing is prefetched for a guest ${who}`, once, async ({ page }) => {
    await connectBy(page, connection)
    await page.clock.install()
    await page.goto('/')
    if (connection.saveData) {
      // Longer than the starter waits for the browser to be idle.
      await page.clock.fastForward(10_000)
      await page.waitForLoadState('networkidle')
      expect((await arrived(page)).filter((file) => file.endsWith('.js'))).toEqual([])
      await page.keyboard.press('Shift')
    }
    await page.locator('html[data-ready]').waitFor()
    for (const link of await page.locator('header nav a[href]').filter({ visible: true }).all()) await link.hover()
    await page.waitForLoadState('networkidle')
    expect(await ahead(page, '/')).toEqual([])
  })
}
