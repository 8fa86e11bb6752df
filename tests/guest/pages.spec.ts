/**
 * What each page says, in which order, and where each thing leads: names, alternative texts, headings, addresses, sums and
 * plurals. A wrong one is a diff that a person reads; a right one is taken over with `npx playwright test guest -u`.
 */
import { content, contentsOf, expect, expectSame, pages, phoneOnly, prepare, test, visit } from '../resort/visit.ts'
import { dialogOf, open, openDialog } from '../journeys/support/steps.ts'

// With all that is folded, Google's map is opened, and comes near the screen.
test.beforeEach(({ allowErrors }) => allowErrors(/www\.google\.com\/maps/))

/** The pictures in sight that are cut elsewhere than at their focal point, or in no frame. Runs in the page. */
function wronglyCropped(): string[] {
  const cropped = [...document.images].filter(
    (image) => image.checkVisibility() && getComputedStyle(image).objectFit === 'cover',
  )
  if (cropped.length === 0) return ['no picture']
  const isRight = (image: HTMLImageElement) => {
    const source = [...image.parentElement!.querySelectorAll('source')].find(({ media }) => matchMedia(media).matches)
    const [, x, y] = /focus-(\d+)-(\d+)/.exec((source?.media ? image.parentElement! : image).className) ?? []
    // A frame that has grown with its picture cuts nothing.
    const isFrame = image.clientHeight > 0 && image.clientHeight < 2 * innerHeight
    return isFrame && getComputedStyle(image).objectPosition === `${x}% ${y}%`
  }
  return cropped.filter((image) => !isRight(image)).map(({ alt }) => alt)
}

for (const [name, path] of Object.entries(pages)) {
  test(`${path} says the same as before, and its pictures keep their focal points`, async ({ page, isMobile }) => {
    await visit(page, path)
    expect(await page.evaluate(wronglyCropped)).toEqual([])
    await expectSame(page.locator('body'), `${name}-${isMobile ? 'phone' : 'desk'}`)
    // In each look, by the system or by the switch against it.
    const shown = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme })
      const colours = await page.evaluate(() =>
        [...document.querySelectorAll('main *')].map((each) => {
          const { color, backgroundColor, fill, visibility, display } = getComputedStyle(each)
          return [each.localName, color, backgroundColor, fill, visibility, display].join()
        }),
      )
      const bars = await page
        .locator('meta[name=theme-color]')
        .evaluateAll((all) =>
          (all as HTMLMetaElement[]).filter(({ media }) => matchMedia(media).matches).map(({ content: bar }) => bar),
        )
      return { said: await contentsOf(page.getByRole('main')), colours, bar: bars[0] }
    }
    const [day, evening] = [await shown('light'), await shown('dark')]
    expect(evening.bar).not.toBe(day.bar)
    if (path === '/') await expectSame(page.getByRole('main'), 'home-evening')
    else expect(evening.said).toBe(day.said)
    await page.locator('[data-look-switch]').click()
    await expect.poll(() => shown('dark')).toEqual(day)
    await page.locator('[data-look-switch]').click()
    await expect.poll(() => shown('light')).toEqual(evening)
    if (path !== '/' || !isMobile) return
    await page.getByRole('banner').locator('summary').click()
    await expectSame(page.getByRole('banner'), 'home-phone/menu')
  })
}

test('the hero shows the picture of the hour', phoneOnly, async ({ page, allowErrors }) => {
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
    // The sun over the gate knows no time zone.
    await prepare(page, new Date(`2027-03-10T${time}:00Z`), look)
    await page.goto('/')
    const pictures = page.locator('[data-hero] img').filter({ visible: true })
    const names = await pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).currentSrc))
    const preloaded = (await page.locator('link[as=image]').getAttribute('imagesrcset')) ?? ''
    shown.push(`${time} ${look}: ${[...names, preloaded].map((name) => /pictures\/([\w-]+)\./.exec(name)?.[1]).join()}`)
  }
  expect(`${shown.join('\n')}\n`).toMatchSnapshot('hero-phone.txt')
  await page.unroute('**/assets/*.js')
  const light = page.locator('html[data-light]')
  const first = await light.getAttribute('data-light')
  await open(page, pages.about)
  await page.getByRole('banner').locator('a[href="/"]').click()
  await expect(light).toHaveAttribute('data-light', first!)
})

// What is open, which days can be chosen and what the sun does, also around midnight, when the days change.
test('hours, notice, weekends and sun are those of the resort', phoneOnly, async ({ page }) => {
  const told: string[] = []
  for (const [when, time] of [
    ['in the last second of a day, the last of the notice', '2027-03-14T23:59:59-02:30'],
    ['in the first second of the next day, without the notice', '2027-03-15T00:00:00-02:30'],
  ] as const) {
    // A reloaded page would open with the dialog that was open.
    await page.goto('about:blank')
    await prepare(page, new Date(time))
    await open(page, '/')
    const hours = await page.locator('#contact').getByRole('heading', { name: content.ui.hours.heading }).innerText()
    const notice = await page.getByRole('complementary', { name: content.ui.notice }).isVisible()
    const marked = await page.locator('#contact tr[class] th').innerText()
    told.push(`${when}: ${hours.replaceAll(/\s+/g, ' ')}, ${marked} marked, ${notice ? 'notice' : 'no notice'}`)
    const dialog = await openDialog(page)
    const weekends = dialog.getByRole('group', { name: content.request.fields.weekends.label })
    const first = await weekends.locator('label').first().innerText()
    const earliest = await dialog.locator('[name=checkIn]').getAttribute('min')
    told.push(`  from ${earliest}, first weekend ${first.replace(/^[^]*\n/, '')}`)
    await open(page, '/location#enquiry=2;in=2027-03-14;out=2027-03-20')
    told.push(`  a link from 14 March on: ${await dialogOf(page).getByRole('heading').innerText()}`)
    const sun = page.getByText(content.location.weather.sunToday.replace(/\{.*/, ''))
    told.push(`  ${(await sun.innerText()).replaceAll(/\s+/g, ' ')}`)
  }
  expect(`${told.join('\n')}\n`).toMatchSnapshot('moments.txt')
})

test('V3 the badge opens within half a minute, also on a page that was open before', phoneOnly, async ({ page }) => {
  const { opens } = content.site.hours.weekdays
  await page.clock.install({ time: new Date(`2027-03-10T${opens}:00-03:30`).getTime() - 85_000 })
  await open(page, '/')
  const badge = page.locator('#contact').getByRole('heading', { name: content.ui.hours.heading })
  const before = await badge.innerText()
  await page.clock.runFor(91_000)
  await expect(badge).not.toHaveText(before)
})

test('the list below the map has the numbers of its pins', phoneOnly, async ({ page }) => {
  await open(page, pages.guide)
  const devtools = await page.context().newCDPSession(page)
  // What style sheets generate is in no other snapshot.
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const said = nodes.filter(({ role }) => role?.value === 'StaticText').map(({ name }) => String(name?.value).trim())
  const numbers = await page.locator('[data-pin] text').allTextContents()
  expect(said.filter((text) => /^\d$/.test(text))).toEqual(numbers)
})
