/**
 * Checks the budgets of `tests/budgets.ts` with the network log of a browser that loads the built site with brotli, and
 * that nothing moves. Every test prints what it measured.
 */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { fonts, largerPictures, pictures, shift, steadyWidths, untilQuiet, whenUsed } from '../../budgets.ts'
import { builtPage, pagePaths, type PagePath } from '../../site/built-pages.ts'
import { builtEncoding } from '../../../tools/build-stamp.ts'
import { root } from '../../../tools/root.ts'
import { calm, expect, launch, test } from '../support/fixtures.ts'
import { bytesOf, overBudget, watchNetwork, type Answer, type NetworkLog } from '../support/network-log.ts'
import { collectPageErrors } from '../support/page-errors.ts'
import { boxes, collectShifts, shiftOf, shiftsSoFar } from '../support/shifts.ts'

const screens = {
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
}

/** The pages with most pictures, which are larger on a desk. */
const wide: PagePath[] = ['/', '/accommodations', '/enjoyments']

// The tests set their own screen size.
test.beforeEach(({}, { project }) => {
  test.skip(project.name !== 'desk', 'once is enough: the screens are set here')
})
test.describe.configure({ timeout: 120_000 })
test.use({ actionTimeout: 10_000 })

const scripts = (answers: Answer[]) => answers.filter(({ kind, path }) => kind === 'Script' || path.endsWith('.js'))
const code = (answers: Answer[]) => answers.filter(({ path }) => /\.(?:js|css)$/.test(path))
const images = (answers: Answer[]) => answers.filter(({ kind }) => kind === 'Image')

function hold(page: string, kind: string, answers: Answer[], limit: number): void {
  console.log(`  ${page} ${kind}: ${bytesOf(answers)} of ${limit} bytes, ${answers.length} requests`)
  expect.soft(overBudget(page, kind, answers, limit)).toBeUndefined()
}

/** Opens a page, and waits until the app has started and nothing more is transferred. */
async function openQuietly(page: Page, path: string): Promise<NetworkLog> {
  const log = await watchNetwork(page)
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor({ timeout: 60_000 })
  await log.quiet()
  return log
}

/** Scrolls to the end of a page, so that everything comes into view. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    do {
      scrollBy({ top: innerHeight * 0.9, behavior: 'instant' })
      // Observers of what comes near are called after a frame, and what they show is drawn with the next.
      for (let frames = 0; frames < 4; frames += 1) await frame()
    } while (scrollY + innerHeight < document.documentElement.scrollHeight - 2)
  })
}

/** The code that a step fetches. */
async function codeOf(log: NetworkLog, step: () => Promise<unknown>): Promise<Answer[]> {
  const before = log.answers().length
  await step()
  await log.quiet()
  return code(log.answers().slice(before))
}

async function holdRequest(page: Page, log: NetworkLog): Promise<void> {
  const request = await codeOf(log, async () => {
    await page.locator('[data-book]').filter({ visible: true }).first().click()
    await page.locator('dialog[open] [name=firstName]').waitFor()
  })
  expect.soft(request.length, 'files of the request').toBeGreaterThan(0)
  hold('/about-us', 'request', request, whenUsed.request)
}

/** Scripts, styles, fonts and requests of a page, nothing twice, nobody else. */
function holdCode(path: PagePath, log: NetworkLog, origin: string): void {
  const answers = log.answers()
  const named = (builtPage(path).querySelector('html')?.getAttribute('data-app') ?? '').split(' ')
  expect
    .soft(
      answers.map((answer) => answer.path),
      `${path}: nothing comes from a cache`,
    )
    .toEqual(expect.arrayContaining(named))
  const fontFiles = answers.filter(({ kind }) => kind === 'Font')
  hold(path, 'scripts and styles', code(answers), untilQuiet.code)
  hold(path, 'fonts', fontFiles, fonts)
  console.log(`  ${path} requests: ${answers.length} of ${untilQuiet.requests}`)
  expect.soft(answers.length, `${path}: requests`).toBeLessThanOrEqual(untilQuiet.requests)

  const expectNone = (what: string, those: Answer[]) =>
    expect
      .soft(
        those.map(({ url }) => url),
        `${path}: ${what}`,
      )
      .toEqual([])
  expectNone(
    'scripts asked for before the page has loaded',
    scripts(answers).filter(({ askedAt }) => askedAt < log.loadedAt()),
  )
  expectNone(
    'asked for twice',
    answers.filter(({ url }, index) => answers.findIndex((other) => other.url === url) !== index),
  )
  expectNone(
    'asked of others',
    answers.filter(({ url }) => new URL(url).origin !== origin),
  )
}

