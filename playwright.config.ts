import { defineConfig } from '@playwright/test'
import { findBrowsers } from './tests/browsers.ts'
import { deviceZone } from './tests/settings.ts'

/** Chromium walks all journeys, at a desk or on a phone; Firefox and WebKit take one walk, written for both. */
const port = Number(process.env.TEST_PORT ?? 4187)
const browsers = await findBrowsers()

const chromium = {
  executablePath: browsers.chromium,
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--font-render-hinting=none',
    // Lazy pictures are fetched in sight alone: how far ahead a browser looks is its own affair.
    '--blink-settings=lazyLoadingImageMarginPxUnknown=0',
  ],
}

const inFirefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: browsers.firefox,
    firefoxUserPrefs: {
      'app.update.enabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    },
  },
} as const

const otherEngines = /\/engines\.spec\.ts$/

/** They take minutes: `npm run everything -- editor`. */
const owner = /\/journeys\/editor\/[^/]+\.spec\.ts$/

/** A browser with its page, which the journeys of a worker hand on: opening one costs more than most pages. */
const inChromium = {
  launchOptions: chromium,
  reuseContext: true,
  // Messages and links are copied.
  permissions: ['clipboard-read', 'clipboard-write'],
}

const phoneSize = { width: 390, height: 844 }
const phone = { ...inChromium, viewport: phoneSize, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

export default defineConfig({
  testDir: 'tests',
  testMatch: ['journeys/**/*.spec.ts', 'guest/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine that is busy with something else now and then stalls a browser, or the driver of WebKit loses an answer.
  // What passes only then is told as flaky.
  retries: 1,
  // Journeys wait a sixth of their time, for the network or the clock of a page: a third one fills two cores.
  workers: 3,
  timeout: 60_000,
  // A busy machine takes more than the usual five seconds to change a page.
  expect: { timeout: 10_000 },
  snapshotPathTemplate: 'tests/guest/snapshots/{arg}{ext}',
  reporter: 'list',
  // Recording every journey would cost as much again as walking it: only a second attempt is recorded.
  // The worker that stores the site has journeys of its own; elsewhere its copies would get in the way.
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: deviceZone.browsers,
    trace: 'on-first-retry',
    serviceWorkers: 'block',
  },
  webServer: {
    // In place of the shell, so that it ends where Playwright has been ended.
    command: `${process.platform === 'win32' ? '' : 'exec '}"${process.execPath}" --disable-warning=ExperimentalWarning serve/server.ts dist ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
  projects: [
    // First, because a walk takes half a minute: at the end the other workers would have nothing to do.
    { name: 'engines', testMatch: otherEngines, timeout: 180_000, use: { ...inFirefox, viewport: phoneSize } },
    {
      name: 'desk',
      testIgnore: [otherEngines, owner],
      // Tags of journeys that are for one screen (`journeys/support/fixtures.ts`).
      grepInvert: /@phone/,
      use: { ...inChromium, viewport: { width: 1440, height: 900 } },
    },
    { name: 'phone', testIgnore: [otherEngines, owner], grepInvert: /@once/, use: phone },
    {
      name: 'owner',
      testMatch: owner,
      // The tests of a file share a copy of the project.
      fullyParallel: false,
      timeout: 180_000,
      expect: { timeout: 20_000 },
      use: { launchOptions: chromium, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'owner-firefox',
      testMatch: owner,
      grep: /@firefox/,
      timeout: 120_000,
      expect: { timeout: 20_000 },
      use: { ...inFirefox, viewport: { width: 1280, height: 800 } },
    },
  ],
})
