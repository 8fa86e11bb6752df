/**
 * Accessibility of every page. A page is loaded once in each look, and checked in every state that it can be in, at
 * desktop and phone size. Keyboard, narrow windows, text spacing, paper and system settings have their own tests. The
 * other engines are in `accessibility-engines.spec.ts`.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, once, test } from '../support/fixtures.ts'
import { loadRules, axe, ibm } from '../support/accessibility-rules.ts'
import {
  contrast,
  faintRoles,
  linesOf,
  lostText,
  motions,
  overlaps,
  printedFaintly,
  smallTargets,
  stopInSight,
  type Stop,
} from '../support/page-measurements.ts'
import { pixelsOf } from '../support/pixels.ts'
import { location, ui } from '../support/words.ts'

const pages = ['/', '/accommodations', '/enjoyments', '/location', '/about-us', '/no-such-path']

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
}

const scrollDown = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

async function openDisclosures(page: Page): Promise<void> {
  await page.locator('main details, footer details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true
  })
  // Its details are fetched when they are near the screen.
  await page.getByRole('contentinfo').getByText(ui.privacy.cookies).scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByText(ui.device.text).waitFor()
}

/** Allows the error of the unknown path, and Google's map, which is simulated. */
test.beforeEach(async ({ page, allowErrors }) => {
  allowErrors(/no-such-path|another host: https:\/\/(?:www|maps)\.google\.com\//)
  await page.route(/^https:\/\/(?:www|maps)\.google\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title>' }),
  )
})

for (const look of ['day', 'evening'] as const) {
  for (const path of pages) {
    test(`two engines find nothing on ${path} in the ${look} look, whatever is open`, once, async ({ page }) => {
      test.setTimeout(90_000)
      await page.emulateMedia({ colorScheme: look === 'day' ? 'light' : 'dark', reducedMotion: 'reduce' })
      await open(page, path)
      await loadRules(page)
      const problems: string[] = []
      const tell = (state: string, lines: string[]) => problems.push(...lines.map((line) => `${state}: ${line}`))
      const examine = async (state: string, part?: string) => tell(state, await axe(page, part))

      tell('although motion is not wanted', await page.evaluate(motions))

      // At the top, the header may lie over a picture.
      await examine('desk, as it comes', 'header')

      // Scrolled, it has its solid ground; with that every disclosure is opened, the privacy note among them.
      await scrollDown(page, 400)
      await openDisclosures(page)
      await examine('desk, disclosures open')
      tell('desk, disclosures open', await ibm(page))
      tell('desk', await page.evaluate(smallTargets, 'body'))

      // At the end of the page nothing that is pressed lies under the bar of contacts.
      await page.setViewportSize(phone)
      await scrollDown(page, 1_000_000)
      await examine('phone, disclosures open')
      tell('phone', await page.evaluate(smallTargets, 'body'))

      if (path === '/location' && location.nearby.places.length > 0) {
        await page.locator(`[data-pin="${location.nearby.places.length}"] circle`).first().click()
        await examine('phone, card of a place open', 'figure:has([data-pin])')
        tell('phone, card of a place open', await page.evaluate(smallTargets, 'figure:has([data-pin])'))
      }

      await scrollDown(page, 0)
      const toggle = page.getByRole('banner').locator('summary')
      await toggle.click()
      await examine('menu open', 'header')
      await toggle.click()

      const plate = page.locator('[data-plates] a').first()
      if (await plate.count()) {
        await plate.click()
        await page.locator('dialog[open] img').first().waitFor()
        await examine('phone, gallery open', 'dialog[open]')
        await page.setViewportSize(desk)
        await examine('desk, gallery open', 'dialog[open]')
        await page.keyboard.press('Escape')
        await page.locator('dialog[open]').waitFor({ state: 'detached' })
      }

      if (await page.locator('#contact form').count()) {
        await page.locator('#contact form').getByRole('button', { name: ui.form.button }).click()
        await page.locator('#contact [data-errors]').waitFor()
        await examine('phone, form in error', '#contact')
        await page.setViewportSize(desk)
        await examine('desk, form in error', '#contact')
        tell('form in error', await ibm(page, '#contact'))
      }

      // The confirmation of a connection that is back is one that every page knows.
      await page.evaluate(() => dispatchEvent(new Event('online')))
      const toast = page.locator('[data-sonner-toast]')
      await toast.waitFor()
      await toast.hover() // it stays while it is being read
      await examine('toast shown', '[data-sonner-toast]')
      await page.mouse.move(1, 300)

      await page.setViewportSize(desk)
      await page.locator('[data-book]').filter({ visible: true }).first().click()
      const dialog = page.locator('dialog[open]')
      await dialog.locator('form').waitFor()
      await examine('desk, dialog open', 'dialog[open]')
      for (const door of await dialog.locator('[name=dialog-subject]').all()) {
        await door.check({ force: true })
        const label = await door.getAttribute('value')
        await examine(`desk, ${label}`, 'dialog[open]')
        await page.setViewportSize(phone)
        await examine(`phone, ${label}`, 'dialog[open]')
        tell(`phone, ${label}`, await page.evaluate(smallTargets, 'dialog[open]'))
        await page.setViewportSize(desk)
      }
      await dialog.locator('[name=dialog-subject]').first().check({ force: true })
      await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
      await dialog.locator('[data-errors]').waitFor()
      await examine('desk, dialog in error', 'dialog[open]')
      tell('dialog in error', await ibm(page, 'dialog[open]'))
      await page.setViewportSize(phone)
      await examine('phone, dialog in error', 'dialog[open]')
      tell('phone, dialog', await page.evaluate(smallTargets, 'dialog[open]'))

      expect(problems).toEqual([])
    })
  }
}

/** Presses a key until the focus leaves the page. @returns the stops that were not visible */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = []
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press(key)
    const stop: Stop | null = await page.evaluate(stopInSight)
    if (!stop) return { stops, hidden }
    if (stop.problem) hidden.push(`${stop.name} ${stop.problem}`)
  }
  throw new Error('The focus does not come to an end.')
}

