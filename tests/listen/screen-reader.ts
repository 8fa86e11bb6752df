/**
 * Orca and Firefox on their own display and bus. Keys are pressed as a guest presses them, and what Orca would speak is
 * returned as text.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Programs } from './programs.ts'

export type Guest = {
  /**
   * Loads a page of the built site, or a whole address, in a new tab, so without a draft; reading starts at its
   * beginning, or at the fragment.
   */
  go: (path: string) => Promise<string>
  /** Presses keys one after the other, named as xdotool names them. @returns what was said after the last one */
  press: (...keys: string[]) => Promise<string>
  /** Presses a key until the words are said. @returns all that was said on the way. Throws after 40 times. */
  pressUntil: (key: string, words: string | RegExp) => Promise<string>
  type: (text: string) => Promise<string>
  /** Does something that takes its time. @returns what was said until the words were; throws where they never are */
  hearAfter: (work: () => Promise<unknown>, words: string, seconds: number) => Promise<string>
  /** Has the page read out from where the keyboard stands to its end. */
  readOn: () => Promise<string>
  resize: (width: number, height: number) => Promise<void>
}

export const desk = { width: 1440, height: 1000 }

const preferences = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  // The new tab replaces the old one, with the focus in the address bar.
  'browser.tabs.closeWindowWithLastTab': false,
  'browser.tabs.warnOnClose': false,
  'browser.urlbar.autoFill': false,
  'browser.urlbar.suggest.history': false,
  'browser.urlbar.suggest.searches': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'termsofuse.bypassNotification': true,
}

/** In milliseconds: silence that ends an answer, how long its beginning may take, and the longest answer. */
const patience = { quiet: 700, beginning: 5_000, end: 15_000 }

/**
 * What the programs run in: a home of their own, and no way to a speech server. Orca asks for one although nothing is
 * to sound here, and where one answers it waits for it for ever.
 */
export function environment(home: string, spoken: string): NodeJS.ProcessEnv {
  const { WAYLAND_DISPLAY: _, ...common } = process.env
  return {
    ...common,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local/share'),
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    GNOME_ACCESSIBILITY: '1',
    MOZ_ENABLE_WAYLAND: '0',
    SPEECHD_CMD: '/bin/false',
    SPEECHD_ADDRESS: `unix_socket:${join(home, 'no-speech')}`,
    SPOKEN: spoken,
  }
}

