/** B8: a shared link opens as a postcard. */
import type { Locator, Page } from '@playwright/test'
import { formatDateRange } from '../../../lib/dates.ts'
import { usd } from '../../../lib/prices.ts'
import { nightsFrom, rateOf } from '../../../lib/rates.ts'
import { count, fill } from '../../../lib/text.ts'
import {
  closeDialog,
  dialogOf,
  fillIn,
  formCode,
  inDays,
  open,
  openDialog,
  openShared,
  postcard,
  showMessage,
  stayChoice,
  stays,
  stepMade,
  ui,
  words,
} from '../support/enquiry-steps.ts'
import { desk, withoutTransitions } from '../support/every-page.ts'
import { accommodations, strangerTo } from '../support/words.ts'
import { calm, expect, launch, once, phoneOnly, test } from '../support/fixtures.ts'
import { allRules, axe, colourRules, loadAxe } from '../support/accessibility-rules.ts'

const [first, second] = stays
if (!first) throw new Error('There is no stay.')
const last = stays.at(-1) ?? first

const days = `in=${inDays(30)};out=${inDays(33)}`
const link = `/#enquiry=1;stay=${first.id};${days};adults=2`

/** As the postcard writes them: without the year, if it is the current one. */
const written = (from: number, to: number) =>
  formatDateRange(inDays(from), inDays(to)).replace(new RegExp(` ${inDays(0).slice(0, 4)}$`), '')

const cardOf = (page: Page, heading: string) =>
  page.getByRole('dialog', { name: fill(postcard.name, { heading }), exact: true })

const asking = (...names: string[]) =>
  fill(postcard.heading, { stays: names.reduce((one, other) => fill(postcard.and, { first: one, second: other })) })

const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true })

/** For three nights, the first in so many days. */
const sum = (from: number, ...each: typeof stays) =>
  usd(
    nightsFrom(inDays(from), 3)
      .flatMap((night) => each.map((stay) => rateOf(stay, night, false, accommodations.seasons)))
      .reduce((total, rate) => total + rate, 0),
  )

/** Takes away the share sheet, which no test can answer: the link is copied. */
async function copyWhatIsShared(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
}

/** Follows another link in the page that is open, which is not loaded again for its fragment. */
const follow = (page: Page, fragment: string) => page.goto(`/#${fragment}`)

/** What the link carries, and both answers in sight. */
async function expectPostcard(page: Page): Promise<void> {
  const card = cardOf(page, asking(first!.name))
  await expect(card.getByRole('heading', { name: asking(first!.name) })).toBeFocused()
  await expect(card).toContainText(written(30, 33))
  await expect(card).toContainText(count(3, words.estimate.nights))
  await expect(card).toContainText(count(2, words.estimate.guests))
  await expect(card).toContainText(sum(30, first!))
  await expect(button(card, postcard.yes)).toBeInViewport({ ratio: 1 })
  await expect(button(card, postcard.otherDates)).toBeInViewport({ ratio: 1 })
}

test('B8 a shared link opens as a postcard, and Other dates gives a link back', phoneOnly, async ({ page }) => {
  await copyWhatIsShared(page)
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
  await expect(card).toContainText(sum(40, first))
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
  if (!second) return
  await test.step('two stays have a picture each, and one estimate', async () => {
    const guests = first.occupancy.max + second.occupancy.max
    await follow(page, `enquiry=2;stays=${first.id},${second.id};${days};adults=${guests}`)
    const both = cardOf(page, asking(first.name, second.name))
    await expect(both).toContainText(sum(30, first, second))
    await expect(both.locator('img:not([alt=""])')).toHaveCount(2)
  })
})