for (const path of pages) {
  test(`D2 the focus is never hidden on the way through ${path} by keyboard, down and up`, once, async ({ page }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    const down = await walk(page, 'Tab')
    expect(down.stops).toBeGreaterThan(10)
    expect(down.hidden).toEqual([])
    const up = await walk(page, 'Shift+Tab')
    expect(up.hidden).toEqual([])
    expect(up.stops).toBeGreaterThanOrEqual(down.stops)

    // A window as narrow as a phone has the bar of contacts at its foot, and it is what a desk at 400 % has.
    await page.setViewportSize(phone)
    expect((await walk(page, 'Tab')).hidden).toEqual([])
  })
}

const isWiderThanWindow = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

for (const path of pages) {
  test(
    `${path} keeps all its words at 200 % and 400 %, with the widest spacing of text, and on paper`,
    once,
    async ({ page }) => {
      test.setTimeout(60_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, path)
      const holdsAll = async (state: string) => {
        expect(await page.evaluate(isWiderThanWindow), state).toBe(false)
        expect(await page.evaluate(lostText), state).toEqual([])
        expect(await page.evaluate(overlaps), state).toEqual([])
      }

      // A window of 1280 px has 640 at 200 % and 320 at 400 %.
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: width })
        await holdsAll(`${width} px wide`)
      }

      // On paper: A4 between its margins, without grounds, because printers leave them out.
      await page.setViewportSize({ width: 718, height: 1000 })
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await holdsAll('on paper')
      expect(await page.evaluate(printedFaintly)).toEqual([])
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' })

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
        await holdsAll(`spaced, ${width} px wide`)
      }
    },
  )
}

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

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `${colorScheme}: letters have 7 : 1, edges and focus 3 : 1, and more where more is asked for`,
    once,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference', reducedMotion: 'reduce' })
      await open(page, '/no-such-path')
      expect(await page.evaluate(faintRoles, [tokens, read, 7] as const)).toEqual([])
      expect(await page.evaluate(faintRoles, [tokens, seen, 3] as const)).toEqual([])
      await page.emulateMedia({ contrast: 'more' })
      expect(await page.evaluate(faintRoles, [tokens, read, 7] as const)).toEqual([])
      expect(await page.evaluate(faintRoles, [tokens, [[['--ink-soft'], grounds]], 12] as const)).toEqual([])
      expect(await page.evaluate(faintRoles, [tokens, [...seen, ...seenWithMore], 4.5] as const)).toEqual([])
    },
  )

  test(`${colorScheme}: title and header are read against the picture behind them`, once, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, '/')
    for (const size of [desk, phone]) {
      await page.setViewportSize(size)
      await page.waitForFunction(isFirstScreenDrawn)
      const lines = await page.evaluate(linesOf, 'h1, header nav a, header nav + * a, header > div > a')
      expect(lines.length).toBeGreaterThan(2)
      const shown = await pixelsOf(await page.screenshot({ scale: 'css' }))
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('* { color: #0000 !important }')
        document.adoptedStyleSheets = [sheet]
      })
      const behind = await pixelsOf(await page.screenshot({ scale: 'css' }))
      await page.evaluate(() => void (document.adoptedStyleSheets = []))
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
      expect(
        faint.map(({ text }) => text),
        `${size.width} px wide`,
      ).toEqual([])
    }
  })
}

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

test('the bars of the browser follow the system, and then the look that was chosen', once, async ({ page }) => {
  const bars = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll(
        (tags) => (tags as HTMLMetaElement[]).find(({ media }) => matchMedia(media || 'all').matches)?.content,
      )
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/no-such-path')
  const day = await bars()
  await page.getByRole('button', { name: ui.eveningLook }).click()
  await expect.poll(bars).not.toBe(day)
  const evening = await bars()
  await page.reload()
  expect(await bars()).toBe(evening)
  await page.getByRole('button', { name: ui.eveningLook }).click()
  await expect.poll(bars).toBe(day)
})
