import { open } from '../support/enquiry-steps.ts'
import { expect, once, test } from '../support/fixtures.ts'

test(
  'every page prints dark on white in the evening look, with nothing hanging over its text',
  once,
  async ({ page, allowErrors }) => {
    allowErrors(/404/)
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const path of ['/', '/accommodations', '/enjoyments', '/location', '/about-us', '/no-such-path']) {
      await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
      await open(page, path)
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
      await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(page.locator('body'), path).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      // Fixed elements would be printed over the text of every sheet.
      const hanging = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .filter((each) => getComputedStyle(each).position === 'fixed' && each.getBoundingClientRect().height > 1)
          .map((each) => `${each.localName}.${each.className}`),
      )
      expect(hanging, path).toEqual([])
    }
  },
)

test(
  'F4 the page of the stays prints as one sheet of A4, also with five stays and long answers',
  once,
  async ({ page }) => {
    await open(page, '/accommodations')
    const sheets = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
    expect(await sheets()).toBe(1)
    await page.evaluate(() => {
      const stay = document.querySelector('[data-fact-sheet] dl > div')
      stay?.after(stay.cloneNode(true))
      const long = 'An answer as long as the content allows. '.repeat(5).slice(0, 200)
      for (const question of document.querySelectorAll('#before-you-book q')) question.textContent = long
    })
    expect(await sheets()).toBe(1)
  },
)
