/**
 * Drives WebKitGTK's browser through WebKitWebDriver, on a screen of its own (Xvfb). Playwright cannot drive the WebKit
 * that Debian ships, and the protocol (https://www.w3.org/TR/webdriver2/) is plain HTTP and JSON.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import type { Browsers } from '../../browsers.ts'

/** What the walk does in every engine. Elements are named by CSS selectors; the first visible one is meant. */
export type Engine = {
  open: (address: string) => Promise<unknown>
  press: (selector: string) => Promise<unknown>
  type: (selector: string, text: string) => Promise<unknown>
  escape: () => Promise<unknown>
  back: () => Promise<unknown>
  /** Comes back from the back/forward cache, where the engine has one. */
  leaveAndReturn: (address: string) => Promise<unknown>
  /** Runs a function in the page, with only its arguments in scope. */
  run: <A extends unknown[], T>(work: (...args: A) => T, ...args: A) => Promise<Awaited<T>>
}

const settings = {
  GDK_BACKEND: 'x11',
  NO_AT_BRIDGE: '1',
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  // Its sandbox cannot start inside most containers; it sees only our own pages.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
}

// Full screen hides the toolbar, which otherwise keeps the window from being narrow.
const capabilities = {
  alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } },
}

const escapeKey = ['keyDown', 'keyUp'].map((type) => ({ type, value: '\uE00C' }))

/** A screen as large as the window: a smaller window lacks focus, and with it `:focus-visible`. */
async function openScreen(program: string, { width, height }: { width: number; height: number }) {
  const parameters = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp']
  const screen = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
  return { screen, display: `:${String(number).trim()}` }
}

async function send<T>(method: 'GET' | 'POST' | 'DELETE', address: string, body: object = {}): Promise<T> {
  const payload = method === 'POST' ? { body: JSON.stringify(body) } : {}
  // The driver sometimes loses an answer.
  const response = await fetch(address, { method, ...payload, signal: AbortSignal.timeout(60_000) })
  const { value } = (await response.json()) as { value: T }
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`)
  return value
}

/** The first visible element, once it stands still; runs in the page. */
async function firstStill(selector: string): Promise<Element | null> {
  const all = [...document.querySelectorAll(selector)]
  const found = all.find((each) => each.checkVisibility({ visibilityProperty: true }))
  const box = () => found?.getBoundingClientRect() ?? new DOMRect()
  if (box().top < 0 || box().bottom > innerHeight) found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { top } = box()
  // On a busy machine the dialog may begin to rise later than in the next frame.
  for (let frames = 0; frames < 20; frames += 1) await new Promise(requestAnimationFrame)
  return found && box().top === top ? found : null
}

export async function launchWebKit(
  { driver, xvfb }: NonNullable<Browsers['webkit']>,
  size: { width: number; height: number },
  port: number,
): Promise<Engine & { close: () => Promise<void> }> {
  const { screen, display } = await openScreen(xvfb, size)
  const environment = { ...process.env, ...settings, DISPLAY: display }
  const driving = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env: environment })
  const end = () => [driving, screen].forEach((each) => each.kill())
  process.once('exit', end)

  const root = `http://127.0.0.1:${port}`
  await expect(() => send('GET', `${root}/status`)).toPass({ timeout: 10_000 })
  const { sessionId } = await send<{ sessionId: string }>('POST', `${root}/session`, { capabilities })
  const post = <T>(command: string, body?: object) => send<T>('POST', `${root}/session/${sessionId}/${command}`, body)
  await post('window/rect', size)

  const run: Engine['run'] = (work, ...args) =>
    post('execute/sync', { script: `return (${String(work)})(...arguments)`, args })
  /** Something may still lie over an element, or move it: then it is tried again. */
  const act = (selector: string, command: string, body?: object) =>
    expect(async () => {
      const element = (await run(firstStill, selector)) as unknown as Record<string, string> | null
      expect(element, `${selector} is visible and still`).not.toBeNull()
      // An element is handed over as its id, under a name that the protocol fixes.
      await post(`element/${Object.values(element!)[0]}/${command}`, body)
    }).toPass({ timeout: 10_000 })

  return {
    open: (url) => post('url', { url }),
    press: (selector) => act(selector, 'click'),
    type: (selector, text) => act(selector, 'value', { text }),
    escape: () => post('actions', { actions: [{ type: 'key', id: 'keys', actions: escapeKey }] }),
    back: () => post('back'),
    leaveAndReturn: async (url) => {
      await post('url', { url })
      await post('back')
    },
    run,
    close: async () => {
      await send('DELETE', `${root}/session/${sessionId}`).catch(() => {})
      end()
    },
  }
}
