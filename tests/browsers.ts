/**
 * Finds the browsers that the journeys run in, and installs missing ones, with what reads printed pages: Debian's
 * packages as root, otherwise Playwright's own Chromium. Only Chromium is required; what needs another program that is
 * not there is skipped, with the reason.
 */
import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../tools/root.ts'

export function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Older Firefoxes lack a command of WebDriver BiDi (`network.addDataCollector`) that Playwright needs. */
const oldestFirefox = 143

/**
 * The programs of this machine; undefined where there is none, or none that can be driven. `CHROMIUM` and `FIREFOX` name
 * others by path.
 */
export async function findBrowsers() {
  const { chromium } = await import('@playwright/test')
  const [driver, xvfb] = [onPath('WebKitWebDriver'), onPath('Xvfb')]
  const firefox = process.env.FIREFOX ?? onPath('firefox-esr', 'firefox')
  const version = firefox && spawnSync(firefox, ['--version'], { encoding: 'utf8' }).stdout
  return {
    chromium:
      process.env.CHROMIUM ??
      // The same engine without a window, which starts faster, before the others.
      onPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
      [chromium.executablePath()].find((path) => existsSync(path)),
    firefox: Number(/\d+/.exec(version ?? '')?.[0]) >= oldestFirefox ? firefox : undefined,
    /** The driver knows where its browser lies. */
    webkit: driver && xvfb ? { driver, xvfb } : undefined,
  }
}

export type Browsers = Awaited<ReturnType<typeof findBrowsers>>

async function run(program: string, ...parameters: string[]): Promise<void> {
  const how = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: Infinity }
  await promisify(execFile)(program, parameters, how).catch((error: Error) => console.error(error.message))
}

/** One by one: a package that this system lacks does not stop the others. */
async function installFromDebian(packages: string[]): Promise<void> {
  console.log(`Installing ${packages.join(', ')} …`)
  await run('apt-get', 'update', '-q=2')
  for (const name of packages) await run('apt-get', 'install', '-y', '-q=2', '--no-install-recommends', name)
}

export async function installBrowsers(): Promise<Browsers> {
  const { chromium, firefox, webkit } = await findBrowsers()
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
    await run(process.execPath, join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium')
  }
  return findBrowsers()
}

export const missingEngine = {
  firefox:
    `There is no Firefox ${oldestFirefox} or newer here, so nothing was tried in it. Install it (Debian: firefox-esr), ` +
    'or name one by its path: FIREFOX=/path/to/firefox npm test',
  webkit:
    'WebKit cannot be driven here, so nothing was tried in it. ' +
    'On Linux install webkit2gtk-driver and xvfb; elsewhere there is no such driver.',
  paper: 'Printed pages cannot be read here. Install pdftotext and zbarimg (Debian: poppler-utils, zbar-tools).',
}
