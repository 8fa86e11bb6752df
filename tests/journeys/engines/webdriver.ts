/**
 * Drives WebKitGTK's MiniBrowser through WebKitWebDriver, on a screen of its own (Xvfb). Playwright cannot
 * drive the WebKit that Debian ships, and the protocol (https://www.w3.org/TR/webdriver2/) is plain HTTP
 * and JSON.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browsers } from '../../browsers.ts'

type Programs = NonNullable<Browsers['webkit']>
export type Size = { width: number; height: number }

/** The protocol hands over an element as its id under this name. */
const idOf = (element: object): string =>
  (element as Record<string, string>)['element-6066-11e4-a52e-4f735466cecf'] ?? 'none'

/** Ends them in reverse order: a driver ends the browser that it has started. */
function endAll(processes: ChildProcess[]): void {
  for (const each of processes.toReversed()) each.kill()
}

const settings = {
  GDK_BACKEND: 'x11',
  NO_AT_BRIDGE: '1',
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  LIBGL_ALWAYS_SOFTWARE: '1',
  // Software rendering on one thread gives the same pixels each time.
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  WEBKIT_SKIA_CPU_PAINTING_THREADS: '0',
  // Its sandbox cannot start inside most containers; it sees only our own pages.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

/** A screen exactly as large as the window: a smaller window lacks focus, and with it `:focus-visible`. */
async function openScreen(program: string, { width, height }: Size) {
  const parameters = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp']
  const screen = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const channel = screen.stdio[3]
  if (!channel) throw new Error('the screen tells no number')
  const number: unknown = await Promise.race([
    once(channel, 'data').then(([data]) => String(data).trim()),
    once(screen, 'exit').then(() => Promise.reject(new Error('the screen for WebKit (Xvfb) does not start'))),
  ])
  return { screen, display: `:${String(number)}` }
}

async function waitUntilReady(address: string): Promise<void> {
  for (const deadline = Date.now() + 10_000; ; await pause(50)) {
    try {
      await fetch(`${address}/status`)
      return
    } catch (error) {
      if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer', { cause: error })
    }
  }
}

/** An error as the protocol names it, e.g. `stale element reference`. */
export class WebDriverProblem extends Error {
  override name = 'WebDriverProblem'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * The longest time for a command, in milliseconds. The driver sometimes loses an answer, and the test would wait for
 * ever.
 */
const timeoutMs = 20_000

async function send<T>(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<T> {
  const payload = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}
  const response = await fetch(address, { method, ...payload, signal: AbortSignal.timeout(timeoutMs) })
  const { value } = (await response.json()) as { value: T }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new WebDriverProblem(error, `${method} ${address}: ${error} ${message}`)
}

export class WebDriverSession {
  /** False after the driver did not answer: a new session is needed. */
  isAlive = true
  private readonly address: string
  private readonly processes: ChildProcess[]

  private constructor(address: string, processes: ChildProcess[]) {
    this.address = address
    this.processes = processes
  }

  /** Two attempts: on a busy machine the browser sometimes does not start. */
  static async start(programs: Programs, size: Size): Promise<WebDriverSession> {
    return WebDriverSession.startOnce(programs, size).catch(() => WebDriverSession.startOnce(programs, size))
  }

  /** A session has its own driver and screen. If it cannot start all, it ends what it has started. */
  private static async startOnce(programs: Programs, size: Size): Promise<WebDriverSession> {
    const processes: ChildProcess[] = []
    process.once('exit', () => endAll(processes))
    try {
      const { screen, display } = await openScreen(programs.xvfb, size)
      processes.push(screen)
      const port = await freePort()
      const environment = { ...process.env, ...settings, DISPLAY: display }
      processes.push(
        spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env: environment }),
      )
      const root = `http://127.0.0.1:${port}`
      await waitUntilReady(root)
      // Full screen hides the toolbar, which otherwise keeps the window from being narrow.
      const browser = { binary: programs.miniBrowser, args: ['--automation', '--full-screen'] }
      const { sessionId } = await send<{ sessionId: string }>('POST', `${root}/session`, {
        capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser } },
      })
      const session = new WebDriverSession(`${root}/session/${sessionId}`, processes)
      await session.send('POST', '/window/rect', size)
      return session
    } catch (error) {
      endAll(processes)
      throw error
    }
  }

  private async send<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    if (!this.isAlive) throw new Error('WebKit does not answer any more.')
    try {
      return await send<T>(method, this.address + path, body)
    } catch (error) {
      if (error instanceof WebDriverProblem) throw error
      this.isAlive = false
      endAll(this.processes)
      throw new Error(`WebKit does not answer: ${path}`, { cause: error })
    }
  }

  async open(url: string): Promise<void> {
    await this.send('POST', '/url', { url })
  }

  url(): Promise<string> {
    return this.send('GET', '/url')
  }

  async back(): Promise<void> {
    await this.send('POST', '/back')
  }

  async forward(): Promise<void> {
    await this.send('POST', '/forward')
  }

  async reload(): Promise<void> {
    await this.send('POST', '/refresh')
  }

  /** Runs the body of a function in the page and awaits its promise. Elements are passed as references. */
  run<T>(script: string, ...args: unknown[]): Promise<T> {
    return this.send('POST', '/execute/sync', { script, args })
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.send<string>('GET', '/screenshot'), 'base64')
  }

  async pressAt(x: number, y: number): Promise<void> {
    const buttons = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
    const actions = [{ type: 'pointerMove', x, y }, ...buttons]
    await this.send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }

  async type(element: object, text: string): Promise<void> {
    await this.send('POST', `/element/${idOf(element)}/value`, { text })
  }

  async key(value: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
    await this.send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  async close(): Promise<void> {
    if (this.isAlive) await send('DELETE', this.address).catch(() => undefined)
    endAll(this.processes)
  }
}
