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
  firefox: string | undefined
  /** The driver knows where its browser lies. */
  webkit: { driver: string; xvfb: string } | undefined
}

/** The path of the first of some programs that the shell would find. */
export function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Older Firefoxes lack a command of WebDriver BiDi (`network.addDataCollector`) that Playwright needs. */
const oldestFirefox = 143

function isNewEnough(firefox: string): boolean {
  const { stdout } = spawnSync(firefox, ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(stdout)?.[0]) >= oldestFirefox
}

/** The browsers of this machine. `CHROMIUM` and `FIREFOX` name others by path. */
export async function findBrowsers(): Promise<Browsers> {
  const { chromium } = await import('@playwright/test')
  const [driver, xvfb] = [onPath('WebKitWebDriver'), onPath('Xvfb')]
  return {
    chromium:
      process.env.CHROMIUM ??
      // The same engine without a window, which starts faster, before the others.
      onPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
      [chromium.executablePath()].find((path) => existsSync(path)),
    firefox: process.env.FIREFOX ?? onPath('firefox-esr', 'firefox'),
    webkit: driver && xvfb ? { driver, xvfb } : undefined,
  }
}

/** The same, without a Firefox that Playwright cannot drive. It asks Firefox for its version, which takes a moment. */
export async function findDrivable(): Promise<Browsers> {
  const browsers = await findBrowsers()
  return { ...browsers, firefox: browsers.firefox && isNewEnough(browsers.firefox) ? browsers.firefox : undefined }
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

/** One by one: a package that this system lacks does not stop the others. */
async function installFromDebian(packages: string[]): Promise<void> {
  console.log(`Installing ${packages.join(', ')} …`)
  await succeeds('apt-get', 'update', '-q=2')
  for (const name of packages) await succeeds('apt-get', 'install', '-y', '-q=2', '--no-install-recommends', name)
}

/** The browsers of this machine, after installing missing ones where that can be done without asking. */
export async function installBrowsers(): Promise<Browsers> {
  const { chromium, firefox, webkit } = await findDrivable()
  const missing = [
    ...(chromium ? [] : ['chromium-headless-shell', 'fonts-liberation']),
    ...(firefox ? [] : ['firefox-esr']),
    ...(webkit ? [] : ['webkit2gtk-driver', 'xvfb']),
    ...(onPath('pdftotext') ? [] : ['poppler-utils']),
    ...(onPath('zbarimg') ? [] : ['zbar-tools']),
  ]
  if (missing.length > 0 && onPath('apt-get') && process.getuid?.() === 0) {
    await installFromDebian(missing)
    if (!(await findBrowsers()).chromium) await installFromDebian(['chromium'])
  }
  if (!(await findBrowsers()).chromium) {
    console.log('Installing Chromium for Playwright …')
    const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
    await succeeds(process.execPath, cli, 'install', 'chromium')
  }
  return findDrivable()
}

/** Why an engine's journeys cannot run here, and how to make them run. */
export const missingEngine = {
  firefox:
    `There is no Firefox ${oldestFirefox} or newer here, so nothing was tried in it. Install it (Debian: firefox-esr), ` +
    'or name one by its path: FIREFOX=/path/to/firefox npm test',
  webkit:
    'WebKit cannot be driven here, so nothing was tried in it. ' +
    'On Linux install webkit2gtk-driver and xvfb; elsewhere there is no such driver.',
  paper: 'Printed pages cannot be read here. Install pdftotext and zbarimg (Debian: poppler-utils, zbar-tools).',
}
