/** The development server (`npm run dev`): the same pages, from the sources. */
import { createServer } from 'vite'
import { expect, once, test as base } from '../support/fixtures.ts'
import { about, home } from '../support/words.ts'

const test = base.extend<{ address: string }>({
  address: [
    async ({}, use) => {
      const server = await createServer({ logLevel: 'silent', server: { port: 0 } })
      await server.listen()
      await use(server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '')
      await server.close()
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ address }, use) => use(address),
})

test('the sources make the pages that the build makes, and lead from one to another', once, async ({ page }) => {
  test.slow() // what the browser asks for is translated on the way
  await page.goto('/')
  await page.locator('html[data-ready]').waitFor({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.hero.heading[0] ?? 'no heading')
  await page.getByRole('contentinfo').locator('a[href="/about-us"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.heading)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
