/** Letters over pictures, and what systems ask for: forced colours. */
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { luminance } from '../../../tools/brand/colours.ts'
import { addRules, desk, dropRules, open, phone } from '../support/steps.ts'
import { expect, launch, once, test } from '../support/fixtures.ts'

const isFirstScreenDrawn = () =>
  [...document.images].every(
    (image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
  )

/** The share of the points behind a text, of 1, against which WCAG's level AAA would not have it read. */
async function unread(text: Locator): Promise<number> {
  const [color, size] = await text.evaluate((each) => {
    const style = getComputedStyle(each)
    return [style.color, parseFloat(style.fontSize)] as const
  })
  const [own, least] = [luminance(color.match(/[\d.]+/g)!.map(Number)), size >= 24 ? 4.5 : 7]
  const withoutInk = '* { color: #0000 !important; transition: none !important } h1 * { inline-size: fit-content }'
  await addRules(text.page(), withoutInk)
  const behind = await sharp(await text.screenshot({ scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer()
  await dropRules(text.page())
  const points = Array.from({ length: behind.length / 3 }, (_, at) => luminance(behind.subarray(3 * at, 3 * at + 3)))
  const isFaint = (ground: number) => (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05) < least
  return points.filter(isFaint).length / points.length
}

test('I4 title and header are read against the pictures behind them', launch.once, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  for (const [colorScheme, size] of [
    ['light', desk],
    ['dark', phone],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    await page.waitForFunction(isFirstScreenDrawn)
    const texts = await page
      .locator('h1 > *, header :is(nav, div) > a:not([data-book])')
      .filter({ visible: true })
      .all()
    expect(texts.length).toBeGreaterThan(1)
    for (const text of texts)
      // A star behind a letter does not make it unreadable.
      expect.soft(await unread(text), `${colorScheme}: ${await text.textContent()}`).toBeLessThan(0.02)
  }
})

test('forced colours: buttons and fields keep an edge', once, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await open(page, '/')
  const controls = page.locator('[data-book], form button, input, select, textarea').filter({ visible: true })
  const edgeless = await controls.evaluateAll((all) =>
    all.flatMap((element) => {
      const { borderStyle, borderWidth, appearance } = getComputedStyle(element)
      const isOurs = appearance === 'none' || element.localName === 'a'
      const hasEdge = borderStyle !== 'none' && parseFloat(borderWidth) > 0
      return isOurs && !hasEdge ? [element.outerHTML] : []
    }),
  )
  expect(edgeless).toEqual([])
})
