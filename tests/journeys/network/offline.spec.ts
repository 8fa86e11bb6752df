/**
 * The site offline, with a bad network, with a new version, and with a failing worker. All other journeys block the
 * worker (playwright.config.ts), so that nothing comes from a stored copy.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { PagesFile } from '../../../app/service-worker/stored-site.ts'
import { readContent } from '../../../tools/content/read-folder.ts'
import { integrityOf, writeServiceWorker } from '../../../tools/pages/service-worker-files.ts'
import { contactForm, fillIn, open, ui } from '../support/steps.ts'
import { calm, expect as baseExpect, launch, once } from '../support/fixtures.ts'
import { builtFile, dist, save, startFlakyHost, testOn, type FlakyHost } from '../support/flaky-host.ts'
import { root } from '../../../tools/root.ts'

const test = testOn(dist).extend({
  // Each begins with nothing on the device.
  host: async ({}, use) => {
    const host = await startFlakyHost(dist)
    await use(host)
    host.close()
  },
  serviceWorkers: 'allow',
  // Files that are not stored fail offline; an unknown path is logged (N2).
  allowed: ({}, use) => use([/ERR_(?:INTERNET_DISCONNECTED|CONNECTION|EMPTY_RESPONSE|FAILED)/, /404/]),
})

// Installing takes long on a busy machine.
const expect = baseExpect.configure({ timeout: 15_000 })
test.describe.configure({ timeout: 90_000 })
test.use(calm)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const isRegistered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0)

const workerStates = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return { active: registration?.active?.state, waiting: registration?.waiting?.state }
  })

const keptPictures = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('site-pictures')
    const kept = await Promise.all((await cache.keys()).map((each) => cache.match(each, { ignoreVary: true })))
    return Promise.all(kept.map(async (response) => (await response!.blob()).size))
  })

test('after the first visit every page can be read with no signal', launch.once, async ({ page, context, host }) => {
  // Playwright's evaluations count as interactions; real ones still do too.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'userActivation', { value: undefined }))
  await open(page, '/')
  await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)))
  expect(await isRegistered(page)).toBe(false)
  // In sight they are fetched; the hero may be too large to be kept, by the light of the hour.
  const last = page.locator('main img').filter({ visible: true }).last()
  await last.scrollIntoViewIfNeeded()
  await last.evaluate((image: HTMLImageElement) => image.decode())
  // No second load: it would cut off what is under way, which is then asked for again.
  await save(page)
  // By the page and the installation together, nothing that carries its hash was asked for twice.
  const hashed = host.asked.filter((path) => path.startsWith('/assets/'))
  expect(hashed).toEqual([...new Set(hashed)])
  // Small pictures that were seen are kept, also those of before the worker came.
  await expect.poll(() => keptPictures(page).then(({ length }) => length)).toBeGreaterThan(0)
  expect(Math.max(...(await keptPictures(page)))).toBeLessThanOrEqual(130_000)

  await context.setOffline(true)
  host.state = 'down'
  await page.reload()
  const seen = page.locator('img').filter({ visible: true })
  const areDrawn = (all: Element[]) => all.some((each) => (each as HTMLImageElement).naturalWidth > 0)
  await expect.poll(() => seen.evaluateAll(areDrawn)).toBe(true)
  // That every page is stored, word for word, is read in the build.
  for (const path of ['/accommodations?x=1', '/location?a=b&c']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    expect(await response?.text(), path).toContain("default-src 'none'")
    await expect(heading(page)).toBeVisible()
    await page.locator('html[data-ready]').waitFor()
  }

  // A drawing stands in for pictures that were not seen, over their own colours.
  const pictures = page.locator('main img[src^="/pictures/"]').filter({ visible: true })
  const grounds = await pictures.evaluateAll((all) =>
    Promise.all(
      (all as HTMLImageElement[]).map(async (image) => {
        image.loading = 'eager'
        await image.decode()
        const text = await (await fetch(image.currentSrc)).text()
        return text.startsWith('<svg') ? [getComputedStyle(image).backgroundImage] : []
      }),
    ),
  )
  // Photographs of one colour have one ground.
  expect(grounds.flat().length).toBeGreaterThan(2)
  for (const ground of grounds.flat()) expect(ground).toMatch(/^linear-gradient\(/)
})

test('a failing server, a portal and silence leave the visit its pages', once, async ({ page, host, allowErrors }) => {
  allowErrors(/\b503\b/)
  // The second page of a visit saves the site without a touch.
  await page.goto('/location', { referer: `${host.address}/` })
  await expect.poll(async () => (await workerStates(page)).active).toBe('activated')
  // A server that fails does not take the stored page away.
  host.replaced.set('/location', 503)
  expect((await page.goto('/location'))?.status()).toBe(200)
  await expect(heading(page)).toBeVisible()
  // A portal’s page is not kept for a picture.
  const welcome = '<h1>Welcome</h1>'
  host.replaced.set('/pictures/', { type: 'text/html', body: welcome })
  // By the second visit the worker would have stored it.
  for (const _ of [1, 2]) await page.goto('/enjoyments', { waitUntil: 'networkidle' })
  expect(host.asked.some((path) => path.startsWith('/pictures/'))).toBe(true)
  expect(await keptPictures(page)).not.toContain(welcome.length)
  host.state = 'silent'
  const start = Date.now()
  const response = await page.goto('/location', { waitUntil: 'commit' })
  expect(response?.status()).toBe(200)
  await expect(heading(page)).toBeVisible()
  expect(Date.now() - start).toBeGreaterThan(2_500)
  expect(Date.now() - start).toBeLessThan(20_000)
})

/** The address of the file of all pages, which only the worker requests. */
async function pagesFileOf(): Promise<string> {
  return /\/assets\/pages-\w+\.json/.exec(await readFile(join(dist, 'sw.js'), 'utf8'))?.[0] ?? ''
}

