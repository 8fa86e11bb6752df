/** B8: a shared link opens as a postcard. */
import type { Locator, Page } from '@playwright/test'
import { formatDateRange } from '../../../lib/dates.ts'
import { count, fill } from '../../../lib/text.ts'
import {
  closeDialog,
  dialogOf,
  fillIn,
  inDays,
  open,
  openDialog,
  openShared,
  postcard,
  stays,
  stepMade,
  ui,
  words,
} from '../support/enquiry-steps.ts'
import { calm, expect, launch, once, phoneOnly, test } from '../support/fixtures.ts'

const [first] = stays
if (!first) throw new Error('There is no stay.')

const days = `in=${inDays(30)};out=${inDays(33)}`
const link = `/#enquiry=1;stay=${first.id};${days};adults=2`

/** As the postcard writes them: without the year, if it is the current one. */
const written = (from: number, to: number) =>
  formatDateRange(inDays(from), inDays(to)).replace(new RegExp(` ${inDays(0).slice(0, 4)}$`), '')

const cardOf = (page: Page, heading: string) =>
  page.getByRole('dialog', { name: fill(postcard.name, { heading }), exact: true })

const asking = (stay: string) => fill(postcard.heading, { stays: stay })

const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true })

/** Follows another link in the page that is open, which is not loaded again for its fragment. */
const follow = (page: Page, fragment: string) => page.goto(`/#${fragment}`)

/** What the link carries, and both answers in sight. */
async function expectPostcard(page: Page): Promise<void> {
  const card = cardOf(page, asking(first!.name))
  await card.waitFor()
  await expect(card.getByRole('heading', { name: asking(first!.name) })).toBeFocused()
  await expect(card).toContainText(written(30, 33))
  await expect(card).toContainText(count(3, words.estimate.nights))
  await expect(card).toContainText(count(2, words.estimate.guests))
  await expect(button(card, postcard.yes)).toBeInViewport({ ratio: 1 })
  await expect(button(card, postcard.otherDates)).toBeInViewport({ ratio: 1 })
}

test(
  'B8 a shared link opens as a postcard, and Other dates gives a link back',
  { tag: [phoneOnly.tag, launch] },
  async ({ page }) => {
    // No test can answer the share sheet; without it the link is copied.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.goto(link)
    await expectPostcard(page)
    const card = dialogOf(page)
    await button(card, postcard.otherDates).tap()
    await expect(card.getByRole('heading', { name: postcard.other.heading })).toBeFocused()
    await button(card, postcard.other.back).tap()
    await expect(card.getByRole('heading', { name: asking(first.name) })).toBeFocused()
    await button(card, postcard.otherDates).tap()
    await expect(card.locator('[name=checkIn]')).toHaveValue(inDays(30))
    await card.locator('[name=checkIn]').fill(inDays(40))
    await expect(card.locator('[name=checkOut]')).toHaveValue(inDays(43))
    await button(card, words.share.label).tap()
    await expect(card).toContainText(words.share.copied)
    const back = new URL(await page.evaluate(() => navigator.clipboard.readText()))

    await button(card, postcard.other.ask).tap()
    const dialog = page.getByRole('dialog', { name: ui.form.titles['booking-request'] })
    await expect(dialog.locator('[name=checkIn]')).toHaveValue(inDays(40))
    await expect(dialog.getByRole('group', { name: words.fields.stay.label })).toContainText(first.name)
    await stepMade(page)
    await page.goBack()
    await expect(dialogOf(page)).toHaveCount(0)

    await follow(page, back.hash.slice(1))
    await expect(cardOf(page, asking(first.name))).toContainText(written(40, 43))
  },
)

test('B8 a postcard keeps its place in the history, and is closed by every way', once, async ({ page }) => {
  test.setTimeout(60_000)
  await page.goto(link)
  const card = dialogOf(page)
  await expectPostcard(page)
  await test.step('a reload keeps it, Back closes it, Forward opens it', async () => {
    await page.reload()
    await card.waitFor()
    await page.goBack()
    await expect(card).toHaveCount(0)
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/')
    await page.goForward()
    await card.waitFor()
    // One step more leaves the site, to where the link was pressed.
    const steps = await page.evaluate<string[]>('navigation.entries().map(({ url }) => new URL(url).hash)')
    expect(steps).toEqual(['', new URL(page.url()).hash])
  })
  const slip = page.getByRole('complementary', { name: postcard.slip.name })
  const ways: Record<string, () => Promise<void>> = {
    'its button': () => button(card, postcard.leave).click(),
    Escape: () => page.keyboard.press('Escape'),
  }
  for (const [way, close] of Object.entries(ways)) {
    await test.step(way, async () => {
      await follow(page, link.slice('/#'.length))
      await card.waitFor()
      await close()
      await expect(card).toHaveCount(0)
      await expect(page).toHaveURL('/')
      await expect(slip).toBeVisible()
    })
  }
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await test.step('Back opens it again, and a slip on other pages too', async () => {
    await page.goBack()
    await card.waitFor()
    await page.goForward()
    await page.locator('main a[href="/accommodations"]').first().click()
    await expect(slip).toContainText(`${first.name}, ${written(30, 33)}`)
    await button(slip, postcard.slip.open).click()
    await expect(cardOf(page, asking(first.name))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(slip, postcard.slip.open)).toBeFocused()
    await expect(page).toHaveURL(/\/accommodations$/)
  })
  await test.step('the request is filled with it; put away, the slip is gone', async () => {
    await button(slip, postcard.slip.putAway).click()
    await expect(slip).toHaveCount(0)
    await page.locator('[data-book]').filter({ visible: true }).first().click()
    await expect(dialogOf(page).locator('[name=checkIn]')).toHaveValue(inDays(30))
  })
})

test.describe('where motion has no part', () => {
  test.use(calm)

  test(
    'B8 the own draft stays until Yes is pressed, also where a link is too late',
    once,
    async ({ page, allowErrors }) => {
      allowErrors(/Postcard|ERR_FAILED|Failed to load/)
      test.setTimeout(60_000)
      await open(page, '/')
      const own = await openDialog(page)
      await fillIn(own)
      await own.locator('[name=checkIn]').fill(inDays(5))
      await own.locator('[name=checkOut]').fill(inDays(7))
      await closeDialog(page)

      await page.goto(link)
      await button(dialogOf(page), postcard.otherDates).click()
      await dialogOf(page).locator('[name=checkIn]').fill(inDays(50))
      await closeDialog(page)
      const kept = await openDialog(page)
      await expect(kept.locator('[name=checkIn]')).toHaveValue(inDays(5))
      await closeDialog(page)

      const filled = await openShared(page, link)
      await expect(filled.locator('[name=checkIn]')).toHaveValue(inDays(30))
      await expect(filled.locator('[name=checkOut]')).toHaveValue(inDays(33))
      await expect(filled.locator('[name=firstName]')).toHaveValue('Wanjiru')
      await expect(filled.locator('[name=email]')).toHaveValue('wanjiru@example.com')
      await closeDialog(page)

      await test.step('where the postcard cannot be fetched the home page stays', async () => {
        await page.route('**/assets/Postcard*', (route) => route.abort())
        await page.goto('about:blank')
        await open(page, link)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(dialogOf(page)).toHaveCount(0)
      })
    },
  )
})
