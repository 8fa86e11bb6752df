/**
 * The budgets of `tests/budgets.ts`, held against the log of a real browser that loads the built site with brotli.
 * Every journey prints what it measured, so that a budget's room is seen before it is used up.
 */
import type { Page } from '@playwright/test'
import {
  firstFlight, fonts, laterParts, ownScripts, pictures, prefetched, shift, slow, steadyWidths, type Budget,
} from '../budgets.ts'
import { builtPage, pagePaths, type PagePath } from '../site/built-pages.ts'
import { expect, test } from './fixtures.ts'
import { bytesOf, overBudget, watchNetwork, type Answer } from './network-log.ts'

const desk = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

// The journeys bring their own screens.
test.beforeEach(({ allowTrouble }, { project }) => {
  test.skip(project.name !== 'desk', 'once is enough: the screens are set here')
  allowTrouble(/404/)
})
test.describe.configure({ timeout: 120_000 })
test.use({ actionTimeout: 10_000 })

/** The modules that the built page names for its own app. */
const modulesOf = (path: PagePath): string[] =>
  builtPage(path).querySelector('html')?.getAttribute('data-app')?.split(' ') ?? []

/** The map of the guide: drawn in the built page, and code of its own only for that page. */
const isMap = ({ path }: Answer) => path.includes('/GuideMap-')

const scripts = (answers: Answer[]) => answers.filter(({ kind, path }) => kind === 'Script' || path.endsWith('.js'))
const images = (answers: Answer[]) => answers.filter(({ kind }) => kind === 'Image')

const isEnquiry = ({ path }: Answer) => /\/(?:EnquiryDialog|enquiry-parts)-/.test(path)

/** What was fetched ahead: code that this page does not name as its own, the enquiry apart, whose button is in view. */
function ofOtherPages(path: PagePath, answers: Answer[]): Answer[] {
  const own = new Set(modulesOf(path))
  return scripts(answers).filter((answer) => !own.has(answer.path) && !isEnquiry(answer))
}

function hold(page: string, kind: string, answers: Answer[], budget: Budget): void {
  const aim = budget.aim === undefined ? '' : ` (aim ${budget.aim})`
  console.log(`  ${page} ${kind}: ${bytesOf(answers)} of ${budget.limit} bytes${aim}, ${answers.length} requests`)
  expect.soft(overBudget(page, kind, answers, budget)).toBeUndefined()
}

