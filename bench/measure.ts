/** Measures a visit to a page in Chromium with slowed network and processor. */
import type { Browser, Locator, Page } from '@playwright/test'
import type { Network } from './options.ts'

export type Load = {
  /** Milliseconds since the navigation began; NaN where there was none. */
  firstPaint: number
  largestPaint: number
  menuAnswers: number
  bookingAnswers: number
  /** Bytes transferred, with headers, until the network is quiet. */
  bytes: number
  requests: number
  /** Milliseconds of the longest task; 0 where none takes more than 50. */
  longestTask: number
}

export type Click = { cold: number; warm: number }

/** Milliseconds to the next paint of any kind; and to the one that shows the other look, or the dialog. */
export type Interactions = {
  menu: number
  look: number
  lookShown: number
  dialog: number
  dialogShown: number
  typing: number
}

const slowdown = 4
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

type Seen = {
  paint: number
  largest: number
  longest: number
  menu: number
  ready: number
  events: number
  /** From the last press until the look had changed, or a dialog was open, and the browser had painted it. */
  shown: number
}

/** Runs in the page before its own scripts. */
function observe() {
  const seen: Seen = { paint: NaN, largest: NaN, longest: 0, menu: NaN, ready: NaN, events: 0, shown: NaN }
  Object.assign(window, { seen })
  const each = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more })
  each('paint', (entry) => {
    if (entry.name !== 'first-contentful-paint') return
    seen.paint = entry.startTime
    // Opens the menu as soon as it is on the screen, as the first thing that a guest could do.
    const toggle = document.querySelector<HTMLElement>('header details summary')
    const menu = toggle?.closest('details')
    if (!toggle || !menu) return
    menu.addEventListener('toggle', () => (seen.menu = performance.now()), { once: true })
    toggle.click()
    requestAnimationFrame(() => requestAnimationFrame(() => (menu.open = false)))
  })
  each('largest-contentful-paint', (entry) => (seen.largest = entry.startTime))
  each('longtask', (entry) => (seen.longest = Math.max(seen.longest, entry.duration)))
  each(
    'event',
    (entry) => {
      if ((entry as PerformanceEventTiming).interactionId) seen.events = Math.max(seen.events, entry.duration)
    },
    { durationThreshold: 16 },
  )
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      seen.shown = NaN
      const change = new MutationObserver(() => {
        change.disconnect()
        requestAnimationFrame(() => setTimeout(() => (seen.shown = performance.now() - timeStamp)))
      })
      change.observe(document, { subtree: true, attributeFilter: ['data-look', 'open'] })
    },
    true,
  )
  document.addEventListener(
    'readystatechange',
    () => {
      new MutationObserver(() => {
        if (document.documentElement.dataset.ready !== undefined && Number.isNaN(seen.ready))
          seen.ready = performance.now()
      }).observe(document.documentElement, { attributes: true, attributeFilter: ['data-ready'] })
    },
    { once: true },
  )
}

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/** Opens a page with an empty cache and starts measuring. */
async function open(browser: Browser, network: Network) {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true, serviceWorkers: 'block' })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const cost = { bytes: 0, requests: 0 }
  client.on('Network.requestWillBeSent', ({ request }) => {
    if (/^https?:/.test(request.url)) cost.requests += 1
  })
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    cost.bytes += encodedDataLength
  })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.bitsPerSecond / 8,
    uploadThroughput: network.bitsPerSecond / 8,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observe)
  return { context, page, cost }
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  // The app is fetched when the browser is idle, at most two seconds after the load event.
  await page.waitForTimeout(2_200)
  await page.waitForLoadState('networkidle')
}

export async function measureLoad(browser: Browser, address: string, network: Network): Promise<Load> {
  const { context, page, cost } = await open(browser, network)
  try {
    await page.goto(address, { timeout: 90_000 })
    await settle(page)
    const { paint, largest, longest, menu, ready } = await seenBy(page)
    return {
      firstPaint: paint,
      largestPaint: largest,
      menuAnswers: menu,
      bookingAnswers: ready,
      longestTask: longest,
      ...cost,
    }
  } finally {
    await context.close()
  }
}

/** Milliseconds from a click on a link to the next page's heading. */
export async function measureClick(browser: Browser, from: string, to: string, network: Network): Promise<Click> {
  const toAnother = async (isWarm: boolean): Promise<number> => {
    const { context, page } = await open(browser, network)
    try {
      await page.goto(from, { waitUntil: isWarm ? 'load' : 'commit', timeout: 90_000 })
      if (isWarm) {
        await settle(page)
        await page.locator('header details summary').tap()
        // Long enough to prefetch the pages in the menu on the slowest network.
        await page.waitForTimeout(4_000)
      } else await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      const before = await page.locator('h1').textContent()
      const clickedAt = await page.evaluate((path) => {
        const link = document.querySelector<HTMLElement>(`header a[href="${path}"]`)
        const at = performance.timeOrigin + performance.now()
        link?.click()
        return at
      }, to)
      const shown = await page.waitForFunction(
        (old) => {
          const heading = document.querySelector('h1')
          if (!heading || heading.textContent === old) return undefined
          const [painted] = performance.getEntriesByName('first-contentful-paint')
          if (!painted) return undefined
          // On a new document the heading shows with the first paint; in place, now.
          const now = performance.timeOrigin + performance.now()
          const paintedAt = performance.timeOrigin + painted.startTime
          return document.documentElement.dataset.ready === undefined ? paintedAt : now
        },
        before,
        { polling: 'raf', timeout: 30_000 },
      )
      return ((await shown.jsonValue()) ?? NaN) - clickedAt
    } finally {
      await context.close()
    }
  }
  return { cold: await toAnother(false), warm: await toAnother(true) }
}

/** Taps without Playwright's own checks, which would be counted as work of the page. */
async function tapAtRest(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await target.page().waitForTimeout(700)
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is nothing to tap: ${target.toString()}`)
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** The slowest event of each interaction. Only the processor is slowed. */
export async function measureInteractions(browser: Browser, address: string): Promise<Interactions> {
  const { context, page } = await open(browser, { name: '', latency: 0, bitsPerSecond: 1e9 })
  try {
    await page.goto(address)
    await page.locator('html[data-ready]').waitFor()
    await settle(page)
    const seenAfter = async (act: () => Promise<void>): Promise<Seen> => {
      await page.evaluate(() => void ((window as unknown as { seen: Seen }).seen.events = 0))
      await act()
      await page.waitForTimeout(900)
      return seenBy(page)
    }
    const menu = await seenAfter(() => tapAtRest(page.locator('header details summary')))
    const look = await seenAfter(() => tapAtRest(page.locator('[data-look-switch]').filter({ visible: true }).first()))
    await page.keyboard.press('Escape')
    const dialog = await seenAfter(() => tapAtRest(page.locator('[data-book]').filter({ visible: true }).last()))
    const typing = await seenAfter(async () => {
      const field = page.locator('dialog[open] input:is([type=text],[type=email],:not([type]))').first()
      await tapAtRest(field)
      await field.pressSequentially('Wanjiru', { delay: 120 })
    })
    return {
      menu: menu.events,
      look: look.events,
      lookShown: look.shown,
      dialog: dialog.events,
      dialogShown: dialog.shown,
      typing: typing.events,
    }
  } finally {
    await context.close()
  }
}
