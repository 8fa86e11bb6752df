/** The code of another page is fetched when a guest shows the intention to go there, and not before. */
import type { Page } from '@playwright/test'
import { builtPage, pagePaths, type PagePath } from '../../site/built-pages.ts'
import { calm, expect, phoneOnly, test } from '../support/fixtures.ts'
import { menuPage } from '../support/words.ts'

test.use(calm)

/** The scripts and style sheets that a built page names. */
function filesOf(path: PagePath): string[] {
  const page = builtPage(path)
  const sheets = page.querySelectorAll('link[rel=stylesheet]').map((link) => link.getAttribute('href') ?? '')
  return [...(page.querySelector('html')?.getAttribute('data-app') ?? '').split(' '), ...sheets]
}

/** What a page needs beyond what the home page has. */
function beyondHome(path: PagePath): string[] {
  const known = new Set(filesOf('/'))
  return filesOf(path).filter((file) => !known.has(file))
}

/** Those of some files that have not arrived. */
async function missing(page: Page, files: string[]): Promise<string[]> {
  const entries = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const arrived = new Set(entries.map((url) => new URL(url).pathname))
  return files.filter((file) => !arrived.has(file))
}

test('pages are fetched by pointer, focus and the opened menu, unless data is saved', phoneOnly, async ({ page }) => {
  // What a guest's connection is, as some browsers tell it.
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' })
    Object.defineProperty(navigator, 'connection', { get: () => connection })
  })
  const footerLink = (path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`).first()
  const ofOthers = [...new Set(pagePaths.flatMap(beyondHome))]
  await test.step('nothing is fetched while data is saved', async () => {
    await page.goto('/')
    await page.keyboard.press('Shift')
    await page.locator('html[data-ready]').waitFor()
    await footerLink('/about-us').hover()
    await footerLink('/enjoyments').focus()
    await page.locator('header details summary').tap()
    await page.waitForLoadState('networkidle')
    expect(await missing(page, ofOthers)).toEqual(ofOthers)
    await page.keyboard.press('Escape')
  })
  await page.evaluate(() => {
    Object.assign((navigator as unknown as { connection: object }).connection, { saveData: false })
  })
  // Beside everything that is a link.
  await page.mouse.move(5, 500)
  for (const [path, intend] of [
    ['/about-us', () => footerLink('/about-us').hover()],
    ['/enjoyments', () => footerLink('/enjoyments').focus()],
    [menuPage as PagePath, () => page.locator('header details summary').tap()],
  ] as const) {
    expect((await missing(page, beyondHome(path))).length, `${path} before`).toBeGreaterThan(0)
    await intend()
    await expect.poll(() => missing(page, beyondHome(path)), path).toEqual([])
  }
})
