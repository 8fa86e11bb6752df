/**
 * Checks the budgets of `tests/budgets.ts` by what a browser fetches of the built site, with brotli and nothing in its
 * cache, and that nothing moves, also where the fonts come late. Every test prints what it measured.
 */
import type { Page, Request } from '@playwright/test'
import { fonts, largerPictures, pictures, shift, shiftOfFonts, untilQuiet } from '../../budgets.ts'
import { builtPage, pagePaths, type PagePath } from '../../site/built-pages.ts'
import { builtEncoding } from '../../../tools/build-stamp.ts'
import { root } from '../../../tools/root.ts'
import { holdBack } from '../support/steps.ts'
import { expect, launch, test } from '../support/fixtures.ts'

const screens = {
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
}

const wide: PagePath[] = ['/', '/accommodations', '/enjoyments']

test.describe.configure({ timeout: 120_000 })

/** Bytes are those of the body as it was transferred; the times are those of the page, in milliseconds. */
type Answer = { url: string; bytes: number; askedAt: number; loadedAt: number }

/** What the page has fetched, itself included, and nothing from a cache. Runs in the page. */
function answersSoFar(): Answer[] {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const all = performance.getEntriesByType('resource') as (PerformanceResourceTiming & { deliveryType: string })[]
  return [loaded!, ...all.filter(({ deliveryType }) => deliveryType !== 'cache')].map((entry) => ({
    url: entry.name,
    bytes: entry.encodedBodySize,
    askedAt: entry.startTime,
    loadedAt: loaded!.loadEventEnd,
  }))
}

/** Resolves when what the page shows is drawn, observers have been called, and nothing waits to be run. Runs in the page. */
async function untilIdle(): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await new Promise((resolve) => requestIdleCallback(resolve))
  }
}

/** @returns what has been fetched once nothing is on its way, and the page asks for nothing more */
function watchNetwork(page: Page): () => Promise<Answer[]> {
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  return async () => {
    for (let before = -1; before < asked.length;) {
      before = asked.length
      await Promise.all(asked.map(async (request) => (await request.response())?.finished()))
      await page.evaluate(untilIdle)
    }
    return page.evaluate(answersSoFar)
  }
}

const pathOf = ({ url }: Answer) => new URL(url).pathname
const ofType = (answers: Answer[], ending: RegExp) => answers.filter((answer) => ending.test(pathOf(answer)))
const code = (answers: Answer[]) => ofType(answers, /\.(?:js|css)$/)
const images = (answers: Answer[]) => ofType(answers, /\.(?:avif|webp|svg|png|ico)$/)

function hold(page: string, kind: string, answers: Answer[], limit: number): void {
  const sum = answers.reduce((bytes, answer) => bytes + answer.bytes, 0)
  const largest = answers.toSorted((a, b) => b.bytes - a.bytes)[0]
  console.log(`  ${page} ${kind}: ${sum} of ${limit} bytes, ${answers.length} requests`)
  expect.soft(sum, `${page}: ${kind}; the largest is ${largest?.url}, ${largest?.bytes}`).toBeLessThanOrEqual(limit)
}

/** Scrolls to the end of a page, so that everything comes into view. Runs in the page. */
async function scrollToEnd(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  do {
    scrollBy({ top: innerHeight * 0.9, behavior: 'instant' })
    // Observers of what comes near are called after a frame, and what they show is drawn with the next.
    for (let frames = 0; frames < 4; frames += 1) await frame()
  } while (scrollY + innerHeight < document.documentElement.scrollHeight - 2)
}

