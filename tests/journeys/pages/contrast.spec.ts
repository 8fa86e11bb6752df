/** Contrast of the roles of colour, of letters over pictures, and what systems ask for: forced colours, bars. */
import { readFileSync } from 'node:fs'
import { addRules, desk, dropRules, open, phone, withoutTransitions } from '../support/every-page.ts'
import { expect, launch, once, test } from '../support/fixtures.ts'
import { contrast, faintRoles, linesOf } from '../support/page-measurements.ts'
import { pixelsOf } from '../support/pixels.ts'
import { inDays, openShared } from '../support/enquiry-steps.ts'
import { accommodations, enquiry, ui } from '../support/words.ts'

test.beforeEach(({ allowErrors }) => allowErrors(/no-such-path/))

const tokens = readFileSync('app/styles/tokens.css', 'utf8')

/** Roles of tokens.css that are read, and those that are only seen, each on the grounds that they lie on. */
const grounds = ['--paper', '--paper-raised', '--paper-sunk']
const bands = ['--band-claret', '--band-teal', '--band-plum', '--band-umber', '--band-forest']
const read: [inks: string[], grounds: string[]][] = [
  [['--ink', '--ink-soft', '--primary', '--accent', '--good', '--bad'], grounds],
  [['--on-primary'], ['--primary', '--primary-deep']],
  [['--on-gold'], ['--gold']],
  [['--on-band', '--on-band-soft', '--plate'], bands],
  [
    ['--footer-soft', '--footer-accent'],
    ['--footer', '--footer-raised'],
  ],
  [
    ['--sheet-ink', '--sheet-ink-soft', '--sheet-primary'],
    ['--sheet', '--paper-white'],
  ],
]
const seen: [inks: string[], grounds: string[]][] = [
  [['--edge', '--focus'], grounds],
  [['--plate'], bands],
  [
    ['--footer-edge', '--footer-accent'],
    ['--footer', '--footer-raised'],
  ],
]
/** With `prefers-contrast`, soft colours are as strong as the others, and hairlines are visible. */
const seenWithMore: [inks: string[], grounds: string[]][] = [
  [['--rule', '--edge'], grounds],
  [['--footer-rule'], ['--footer', '--footer-raised']],
]

const isFirstScreenDrawn = () =>
  [...document.images].every(
    (image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
  )

test('letters have 7 : 1, edges 3 : 1; the browser’s bars follow the look', once, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/no-such-path')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
    expect.soft(await page.evaluate(faintRoles, [tokens, read, 7] as const), colorScheme).toEqual([])
    expect.soft(await page.evaluate(faintRoles, [tokens, seen, 3] as const), colorScheme).toEqual([])
    await page.emulateMedia({ contrast: 'more' })
    const more = `${colorScheme}, more contrast`
    expect.soft(await page.evaluate(faintRoles, [tokens, read, 7] as const), more).toEqual([])
    expect.soft(await page.evaluate(faintRoles, [tokens, [[['--ink-soft'], grounds]], 12] as const), more).toEqual([])
    expect.soft(await page.evaluate(faintRoles, [tokens, [...seen, ...seenWithMore], 4.5] as const), more).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' })

  const bars = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll(
        (tags) => (tags as HTMLMetaElement[]).find(({ media }) => matchMedia(media || 'all').matches)?.content,
      )
  await test.step('the browser’s bars follow the system, then the look that is chosen', async () => {
    const day = await bars()
    await page.emulateMedia({ colorScheme: 'dark' })
    const evening = await bars()
    expect(evening).not.toBe(day)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.getByRole('button', { name: ui.eveningLook }).click()
    await expect.poll(bars).toBe(evening)
    await page.reload()
    expect(await bars()).toBe(evening)
    await page.getByRole('button', { name: ui.eveningLook }).click()
    await expect.poll(bars).toBe(day)
  })
})

test('title and header are read against the pictures behind them', { tag: [once.tag, launch] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const size of [desk, phone]) {
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
    for (let stop = 0; stop < 12; stop += 1) {
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

test(
  'forced colours: no ground of a letter lies over another, and numbers of pins are whole',
  once,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await page.goto('/location')
    const strokes = await page.locator('[data-pin] text').evaluateAll((all) =>
      // A stroke over the letters, in the colour of the ground, leaves a hair of them.
      all
        .map((text) => getComputedStyle(text))
        .filter(({ stroke, paintOrder }) => stroke !== 'none' && !paintOrder.startsWith('stroke')),
    )
    expect(strokes).toHaveLength(0)

    const { stays } = accommodations
    const dialog = await openShared(
      page,
      `/#enquiry=2;stays=${stays[0]?.id};in=${inDays(30)};out=${inDays(31)};adults=1`,
    )
    const label = dialog.getByText(enquiry.estimate.label, { exact: true }).filter({ visible: true }).first()
    const overlap = await label.evaluate((above) => {
      // The ground that forced colours give to text is as high as its inline box.
      const heightOf = (element: Element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect()
      }
      const below = above.nextElementSibling
      return below ? heightOf(above).bottom - heightOf(below).top : Infinity
    })
    expect(overlap).toBeLessThanOrEqual(3) // the room below capital letters
  },
)
