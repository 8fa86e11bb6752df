import type { PlaywrightTestOptions, PlaywrightWorkerArgs, PlaywrightWorkerOptions } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'
import { findBrowsers } from '../../../build/browsers.ts'
import { collectTrouble } from '../trouble.ts'
import type { Engine, Role } from './engine.ts'
import { WebDriverProblem, WebDriverSession } from './webdriver.ts'

/** A browser that gives a fresh page to each journey; closing the page returns the trouble that it saw. */
export type Launched = {
  open: (origin: string) => Promise<{ engine: Engine; close: () => Promise<string[]> }>
  close: () => Promise<void>
}

type ProjectUse = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Chromium or Firefox, as the project describes it; nothing where Firefox is not installed. */
export async function launchPlaywright(
  playwright: PlaywrightWorkerArgs['playwright'],
  use: ProjectUse,
): Promise<Launched | undefined> {
  const { browserName = 'chromium', channel, launchOptions, viewport } = use
  if (browserName === 'firefox' && !(await findBrowsers()).firefox) return undefined
  const options = { ...launchOptions, ...(channel ? { channel } : {}) }
  const browser = await playwright[browserName].launch(options)

  return {
    async open(origin) {
      const context = await browser.newContext({ baseURL: origin, viewport: viewport ?? null })
      const trouble = await collectTrouble(context, origin)
      const page = await context.newPage()
      const find = (role: Role, name?: string | RegExp) => {
        const all = page.getByRole(role, name === undefined ? {} : { name, exact: true })
        return all.filter({ visible: true }).first()
      }
      const engine: Engine = {
        open: async (path) => void (await page.goto(path)),
        path: () => Promise.resolve(pathOf(page.url())),
        press: (role, name) => find(role, name).click({ timeout: 5_000 }),
        isVisible: (role, name) => find(role, name).isVisible(),
        rootAttribute: (name) => page.locator('html').getAttribute(name),
      }
      return {
        engine,
        close: async () => {
          await context.close()
          return trouble
        },
      }
    },
    close: () => browser.close(),
  }
}

/** Where elements of a role are looked for; the engine itself says which of them have it. */
const candidates: Record<Role, string> = {
  banner: 'header',
  button: 'button, summary, [role=button]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
}

function matches(label: string, name: string | RegExp | undefined): boolean {
  if (name === undefined) return true
  return typeof name === 'string' ? label.trim() === name : name.test(label)
}

async function findInWebKit(session: WebDriverSession, role: Role, name?: string | RegExp) {
  for (const element of await session.elements(candidates[role])) {
    try {
      if (!(await session.isDisplayed(element))) continue
      if ((await session.role(element)) !== role) continue
      if (matches(await session.label(element), name)) return element
    } catch (error) {
      if (!isPassing(error)) throw error
    }
  }
  return undefined
}

/** The page may change between two questions about it: then one asks again. */
function isPassing(error: unknown): boolean {
  const codes = ['stale element reference', 'element click intercepted', 'element not interactable']
  return error instanceof WebDriverProblem && codes.includes(error.code)
}

/** Presses the element if it is there and still is when it is pressed. */
async function pressed(session: WebDriverSession, role: Role, name: string | RegExp): Promise<boolean> {
  try {
    const element = await findInWebKit(session, role, name)
    if (element) await session.click(element)
    return element !== undefined
  } catch (error) {
    if (isPassing(error)) return false
    throw error
  }
}

/**
 * Breaches that come before this listener are not heard; what they break is seen by the journey, because the
 * page's own start is the first thing that a wrong policy stops.
 */
const listenForBreaches = `
  if (window.breaches) return
  window.breaches = []
  addEventListener('securitypolicyviolation', (event) =>
    window.breaches.push(event.effectiveDirective + ' ' + event.blockedURI))
  addEventListener('error', (event) => window.breaches.push('uncaught: ' + event.message))`

/** WebKit behind WebDriver; nothing where this machine cannot drive it. */
export async function launchWebKit(size: { width: number; height: number }): Promise<Launched | undefined> {
  const { webkit } = await findBrowsers()
  if (!webkit) return undefined
  const session = await WebDriverSession.start(webkit, size)
  const breaches = () => session.run<string[] | null>('return window.breaches ?? null')

  return {
    open: (origin) => {
      const trouble: string[] = []
      const collect = async (): Promise<void> => void trouble.push(...((await breaches()) ?? []))
      const engine: Engine = {
        open: async (path) => {
          await collect()
          await session.open(origin + path)
          await session.run(listenForBreaches)
        },
        path: async () => pathOf(await session.url()),
        press: async (role, name) => {
          for (const deadline = Date.now() + 5_000; !(await pressed(session, role, name)); await pause(50)) {
            if (Date.now() > deadline) throw new Error(`no visible ${role} is named ${String(name)}`)
          }
        },
        isVisible: async (role, name) => (await findInWebKit(session, role, name)) !== undefined,
        rootAttribute: (name) =>
          session.run('return document.documentElement.getAttribute(arguments[0])', name),
      }
      const close = async (): Promise<string[]> => {
        await collect()
        await session.run('localStorage.clear(); sessionStorage.clear()')
        return trouble
      }
      return Promise.resolve({ engine, close })
    },
    close: () => session.close(),
  }
}
