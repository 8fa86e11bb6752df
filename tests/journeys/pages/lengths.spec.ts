/** How long each page is with the content of the original order. No owner's content is held to it. */
import { settings } from '../../settings.ts'
import { expect, once, test } from '../support/fixtures.ts'

const phone = { width: 390, height: 664 }
const desk = { width: 1440, height: 900 }

/** Goals: in screens of the telephone, and in pixels of the desk where there is one. */
const goals = [
  { path: '/', screens: 11, pixels: 7000 },
  { path: '/accommodations', screens: 13, pixels: 7600 },
  { path: '/enjoyments', screens: 12 },
  { path: '/location', screens: 14, pixels: 8800 },
  { path: '/about-us', screens: 8 },
]
const footer = 1.2
const tolerance = 1.1

test.skip(!settings.specification, 'the content is no longer that of the original order')

test.describe('on a telephone', () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })

  for (const { path, screens } of goals) {
    test(`${path} is as long as it has to be`, once, async ({ page }) => {
      await page.goto(path)
      await page.locator('html[data-ready]').waitFor()
      const sizes = await page.evaluate(() => ({
        page: document.documentElement.scrollHeight,
        footer: document.querySelector('footer')!.getBoundingClientRect().height,
      }))
      expect.soft(sizes.page / phone.height).toBeLessThanOrEqual(screens * tolerance)
      expect.soft(sizes.footer / phone.height).toBeLessThanOrEqual(footer * tolerance)
    })
  }
})

test.describe('on a desk', () => {
  test.use({ viewport: desk })

  for (const { path, pixels } of goals) {
    if (pixels === undefined) continue
    test(`${path} is as long as it has to be`, once, async ({ page }) => {
      await page.goto(path)
      await page.locator('html[data-ready]').waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(pixels * tolerance)
    })
  }
})