/** Says what a guest's connection is, as some browsers tell it. */
const connectBy = (page: Page, connection: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((told) => {
    Object.defineProperty(navigator, 'connection', { get: () => Object.assign(new EventTarget(), told) })
  }, connection)

const ready = (page: Page) => page.locator('html[data-ready]').waitFor()

/** The app is there and has fetched ahead what it wants to; nothing has travelled for half a second. */
async function idle(page: Page): Promise<void> {
  await ready(page)
  await page.waitForTimeout(700)
  await page.waitForLoadState('networkidle')
}

/** Walks down a page as a reader does, so that everything on it comes into view. */
async function scrollToEnd(page: Page): Promise<void> {
  for (let isEnd = false; !isEnd; ) {
    isEnd = await page.evaluate(() => {
      scrollBy({ top: innerHeight * 0.7, behavior: 'instant' })
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2
    })
    await page.waitForTimeout(120)
  }
  await page.waitForTimeout(500)
  await page.waitForLoadState('networkidle')
}

test.describe('at a desk', () => {
  test.use(desk)

  for (const path of pagePaths) {
    test(`budgets of ${path}: first flight, scripts, fonts, nothing twice, nobody else`, async ({ page, baseURL }) => {
      const log = await watchNetwork(page)
      await page.goto(path)
      await idle(page)
      const answers = log.answers()

      hold(path, 'first flight', answers.filter(({ kind }) => kind === 'Document'), firstFlight(path))
      hold(path, 'fonts', answers.filter(({ kind }) => kind === 'Font'), fonts)
      const own = new Set(modulesOf(path))
      hold(path, 'own scripts', scripts(answers).filter((answer) => own.has(answer.path)), ownScripts)
      hold(path, 'scripts of other pages', ofOtherPages(path, answers), prefetched)

      const early = scripts(answers).filter(({ askedAt }) => askedAt < log.loadedAt())
      expect.soft(early.map((answer) => answer.path), `${path}: scripts asked for before the page has loaded`).toEqual([])
      expect.soft(answers.filter(isMap), `${path}: the map is no code to fetch ahead, and is drawn where it was built`).toEqual([])
      const twice = answers.filter(({ url }, index) => answers.findIndex((other) => other.url === url) !== index)
      expect.soft(twice.map((answer) => answer.path), `${path}: asked for twice`).toEqual([])
      const elsewhere = answers.filter(({ url }) => new URL(url).origin !== new URL(baseURL ?? '').origin)
      expect.soft(elsewhere.map(({ url }) => url), `${path}: asked of others`).toEqual([])
    })
  }

  test('budget of what comes later: enquiry, confirmations and weather on one visit', async ({ page, allowTrouble }) => {
    allowTrouble(/api\.met\.no|ERR_/)
    const known = new Set(pagePaths.flatMap(modulesOf))
    const log = await watchNetwork(page)
    await page.goto('/location')
    await ready(page)
    await scrollToEnd(page)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: /^copy/i }).first().click()
    await page.locator('[data-book]').filter({ visible: true }).first().click()
    await page.locator('dialog[open]').waitFor()
    await page.waitForLoadState('networkidle')
    const later = scripts(log.answers()).filter((answer) => !known.has(answer.path) && !isMap(answer))
    const names = later.map((answer) => answer.path).join(' ')
    for (const part of ['enquiry', 'Toasts', 'LiveWeather']) expect(names).toContain(part)
    hold('/location', 'later parts', later, laterParts)
  })

  for (const [name, connection] of Object.entries({
    'who saves data': { saveData: true, effectiveType: '4g' },
    'on 2G': { saveData: false, effectiveType: '2g' },
  })) {
    test(`nothing is fetched ahead for a guest ${name}`, async ({ page }) => {
      await connectBy(page, connection)
      for (const path of pagePaths) {
        const log = await watchNetwork(page)
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        if (connection.saveData) {
          // Longer than the starter ever waits for a quiet moment.
          await page.waitForTimeout(2_500)
          const asked = scripts(log.answers()).map((answer) => answer.path)
          expect.soft(asked, `${path}: scripts for a guest who does nothing`).toEqual([])
          await page.keyboard.press('Shift')
        }
        await idle(page)
        const ahead = ofOtherPages(path, log.answers()).map((answer) => answer.path).filter((file) => /(?:Page|Still)-/.test(file))
        expect.soft(ahead, `${path}: code of other pages`).toEqual([])
      }
    })
  }

  test('a click on a link whose page was fetched ahead shows its heading without any network', async ({
    page, context, allowTrouble,
  }) => {
    // Whatever else the next page wants to fetch ahead fails here, as it must.
    allowTrouble(/ERR_INTERNET_DISCONNECTED|Unable to preload/)
    for (const to of pagePaths.filter((path) => path !== '/404')) {
      await context.setOffline(false)
      await page.goto(to === '/' ? '/about-us' : '/')
      await idle(page)
      await context.setOffline(true)
      await page.locator(`header a[href="${to}"]`).filter({ visible: true }).first().click()
      const heading = builtPage(to).querySelector('h1')?.text.replaceAll(/\s+/g, ' ').trim() ?? ''
      await expect(page.getByRole('heading', { level: 1 }), to).toHaveText(heading, { timeout: 3_000 })
    }
  })
})

for (const [name, screen] of Object.entries({ phone, desk })) {
  test.describe(`pictures on a ${name}`, () => {
    test.use(screen)

    for (const path of pagePaths) {
      test(`budget of pictures on a ${name}: ${path}`, async ({ page, allowTrouble }) => {
        if (path === '/location') allowTrouble(/api\.met\.no|ERR_/)
        const budget = pictures(name as 'phone' | 'desk')
        const log = await watchNetwork(page)
        await page.goto(path)
        await idle(page)
        hold(path, `pictures at first on a ${name}`, images(log.answers()), budget.atFirst)
        await scrollToEnd(page)
        hold(path, `pictures to the end on a ${name}`, images(log.answers()), budget.toTheEnd)
      })
    }
  })
}

test.describe('with slow fonts and pictures', () => {
  for (const path of pagePaths) {
    test(`nothing moves on ${path} at any width`, async ({ page, allowTrouble }) => {
      if (path === '/location') allowTrouble(/api\.met\.no|ERR_/)
      await page.route(/\.woff2$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, slow.fonts))
        await route.continue().catch(() => {})
      })
      await page.route(/\/pictures\//, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, slow.pictures))
        await route.continue().catch(() => {})
      })
      await page.addInitScript(() => {
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
      /** Loads the page at a width, reads it to its end, and says what moved meanwhile. */
      const movedAt = async (width: number): Promise<string[]> => {
        await page.setViewportSize({ width, height: width < 700 ? 780 : 900 })
        await page.goto(path)
        await ready(page)
        await page.evaluate(() => document.fonts.ready)
        await scrollToEnd(page)
        return page.evaluate(() => (window as unknown as { moved: string[] }).moved)
      }
      const sumOf = (moved: string[]) => moved.reduce((all, line) => all + Number.parseFloat(line), 0)

      for (const width of steadyWidths) {
        let moved = await movedAt(width)
        // On a machine that is held up a face may come in the middle of a frame: what moves always, moves again.
        if (sumOf(moved) > shift.limit) moved = await movedAt(width)
        const sum = sumOf(moved)
        console.log(`  ${path} at ${width} px moved ${sum.toFixed(5)} of ${shift.limit}`)
        expect.soft(sum, `${path} at ${width} px: what moved:\n${moved.join('\n')}`).toBeLessThanOrEqual(shift.limit)
      }
    })
  }
})
