import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import type { Ui } from '../../content/schema.ts'
import { expect, test } from './fixtures.ts'

const ui = parse(readFileSync(join(import.meta.dirname, '../../content/ui.yaml'), 'utf8')) as Ui

const pages = ['/', '/accommodations', '/enjoyments', '/location', '/about-us', '/no-such-path']

/** Every rule that axe has for WCAG 2.2 up to AAA, and its best practices. `.options()` would drop them again. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds in the page, or in the part of it that has just changed: rule, element, and why. */
async function found(page: Page, part?: string): Promise<string[]> {
  // Legacy mode looks at this document alone; the only frame is Google's, which is not ours to mend.
  // Its type is that of another copy of Playwright's core.
  const axe = new AxeBuilder({ page: page as never }).withTags(tags).setLegacyMode(true)
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary, any }) =>
      [id, target.join(' '), (any[0]?.message ?? failureSummary ?? '').split('\n')[0]].join(' · '),
    ),
  )
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
}

/** No errors but the one of the unknown path, and no host but Google's, whose map the test opens. */
test.beforeEach(async ({ page, allowTrouble }) => {
  allowTrouble(/no-such-path|another host: https:\/\/(?:www|maps)\.google\.com\//)
  await page.route(/^https:\/\/(?:www|maps)\.google\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title>' }))
})

for (const look of ['day', 'evening'] as const) {
  for (const path of pages) {
    test(`axe finds nothing on ${path} in the ${look} look, whatever is open`, async ({ page, isMobile }) => {
      test.setTimeout(180_000)
      await page.emulateMedia({ colorScheme: look === 'day' ? 'light' : 'dark', reducedMotion: 'reduce' })
      await open(page, path)
      const problems: string[] = []
      const examine = async (state: string, part?: string) => {
        problems.push(...(await found(page, part)).map((line) => `${state}: ${line}`))
      }

      await examine('as it comes')

      // Scrolled, the header has its solid ground; with that every disclosure is opened.
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
      await page.locator('main details, footer details').evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true
      })
      await page.getByRole('contentinfo').getByText(ui.device.text).waitFor()
      await examine('disclosures open')

      const plate = page.locator('[data-plates] a').first()
      if (await plate.count()) {
        await plate.click()
        await page.locator('dialog[open] img').first().waitFor()
        await examine('gallery open', 'dialog[open]')
        await page.keyboard.press('Escape')
        await page.locator('dialog[open]').waitFor({ state: 'detached' })
      }

      if (isMobile) {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        const toggle = page.getByRole('banner').locator('summary')
        await toggle.tap()
        await examine('menu open', 'header')
        await toggle.tap()
      }

      if (await page.locator('#contact form').count()) {
        await page.locator('#contact form').getByRole('button', { name: ui.form.button }).click()
        await page.locator('#contact [data-errors]').waitFor()
        await examine('form in error', '#contact')
      }

      // The confirmation of a connection that is back is one that every page knows.
      await page.evaluate(() => dispatchEvent(new Event('online')))
      const toast = page.locator('[data-sonner-toast]')
      await toast.waitFor()
      await toast.hover() // it stays while it is being read
      await examine('toast shown', '[data-sonner-toast]')
      await page.mouse.move(1, 300)

      await page.locator('[data-book]').filter({ visible: true }).first().click()
      const dialog = page.locator('dialog[open]')
      await dialog.locator('form').waitFor()
      await examine('dialog open', 'dialog[open]')
      await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
      await dialog.locator('[data-errors]').waitFor()
      await examine('dialog in error', 'dialog[open]')

      expect(problems).toEqual([])
    })
  }
}

type Stop = { name: string; problem: string | null }

