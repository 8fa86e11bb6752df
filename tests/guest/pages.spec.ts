/**
 * What each page says, in which order, and where each thing leads: names, alternative texts, headings, addresses, sums and
 * plurals. A wrong one is a diff that a person reads; a right one is taken over with `npx playwright test guest -u`.
 */
import { expectSame, pages, prepare, sizeOf, test, visit } from '../resort/visit.ts'
import { expect, phoneOnly } from '../journeys/support/fixtures.ts'

/** The clocks of devices on the other days of the world: pages go by that of the resort. */
test.use({ timezoneId: async ({ isMobile }, use) => use(isMobile ? 'Pacific/Kiritimati' : 'America/Los_Angeles') })

test.beforeEach(({ allowErrors }) => allowErrors(/no-such-path/))

for (const [name, path] of Object.entries(pages)) {
  test(`${path} says the same as before`, async ({ page, isMobile }) => {
    await visit(page, path)
    await expectSame(page.locator('body'), `${name}-${sizeOf(isMobile)}`)
    if (path !== '/' || !isMobile) return
    await test.step('in the evening look too, but for its pictures', async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectSame(page.getByRole('main'), 'home-phone-evening')
    })
    await test.step('its menu leads to every page and contact', async () => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.getByRole('banner').locator('summary').click()
      await expectSame(page.getByRole('banner'), 'menu-phone')
    })
  })
}

test('the hero shows the picture of the hour', phoneOnly, async ({ page, isMobile, allowErrors }) => {
  // It is chosen before the app is there.
  allowErrors(/net::ERR_FAILED/)
  await page.route('**/assets/*.js', (route) => route.abort())
  const shown: string[] = []
  for (const [time, look] of [
    ['07:30', 'light'],
    ['13:00', 'light'],
    ['21:00', 'light'],
    ['13:00', 'dark'],
  ] as const) {
    await prepare(page, { time: new Date(`2027-03-10T${time}:00Z`), look })
    await page.goto('/')
    const pictures = page.locator('[data-hero] img').filter({ visible: true })
    const names = await pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).currentSrc))
    shown.push(`${time} ${look}: ${names.map((name) => /pictures\/([\w-]+)\./.exec(name)?.[1]).join()}`)
  }
  expect(`${shown.join('\n')}\n`).toMatchSnapshot(`hero-${sizeOf(isMobile)}.txt`)
})
