/** What opens over a page, or stands in its place: postcard, plan, error screen, no signal. */
import { closeDialog, dialogOf, open, openDialog, scrollTo, stepMade } from '../journeys/support/steps.ts'
import { covered } from '../journeys/support/page-measurements.ts'
import { save } from '../journeys/support/flaky-host.ts'
import { content, expect, expectSame, expectSameInBothLooks, once, phoneOnly, test } from '../resort/visit.ts'

const { days, enjoyments, location, planner, postcard, ui } = content

const shared = {
  open: '#enquiry=2;stays=sea-room,keepers-house;in=2027-05-14;out=2027-05-16;adults=8',
  'of-taken-nights': '#enquiry=2;stays=keepers-house;in=2027-04-09;out=2027-04-11;adults=4;children=3;residents=yes',
  'of-days-gone': '#enquiry=1;stay=boat-loft;in=2027-02-01;out=2027-02-03;adults=2',
  'of-a-room-gone': '#enquiry=2;stays=attic;in=2027-05-14;out=2027-05-16;adults=2',
  'of-an-occasion': '#enquiry=2;for=feast;in=2027-06-19;visitors=40;roof=yes;night=some',
}

test('a shared link opens as a postcard, and answers it', phoneOnly, async ({ page }) => {
  await open(page, '/')
  const follow = async (hash: string) => {
    await page.evaluate((fragment) => (window.location.hash = fragment), hash)
    await expect(dialogOf(page).getByRole('button').first()).toBeVisible()
  }
  for (const [name, hash] of Object.entries(shared)) {
    await follow(hash)
    await expectSame(dialogOf(page), `postcard/${name}`)
    await closeDialog(page)
    await expect(page).not.toHaveURL(/#/)
  }
  await follow(shared.open)
  await dialogOf(page).getByRole('button', { name: postcard.yes }).click()
  await dialogOf(page).locator('form').waitFor()
  await stepMade(page)
  await expectSame(dialogOf(page), 'postcard/answered')
})

test('a plan of a place and an experience, from the page to the message', phoneOnly, async ({ page }) => {
  await open(page, '/location#your-days')
  const section = page.locator('#your-days')
  await section.getByRole('button', { name: days.plans.take }).last().click()
  await section.locator('[name=checkIn]').fill('2027-05-14')
  await section.locator('[name=checkOut]').fill('2027-05-17')
  await section.getByRole('article').getByText('May 2027').first().waitFor()
  await expectSame(section, 'plan/made')
  await expectSameInBothLooks(page.locator(`#${location.nearby.places[0]!.id}`), 'plan/place')
  await page.evaluate(() => Object.assign(navigator, { share: (data: ShareData) => Object.assign(window, { data }) }))
  await section.getByRole('button', { name: planner.keep.share }).click()
  const told = await page.evaluate(() => (window as unknown as { data: ShareData }).data)
  const { title, text } = planner.share
  expect(told).toEqual({ title, text, url: expect.stringContaining('/location#days=') })
  await page.goto('about:blank')
  await page.goto(`/location#days=1;${location.nearby.places[0]!.id},${enjoyments.experiences[0]!.id}`)
  await expect(section.getByText(planner.shared.heading)).toBeVisible()
  await expectSame(section, 'plan/shared')
  await section.getByRole('button', { name: planner.keep.clear }).click()
  await expectSameInBothLooks(section.locator('[data-plan]'), 'plan/cleared')
})

test('a page whose code stays away', once, async ({ page, allowErrors }) => {
  allowErrors(/404|could not be fetched/)
  await page.route('**/assets/AboutPage-*.js', (route) => route.fulfill({ status: 404 }))
  await open(page, '/')
  await page.getByRole('contentinfo').locator('a[href="/about-us"]').click()
  await expect(page.getByRole('heading', { name: ui.error.heading })).toBeVisible()
  await expectSame(page.locator('body'), 'error')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('stays, guide and header are there', once, async ({ page }) => {
    for (const path of ['/location', '/accommodations']) {
      await page.goto(path)
      await expectSame(page.getByRole('main'), `without-javascript${path}`)
      // Nothing would give it a ground over the text.
      await expect(page.getByRole('banner')).toHaveCSS('position', 'relative')
    }
  })
})

test.describe('with a copy on the device', () => {
  test.use({ serviceWorkers: 'allow' })
  test('no signal', phoneOnly, async ({ page, host, context, allowErrors }) => {
    allowErrors(/ERR_(?:INTERNET_DISCONNECTED|CONNECTION|EMPTY_RESPONSE|FAILED)|404/)
    await open(page, '/')
    await save(page)
    // It is said when it goes, and when it comes back.
    const note = page.getByText(ui.offline.saved).or(page.getByText(ui.offline.notSaved))
    await context.setOffline(true)
    await openDialog(page)
    await expect(dialogOf(page).getByText(ui.offline.saved)).toBeVisible()
    await closeDialog(page)
    await expect(note).toBeVisible()
    await scrollTo(page, 2000)
    await page.mouse.wheel(0, 20)
    await expect.poll(() => page.evaluate(covered, `[aria-label='${ui.quickBar}'] a`)).toEqual([])
    await expectSame(page.getByLabel(ui.quickBar), 'offline/bar')
    await context.setOffline(false)
    await expect(note).toHaveCount(0)
    // Chromium forgets it with a reload.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
    host.state = 'down'
    await page.reload()
    await page.locator('html[data-ready]').waitFor()
    await expect(page.getByText(ui.offline.saved)).toBeVisible()
    await expectSame(page.locator('body'), 'offline/home')
    await open(page, '/no-such-path')
    await expectSame(page.locator('body'), 'offline/not-found')
  })
})
