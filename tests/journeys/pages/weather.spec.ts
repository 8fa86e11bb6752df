import type { Page, Route } from '@playwright/test'
import { readForecast, weatherAt, type Forecast } from '../../../app/getting-there/read-forecast.ts'
import { sampleForecast } from '../../../app/getting-there/sample-forecast.ts'
import { clockTime, nextSun, sunOn } from '../../../app/getting-there/sun.ts'
import { clockIn, dayBegins } from '../../../lib/dates.ts'
import { formatTime } from '../../../lib/hours.ts'
import { calm, expect, once, test } from '../support/fixtures.ts'
import { location, site } from '../support/words.ts'

test.use(calm)

const { seasons, sky } = location

const service = '/weather-test'
const right = (route: Route) => route.fulfill({ json: sampleForecast(new Date(), site.place) })

/** Simulates the weather service on the host of the page, and counts the requests. */
async function playWeather(page: Page, answer: (route: Route) => Promise<unknown> | void) {
  const asked: string[] = []
  await page.route('**/location', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const named = `<meta name="weather" content="${service}">`
    const html = await response.text()
    return route.fulfill({ response, body: html.replace('<head>', `<head>${named}`) })
  })
  await page.route(`**${service}`, async (route) => {
    asked.push(route.request().url())
    await answer(route)
  })
  return asked
}

const band = (page: Page) => page.locator('section[aria-labelledby=sky]')
const live = (page: Page) => band(page).locator('[data-live]')
const general = (page: Page) => band(page).getByText(seasons.note)
const ready = (page: Page) => page.locator('html[data-ready]').waitFor()

/** The test clock is a script in every frame, and the sandboxed frame of the live map blocks it. */
const clockInFrame = /Blocked script execution in 'about:srcdoc'/

/** Scrolls to the weather section, once the app has started. */
async function openBand(page: Page) {
  await page.goto('/location')
  await ready(page)
  await band(page).scrollIntoViewIfNeeded()
}

/** Without the weather: the text about the seasons is there, and no spinner or alert. */
async function expectWords(page: Page) {
  await expect(general(page)).toBeVisible()
  await expect(live(page)).toHaveCount(0)
  await expect(band(page).locator('[aria-busy=true], [role=alert], [role=progressbar]')).toHaveCount(0)
}

test('the weather is asked for in view, and takes the place of the words', async ({ page }) => {
  const chunks: string[] = []
  page.on('request', (request) => request.url().includes('LiveWeather') && chunks.push(request.url()))
  const asked = await playWeather(page, right)
  await page.goto('/location')
  await ready(page)
  await page.waitForLoadState('networkidle')
  expect([...asked, ...chunks]).toEqual([])

  const height = () => band(page).evaluate((element) => element.getBoundingClientRect().height)
  const before = await height()
  await band(page).scrollIntoViewIfNeeded()
  await expect(live(page)).toBeVisible()
  await expect(general(page)).toBeHidden()
  expect(await height()).toBe(before)
  expect(asked).toHaveLength(1)

  const { now, hours } =
    weatherAt(
      readForecast(sampleForecast(new Date(), site.place), site.place.weatherPoint) as Forecast,
      site.place.timeZone,
      new Date(),
    ) ?? {}
  await expect(live(page)).toContainText(`${Math.round(now?.temperature ?? Number.NaN)}°`)
  await expect(live(page)).toContainText(formatTime(hours?.[0]?.clock ?? 'no hour'))
  const credit = live(page).getByRole('link', { name: sky.weather.creditName })
  await expect(credit).toHaveAttribute('href', sky.weather.creditUrl)
})

