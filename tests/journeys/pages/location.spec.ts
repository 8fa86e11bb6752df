import type { Page } from '@playwright/test'
import { filesIn } from '../../../tools/content/read-folder.ts'
import { placesWithoutPin } from '../../../tools/map-pins.ts'
import { content, expect, folder, forecast, launch, once, phoneOnly, test } from '../../resort/visit.ts'
import { holdBack, open } from '../support/steps.ts'

const { map, nearby, weather } = content.location

async function placeOf(page: Page, which: 'first' | 'last') {
  const pin = page.locator('[data-pin]')[which]()
  const { id } = nearby.places[Number(await pin.getAttribute('data-pin')) - 1]!
  return { id, pin, disc: pin.locator('circle').first(), entry: page.locator(`li#${id}`) }
}

async function expectClearOfHeader(page: Page, id: string) {
  await expect(page).toHaveURL(new RegExp(`/location#${id}$`))
  await expect
    .poll(async () => {
      const [header, box] = [await page.getByRole('banner').boundingBox(), await page.locator(`li#${id}`).boundingBox()]
      return box!.y >= Math.max(0, header!.y + header!.height) - 1 && box!.y < page.viewportSize()!.height * 0.75
    })
    .toBe(true)
}

test('L4 an entry fills its pin; a pin marks its entry, and leads to it', launch.once, async ({ page }) => {
  test.skip(placesWithoutPin(filesIn(folder), content).length === nearby.places.length, 'no place is on the map')
  await open(page, '/location')
  const { id, disc, entry } = await placeOf(page, 'last')
  // Resolved, so that two ways to write one colour are the same.
  const colour = () => disc.evaluate((each) => getComputedStyle(each).fill)
  const plain = await colour()
  await expect(page.locator('[data-marked]'), 'before anything is chosen').toHaveCount(0)
  const widthOf = async (part: string) => (await page.locator(`figure svg ${part}`).first().boundingBox())!.width
  expect(await widthOf('circle:has(+ use[href="#mark-full"])')).toBeGreaterThan(await widthOf('> circle'))
  await disc.hover()
  await expect(entry).toHaveAttribute('data-marked')
  await page.mouse.move(0, 0)
  await expect(entry).not.toHaveAttribute('data-marked')
  await entry.hover()
  await expect.poll(colour).not.toBe(plain)
  await page.mouse.move(0, 0)
  await expect.poll(colour).toBe(plain)
  await entry.getByRole('link').first().focus()
  await expect.poll(colour).not.toBe(plain)
  await disc.click()
  await expectClearOfHeader(page, id)
})

test('L4 a pin brings its poster into view, and a pushed one marks its pin', phoneOnly, async ({ page }) => {
  await page.goto('/location#serra-mansa')
  await expectClearOfHeader(page, 'serra-mansa')
  const [one, other] = [await placeOf(page, 'first'), await placeOf(page, 'last')]
  for (const [width, height] of [
    [390, 664],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const { id, disc, entry, pin } of [one, other]) {
      await disc.click()
      await expectClearOfHeader(page, id)
      await expect(entry.getByRole('heading')).toBeInViewport({ ratio: 1 })
      await expect(pin).toHaveAttribute('data-marked')
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
  // The row marks the pin of the poster that it shows, and moves by keys as well.
  const row = page.locator('[data-guide] > ol').last()
  await row.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }))
  await expect(one.pin).toHaveAttribute('data-marked')
  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
  await expect(other.pin).toHaveAttribute('data-marked')
  await expect(one.pin).not.toHaveAttribute('data-marked')
  await one.entry.getByRole('link').first().focus()
  await expect(one.entry.getByRole('heading')).toBeInViewport({ ratio: 1 })
})

test('L2 the map of the address comes by a press, not before', once, async ({ page, context, allowErrors }) => {
  allowErrors(/another host: https:\/\/www\.google\.com|ERR_INTERNET_DISCONNECTED/)
  const asked: string[] = []
  await page.route('https://www.google.com/**', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '')
    return route.fulfill({ contentType: 'text/html', body: '<title>A map</title><p>A map' })
  })
  const head = page.locator('main > section').first()
  const show = head.getByRole('link', { name: map.liveMapLabel })
  await open(page, '/location')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await show.press('Enter')
  await expect(head.getByText(map.liveMapOffline)).toBeVisible()
  await context.setOffline(false)
  expect(asked).toEqual([])
  await show.press('Enter')
  const frame = head.locator('iframe')
  await expect(head.frameLocator('iframe').getByText('A map')).toBeVisible()
  await expect(frame).toBeFocused()
  const { lat, lon } = content.site.place.gate!
  expect(asked).toEqual([`${lat},${lon}`])
  const { width, height } = (await frame.boundingBox())!
  expect(Math.min(width, height), 'the size of a map').toBeGreaterThan(300)
})

const band = (page: Page) => page.locator('section[aria-labelledby=weather]')
const live = (page: Page) => band(page).locator('[data-live]')

test('V5 the weather is asked for in view, once, and its answer is kept', once, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  let asked = 0
  page.on('request', (request) => (asked += Number(new URL(request.url()).pathname === forecast)))
  const send = await holdBack(page, `**${forecast}`)
  await open(page, '/location')
  await page.waitForLoadState('networkidle')
  expect(asked, 'out of sight').toBe(0)
  await band(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked, 'of a prerendered page, which has not been shown yet').toBe(0)
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => asked).toBe(1)
  // Until it comes, or where it does not, the general text is there, and no spinner or alert.
  await expect(band(page).getByText(weather.always)).toBeVisible()
  await expect(band(page).locator('[data-live], [aria-busy=true], [role=alert], [role=progressbar]')).toHaveCount(0)
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
  expect(asked).toBe(1)
})