/** What holds the focus, and whether all of it could be seen: null when the focus has left the page. */
function focused(): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const name = `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
  // A hidden native control is shown by its label, a place on the map by its pin.
  const stand = element instanceof HTMLInputElement && element.getBoundingClientRect().width <= 1
    ? element.labels?.[0]
    : element.querySelector('circle')?.parentElement
  const shown = stand ?? element
  const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect()
  const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)]
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
  if (right - left < 1 || bottom - top < 1) return { name, problem: `lies outside of the window, at ${Math.round(box.top)}` }
  // Of what is taller than half the window, a part is seen, and a pin may touch the name of its neighbour; of all
  // else, the middle and both ends.
  const isPart = box.height > innerHeight / 2 || shown instanceof SVGElement
  // A sheet that hangs a little askew does not reach the edges of its box.
  const inset = Math.min(8, box.height / 4)
  const heights = isPart ? [(top + bottom) / 2] : [box.top + inset, (top + bottom) / 2, box.bottom - inset]
  for (const y of heights) {
    const over = document.elementFromPoint((left + right) / 2, y)
    if (over && (shown.contains(over) || over.contains(shown))) continue
    return { name, problem: over ? `is covered by ${over.localName}.${over.className} at ${Math.round(y)}` : 'is cut off' }
  }
  return { name, problem: null }
}

/** Presses a key until the focus has left the page, and tells of each stop that could not be seen. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = []
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(focused)
    if (!stop) return { stops, hidden }
    if (stop.problem) hidden.push(`${stop.name} ${stop.problem}`)
  }
  throw new Error('The focus does not come to an end.')
}

for (const path of pages) {
  test(`D2 the focus is never hidden on the way through ${path} by keyboard, down and up`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    const down = await walk(page, 'Tab')
    expect(down.stops).toBeGreaterThan(10)
    expect(down.hidden).toEqual([])
    const up = await walk(page, 'Shift+Tab')
    expect(up.hidden).toEqual([])
    expect(up.stops).toBeGreaterThanOrEqual(down.stops)
  })
}

/** Texts that reach beyond the window, or are cut off by their own box; what scrolls by itself is left out. */
function lostText(): string[] {
  const lost: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const [node, parent] = [texts.currentNode, texts.currentNode.parentElement]
    if (!parent || !node.textContent?.trim() || parent.closest('svg, script, style, .visually-hidden')) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    let scrolls = false
    let clip: Element | null = null
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box)
      if (/auto|scroll/.test(overflowX)) scrolls = true
      else if (/hidden|clip/.test(overflowX)) clip ??= box
    }
    if (scrolls) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    if (width <= 1) continue
    const edge = clip?.getBoundingClientRect()
    const isCut = edge && edge.width > 1 && (left < edge.left - 1 || right > edge.right + 1 || bottom > edge.bottom + 1 || top < edge.top - 1)
    if (left < -1 || right > document.documentElement.clientWidth + 1 || isCut) {
      lost.push(`${parent.localName} “${node.textContent.trim().slice(0, 40)}” ${Math.round(left)}–${Math.round(right)}`)
    }
  }
  return lost
}

const isWiderThanWindow = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

for (const path of pages) {
  test(`${path} reflows at 320 px, which is a zoom of 400 %, and with the widest spacing of text`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the window is made narrow here')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, path)
    expect(await page.evaluate(isWiderThanWindow)).toBe(false)
    expect(await page.evaluate(lostText)).toEqual([])

    // WCAG 1.4.12; an adopted sheet, because the page's policy lets no other in.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
          'p { margin-block-end: 2em !important }',
      )
      document.adoptedStyleSheets = [sheet]
    })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(isWiderThanWindow), `${width} px wide`).toBe(false)
      expect(await page.evaluate(lostText), `${width} px wide`).toEqual([])
    }
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`forced colours, ${colorScheme}: buttons and fields keep an edge, and the focus is seen`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'forced colours are a setting of desks')
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    await open(page, '/')
    const edgeless = await page.locator('[data-book], form button, input, select, textarea').filter({ visible: true })
      .evaluateAll((all) =>
        all.filter((element) => {
          const { borderStyle, borderWidth, appearance } = getComputedStyle(element)
          return appearance === 'none' || element.localName === 'a'
            ? borderStyle === 'none' || parseFloat(borderWidth) === 0
            : false
        }).map((element) => element.outerHTML.slice(0, 120)))
    expect(edgeless).toEqual([])
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
        return { outlineStyle, width: parseFloat(outlineWidth) }
      })
      expect(outline.outlineStyle).not.toBe('none')
      expect(outline.width).toBeGreaterThanOrEqual(2)
    }
  })
}
