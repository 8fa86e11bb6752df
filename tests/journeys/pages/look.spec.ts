import type { Page } from '@playwright/test'
import { formatPhone } from '../../../lib/phone.ts'
import { printsOf } from '../../../app/pages/home/hero-prints.ts'
import { lightAt, type Light } from '../../../app/pages/home/light.ts'
import { sunPoint } from '../../../tools/pages/inline-script.ts'
import { holdBack } from '../support/enquiry-steps.ts'
import { expect, launch, once, test } from '../support/fixtures.ts'
import { home, site, ui } from '../support/words.ts'

const switches = (page: Page) => page.getByRole('banner').locator('[data-look-switch]').filter({ visible: true })

async function press(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile && !(await switches(page).isVisible())) await page.getByRole('banner').locator('summary').click()
  await switches(page).click()
}

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** Surface and accent. */
const footerColours = (page: Page) =>
  page
    .getByRole('contentinfo')
    .evaluate((footer) => ({
      surface: getComputedStyle(footer).backgroundColor,
      accent: getComputedStyle(footer.querySelector('h2, h3, h4')!).color,
    }))

test('the look follows the system until the guest chooses, for good', { tag: launch }, async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/accommodations')
  const day = await ground(page)
  await press(page, isMobile)
  await expect(page.locator('html')).toHaveAttribute('data-look', 'evening')
  await expect.poll(() => ground(page)).not.toBe(day)
  const evening = await ground(page)
  await page.reload()
  // Read as soon as there is a document: the remembered look is set before the first paint.
  expect(await ground(page)).toBe(evening)
  await press(page, isMobile)
  await expect(page.locator('html')).toHaveAttribute('data-look', 'day')
})

/** Presses the switch by day, and comes back to it. */
async function expectPaintedFirst(page: Page): Promise<void> {
  const inNextFrame = await switches(page).evaluate((button: HTMLElement) => {
    button.click()
    return new Promise((tell) =>
      requestAnimationFrame(() => tell(document.documentElement.dataset.look ?? 'as before')),
    )
  })
  expect(inNextFrame).toBe('as before')
  await expect(page.locator('html')).toHaveAttribute('data-look', 'evening')
  await switches(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-look', 'day')
}

for (const [when, isThere] of [
  ['', true],
  [', without the app', false],
] as const) {
  test(`F2 the switch keeps its name, the footer its colours${when}`, once, async ({ page, allowErrors }) => {
    if (!isThere) {
      allowErrors(/net::ERR_FAILED/)
      await page.route('**/assets/*.js', (route) => route.abort())
    }
    const evening = page.getByRole('banner').getByRole('button', { name: ui.eveningLook, exact: true })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.goto('/accommodations')
    if (isThere) await page.locator('html[data-ready]').waitFor()
    await expect(evening).toHaveAttribute('aria-pressed', 'true')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(evening).toHaveAttribute('aria-pressed', 'false')
    if (isThere) await test.step('a press is painted before the look changes', () => expectPaintedFirst(page))
    const byDay = await footerColours(page)
    await evening.focus()
    for (const isOn of ['true', 'false', 'true']) {
      await page.keyboard.press('Enter')
      await expect(evening).toHaveAttribute('aria-pressed', isOn)
      await expect(evening).toBeFocused()
    }
    expect(await footerColours(page)).toEqual(byDay)
    await page.reload()
    await expect(evening).toHaveAttribute('aria-pressed', 'true')
  })
}

const prints = printsOf(home.hero.pictures)
const heroes = [...new Set(prints.flatMap(({ wide, tall }) => [wide.key, tall.key]))]
const isHero = (url: string) => heroes.some((key) => url.includes(`/pictures/${key}.`))

/** A moment at which the resort has this light; undefined where the sun never stands so. */
function momentOf(light: Light): Date | undefined {
  const minutes = Array.from({ length: 1440 }, (_, minute) => Date.UTC(2026, 10, 22, 0, minute, 30))
  const found = minutes.filter((each) => lightAt(each, sunPoint(site.place)) === light)
  return found.length > 0 ? new Date(found[Math.floor(found.length / 2)] ?? 0) : undefined
}

const visits = [
  ['day', 'firstLight'],
  ['day', 'highLight'],
  ['day', 'lastLight'],
  ['day', 'night'],
  ['evening', 'highLight'],
] as const

test('I2 each light and look fetches its own hero alone, at once', async ({ page, isMobile, allowErrors }) => {
  // The hero is chosen before the app is there, and without it these visits are short.
  allowErrors(/net::ERR_FAILED/)
  await page.route('**/assets/*.js', (route) => route.abort())
  let asked: string[] = []
  page.on('request', (request) => isHero(request.url()) && asked.push(request.url()))
  for (const [look, light] of visits) {
    const moment = momentOf(light)
    // The sun may never stand so high here in November.
    if (!moment) continue
    await test.step(`the ${look} look at ${light}`, async () => {
      const state = `${look}, ${light}`
      // A clock of Playwright's hides what the browser measures. Of these scripts the last one holds.
      await page.addInitScript((now) => (Date.now = () => now), Number(moment))
      // The page of the visit before would answer a change of the look.
      await page.goto('about:blank')
      await page.emulateMedia({ colorScheme: look === 'day' ? 'light' : 'dark' })
      asked = []
      await page.goto('/')
      const hero = page.locator('main img').filter({ visible: true }).first()
      const isDrawn = () => hero.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
      await expect.poll(isDrawn, state).toBe(true)
      expect.soft(asked, state).toHaveLength(1)
      const print = prints.find(({ inks }) => inks.includes(look === 'day' ? light : 'evening'))
      expect.soft(asked[0], state).toContain(`/pictures/${print?.[isMobile ? 'tall' : 'wide'].key}.`)
      // A lazy picture is requested after layout, its preload immediately.
      const initiators = await page.evaluate(
        (address) =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name === address)
            .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
        asked[0],
      )
      expect.soft(initiators[0], state).toBe('link')
    })
  }
})