/** Scripts, styles, fonts and requests of a page, nothing twice. */
function holdCode(path: PagePath, answers: Answer[]): void {
  const named = (builtPage(path).querySelector('html')?.getAttribute('data-app') ?? '').split(' ')
  expect.soft(answers.map(pathOf), `${path}: nothing comes from a cache`).toEqual(expect.arrayContaining(named))
  hold(path, 'scripts and styles', code(answers), untilQuiet.code)
  hold(path, 'fonts', ofType(answers, /\.woff2$/), fonts)
  console.log(`  ${path} requests: ${answers.length} of ${untilQuiet.requests}`)
  expect.soft(answers.length, `${path}: requests`).toBeLessThanOrEqual(untilQuiet.requests)
  const urls = answers.map(({ url }) => url)
  const early = ofType(answers, /\.js$/).filter(({ askedAt, loadedAt }) => askedAt < loadedAt)
  expect.soft(early, `${path}: scripts asked for before the page has loaded`).toEqual([])
  expect.soft(urls, `${path}: nothing is asked for twice`).toEqual([...new Set(urls)])
}

type Shift = PerformanceEntry & { value: number; sources: { node?: Node | null }[] }
type Shifts = { sum: number; moved: string[] }

/**
 * Collects what moves in the window by Chromium's own account (https://web.dev/articles/cls), from when the whole
 * document is painted: a busy machine may paint a part of it before, a figure without its caption. Runs in the page.
 */
function collectShifts(): void {
  const shifts: Shifts = { sum: 0, moved: [] }
  Object.assign(window, { shifts })
  const observer = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      shifts.sum += value
      shifts.moved.push(...sources.map(({ node }) => `${node?.nodeName} “${node?.textContent?.trim().slice(0, 30)}”`))
    }
  })
  const begin = () => observer.observe({ type: 'layout-shift' })
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => requestAnimationFrame(begin)))
}

async function holdStill(page: Page, what: string, limit: number): Promise<number> {
  const { sum, moved } = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)
  console.log(`  ${what} moved ${sum.toFixed(5)} of ${limit.toFixed(5)}`)
  expect.soft(sum, `${what}: what moved:\n${moved.join('\n')}`).toBeLessThanOrEqual(limit)
  return sum
}

for (const [name, paths] of [
  ['phone', pagePaths],
  ['desk', wide],
] as const)
  test.describe(name, () => {
    test.use(screens[name])

    test(`budgets of code and pictures on a ${name}`, launch.once, async ({ context, allowErrors }) => {
      allowErrors(/404|api\.met\.no|ERR_/)
      for (const path of paths) {
        const page = await context.newPage()
        await look(page, path, name)
        await page.close()
      }
    })
  })

/** Fonts are held back, and while requests are, nothing comes from a cache. */
async function look(page: Page, path: PagePath, name: keyof typeof screens): Promise<void> {
  const { atFirst, toTheEnd } = pictures[name]
  const larger = largerPictures[builtEncoding(root) ?? 'published']
  await page.addInitScript(collectShifts)
  const fetched = watchNetwork(page)
  const fontsCome = await holdBack(page, '**/*.woff2')
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  await page.evaluate(untilIdle)
  fontsCome()
  await page.waitForFunction(() =>
    [...document.fonts].every(({ display, status }) => display !== 'swap' || status === 'loaded'),
  )
  await page.evaluate(untilIdle)
  const movedByFonts = await holdStill(page, `${path} on a ${name}, fonts`, shiftOfFonts)
  await page.locator('html[data-ready]').waitFor({ timeout: 60_000 })
  const first = await fetched()
  if (name === 'phone') holdCode(path, first)
  const ahead = await page.evaluate(() =>
    [...document.images].flatMap(({ loading, currentSrc, y }) =>
      loading === 'lazy' && y > innerHeight ? currentSrc : [],
    ),
  )
  const atOnce = images(first).filter(({ url }) => !ahead.includes(url))
  hold(path, `pictures at first on a ${name}`, atOnce, Math.round(atFirst * larger))
  await page.evaluate(scrollToEnd)
  hold(path, `pictures to the end on a ${name}`, images(await fetched()), Math.round(toTheEnd * larger))
  await holdStill(page, `${path} on a ${name}`, movedByFonts + shift)
}