test('a worker that cannot be had whole leaves the site as it was', once, async ({ page, context, host }) => {
  // A host that answers everything with a page, or the portal of a wireless network; and one that changes code.
  for (const [file, type] of [
    [await pagesFileOf(), 'text/html'],
    [await builtFile('EnjoymentsPage', '.js'), 'text/javascript'],
  ] as const) {
    host.replaced.clear()
    host.replaced.set(file, { type, body: '// <h1>Welcome</h1>' })
    await open(page, '/')
    await page.keyboard.press('Shift')
    await expect.poll(() => host.asked).toContain(file)
    await expect.poll(() => isRegistered(page)).toBe(false)
  }
  await context.setOffline(true)
  await expect(page.getByText(ui.offline.notSaved)).toBeVisible()
})

test('what was missing for one visit is there in the next but one', once, async ({ page, host, allowErrors }) => {
  // Hosts may send the headers of the file with 404 too: browsers keep that.
  allowErrors(/could not be fetched/)
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback')) // as in Safari
  const ofWorker = await builtFile('EnjoymentsPage', '.js')
  host.replaced.set('/assets/', 404)
  await page.goto('/')
  await page.keyboard.press('Shift')
  expect(await page.evaluate(async (file) => (await fetch(file)).status, ofWorker)).toBe(404)
  await expect.poll(() => host.asked).toContain(await builtFile('entry.browser', '.js'))
  host.replaced.clear()
  await expect(async () => {
    await page.reload()
    await page.keyboard.press('Shift')
    await page.locator('html[data-ready]').waitFor({ timeout: 1_000 })
  }).toPass()
  await save(page)
})

const mark = '<!-- the second deployment -->'

/** A second deployment: one page has changed, and with it the file of all pages, and the worker that names it. */
async function deployAnother(host: FlakyHost): Promise<void> {
  const [worker, pagesFile] = [await readFile(join(dist, 'sw.js'), 'utf8'), await pagesFileOf()]
  const text = await readFile(join(dist, pagesFile), 'utf8')
  const { pages, ...rest } = JSON.parse(text) as PagesFile
  const changed = {
    ...rest,
    pages: { ...pages, '/about-us': pages['/about-us']?.replace('</body>', `${mark}</body>`) },
  }
  const [newFile, newText] = ['/assets/pages-00000000.json', JSON.stringify(changed)]
  host.replaced.set(newFile, { type: 'application/json', body: newText })
  const newWorker = worker.replaceAll(pagesFile, newFile).replaceAll(integrityOf(text), integrityOf(newText))
  host.replaced.set('/sw.js', { type: 'text/javascript', body: newWorker })
}

test('a new version waits for the visit to end; off, nothing stays stored', once, async ({ page, context, host }) => {
  await open(page, '/')
  await save(page)
  await deployAnother(host)
  await page.goto('/location')
  await expect.poll(() => workerStates(page)).toEqual({ active: 'activated', waiting: 'installed' })

  // The visit goes on with the version that it began with.
  host.state = 'down'
  expect(await (await page.goto('/about-us'))?.text()).not.toContain(mark)
  host.state = 'up'

  await page.close()
  const next = await context.newPage()
  await expect(async () => {
    // A visit is over once no page of the site is open: opening it anew from itself would go on with it.
    await next.goto('about:blank')
    await next.goto('/')
    expect(await workerStates(next)).toEqual({ active: 'activated', waiting: undefined })
  }).toPass({ timeout: 20_000 })
  host.state = 'down'
  expect(await (await next.goto('/about-us'))?.text()).toContain(mark)
  const copies = await next.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.includes('precache')) ?? ''
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  })
  expect(copies.filter((path) => path.startsWith('/assets/pages-'))).toHaveLength(1)

  host.state = 'up'
  const folder = test.info().outputPath()
  await writeServiceWorker({ root, outDir: folder, content: readContent(root), sheetsOfAll: [], isOn: false })
  host.replaced.set('/sw.js', { type: 'text/javascript', body: await readFile(join(folder, 'sw.js'), 'utf8') })
  // The pages of such a site register no worker; those of this build would.
  await next.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  )
  await next.goto('/location')
  await expect(async () => {
    // An update that had begun before this deployment answers for those that join it: a browser looks again.
    await next.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    expect(await isRegistered(next)).toBe(false)
  }).toPass({ timeout: 20_000 })
  await expect.poll(() => next.evaluate(() => caches.keys())).toEqual([])
})

test('the note in the footer tells what is kept, and a button removes it', once, async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  await save(page)
  await page.locator('[data-look-switch]').click()
  await fillIn(contactForm(page))
  await page.evaluate(() => localStorage.setItem('days', '{}'))
  const kept = () => page.evaluate(() => [localStorage, sessionStorage].flatMap((each) => Object.keys(each)).toSorted())
  await expect.poll(kept).toEqual(['days', 'draft', 'look'])

  const footer = page.getByRole('contentinfo')
  // What a closed disclosure holds is fetched when it is opened, and not because it is near.
  const details: string[] = []
  page.on('request', (request) => request.url().includes('/PrivacyDetails-') && details.push(request.url()))
  await footer.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(details).toEqual([])
  await footer.locator('summary', { hasText: ui.privacy.label }).click()
  await footer.getByRole('button', { name: ui.device.button }).click()
  await expect(footer.getByRole('status').filter({ hasText: ui.device.done })).toBeVisible()
  expect(await kept()).toEqual([])
  await expect(contactForm(page).locator('[name=note]')).toHaveValue('')
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  expect(await context.cookies()).toEqual([])
  await expect(page.locator('html')).not.toHaveAttribute('data-look')
})
