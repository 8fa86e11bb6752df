import type { Page } from '@playwright/test'
import { calm, expect, once, test } from '../support/fixtures.ts'
import { location, site, ui } from '../support/words.ts'

test.use(calm)

const { map } = location
const { copy } = ui
const {
  address,
  place: { gate },
} = site
const oneLine = [address.street, address.city, address.country].join(', ')

/** Simulates Google, and counts the requests. */
async function playGoogle(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://www.google.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>A map</title><p>A map' })
  })
  return asked
}

/** Past the map, which a lazy frame would take for a reason to load, to the end of the page. */
async function readOn(page: Page) {
  await disclosure(page).scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}

const disclosure = (page: Page) => page.locator('summary', { hasText: map.liveMapLabel })

test('L2 Google is asked when the map is opened, not before', once, async ({ page, allowErrors }) => {
  allowErrors(/another host: https:\/\/www\.google\.com/)
  const asked = await playGoogle(page)
  await page.goto('/location')
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await expect(page.locator('iframe[loading=lazy]')).toHaveCount(1)
  await readOn(page)
  await page.pdf()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await disclosure(page).click()
  await expect.poll(() => asked).toHaveLength(1)
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible()
  expect(new URL(asked[0]!).searchParams.get('q')).toBe(gate ? `${gate.lat},${gate.lon}` : oneLine)
})

test('L2 on a page that the app has drawn the map opens as well', once, async ({ page, context, allowErrors }) => {
  allowErrors(/another host: https:\/\/www\.google\.com/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const asked = await playGoogle(page)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await page.locator('footer a[href="/location"]').first().click()
  await expect(page).toHaveURL(/\/location$/)
  await disclosure(page).click()
  await expect.poll(() => asked).toHaveLength(1)

  await page.getByRole('button', { name: copy.address }).first().click()
  await expect(page.getByText(copy.addressCopied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(oneLine)
})
