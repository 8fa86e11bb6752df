/**
 * What each page says, in which order, and where each thing leads: names, alternative texts, headings, addresses, sums and
 * plurals. A wrong one is a diff that a person reads; a right one is taken over with `npx playwright test guest -u`.
 */
import { content, expectSame, pages, prepare, sizeOf, test, visit } from '../resort/visit.ts'
import { PictureChoice } from '../../content/fields.ts'
import { expect, phoneOnly } from '../journeys/support/fixtures.ts'

/** The clocks of devices on the other days of the world: pages go by that of the resort. */
test.use({ timezoneId: async ({ isMobile }, use) => use(isMobile ? 'Pacific/Kiritimati' : 'America/Los_Angeles') })

test.beforeEach(({ allowErrors }) => allowErrors(/no-such-path/))

/** The focal points of each picture, as `object-position` writes them. */
const focalPoints = new Map<string, Set<string>>()
function collect(value: unknown): void {
  if (value instanceof PictureChoice) {
    const { x, y } = value.focus
    const known = focalPoints.get(value.key) ?? new Set()
    focalPoints.set(value.key, known.add(`${Math.round(x)}% ${Math.round(y)}%`))
  } else if (value !== null && typeof value === 'object') Object.values(value).forEach(collect)
}
collect(content)

/** The pictures in sight that are cut, with their place in the frame. Runs in the page. */
function cropped() {
  const chosen = (image: Element) =>
    [...(image.parentElement?.querySelectorAll('source') ?? [])].find(({ media }) => matchMedia(media || 'all').matches)
  return [...document.images]
    .filter((image) => image.checkVisibility() && getComputedStyle(image).objectFit === 'cover')
    .map((image) => ({
      key: /\/pictures\/([^.]+)\./.exec(chosen(image)?.srcset ?? image.srcset)?.[1] ?? '',
      position: getComputedStyle(image).objectPosition,
      // A frame that has grown with its picture cuts nothing.
      isFrame: image.clientHeight > 0 && image.clientHeight < 2 * innerHeight,
    }))
}

for (const [name, path] of Object.entries(pages)) {
  test(`${path} says the same as before, and its pictures keep their focal points`, async ({ page, isMobile }) => {
    await visit(page, path)
    const seen = await page.evaluate(cropped)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter(({ key, position, isFrame }) => !isFrame || !focalPoints.get(key)?.has(position))).toEqual([])
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
