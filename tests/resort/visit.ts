/** For tests in a browser: the site of the resort by the sea on a host of its own. Build it first: `npm test` does. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readContent } from '../../tools/content/read-folder.ts'
import type { Locator, Page } from '@playwright/test'
import { sampleForecast } from '../../app/region/forecast.sample.ts'
import { open, openDisclosures } from '../journeys/support/steps.ts'
import { expect } from '../journeys/support/fixtures.ts'
import { testOn, type FlakyHost } from '../journeys/support/flaky-host.ts'
import { resort, visitTime } from './make.ts'

export { expect, launch, once, phoneOnly } from '../journeys/support/fixtures.ts'

/** A launch asks some of these tests of the owner's own site. */
export const folder = process.env.TESTED_SITE ?? resort

export const content = readContent(folder)

/** Where pages ask for the weather, which would be another host's. */
export const forecast = '/weather'
const guide = readFileSync(join(folder, 'dist/location.html'), 'utf8')
const noPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'

/** No pictures to be decoded, and a sample of the weather: by the host, because a route costs each request its time. */
function simplify({ replaced }: FlakyHost): void {
  replaced.set('/pictures/', { type: 'image/svg+xml', body: noPicture })
  replaced.set(forecast, {
    type: 'application/json',
    body: JSON.stringify(sampleForecast(visitTime, content.site.place)),
  })
  const named = guide.replace('<head>', `<head><meta name="weather" content="${forecast}">`)
  replaced.set('/location', { type: 'text/html', body: named })
}

/** What a test has told, by the file of its snapshot: the same once. */
const told = new Map<string, Set<string>>()

/** No clock but that of the visit, no motion, and no sheet of the system to share by, which no test can answer. */
export const test = testOn(join(folder, 'dist'), simplify).extend({
  allowed: ({}, use) => use([/no-such-path/]),
  page: async ({ page }, use, info) => {
    told.clear()
    await prepare(page)
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await use(page)
    if (info.status === info.expectedStatus)
      for (const [file, states] of told) expect([...states].join('\n\n')).toMatchSnapshot([`${file}.aria.yml`])
  },
})

export const first = content.accommodations.stays[0]!

/** Pages by the names of their snapshots. */
export const pages = {
  home: '/',
  accommodations: '/accommodations',
  enjoyments: '/enjoyments',
  guide: '/location',
  about: '/about-us',
  'not-found': '/no-such-path',
} as const

export async function prepare(page: Page, time = visitTime, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.clock.setFixedTime(time)
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
}

/** Opens a page and all that is folded on it, and waits for what is fetched when it comes near the screen. */
export async function visit(page: Page, path: string): Promise<void> {
  await open(page, path)
  await openDisclosures(page)
  if (path === pages.guide) {
    const weather = page.getByRole('region', { name: content.location.weather.heading })
    await weather.scrollIntoViewIfNeeded()
    await weather.locator('[data-live]').waitFor()
    await page.locator('#your-days [role=status]').waitFor({ state: 'attached' })
  }
}

/** What eyes alone read, and what is read aloud in its place if that has other numbers. Runs in the page. */
function seenAlone(part: Element): string[] {
  const textOf = (all: Iterable<Element>) =>
    [...all]
      .map((each) => (each as HTMLElement).innerText ?? each.textContent)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const numbersOf = (all: Iterable<Element>) => String(textOf(all).match(/\d+/g))
  return [...part.querySelectorAll('[aria-hidden=true], img[alt=""]')].flatMap((each) => {
    const around = each.parentElement!
    if (!each.checkVisibility() || around.closest('[aria-hidden=true]')) return []
    const text = /\/pictures\/([\w-]+)/.exec(each.getAttribute('src') ?? '')?.[1] ?? textOf([each])
    const aloud = around.querySelectorAll(':scope > .visually-hidden')
    const isSame = numbersOf(aloud) === numbersOf(around.querySelectorAll(':scope > [aria-hidden=true]'))
    if (!/[\p{L}\d]/u.test(text)) return []
    return [isSame || aloud.length === 0 ? text : `${text} (READ ALOUD: ${textOf(aloud)})`]
  })
}

/** What a part of a page says, where it leads, and what is only seen. */
export async function contentsOf(part: Locator): Promise<string> {
  const seen = (await part.evaluate(seenAlone)).map((text) => `\n  - ${JSON.stringify(text)}`)
  return (await part.ariaSnapshot()) + (seen.length > 0 ? `\n- seen alone:${seen.join('')}` : '')
}

/** At the end of the test, what was told of a file is compared with it. */
export const tell = (file: string, text: string) => void told.set(file, (told.get(file) ?? new Set()).add(text))

/**
 * Compares a part of a page with a file in `guest/snapshots`; `plan/shared` is what stands below `# shared` in one of
 * several states. To the letter: the snapshots that `toMatchAriaSnapshot` writes hold patterns in place of numbers, and so
 * would take any price.
 */
export async function expectSame(part: Locator, name: string): Promise<void> {
  const [file = '', state] = name.split('/')
  // The folder apart: a name alone would lose its first dot, and the wait below would never end early.
  const before = await readFile(test.info().snapshotPath('.', `${file}.aria.yml`), 'utf8').catch(() => '')
  let now = ''
  // What is read aloud comes a moment later.
  const isAsBefore = expect(async () => {
    now = (state ? `# ${state}\n` : '') + (await contentsOf(part))
    expect(`${before}\n\n`).toContain(`${now}\n\n`)
  }).toPass({ timeout: 5_000 })
  await isAsBefore.catch(() => {})
  tell(file, now)
}

/** The same by day and in the evening. */
export async function expectSameInBothLooks(part: Locator, name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await part.page().emulateMedia({ colorScheme })
    await expectSame(part, name)
  }
}