const expectedErrors = /404|api\.met\.no|ERR_/

/** Visits a page with nothing in the browser's cache, and collects the errors of the visit. */
async function visit(
  browser: Browser,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
  try {
    const found = await collectPageErrors(context, options.baseURL ?? '')
    await look(await context.newPage())
    expect.soft(found.filter((line) => !expectedErrors.test(line))).toEqual([])
  } finally {
    await context.close()
  }
}

/**
 * Addresses of pictures that the first screen does not need: all elements that show them are lazy and out of sight. Runs
 * in the page.
 */
function aheadOfTheFinger(): string[] {
  const isAhead = (image: HTMLImageElement) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    const isInSight = top < innerHeight && bottom > 0 && left < innerWidth && right > 0
    return image.loading === 'lazy' && !isInSight
  }
  const needed = new Set([...document.images].filter((image) => !isAhead(image)).map(({ currentSrc }) => currentSrc))
  return [...document.images].map(({ currentSrc }) => currentSrc).filter((address) => !needed.has(address))
}

test.describe('what comes', () => {
  test.use(screens.phone)

  test(
    'budgets of every page: code and pictures, on a phone and a desk',
    { tag: launch },
    async ({ browser, baseURL: address }) => {
      const baseURL = address ?? ''
      for (const path of pagePaths) {
        await test.step(path, async () => {
          // One after the other: side by side they slow each other down, and letters come after their page.
          await visit(browser, { ...screens.phone, baseURL }, (seen) => look(seen, path, 'phone', baseURL))
          if (wide.includes(path))
            await visit(browser, { ...screens.desk, baseURL }, (seen) => look(seen, path, 'desk', baseURL))
        })
      }
    },
  )

  async function look(seen: Page, path: PagePath, name: keyof typeof screens, baseURL: string): Promise<void> {
    const { atFirst, toTheEnd } = pictures[name]
    const larger = largerPictures[builtEncoding(root) ?? 'published']
    await seen.addInitScript(collectShifts)
    const log = await openQuietly(seen, path)
    if (name === 'phone') holdCode(path, log, new URL(baseURL).origin)
    const ahead = await seen.evaluate(aheadOfTheFinger)
    const first = images(log.answers()).filter(({ url }) => !ahead.includes(url))
    hold(path, `pictures at first on a ${name}`, first, Math.round(atFirst * larger))
    await scrollToEnd(seen)
    await log.quiet()
    hold(path, `pictures to the end on a ${name}`, images(log.answers()), Math.round(toTheEnd * larger))
    const { sum, lines } = await seen.evaluate(shiftsSoFar)
    console.log(`  ${path} on a ${name} moved ${sum.toFixed(5)} of ${shift}`)
    expect.soft(sum, `${path} on a ${name}: what moved:\n${lines.join('\n')}`).toBeLessThanOrEqual(shift)
    if (path === '/about-us') await holdRequest(seen, log)
  }

  test('PL4 budgets of the planner, of the weather and a toast', async ({ page, allowErrors }) => {
    allowErrors(/api\.met\.no|ERR_/)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const log = await openQuietly(page, '/location')
    const planner = await codeOf(log, async () => {
      await page.locator('#your-days').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
      await page.locator('#your-days [data-plan]').waitFor({ state: 'attached' })
    })
    const weather = await codeOf(log, () => scrollToEnd(page))
    const copy = page.locator('[data-copy]').filter({ visible: true }).first()
    // The pointer also fetches its tooltip, which is no part of a toast.
    await codeOf(log, async () => {
      await copy.hover()
      await page.locator('[popover]:popover-open').waitFor()
    })
    const toast = await codeOf(log, async () => {
      await copy.click()
      await page.locator('[data-sonner-toast]').waitFor()
    })
    expect(Math.min(planner.length, weather.length, toast.length)).toBeGreaterThan(0)
    hold('/location', 'planner', planner, whenUsed.planner)
    hold('/location', 'weather and toasts', [...weather, ...toast], whenUsed.weatherAndToasts)
  })
})

