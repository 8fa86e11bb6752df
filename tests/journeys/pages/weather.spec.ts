import type { Page, Route } from '@playwright/test'
import { sampleForecast } from '../../../app/guide/sample-forecast.ts'
import { content, forecast, test } from '../../resort/visit.ts'
import { open } from '../support/every-page.ts'
import { calm, expect, once } from '../support/fixtures.ts'

test.use(calm)

const { weather } = content.location
const band = (page: Page) => page.locator('section[aria-labelledby=weather]')
const live = (page: Page) => band(page).locator('[data-live]')

/** Answers in place of the weather service. @returns when it was asked, by the page's clock in ms */
async function playWeather(page: Page, answer: (route: Route) => Promise<unknown>): Promise<number[]> {
  const asked: number[] = []
  await page.route(`**${forecast}`, async (route) => {
    asked.push(await page.evaluate(() => Date.now()))
    await answer(route)
  })
  return asked
}

/** Without the forecast: the general text is there, and no spinner or alert. */
async function expectWords(page: Page) {
  await expect(band(page).getByText(weather.always)).toBeVisible()
  await expect(live(page)).toHaveCount(0)
  await expect(band(page).locator('[aria-busy=true], [role=alert], [role=progressbar]')).toHaveCount(0)
}

test('V5 the weather is asked for in view, once, and its answer is kept', once, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  const asked = await playWeather(page, async (route) => {
    await sent
    await route.fulfill({ json: sampleForecast(new Date(), content.site.place) })
  })
  await open(page, '/location')
  await page.waitForLoadState('networkidle')
  expect(asked, 'out of sight').toEqual([])
  await band(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked, 'of a prerendered page, which has not been shown yet').toEqual([])
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => asked.length).toBe(1)
  await expectWords(page)
  const { height } = (await band(page).boundingBox())!
  send()
  await expect(live(page)).toBeVisible()
  await expect(band(page).getByText(weather.always)).toBeHidden()
  expect((await band(page).boundingBox())!.height).toBe(height)

  for (const path of ['/about-us', '/location']) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
  }
  await band(page).scrollIntoViewIfNeeded()
  await expect(live(page)).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('V5 500 is asked three times more, after 1, 2 and 4 seconds; words stay', once, async ({ page, allowErrors }) => {
  allowErrors(/status 500|status of 500/)
  // The test clock is a script in every frame, and the sandboxed frame of the live map blocks it.
  allowErrors(/Blocked script execution in 'about:srcdoc'/)
  await page.clock.install()
  const asked = await playWeather(page, (route) => route.fulfill({ status: 500, body: 'Oh' }))
  await open(page, '/location')
  await band(page).scrollIntoViewIfNeeded()
  await expect.poll(() => page.clock.runFor(500).then(() => asked.length), { timeout: 20_000, intervals: [20] }).toBe(4)
  const pauses = asked.slice(1).map((time, i) => time - asked[i]!)
  for (const [i, seconds] of [1, 2, 4].entries()) expect(pauses[i]).toBeGreaterThanOrEqual(seconds * 1_000)
  await page.clock.runFor(120_000)
  await page.waitForLoadState('networkidle')
  await expectWords(page)
  expect(asked).toHaveLength(4)
})