test(
  'B7 B8 Yes opens the request, filled with what the link carries alone',
  { tag: [phoneOnly.tag, launch] },
  async ({ page }) => {
    await page.goto(`/#enquiry=1;stay=${last.id};${days};adults=3;children=4,99`.replaceAll('=', '%3D'))
    await button(dialogOf(page), postcard.yes).tap()
    const dialog = page.getByRole('dialog', { name: ui.form.titles['booking-request'] })
    await expect(dialog.getByRole('group', { name: words.fields.stay.label })).toContainText(last.name)
    await expect(dialog.locator('[name=checkIn]')).toHaveValue(inDays(30))
    await expect(dialog.locator('[name=checkOut]')).toHaveValue(inDays(33))
    await expect(dialog.getByRole('group', { name: words.fields.adults.label })).toContainText('3')
    await expect(dialog.getByRole('group', { name: words.fields.children.label })).toContainText('0')
    await expect(dialogOf(page)).toHaveCount(1)
    await stepMade(page)
    await page.goBack()
    await expect(dialogOf(page)).toHaveCount(0)
    expect(new URL(page.url()).hash).toBe('')

    await test.step('B7 an occasion is shared too, and who books it for others asks what agents ask', async () => {
      const { id, label } = words.occasions[0] ?? { id: '', label: '' }
      await follow(page, `enquiry=2;for=${id};in=${inDays(30)};visitors=40;night=some`)
      const card = cardOf(page, postcard.headingOccasion)
      await expect(card).toContainText(label)
      await expect(card).toContainText(count(40, words.estimate.guests))
      await button(card, postcard.leave).tap()
      await expect(page.getByRole('complementary', { name: postcard.slip.name })).toContainText(label)

      await page.goBack()
      await button(card, postcard.yes).tap()
      const request = page.getByRole('dialog', { name: ui.form.titles['special-arrangements'] })
      await expect(request.getByRole('radio', { name: label, exact: true })).toBeChecked()
      await fillIn(request)
      await showMessage(page, dialogOf(page))
      await expect(button(dialogOf(page), words.share.label)).toBeVisible()
    })
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
    'a press beside it': () => page.mouse.click(5, 5),
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

  test('B8 the own draft stays until Yes is pressed, also where a link is too late', once, async ({ page }) => {
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

    const request = page.getByRole('dialog', { name: ui.form.titles['booking-request'] })
    await test.step('days gone by', async () => {
      await follow(page, `enquiry=1;stay=${first.id};in=2024-05-29;out=2024-06-02;adults=2`)
      const card = cardOf(page, postcard.gone.days.heading)
      await expect(card).toContainText(
        fill(postcard.which, { dates: formatDateRange('2024-05-29', '2024-06-02'), stays: first.name }),
      )
      await expect(button(card, postcard.yes)).toHaveCount(0)
      await button(card, postcard.otherDates).click()
      const checkIn = card.locator('[name=checkIn]')
      await expect(checkIn).toHaveValue('')
      await button(card, words.share.label).click()
      await expect(checkIn).toBeFocused()
      await expect(checkIn).toHaveAttribute('aria-invalid', 'true')
      await expect(card).toContainText(postcard.other.missing)
      await checkIn.fill(inDays(20))
      await card.locator('[name=checkOut]').fill(inDays(21))
      await expect(card).not.toContainText(postcard.other.missing)
      await expect(card).toContainText(usd(first.priceUsd))
    })
    await test.step('no stay, and no dates', async () => {
      await follow(page, 'enquiry=1;adults=2')
      await expect(cardOf(page, postcard.headingOpen)).toContainText(postcard.datesOpen)
    })
    await test.step('a stay that is no more', async () => {
      await follow(page, `enquiry=1;stay=${strangerTo(stays)};${days};adults=2`)
      const card = cardOf(page, postcard.gone.stay.heading)
      await expect(card).toContainText(written(30, 33))
      await expect(button(card, postcard.yes)).toHaveCount(0)
      await button(card, postcard.otherDates).click()
      await button(card, postcard.other.ask).click()
      await expect(request.locator('[name=checkIn]')).toHaveValue(inDays(30))
      await expect(stayChoice(request, words.fields.stay.notSure)).toBeChecked()
    })
  })

  test(
    'B8 where the postcard cannot be fetched, or is not asked for, the home page stays',
    once,
    async ({ page, allowErrors }) => {
      allowErrors(/Postcard|ERR_FAILED|Failed to load/)
      let asked: string[] = []
      page.on('request', (request) => asked.push(`**${new URL(request.url()).pathname}`))
      await page.route('**/assets/Postcard*', (route) => route.abort())
      await open(page, link)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(dialogOf(page)).toHaveCount(0)
      expect(asked.filter((path) => /postcard/i.test(path))).not.toEqual([])

      await test.step('any other fragment is the home page, and fetches no postcard', async () => {
        await page.goto('about:blank')
        asked = []
        await open(page, '/#enquiry=%%%')
        await expect(dialogOf(page)).toHaveCount(0)
        await openDialog(page)
        expect(asked).toContain(await formCode())
        expect(asked.filter((path) => /postcard/i.test(path))).toEqual([])
      })
    },
  )

  test('B8 axe finds nothing on it, and both answers are in sight at every size', once, async ({ page }) => {
    const part = 'dialog[open]'
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(link)
    const card = dialogOf(page)
    await button(card, postcard.yes).waitFor()
    for (const [width, height] of [
      [390, 844],
      [390, 664],
      [360, 640],
      [320, 568],
      [844, 390],
      [1440, 900],
      [1280, 640],
    ] as const) {
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height })
        for (const name of [postcard.yes, postcard.otherDates, postcard.leave])
          await expect.soft(button(card, name)).toBeInViewport({ ratio: 1 })
        await expect.soft(card.getByRole('heading')).toBeInViewport({ ratio: 1 })
      })
    }

    await page.setViewportSize(desk)
    await loadAxe(page)
    await withoutTransitions(page) // a colour that is still changing has no contrast of its own
    const expectNothing = async (side: string, colorScheme: 'light' | 'dark', rules = allRules) => {
      await page.emulateMedia({ colorScheme })
      expect.soft(await axe(page, part, rules), `${side}, ${colorScheme}`).toEqual([])
    }
    await expectNothing('its front', 'light')
    await expectNothing('its front', 'dark', colourRules)
    await follow(page, `enquiry=1;stay=${first.id};in=2024-05-29;out=2024-06-02`)
    await cardOf(page, postcard.gone.days.heading).waitFor()
    await expectNothing('days gone by', 'dark', colourRules)
    await button(card, postcard.otherDates).click()
    await button(card, words.share.label).click()
    await expectNothing('other dates in error', 'dark')
    await expectNothing('other dates in error', 'light', colourRules)
  })
})
