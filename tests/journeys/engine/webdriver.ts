/**
 * Drives WebKitGTK's MiniBrowser through WebKitWebDriver, on a screen of its own (Xvfb). Playwright cannot
 * drive the WebKit that Debian ships, and the protocol (https://www.w3.org/TR/webdriver2/) is plain HTTP
 * and JSON.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browsers } from '../../../build/browsers.ts'

type Programs = NonNullable<Browsers['webkit']>
type Size = { width: number; height: number }

/** The name under which the protocol hands over an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

const settings = {
  GDK_BACKEND: 'x11',
  NO_AT_BRIDGE: '1',
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  LIBGL_ALWAYS_SOFTWARE: '1',
  // Painted by the processor, on one thread: the same page gives the same pixels.
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

async function send<T>(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<T> {
  const payload = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}
  const response = await fetch(address, { method, ...payload })
  const { value } = (await response.json()) as { value: T }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new WebDriverProblem(error, `${method} ${address}: ${error} ${message}`)
}

export class WebDriverSession {
  private readonly address: string
  private readonly processes: ChildProcess[]

  private constructor(address: string, processes: ChildProcess[]) {
    this.address = address
    this.processes = processes
  }

  /**
   * One session needs a driver and a screen of its own. Ends everything it started when it cannot start
   * all.
   */
  static async start(programs: Programs, size: Size): Promise<WebDriverSession> {
    const processes: ChildProcess[] = []
    const endAll = (): void => {
      for (const each of processes.toReversed()) each.kill()
    }
    process.once('exit', endAll)
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
      await send('POST', `${session.address}/window/rect`, size)
      return session
    } catch (error) {
      endAll()
      throw error
    }
  }

  async open(url: string): Promise<void> {
    await send('POST', `${this.address}/url`, { url })
  }

  url(): Promise<string> {
    return send('GET', `${this.address}/url`)
  }

  /** Runs the body of a function in the page. */
  run<T>(script: string, ...args: unknown[]): Promise<T> {
    return send('POST', `${this.address}/execute/sync`, { script, args })
  }

  async elements(selector: string): Promise<string[]> {
    const found = await send<Record<string, string>[]>('POST', `${this.address}/elements`, {
      using: 'css selector',
      value: selector,
    })
    return found.flatMap((each) => each[elementKey] ?? [])
  }

  role(element: string): Promise<string> {
    return send('GET', `${this.address}/element/${element}/computedrole`)
  }

  label(element: string): Promise<string> {
    return send('GET', `${this.address}/element/${element}/computedlabel`)
  }

  isDisplayed(element: string): Promise<boolean> {
    return send('GET', `${this.address}/element/${element}/displayed`)
  }

  async click(element: string): Promise<void> {
    await send('POST', `${this.address}/element/${element}/click`)
  }

  async close(): Promise<void> {
    await send('DELETE', this.address).catch(() => undefined)
    for (const each of this.processes.toReversed()) each.kill()
  }
}
