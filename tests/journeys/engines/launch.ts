import type { Page, PlaywrightTestOptions, PlaywrightWorkerArgs, PlaywrightWorkerOptions } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'
import { findBrowsers, findDrivable } from '../../browsers.ts'
import { collectPageErrors } from '../support/page-errors.ts'
import { firstVisible, type Engine, type Key } from './engine.ts'
import { WebDriverProblem, WebDriverSession, type Size } from './webdriver.ts'

export type Visit = {
  engine: Engine
  /** Ends the visit. @returns the errors that it caused */
  close: () => Promise<string[]>
}

/** A browser that starts a new visit for each journey. */
export type Launched = {
  visit: (options: { origin: string; size: Size; serviceWorkers: 'allow' | 'block' }) => Promise<Visit>
  close: () => Promise<void>
}

type ProjectUse = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>

function addressIn(url: string): string {
  const { pathname, search, hash } = new URL(url)
  return pathname + search + hash
}

/** What the journeys do in every engine, done in a page of Playwright. */
export function engineOf(page: Page): Engine {
  const find = (selector: string) => page.locator(selector).filter({ visible: true }).first()
  return {
    open: async (path) => void (await page.goto(path)),
    address: () => Promise.resolve(addressIn(page.url())),
    press: (selector) => find(selector).click({ timeout: 10_000 }),
    pressAt: (x, y) => page.mouse.click(x, y),
    // Key by key: in Firefox, listeners do not notice what Playwright fills in.
    type: async (selector, text) => {
      await find(selector).selectText({ timeout: 10_000 })
      await page.keyboard.type(text)
    },
    key: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
    isVisible: (selector) => find(selector).isVisible(),
    text: async (selector) => ((await find(selector).count()) > 0 ? find(selector).innerText() : null),
    screenshot: () => page.screenshot({ scale: 'css' }),
    run: (work, ...args) => page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`),
  }
}

/**
 * Chromium or Firefox, as the project describes it; nothing where Firefox is not installed. A context, which costs
 * Firefox as much as a journey, is kept for the next visit of the same host; what the last one stored is deleted.
 */
export async function launchPlaywright(
  playwright: PlaywrightWorkerArgs['playwright'],
  { browserName = 'chromium', channel, launchOptions }: ProjectUse,
): Promise<Launched | undefined> {
  if (browserName === 'firefox' && !(await findDrivable()).firefox) return undefined
  const browser = await playwright[browserName].launch({ ...launchOptions, ...(channel ? { channel } : {}) })
  let kept: { options: string; page: Page; pageErrors: string[] } | undefined

  return {
    async visit({ origin, size, serviceWorkers }) {
      const options = JSON.stringify([origin, serviceWorkers])
      if (kept?.options !== options) {
        await kept?.page.context().close()
        const context = await browser.newContext({ baseURL: origin, viewport: size, serviceWorkers })
        const pageErrors = await collectPageErrors(context, origin)
        kept = { options, page: await context.newPage(), pageErrors }
      }
      const { page, pageErrors } = kept
      await page.setViewportSize(size)
      return {
        engine: engineOf(page),
        close: async () => {
          await page.evaluate(forgetAll)
          await page.goto('about:blank')
          return pageErrors.splice(0)
        },
      }
    },
    close: () => browser.close(),
  }
}

/** Keys as the protocol writes them: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Record<Key, string> = { Tab: '\uE004', Escape: '\uE00C' }

/** The point at which to press an element, once it is still and uncovered; null before. Runs in the page. */
async function pressPoint(element: Element | null): Promise<{ x: number; y: number } | null> {
  const box = () => element?.getClientRects()[0] ?? new DOMRect()
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  if (box().top < 0 || box().bottom > innerHeight) element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = box()
  await frame()
  await frame()
  if (box().left !== left || box().top !== top) return null
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const control = element?.closest('a, button, summary, label') ?? element
  return control?.contains(document.elementFromPoint(x, y)) ? { x, y } : null
}

/** The page may change between two commands; such an error means: try again. */
function isPassing(error: unknown): boolean {
  return error instanceof WebDriverProblem && error.code === 'stale element reference'
}

async function soon<T>(what: string, attempt: () => Promise<T | null>): Promise<T> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(50)) {
    try {
      const result = await attempt()
      if (result !== null) return result
    } catch (error) {
      if (!isPassing(error)) throw error
    }
  }
  throw new Error(`${what} cannot be pressed`)
}

/**
 * Violations before this listener is added are not recorded; the journey notices them, because a wrong policy stops the
 * starter.
 */
const listenForBreaches = `
  if (window.breaches) return
  window.breaches = []
  addEventListener('securitypolicyviolation', (event) =>
    window.breaches.push(event.effectiveDirective + ' ' + event.blockedURI))
  addEventListener('error', (event) => window.breaches.push('uncaught: ' + event.message))`

/** Nothing comes of a registration: WebDriver has no way to block workers. */
const blockWorkers = `navigator.serviceWorker.register = () => new Promise(() => {})`

/** Deletes everything that the current site has stored on the device. */
async function forgetAll(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

function drive(session: WebDriverSession, origin: string, serviceWorkers: 'allow' | 'block'): Visit {
  const pageErrors: string[] = []
  const run: Engine['run'] = (work, ...args) => session.run(`return (${String(work)})(...arguments)`, ...args)
  const collect = async (): Promise<void> => {
    pageErrors.push(...((await session.run<string[] | null>('return window.breaches ?? null')) ?? []))
  }
  const listen = async () => {
    await session.run(listenForBreaches)
    if (serviceWorkers === 'block') await session.run(blockWorkers)
  }
  const find = (selector: string) =>
    session.run<object | null>(`return (${String(firstVisible)})(arguments[0])`, selector)
  const findPoint = (selector: string) =>
    session.run<{ x: number; y: number } | null>(
      `return (${String(pressPoint)})((${String(firstVisible)})(arguments[0]))`,
      selector,
    )

  const engine: Engine = {
    open: async (path) => {
      await collect()
      await session.open(origin + path)
      await listen()
    },
    address: async () => addressIn(await session.url()),
    press: async (selector) => {
      const { x, y } = await soon(selector, () => findPoint(selector))
      await session.pressAt(x, y)
    },
    pressAt: (x, y) => session.pressAt(x, y),
    type: async (selector, text) => {
      const field = await soon(selector, () => find(selector))
      await session.run('arguments[0].select()', field)
      await session.type(field, text)
    },
    key: (key) => session.key(keyCodes[key]),
    back: () => session.back(),
    forward: () => session.forward(),
    reload: async () => {
      await collect()
      await session.reload()
      await listen()
    },
    isVisible: async (selector) => (await find(selector)) !== null,
    text: (selector) => session.run(`return (${String(firstVisible)})(arguments[0])?.innerText ?? null`, selector),
    screenshot: () => session.screenshot(),
    run,
  }
  return {
    engine,
    close: async () => {
      await collect()
      await run(forgetAll)
      await session.open('about:blank')
      return pageErrors
    },
  }
}

/** WebKit behind WebDriver, a window for each size; nothing where this machine cannot drive it. */
export async function launchWebKit(): Promise<Launched | undefined> {
  const { webkit } = await findBrowsers()
  if (!webkit) return undefined
  const windows = new Map<string, WebDriverSession>()

  return {
    async visit({ origin, size, serviceWorkers }) {
      const name = `${size.width}x${size.height}`
      let session = windows.get(name)
      if (!session?.isAlive) {
        session = await WebDriverSession.start(webkit, size)
        windows.set(name, session)
      }
      return drive(session, origin, serviceWorkers)
    },
    close: async () => void (await Promise.all([...windows.values()].map((each) => each.close()))),
  }
}