test('V5 where the weather’s code cannot be fetched the words stay', once, async ({ page, allowErrors }) => {
  allowErrors(/LiveWeather/)
  const gone: string[] = []
  await page.route('**/assets/LiveWeather*', (route) => {
    gone.push(route.request().url())
    return route.fulfill({ status: 404 })
  })
  await playWeather(page, right)
  await openBand(page)
  await expect.poll(() => gone.length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  await expectWords(page)
  const { date, time } = clockIn(site.place.timeZone, new Date())
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const { sunrise } = nextSun(date, 60 * hours + minutes, site.place).sun
  await expect(
    band(page)
      .getByText(formatTime(clockTime(sunrise)))
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await page.getByRole('contentinfo').locator('a[href="/about-us"]').first().click()
  await expect(page).toHaveURL(/\/about-us$/)
})

test('V5 a prerendered page asks once shown; a slow answer is kept', once, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  let send = () => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  const asked = await playWeather(page, async (route) => {
    await sent
    await right(route)
  })
  await openBand(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => asked.length).toBe(1)
  await expectWords(page)
  send()
  await expect(live(page)).toBeVisible()

  const footer = page.getByRole('contentinfo')
  await footer.locator('a[href="/about-us"]').first().click()
  await expect(page).toHaveURL(/\/about-us$/)
  await footer.locator('a[href="/location"]').first().click()
  await expect(page).toHaveURL(/\/location$/)
  await band(page).scrollIntoViewIfNeeded()
  await expect(live(page)).toBeVisible()
  expect(asked).toHaveLength(1)
})

/** One of each kind; all that is refused is in app/getting-there/fetch-forecast.test.ts and read-forecast.test.ts. */
test('V5 429 is an answer: asked once, and the words stay', once, async ({ page, allowErrors }) => {
  allowErrors(/status 429|status of 429/)
  allowErrors(clockInFrame)
  await page.clock.install()
  const asked = await playWeather(page, (route) => route.fulfill({ status: 429, body: 'Too many requests' }))
  await openBand(page)
  await expect.poll(() => asked.length).toBe(1)
  await page.clock.fastForward(120_000)
  await page.waitForLoadState('networkidle')
  await expectWords(page)
  expect(asked).toHaveLength(1)
})

test('V5 500 is asked three times more, after 1, 2 and 4 seconds; words stay', once, async ({ page, allowErrors }) => {
  allowErrors(/status 500|status of 500/)
  allowErrors(clockInFrame)
  await page.clock.install()
  /** The time of each request, on the page's clock. */
  const times: number[] = []
  await playWeather(page, async (route) => {
    times.push(await page.evaluate(() => Date.now()))
    await route.fulfill({ status: 500, body: 'Oh' })
  })
  await openBand(page)
  await expect
    .poll(
      async () => {
        await expectWords(page)
        await page.clock.runFor(500)
        return times.length
      },
      { timeout: 20_000, intervals: [20] },
    )
    .toBe(4)
  const pauses = times.slice(1).map((time, i) => time - (times[i] ?? 0))
  for (const [i, seconds] of [1, 2, 4].entries()) expect(pauses[i]).toBeGreaterThanOrEqual(seconds * 1_000)
  await page.clock.runFor(120_000)
  await page.waitForLoadState('networkidle')
  await expectWords(page)
  expect(times).toHaveLength(4)
})

test('silence is waited for, and the words of the seasons stay', once, async ({ page, allowErrors }) => {
  allowErrors(clockInFrame)
  await page.clock.install()
  const asked = await playWeather(page, () => {})
  await openBand(page)
  await expect.poll(() => asked.length).toBe(1)
  await page.clock.fastForward(10_000)
  await expectWords(page)
  await page.clock.fastForward(600_000)
  await expectWords(page)
})

test('sun and season are the resort’s; on our machines nobody is asked', once, async ({ page, allowErrors }) => {
  allowErrors(clockInFrame)
  const asked: string[] = []
  page.on('request', (request) => /met\.no|weather-test/.test(request.url()) && asked.push(request.url()))
  // Soon after midnight there: elsewhere it is still the day before.
  await page.clock.install({ time: dayBegins('2026-04-15', site.place.timeZone) + 90 * 60_000 })
  await openBand(page)
  await page.waitForLoadState('networkidle')
  await expectWords(page)
  expect(asked).toEqual([])
  const { sunrise, sunset } = sunOn('2026-04-15', site.place)
  await expect(band(page)).toContainText(formatTime(clockTime(sunrise)))
  await expect(band(page)).toContainText(formatTime(clockTime(sunset)))
  await expect(band(page)).toContainText(formatTime('01:30'))
  const season = seasons.list.find(({ from, to }) => from <= 4 && 4 <= to)
  const marked = band(page).locator('dt', { hasText: `(${seasons.thisSeason})` })
  await expect(marked).toHaveCount(1)
  await expect(marked).toContainText(season?.name ?? 'no season')
})