test('I1 I3 Home keeps the ink of its opening, and is dated by it', once, async ({ page }) => {
  const { edition, pictures } = home.hero
  const moment = momentOf('lastLight')
  test.skip(!edition || !pictures.wideLastLight || !moment, 'its hero is not printed by the hour')
  if (!edition || !pictures.wideLastLight || !moment) return
  await page.emulateMedia({ colorScheme: 'light' })
  await page.clock.install({ time: moment })
  // Opened at another page, whose inline script knows no hero.
  await page.goto('/about-us')
  await page.locator('html[data-ready]').waitFor()
  await page.clock.fastForward('06:00:00')
  await page.getByRole('banner').getByRole('link', { name: site.name }).click()
  const shown = page.locator('main img').filter({ visible: true }).first()
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain(pictures.wideLastLight.key)
  await expect(page.getByText(edition.inks.lastLight, { exact: false }).filter({ visible: true }).first()).toBeVisible()
})

test('the app waits for the hero, also where the load of the page does not', once, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const release = await holdBack(page, `**/pictures/{${heroes.join(',')}}.*`)
  await page.clock.install()
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  // The app is requested at most two seconds after the load event, and before anything that is asked for later.
  await page.clock.runFor(2_100)
  await page.evaluate(() => fetch('/robots.txt'))
  expect(scripts).toEqual([])
  release()
  await page.locator('html[data-ready]').waitFor()
})

test('the app does not wait for a hero that is out of sight', once, async ({ page }) => {
  const release = await holdBack(page, `**/pictures/{${heroes.join(',')}}.*`)
  await page.goto('/#contact')
  await page.locator('html[data-ready]').waitFor({ timeout: 10_000 })
  release()
})

test('V6 V7 a tooltip after 700 ms; a toast, 356 px wide, for 4000 ms', once, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const fetched: string[] = []
  page.on('request', (request) => request.url().includes('/Tooltips-') && fetched.push(request.url()))
  await page.goto('/')
  await page.locator('html[data-ready]').waitFor()
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  const tooltip = page.locator('[popover=manual]')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await switches(page).hover()
  await expect(tooltip).toBeAttached() // fetched when it is first needed, then waits
  await page.clock.runFor(690)
  await expect(tooltip).toBeHidden()
  await page.clock.runFor(20)
  await expect(tooltip).toBeVisible()
  await expect(tooltip).toHaveText((await switches(page).getAttribute('aria-label')) ?? 'no name')
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()

  // The toast says that the number was copied.
  let passed = 0
  const pass = async () => {
    await page.clock.runFor(100)
    passed += 100
  }
  await page.getByRole('button', { name: ui.copy.number }).click()
  await page.mouse.move(5, 300)
  const toast = page.locator('[data-sonner-toast]')
  const width = async () => {
    await pass()
    return (await toast.count()) > 0 ? Math.round((await toast.boundingBox())?.width ?? 0) : 0
  }
  await expect.poll(width, { intervals: [20] }).toBe(356)
  // The place has a name of the content, without a key in it.
  await expect(page.getByRole('region', { name: ui.toasts, exact: true })).toContainText(ui.copy.numberCopied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(formatPhone(site.phone, site.place.telephone))

  const shownAt = passed
  const isGone = async () => {
    await pass()
    return (await toast.count()) === 0
  }
  await expect.poll(isGone, { intervals: [20], timeout: 10_000 }).toBe(true)
  expect(passed - shownAt).toBeGreaterThan(3_500)
  expect(passed - shownAt).toBeLessThan(5_000)
  // Playwright would let a paused clock go on in the page of the next journey, which has none.
  await page.clock.resume()
})
