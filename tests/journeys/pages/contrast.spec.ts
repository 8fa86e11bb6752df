/** Letters over pictures, and what systems ask for: forced colours. */
import { addRules, desk, dropRules, open, phone, withoutTransitions } from '../support/every-page.ts'
import { expect, launch, once, test } from '../support/fixtures.ts'
import { contrast, linesOf } from '../support/page-measurements.ts'
import { pixelsOf } from '../support/pixels.ts'

const isFirstScreenDrawn = () =>
  [...document.images].every(
    (image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
  )

test('title and header are read against the pictures behind them', { tag: [once.tag, launch] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  for (const [colorScheme, size] of [
    ['light', desk],
    ['dark', phone],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    await withoutTransitions(page)
    await page.waitForFunction(isFirstScreenDrawn)
    const lines = await page.evaluate(linesOf, 'h1, header nav a, header nav + * a, header > div > a')
    expect(lines.length).toBeGreaterThan(2)
    const shown = await pixelsOf(await page.screenshot({ scale: 'css' }))
    await addRules(page, '* { color: #0000 !important }')
    const behind = await pixelsOf(await page.screenshot({ scale: 'css' }))
    await dropRules(page)
    const faint = lines.filter(({ ink, least, left, top, right, bottom }) => {
      let [letters, unread] = [0, 0]
      for (let y = Math.ceil(top); y < bottom; y += 1) {
        for (let x = Math.ceil(left); x < right; x += 1) {
          if (shown.at(x, y).some((part, at) => Math.abs(part - ink[at]!) > 16)) continue // between the letters
          letters += 1
          if (contrast(ink, behind.at(x, y)) < least) unread += 1
        }
      }
      // A star behind a letter does not make it unreadable.
      return letters === 0 || unread > letters / 100
    })
    expect
      .soft(
        faint.map(({ text }) => text),
        `${colorScheme}, ${size.width} px wide`,
      )
      .toEqual([])
  }
})

test('forced colours: buttons and fields keep an edge, and the focus is seen', once, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await open(page, '/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const edgeless = await page
      .locator('[data-book], form button, input, select, textarea')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all
          .filter((element) => {
            const { borderStyle, borderWidth, appearance } = getComputedStyle(element)
            return appearance === 'none' || element.localName === 'a'
              ? borderStyle === 'none' || parseFloat(borderWidth) === 0
              : false
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      )
    expect(edgeless, colorScheme).toEqual([])
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
        return { outlineStyle, width: parseFloat(outlineWidth) }
      })
      expect(outline.outlineStyle).not.toBe('none')
      expect(outline.width).toBeGreaterThanOrEqual(2)
    }
  }
})
