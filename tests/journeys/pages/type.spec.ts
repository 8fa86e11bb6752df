/** The two faces on the screen: when they come, the height of figures, and how prices are set. */
import type { Page } from '@playwright/test'
import { faceFile, familyOf, unpackedFace } from '../../../tools/brand/faces.ts'
import { shift } from '../../budgets.ts'
import { expect, once, phoneOnly, test } from '../support/fixtures.ts'
import { accommodations, ui } from '../support/words.ts'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

test.beforeEach(({ allowErrors }) => allowErrors(/no-such-path|api\.met\.no|ERR_/))

/** That every page fetches its faces at once is read in its HTML: tests/site/fonts.test.ts. */
test('on slow 4G the headline comes in its own face, and nothing moves', phoneOnly, async ({ page }) => {
  test.setTimeout(60_000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562,
    downloadThroughput: 180_000,
    uploadThroughput: 84_000,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number }
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as Shift[]) (window as unknown as { moved: number }).moved += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')

  /** The fonts that the headline is drawn with. */
  const facesOfHeadline = async () => {
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    const { root: document } = await devtools.send('DOM.getDocument')
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: document.nodeId, selector: 'h1' })
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.map(({ familyName }) => familyName)
  }
  const family = familyOf(await unpackedFace(faceFile(process.cwd(), 'headings')))
  await expect.poll(facesOfHeadline).toEqual([family])
  await page.locator('html[data-ready]').waitFor({ timeout: 30_000 })
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThanOrEqual(shift)
  // The next journey in this page is as fast as before.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
})

/** Expects that a pressed link flashes in a colour of ours, in both looks. */
async function expectFlash(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const flash = await page
      .getByRole('link')
      .first()
      .evaluate((link) => getComputedStyle(link).getPropertyValue('-webkit-tap-highlight-color'))
    const [red = 0, , blue = 0] =
      flash
        .replace(/^.*\(\D*/, '')
        .match(/[\d.]+/g)
        ?.map(Number) ?? []
    expect(red, flash).toBeGreaterThan(blue)
  }
}

test('figures are as high as capitals; a pressed link flashes in our colour', once, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Both are in the styles: the app, which is most of a visit, has no part.
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const path of ['/', '/accommodations', '/location', '/about-us']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const figures = page.locator('main :is(b, dd)').filter({ hasText: /^\$?\d+$/, visible: true })
    const variants = await figures.evaluateAll((all) => all.map((each) => getComputedStyle(each).fontVariantNumeric))
    expect(variants.length, path).toBeGreaterThan(0)
    for (const variant of variants) expect(variant, path).toContain('lining-nums')
  }

  await test.step('a pressed link flashes in a colour of ours, in both looks', () => expectFlash(page))

  // The face has other figures, too, and those of capitals are what is seen.
  const figure = page
    .locator('main :is(b, dd)')
    .filter({ hasText: /^\$?\d+$/, visible: true })
    .first()
  const pictureWith = async (variant: string) => {
    await figure.evaluate(
      (element, value) => element.style.setProperty('font-variant-numeric', value, 'important'),
      variant,
    )
    return (await figure.screenshot()).toString('base64')
  }
  expect((await pictureWith('')) === (await pictureWith('normal'))).toBe(false)
})

test('what a price is for is beside the sum, in the same place everywhere', async ({ page }) => {
  await open(page, '/accommodations')
  const afterSum = [ui.prices.perNight, ui.prices.fromSumPerNight.split('{sum}')[1] ?? '']
  const places = await Promise.all(
    accommodations.stays.map(({ name }) =>
      page.getByRole('article', { name }).evaluate((article, wanted) => {
        const sum = article.querySelector('[data-tag] b')
        const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
        while (texts.nextNode() && !wanted.includes(texts.currentNode.textContent?.trim() ?? ''));
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        const [box, sumBox] = [range.getBoundingClientRect(), sum?.getBoundingClientRect() ?? new DOMRect()]
        const size = getComputedStyle(texts.currentNode.parentElement ?? article).fontSize
        return {
          size,
          height: box.height,
          raised: Math.round(sumBox.bottom - box.bottom),
          isBeside: box.left - sumBox.right < parseFloat(size) / 2,
        }
      }, afterSum),
    ),
  )
  expect(new Set(places.map((place) => JSON.stringify(place))).size, JSON.stringify(places)).toBe(1)
  expect(places[0]?.isBeside).toBe(true)
})
