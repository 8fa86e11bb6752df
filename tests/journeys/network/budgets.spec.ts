/**
 * Checks the budgets of `tests/budgets.ts` with the network log of a browser that loads the built site with brotli.
 * Every test prints what it measured.
 */
import type { Page } from '@playwright/test'
import { fonts, largerPictures, pictures, shift, slow, steadyWidths, untilQuiet, whenUsed } from '../../budgets.ts'
import { pagePaths } from '../../site/built-pages.ts'
import { builtEncoding } from '../../../tools/built-state.ts'
import { root } from '../../../tools/root.ts'
import { expect, test } from '../support/fixtures.ts'
import { bytesOf, overBudget, watchNetwork, type Answer, type NetworkLog } from '../support/network-log.ts'

const desk = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

// The tests set their own screen size.
test.beforeEach(({ allowErrors }, { project }) => {
  test.skip(project.name !== 'desk', 'once is enough: the screens are set here')
  allowErrors(/404/)
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

/** Waits until the app has started, which takes its time where five pages do so at once. */
const ready = (page: Page) => page.locator('html[data-ready]').waitFor({ timeout: 30_000 })

/** Waits until the app has started and nothing has been transferred for half a second. */
async function quiet(page: Page): Promise<void> {
  await ready(page)
  await page.waitForTimeout(700)
  await page.waitForLoadState('networkidle')
}

/** Scrolls slowly to the end of a page, so that everything comes into view. */
async function scrollToEnd(page: Page): Promise<void> {
  for (let isEnd = false; !isEnd;) {
    isEnd = await page.evaluate(() => {
      scrollBy({ top: innerHeight * 0.7, behavior: 'instant' })
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2
    })
    await page.waitForTimeout(120)
  }
  await page.waitForTimeout(500)
  await page.waitForLoadState('networkidle')
}

test.describe('what comes when it is used', () => {
  test.use(desk)

  /** The code that an action has fetched. */
  async function fetchedBy(page: Page, act: () => Promise<void>): Promise<Answer[]> {
    const log = await watchNetwork(page)
    await act()
    await page.waitForLoadState('networkidle')
    return code(log.answers())
  }

  test('budget of the request', async ({ page }) => {
    await page.goto('/about-us')
    await quiet(page)
    const request = await fetchedBy(page, async () => {
      await page.locator('[data-book]').filter({ visible: true }).first().click()
      await page.locator('dialog[open] [name=firstName]').waitFor()
    })
    expect(request.length).toBeGreaterThan(0)
    hold('/about-us', 'request', request, whenUsed.request)
  })

  const comeNearDays = async (page: Page) => {
    await page.locator('#your-days').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await page.locator('#your-days [data-plan]').waitFor({ state: 'attached' })
  }

  test('P2 budget of the planner', async ({ page, allowErrors }) => {
    allowErrors(/api\.met\.no|ERR_/)
    await page.goto('/location')
    await quiet(page)
    const planner = await fetchedBy(page, () => comeNearDays(page))
    expect(planner.length).toBeGreaterThan(0)
    hold('/location', 'planner', planner, whenUsed.planner)
  })

  test('budget of the weather and a toast', async ({ page, allowErrors }) => {
    allowErrors(/api\.met\.no|ERR_/)
    await page.goto('/location')
    await quiet(page)
    await comeNearDays(page)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const weather = await fetchedBy(page, () => scrollToEnd(page))
    const copy = page.locator('[data-copy]').filter({ visible: true }).first()
    // The pointer also fetches its tooltip.
    await copy.hover()
    await page.locator('[popover]:popover-open').waitFor()
    const toast = await fetchedBy(page, async () => {
      await copy.click()
      await page.locator('[data-sonner-toast]').waitFor()
    })
    expect(Math.min(weather.length, toast.length)).toBeGreaterThan(0)
    hold('/location', 'weather and toasts', [...weather, ...toast], whenUsed.weatherAndToasts)
  })
})

/** Scripts, styles, fonts and requests of a page, nothing twice, nobody else. */
function holdCode(path: string, log: NetworkLog, origin: string): void {
  const answers = log.answers()
  hold(path, 'scripts and styles', code(answers), untilQuiet.code)
  hold(
    path,
    'fonts',
    answers.filter(({ kind }) => kind === 'Font'),
    fonts,
  )
  console.log(`  ${path} requests: ${answers.length} of ${untilQuiet.requests}`)
  expect.soft(answers.length, `${path}: requests`).toBeLessThanOrEqual(untilQuiet.requests)

  const early = scripts(answers).filter(({ askedAt }) => askedAt < log.loadedAt())
  expect
    .soft(
      early.map((answer) => answer.path),
      `${path}: scripts asked for before the page has loaded`,
    )
    .toEqual([])
  const twice = answers.filter(({ url }, index) => answers.findIndex((other) => other.url === url) !== index)
  expect
    .soft(
      twice.map((answer) => answer.path),
      `${path}: asked for twice`,
    )
    .toEqual([])
  const elsewhere = answers.filter(({ url }) => new URL(url).origin !== origin)
  expect
    .soft(
      elsewhere.map(({ url }) => url),
      `${path}: asked of others`,
    )
    .toEqual([])
}

for (const [name, screen] of Object.entries({ phone, desk })) {
  test.describe(() => {
    test.use(screen)

    for (const path of pagePaths) {
      test(`budgets of ${path} on a ${name}: code until it is quiet, pictures then and to its end`, async ({
        page,
        baseURL,
        allowErrors,
      }) => {
        if (path === '/location') allowErrors(/api\.met\.no|ERR_/)
        const budget = pictures[name as 'phone' | 'desk']
        const larger = largerPictures[(await builtEncoding(root)) ?? 'published']
        const log = await watchNetwork(page)
        await page.goto(path)
        await quiet(page)
        if (name === 'phone') holdCode(path, log, new URL(baseURL ?? '').origin)
        hold(path, `pictures at first on a ${name}`, images(log.answers()), Math.round(budget.atFirst * larger))
        await scrollToEnd(page)
        hold(path, `pictures to the end on a ${name}`, images(log.answers()), Math.round(budget.toTheEnd * larger))
      })
    }
  })
}

test.describe('with slow fonts and pictures', () => {
  for (const path of pagePaths) {
    test(`nothing moves on ${path} at any width`, async ({ context, allowErrors }) => {
      if (path === '/location') allowErrors(/api\.met\.no|ERR_/)
      await context.route(/\.woff2$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, slow.fonts))
        await route.continue().catch(() => {})
      })
      await context.route(/\/pictures\//, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, slow.pictures))
        await route.continue().catch(() => {})
      })
      await context.addInitScript(() => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node | null }[] }
        const moved: string[] = []
        Object.assign(window, { moved })
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const what = sources.map(({ node }) => {
              const element = node instanceof Element ? node : node?.parentElement
              return `${element?.tagName.toLowerCase()}.${element?.className} "${element?.textContent?.trim().slice(0, 30)}"`
            })
            moved.push(`${value.toFixed(5)} at ${Math.round(scrollY)}: ${what.join(', ')}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      /** Loads the page at a width, scrolls to its end, and returns what moved. */
      const movedAt = async (width: number): Promise<string[]> => {
        const page = await context.newPage()
        await page.setViewportSize({ width, height: width < 700 ? 780 : 900 })
        await page.goto(path)
        await ready(page)
        await page.evaluate(() => document.fonts.ready)
        await scrollToEnd(page)
        const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved)
        await page.close()
        return moved
      }
      const sumOf = (moved: string[]) => moved.reduce((all, line) => all + Number.parseFloat(line), 0)

      // Most of the time is spent waiting for fonts and pictures: all widths wait together.
      await Promise.all(
        steadyWidths.map(async (width) => {
          let moved = await movedAt(width)
          // On a busy machine a font may arrive within a frame: a real shift happens again.
          if (sumOf(moved) > shift) moved = await movedAt(width)
          const sum = sumOf(moved)
          console.log(`  ${path} at ${width} px moved ${sum.toFixed(5)} of ${shift}`)
          expect.soft(sum, `${path} at ${width} px: what moved:\n${moved.join('\n')}`).toBeLessThanOrEqual(shift)
        }),
      )
    })
  }
})
