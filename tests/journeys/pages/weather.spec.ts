import type { Page, Route } from '@playwright/test'
import { sampleForecast } from '../../../app/guide/sample-forecast.ts'
import { content, forecast, test } from '../../resort/visit.ts'
import { open } from '../support/every-page.ts'
import { calm, expect, once } from '../support/fixtures.ts'

test.use(calm)

const { weather } = content.location

/** Answers in place of the weather service, and notes the requests. */
async function playWeather(page: Page, answer: (route: Route) => Promise<unknown>) {
  const asked: string[] = []
  await page.route(`**${forecast}`, (route) => {
    asked.push(route.request().url())
    return answer(route)
  })
  return asked
}

const band = (page: Page) => page.locator('section[aria-labelledby=weather]')
const live = (page: Page) => band(page).locator('[data-live]')
const general = (page: Page) => band(page).getByText(weather.always)

/** The test clock is a script in every frame, and the sandboxed frame of the live map blocks it. */
const clockInFrame = /Blocked script execution in 'about:srcdoc'/

/** Scrolls to the weather section, once the app has started. */
async function openBand(page: Page) {
  await open(page, '/location')
  await band(page).scrollIntoViewIfNeeded()
}

/** Without the forecast: the general text is there, and no spinner or alert. */
async function expectWords(page: Page) {
  await expect(general(page)).toBeVisible()
  await expect(live(page)).toHaveCount(0)
  await expect(band(page).locator('[aria-busy=true], [role=alert], [role=progressbar]')).toHaveCount(0)
}

test('V5 the weather is asked for in view, once, and its answer is kept', once, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  let send = () => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  const asked = await playWeather(page, async (route) => {
    await sent
    await route.fulfill({ json: sampleForecast(new Date(), content.site.place) })
  })
  await open(page, '/location')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await band(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  // A prerendered page has not been shown yet.
  expect(asked).toEqual([])
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => asked.length).toBe(1)
  await expectWords(page)
  const height = () => band(page).evaluate((element) => element.getBoundingClientRect().height)
  const before = await height()
  send()
  await expect(live(page)).toBeVisible()
  await expect(general(page)).toBeHidden()
  expect(await height()).toBe(before)

  const footer = page.getByRole('contentinfo')
  await footer.locator('a[href="/about-us"]').first().click()
  await expect(page).toHaveURL(/\/about-us$/)
  await footer.locator('a[href="/location"]').first().click()
  await expect(page).toHaveURL(/\/location$/)
  await band(page).scrollIntoViewIfNeeded()
  await expect(live(page)).toBeVisible()
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
