/**
 * `npm run bench`: loads every page on a slow phone, in turn with the same page as paper, which is its HTML without
 * scripts: the ratios say what scripts cost a reader. Writes docs/speed.md. A number of loads may follow:
 * `npm run bench -- 9`.
 */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser, type Page } from '@playwright/test'
import { createSiteServer, listen } from '../serve/server.ts'
import { buildSite } from '../tools/build.ts'
import { isBuilt } from '../tools/build-stamp.ts'
import { root } from '../tools/root.ts'
import { installBrowsers } from './browsers.ts'
import { pagePaths } from './site/built-pages.ts'

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** Chromium's slow 4G as it is applied to every request: milliseconds and bytes a second. */
const network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 180_000 }
const slowdown = 4

/** Milliseconds since the navigation began, and for `task` and `press` how long; NaN where there was none. */
type Seen = { paint: number; largest: number; task: number; answers: number; press: number }

/** Runs in the page before its own scripts. */
function observe() {
  const seen: Seen = { paint: NaN, largest: NaN, task: 0, answers: NaN, press: NaN }
  Object.assign(window, { seen })
  const each = (type: string, note: (entry: PerformanceEntry) => unknown, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more })
  const isFirst = ({ name }: PerformanceEntry) => name === 'first-contentful-paint'
  each('paint', (entry) => isFirst(entry) && (seen.paint = entry.startTime))
  each('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
  each('longtask', ({ duration }) => (seen.task = Math.max(seen.task, duration)))
  const note = (entry: PerformanceEntry) => {
    if ((entry as PerformanceEventTiming).interactionId) seen.press = Math.max(seen.press || 0, entry.duration)
  }
  each('event', note, { durationThreshold: 16 })
  const look = () => {
    if (document.documentElement?.dataset.ready === undefined) requestAnimationFrame(look)
    else seen.answers = performance.now()
  }
  look()
}

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

async function loadPage(browser: Browser, address: string, { isPaper }: { isPaper: boolean }): Promise<Seen> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', network)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(observe)
    await page.goto(address)
    if (!isPaper) await page.locator('html[data-ready]').waitFor()
    await page.waitForLoadState('networkidle')
    const { task } = await seenBy(page)
    await page.locator('header details summary').first().tap()
    await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.press > 0)
    return { ...(await seenBy(page)), task }
  } finally {
    await context.close()
  }
}

function makePaper(dist: string): string {
  const paper = join(root, '.generated/paper')
  rmSync(paper, { recursive: true, force: true })
  cpSync(dist, paper, { recursive: true })
  for (const name of globSync('*.html', { cwd: paper })) {
    const file = join(paper, name)
    const html = readFileSync(file, 'utf8').replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    writeFileSync(file, html)
    writeFileSync(`${file}.br`, brotliCompressSync(html))
    rmSync(`${file}.gz`, { force: true })
  }
  return paper
}

function median(values: number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? NaN
}

function cells(pairs: [Seen, Seen][]): string[] {
  const middle = (of: keyof Seen, at: 0 | 1) => median(pairs.map((pair) => pair[at][of]))
  const pair = (of: keyof Seen) => `${Math.round(middle(of, 0))} / ${Math.round(middle(of, 1))}`
  const ratio = (of: keyof Seen) => `${pair(of)} = ${(middle(of, 0) / middle(of, 1)).toFixed(2)}`
  return [ratio('paint'), ratio('largest'), pair('task'), pair('press'), String(Math.round(middle('answers', 0)))]
}

const head = ['page', 'first paint', 'largest paint', 'longest task', 'press', 'app answers']
const line = (row: string[]) => `| ${row.join(' | ')} |`

const report = (rows: string[][], runs: number, version: string) => `# Speed

Written by \`npm run bench\`. Each page is loaded in turn with the same page as paper, which is its HTML without scripts,
so that a busy machine slows both.

A phone of 412 pixels, its processor slowed ${slowdown} times, on slow 4G (562 ms a request, 1.44 Mbit/s), with an empty
cache, over HTTP/1.1. Medians of ${runs} loads, ours / paper; times in milliseconds. *Press*: from a press on the menu until
the next paint. *App answers*: until booking opens its dialog; before that it is a link.

${[head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows].map(line).join('\n')}

${new Date().toISOString().slice(0, 10)}, Chromium ${version}, Node ${process.versions.node}, ${cpus().length} cores. \
Look at the ratios: the times depend on the machine.

What pages may weigh is in \`tests/budgets.ts\`, and every \`npm test\` holds it. For Lighthouse, run
\`npx lighthouse http://localhost:4173 --view\` beside \`npm start\`; until the site has its own address, it counts as a fault
that search engines are asked to stay away.
`

const runs = Number(process.argv[2] ?? 5)
const dist = join(root, 'dist')
if (!isBuilt(root, 'fast')) await buildSite('published')
const { chromium: program } = await installBrowsers()
const servers = [dist, makePaper(dist)].map((dir) => createSiteServer({ dir }))
const [site, paper] = await Promise.all(servers.map((server) => listen(server, 0)))
const browser = await chromium.launch(program ? { executablePath: program } : {})
const rows: string[][] = []
for (const path of pagePaths) {
  const pairs: [Seen, Seen][] = []
  for (let run = 0; run < runs; run += 1) {
    const ours = await loadPage(browser, site + path, { isPaper: false })
    pairs.push([ours, await loadPage(browser, paper + path, { isPaper: true })])
  }
  rows.push([path, ...cells(pairs)])
  console.log(line(rows.at(-1)!))
}
writeFileSync(join(root, 'docs/speed.md'), report(rows, runs, browser.version()))
await browser.close()
for (const server of servers) server.close().closeAllConnections()
