import type { Page } from '@playwright/test'

export type Answer = {
  url: string
  /** Path of the address. */
  path: string
  /** The type of the request: Document, Script, Stylesheet, Image, Font, Fetch … */
  kind: string
  /** Transferred bytes of the body, without headers. */
  bytes: number
  /** Seconds on the clock of the browser. */
  askedAt: number
}

export type NetworkLog = {
  /** All transfers so far, without those from the cache. */
  answers: () => Answer[]
  /** When the load event was over, on the clock of `askedAt`. */
  loadedAt: () => number
  /** Resolves once nothing is on its way and the page, drawn and idle, has asked for nothing more. */
  quiet: () => Promise<void>
}

/** Resolves when what the page shows is drawn, observers have been called, and nothing waits to be run. Runs in the page. */
async function untilIdle(): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await new Promise((resolve) => requestIdleCallback(resolve))
  }
}

/** Reads the browser's own log of its network, from now on, when nothing is in its cache. Chromium only. */
export async function watchNetwork(page: Page): Promise<NetworkLog> {
  const client = await page.context().newCDPSession(page)
  const asked = new Map<string, Answer & { headers: number; isCached: boolean; isOver: boolean }>()
  let loaded = Infinity
  client.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!/^https?:/.test(request.url)) return
    const path = new URL(request.url).pathname
    asked.set(requestId, {
      url: request.url,
      path,
      kind: type ?? 'Other',
      bytes: 0,
      headers: 0,
      askedAt: timestamp,
      isCached: false,
      isOver: false,
    })
  })
  client.on('Network.requestServedFromCache', ({ requestId }) => {
    const answer = asked.get(requestId)
    if (answer) answer.isCached = true
  })
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const answer = asked.get(requestId)
    if (answer) answer.headers = response.encodedDataLength
    if (answer && response.fromDiskCache) answer.isCached = true
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = asked.get(requestId)
    if (!answer) return
    answer.bytes = Math.max(0, encodedDataLength - answer.headers)
    answer.isOver = true
  })
  client.on('Network.loadingFailed', ({ requestId }) => {
    const answer = asked.get(requestId)
    if (answer) answer.isOver = true
  })
  client.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp
  })
  await client.send('Network.enable')
  await client.send('Page.enable')
  await client.send('Network.clearBrowserCache')
  return {
    answers: () => [...asked.values()].filter(({ isCached }) => !isCached),
    loadedAt: () => loaded,
    quiet: async () => {
      let before: number
      do {
        before = asked.size
        // Playwright's own evaluation counts as a press, which a visit may answer with a request.
        await client.send('Runtime.evaluate', { expression: `(${String(untilIdle)})()`, awaitPromise: true })
      } while (asked.size > before || [...asked.values()].some(({ isOver }) => !isOver))
    },
  }
}

export const bytesOf = (answers: Answer[]): number => answers.reduce((sum, { bytes }) => sum + bytes, 0)

/** A sentence about a budget that is exceeded, with the largest file; undefined where it is kept. */
export function overBudget(page: string, kind: string, answers: Answer[], limit: number): string | undefined {
  const sum = bytesOf(answers)
  if (sum <= limit) return undefined
  const largest = answers.toSorted((a, b) => b.bytes - a.bytes)[0]
  return `${page}: ${kind} weighs ${sum} bytes of at most ${limit}; the largest is ${largest?.path} (${largest?.bytes})`
}
