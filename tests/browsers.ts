/**
 * Finds the browsers that the journeys run in, and installs missing ones, with what reads printed pages: Debian's
 * packages as root, otherwise Playwright's own Chromium. Only Chromium is required; what needs another program that is
 * not there is skipped, with the reason.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

export type Browsers = {
  /** Paths of programs; undefined where there is none. */
  chromium: string | undefined
  /** The same engine without a window, which starts faster. */
  headlessChromium: string | undefined
  firefox: string | undefined
  /** The driver knows where its browser lies. */
  webkit: { driver: string; xvfb: string } | undefined
}

function firstExisting(paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path))
}

/** The path of a program that the shell would find. */
export function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return firstExisting(folders.map((folder) => join(folder, name)))
}

function inProgramFolders(...parts: string[]): string[] {
  const folders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
  return folders.flatMap((folder) => (folder ? [join(folder, ...parts)] : []))
}

/** The path of the browser that `playwright install chromium` downloads. */
async function playwrightChromium(): Promise<string> {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

/** Older Firefoxes lack a command of WebDriver BiDi (`network.addDataCollector`) that Playwright needs. */
const oldestFirefox = 143

function isNewEnough(firefox: string): boolean {
  const { stdout } = spawnSync(firefox, ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(stdout)?.[0]) >= oldestFirefox
}

/** The browsers of this machine. `CHROMIUM` and `FIREFOX` name others by path. */
export async function findBrowsers(): Promise<Browsers> {
  const driver = onPath('WebKitWebDriver')
  const xvfb = onPath('Xvfb')
  const firefox = firstExisting([
    process.env.FIREFOX,
    ...['firefox-esr', 'firefox'].map(onPath),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    ...inProgramFolders('Mozilla Firefox', 'firefox.exe'),
  ])
  return {
    // A Chromium that was named by path is the one to test.
    headlessChromium: process.env.CHROMIUM ? undefined : onPath('chromium-headless-shell'),
    chromium: firstExisting([
      process.env.CHROMIUM,
      ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onPath),
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      ...inProgramFolders('Google', 'Chrome', 'Application', 'chrome.exe'),
      await playwrightChromium(),
    ]),
    firefox,
    webkit: driver && xvfb ? { driver, xvfb } : undefined,
  }
}

/** The same, without a Firefox that Playwright cannot drive. It asks Firefox for its version, which takes a moment. */
export async function findDrivable(): Promise<Browsers> {
  const browsers = await findBrowsers()
  return { ...browsers, firefox: browsers.firefox && isNewEnough(browsers.firefox) ? browsers.firefox : undefined }
}

/** The Chromium that the journeys run in, if there is one. */
export function forJourneys({ headlessChromium, chromium }: Browsers): string | undefined {
  return headlessChromium ?? chromium
}

/** Runs a program, of which only errors are shown. */
async function succeeds(program: string, ...parameters: string[]): Promise<boolean> {
  const child = spawn(program, parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return code === 0
}

export async function installFromDebian(packages: string[]): Promise<void> {
  console.log(`Installing ${packages.join(', ')} …`)
  const install = (...names: string[]): Promise<boolean> =>
    succeeds('apt-get', 'install', '-y', '-q=2', '--no-install-recommends', ...names)
  await succeeds('apt-get', 'update', '-q=2')
  // All at once is quickest. If that fails, one by one: a package that this system lacks then does not stop the others.
  if (!(await install(...packages))) for (const name of packages) await install(name)
}

async function installFromPlaywright(): Promise<void> {
  console.log('Installing Chromium for Playwright …')
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
  await succeeds(process.execPath, cli, 'install', 'chromium')
}

/** Whether Debian's packages can be installed here without asking. */
export const canInstall = (): boolean => onPath('apt-get') !== undefined && process.getuid?.() === 0

let installed: Promise<Browsers> | undefined

/** The browsers of this machine, after installing missing ones where possible: once, however often it is called. */
export const installBrowsers = (): Promise<Browsers> => (installed ??= installMissing())

async function installMissing(): Promise<Browsers> {
  const before = await findDrivable()
  const missing = [
    ...(before.headlessChromium || process.env.CHROMIUM ? [] : ['chromium-headless-shell']),
    ...(forJourneys(before) ? [] : ['fonts-liberation']),
    ...(before.firefox ? [] : ['firefox-esr']),
    ...(before.webkit ? [] : ['webkit2gtk-driver', 'xvfb']),
    ...(onPath('pdftotext') ? [] : ['poppler-utils']),
    ...(onPath('zbarimg') ? [] : ['zbar-tools']),
  ]
  if (missing.length === 0) return before
  if (canInstall()) {
    await installFromDebian(missing)
    if (!forJourneys(await findBrowsers())) await installFromDebian(['chromium'])
  }
  if (!forJourneys(await findBrowsers())) await installFromPlaywright()
  return findDrivable()
}

/** Why an engine's journeys cannot run here, and how to make them run. */
export const missingEngine = {
  firefox: `There is no Firefox ${oldestFirefox} or newer here, so nothing was tried in it. Install it (Debian: firefox-esr).`,
  webkit:
    'WebKit cannot be driven here, so nothing was tried in it. ' +
    'On Linux install webkit2gtk-driver and xvfb; elsewhere there is no such driver.',
  paper: 'Printed pages cannot be read here. Install pdftotext and zbarimg (Debian: poppler-utils, zbar-tools).',
  chromium:
    'There is no Chromium for the journeys and none could be installed. ' +
    'Install Chrome or Chromium, or name one by its path: CHROMIUM=/path/to/chromium npm test',
}