/** Holds answers to some requests back. @returns a function that lets them come, but for those of some paths */
async function holdUntil(page: Page, files: RegExp): Promise<(butFor: readonly string[]) => void> {
  const { promise, resolve } = Promise.withResolvers<readonly string[]>()
  await page.route(files, async (route) => {
    const never = await promise
    if (!never.includes(new URL(route.request().url()).pathname)) await route.continue().catch(() => {})
  })
  return resolve
}

/** Fonts that are used only where they come at once (`font-display: optional`). Runs in the page. */
function optionalFonts(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  return rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => style)
    .filter((style) => style.getPropertyValue('font-display') === 'optional')
    .map((style) => /url\("?([^")]+)/.exec(style.getPropertyValue('src'))?.[1] ?? '')
    .map((address) => new URL(address, location.href).pathname)
}

const screenOf = (width: number) => ({ width, height: width < 700 ? 780 : 900 })

test.describe('as fonts and pictures come', () => {
  test.use({ ...screens.desk, ...calm })

  test('nothing moves on any page at any width as fonts and pictures come', async ({ page, allowErrors }) => {
    allowErrors(/404|ERR_/)
    for (const path of pagePaths) await test.step(path, () => holdStill(page, path))
  })

  async function holdStill(page: Page, path: PagePath): Promise<void> {
    // What the app itself moves is asked above: here it never comes.
    await page.unrouteAll()
    await page.goto('about:blank')
    await holdUntil(page, /\.js$/)
    const heldFonts: string[] = []
    page.on('request', (request) => request.url().endsWith('.woff2') && heldFonts.push(request.url()))
    const [fontsCome, picturesCome] = [await holdUntil(page, /\.woff2$/), await holdUntil(page, /\/pictures\//)]
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(
      () =>
        document.readyState !== 'loading' &&
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
          ({ sheet, disabled }) => sheet || disabled,
        ),
      undefined,
      { polling: 100 },
    )
    const atAllWidths = async () => {
      const measured = []
      for (const width of steadyWidths) {
        await page.setViewportSize(screenOf(width))
        measured.push(await page.evaluate(boxes))
      }
      return measured
    }
    const bare = await atAllWidths()
    expect(heldFonts.length, 'fonts that are still to come').toBeGreaterThan(0)
    fontsCome(await page.evaluate(optionalFonts))
    await page.waitForFunction(
      () => [...document.fonts].every(({ display, status }) => display !== 'swap' || status === 'loaded'),
      undefined,
      { polling: 100 },
    )
    const lettered = await atAllWidths()
    picturesCome([])
    await page.evaluate(async () => {
      const all = [...document.images].filter((image) => image.checkVisibility())
      for (const image of all) image.loading = 'eager'
      await Promise.all(all.map((image) => image.decode().catch(() => {})))
    })
    const whole = await atAllWidths()
    for (const [at, width] of steadyWidths.entries()) {
      const screen = screenOf(width)
      // Fonts come while the first screen is read, pictures wherever the guest is.
      const shifts = {
        fonts: shiftOf(bare[at]!, lettered[at]!, screen, screen.height),
        pictures: shiftOf(lettered[at]!, whole[at]!, screen, Infinity),
      }
      for (const [what, { sum, lines }] of Object.entries(shifts)) {
        console.log(`  ${path} at ${width} px, ${what}: moved ${sum.toFixed(5)} of ${shift}`)
        expect.soft(sum, `${path} at ${width} px, ${what}:\n${lines.join('\n')}`).toBeLessThanOrEqual(shift)
      }
    }
  }
})