/** Starts everything. @returns the guest, and a function that ends everything */
export async function startScreenReader(programs: Programs, site: string): Promise<{ guest: Guest; end: () => void }> {
  const home = mkdtempSync(join(tmpdir(), 'listen-'))
  const spoken = join(home, 'spoken')
  const env = environment(home, spoken)
  const children: ChildProcess[] = []

  /** Each has its own process group, so that its child processes can be ended with it. */
  function start(program: string, ...parameters: string[]): ChildProcess {
    const log = openSync(join(home, `${basename(program)}.log`), 'w')
    const child = spawn(program, parameters, { env, stdio: ['ignore', 'pipe', log], detached: true })
    closeSync(log)
    child.stdout?.resume() // a full output pipe would block it
    children.push(child)
    return child
  }

  function end(): void {
    for (const { pid } of children.toReversed()) {
      try {
        if (pid) process.kill(-pid, 'SIGKILL')
      } catch {} // has already ended
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }

  const xdotool = (...parameters: string[]) => spawnSync('xdotool', parameters, { env, encoding: 'utf8' }).stdout.trim()
  const length = () => statSync(spoken).size
  const since = (at: number) => readFileSync(spoken).subarray(at).toString()

  /** What was said since a position in the file, once Orca has been silent for a while. */
  async function heard(at: number, { quiet, beginning, end: most } = patience): Promise<string> {
    const began = Date.now()
    let [size, changed] = [at, began]
    while (Date.now() - began < most && Date.now() - changed < (size > at ? quiet : beginning)) {
      await wait(50)
      if (length() !== size) [size, changed] = [length(), Date.now()]
    }
    return since(at).trim().replaceAll('\n', ' | ').replaceAll('\u00a0', ' ')
  }

  async function isSaid(at: number, words: string, seconds: number): Promise<boolean> {
    for (const until = Date.now() + seconds * 1000; Date.now() < until; await wait(100)) {
      if (since(at).includes(words)) return true
    }
    return false
  }

  const press = async (...keys: string[]): Promise<string> => {
    let said = ''
    for (const key of keys) {
      const at = length()
      xdotool('key', '--clearmodifiers', key)
      said = await heard(at)
    }
    return said
  }

  const guest: Guest = {
    press,
    async readOn() {
      const at = length()
      xdotool('key', 'KP_Add')
      return heard(at, { ...patience, quiet: 1_500, end: 60_000 })
    },
    async go(path) {
      await press('ctrl+w')
      xdotool('key', '--clearmodifiers', 'ctrl+l')
      await wait(200)
      xdotool('type', '--delay', '4', URL.canParse(path) ? path : site + path)
      await wait(200)
      const at = length()
      xdotool('key', 'Return')
      if (!(await isSaid(at, 'Finished loading', 20))) throw new Error(`${path} was not loaded; heard: ${since(at)}`)
      const said = await heard(length(), { ...patience, quiet: 1_200, beginning: 1_500 })
      if (!path.includes('#')) await press('ctrl+Home')
      return said
    },
    async pressUntil(key, words) {
      const way: string[] = []
      for (let times = 0; times < 40; times++) {
        const at = length()
        xdotool('key', '--clearmodifiers', key)
        const said = await heard(at, { ...patience, quiet: 350 })
        way.push(said)
        if (typeof words === 'string' ? said.includes(words) : words.test(said)) return way.join(' | ')
      }
      throw new Error(`“${String(words)}” was not met by pressing ${key}. Heard: ${way.join(' | ')}`)
    },
    async type(text) {
      const at = length()
      xdotool('type', '--delay', '40', text)
      return heard(at, { ...patience, beginning: 1_000 })
    },
    async hearAfter(work, words, seconds) {
      const at = length()
      await work()
      if (!(await isSaid(at, words, seconds))) throw new Error(`“${words}” was not said; heard: ${since(at)}`)
      return since(at).trim().replaceAll('\n', ' | ')
    },
    async resize(width, height) {
      xdotool('getactivewindow', 'windowsize', '--sync', String(width), String(height))
      await heard(length())
    },
  }

  /** The first line that a program prints. */
  const firstLine = (child: ChildProcess): Promise<string> =>
    new Promise((resolve, reject) => {
      child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()))
      child.once('error', reject)
      child.once('exit', () => reject(new Error(`${child.spawnfile} ended at once`)))
    })

  try {
    writeFileSync(spoken, '')
    mkdirSync(join(home, '.config/openbox'), { recursive: true })
    // No keys of the window manager's own.
    writeFileSync(
      join(home, '.config/openbox/rc.xml'),
      '<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/></openbox_config>',
    )
    // The portal of a desktop would mount a file system in the home, which cannot be deleted then.
    const services = join(home, '.local/share/dbus-1/services')
    mkdirSync(services, { recursive: true })
    writeFileSync(
      join(services, 'org.freedesktop.portal.Desktop.service'),
      '[D-BUS Service]\nName=org.freedesktop.portal.Desktop\nExec=/bin/false\n',
    )
    mkdirSync(join(home, '.local/share/orca'), { recursive: true })
    copyFileSync(
      join(import.meta.dirname, 'orca-customizations.py'),
      join(home, '.local/share/orca/orca-customizations.py'),
    )
    const profile = join(home, 'firefox')
    mkdirSync(profile)
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))

    const screen = `${desk.width}x${desk.height}x24`
    const display = await firstLine(start('Xvfb', '-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'))
    env.DISPLAY = `:${display}`
    env.DBUS_SESSION_BUS_ADDRESS = await firstLine(start('dbus-daemon', '--session', '--nofork', '--print-address=1'))
    start('openbox')
    start(programs.accessibilityBus, '--launch-immediately', '--a11y=1', '--screen-reader=1')
    spawnSync('gsettings', ['set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true'], { env })
    start('orca', '--disable', 'braille')
    if (!(await isSaid(0, 'Screen reader on', 90))) throw new Error('Orca did not start')
    const size = ['--width', String(desk.width), '--height', String(desk.height)]
    start(programs.firefox, '--no-remote', '--profile', profile, ...size, 'about:blank')
    const window = xdotool('search', '--sync', '--onlyvisible', '--class', 'firefox').split('\n').at(-1) ?? ''
    xdotool('windowactivate', '--sync', window)
    await heard(length(), { quiet: 2_000, beginning: 6_000, end: 20_000 })
    return { guest, end }
  } catch (error) {
    end()
    throw error
  }
}
