/**
 * The site with everything filled in (`content.ts`), at a telephone, on a fixed day. Build it first: `npm test` does.
 */
import type { Locator, Page } from '@playwright/test'
import { addDays, dayBegins, formatDay, formatDays } from '../../../lib/dates.ts'
import { localSumText, usd } from '../../../lib/prices.ts'
import { aboutLocalSum, aboutLocalSumAt } from '../../../lib/local-currency.ts'
import { count, fill } from '../../../lib/text.ts'
import { termsOf } from '../../../app/resort/term-texts.ts'
import {
  dialogOf,
  fillIn,
  open,
  postcard,
  previewOf,
  stepMade,
  ui,
  whatsAppText,
  words,
} from '../../journeys/support/enquiry-steps.ts'
import { calm, expect, phoneOnly } from '../../journeys/support/fixtures.ts'
import { save } from '../../journeys/support/flaky-host.ts'
import { content, first, test } from './calendars.ts'
import { notice, testDay } from './content.ts'

test.use(calm)

const { accommodations, site, terms } = content
const startOf = (day: string) => dayBegins(day, site.place.timeZone)
const localCurrency = accommodations.localCurrency!

const band = (page: Page) => page.getByRole('complementary', { name: ui.notice })

const begins = startOf(notice.from)
const ends = startOf(addDays(notice.until, 1))
/** Pages differ in nothing here: each has the band (`pages.test.ts`), and hides it by the same inline script. */
const moments = [
  ['in the last second before it', begins - 1_000, '/', false],
  ['in the first second of its first day', begins, '/', true],
  ['in the last second of its last day', ends - 1_000, '/about-us', true],
  ['in the first second after it', ends, '/about-us', false],
] as const

test('R4 a notice is shown from its first second to its last, at the resort', phoneOnly, async ({ page }) => {
  for (const [when, time, path, isShown] of moments) {
    await test.step(`${when}, on ${path}`, async () => {
      await page.clock.setFixedTime(time)
      await open(page, path)
      await expect.soft(band(page)).toBeVisible({ visible: isShown })
      if (!isShown) return
      await expect(band(page)).toContainText(`${formatDays(notice.from, notice.until)} ${notice.text}`)
      await band(page).getByRole('link', { name: notice.link.label }).tap()
      await expect(page).toHaveURL('/#contact')
      await expect(page.locator('#contact')).toBeInViewport()
    })
  }
})

test.describe('with a copy on the device', () => {
  test.use({ serviceWorkers: 'allow' })
  test.setTimeout(90_000)

  test(
    'R4 a copy that was stored within the days of a notice hides it afterwards, with no signal',
    phoneOnly,
    async ({ page, context, host, allowErrors }) => {
      allowErrors(/ERR_(?:INTERNET_DISCONNECTED|CONNECTION|EMPTY_RESPONSE|FAILED)/)
      await page.clock.setFixedTime(startOf(testDay))
      await save(page)
      await context.setOffline(true)
      host.state = 'down'
      await page.reload()
      await expect(band(page)).toBeVisible()
      await page.clock.setFixedTime(ends)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(band(page)).toBeHidden()
    },
  )
})

async function choose(dialog: Locator, checkIn: string, checkOut: string): Promise<void> {
  await dialog.locator('[name=checkIn]').fill(checkIn)
  await dialog.locator('[name=checkOut]').fill(checkOut)
}

const inSight = (place: Locator, text: string) => place.getByText(text, { exact: true }).filter({ visible: true })

test(
  'R1 R2 R3 B2 B8 a stay over the edge of a season, from the card to the message, the link and the calendar',
  phoneOnly,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
    })
    await page.clock.setFixedTime(startOf(testDay))
    await open(page, '/accommodations')
    await page.locator(`article#${first.id}`).getByRole('link', { name: accommodations.bookLabel }).first().tap()
    const dialog = dialogOf(page)
    await dialog.locator('form').waitFor()
    await stepMade(page)

    // Days when nothing, or this stay, is open, and too few nights in a season.
    const { opening } = words
    await choose(dialog, '2027-05-18', '2027-05-22')
    const closed = fill(opening.resort.days.form, {
      days: fill(opening.range, { from: '3', until: '20 May' }),
      again: '21 May',
    })
    await expect(inSight(dialog, closed).first()).toBeVisible()
    await choose(dialog, '2027-06-06', '2027-06-08')
    await expect(
      inSight(
        dialog,
        fill(opening.stay.days.form, {
          stay: first.name,
          days: fill(opening.range, { from: '7', until: '11 June' }),
          again: '12 June',
        }),
      ).first(),
    ).toBeVisible()
    await choose(dialog, '2027-07-30', '2027-08-01')
    await expect(
      inSight(
        dialog,
        fill(opening.short.form, {
          stay: first.name,
          nights: 3,
          days: fill(opening.range, { from: '1 July', until: '31 August' }),
        }),
      ).first(),
    ).toBeVisible()

    // Two nights before the season, and two in it.
    await choose(dialog, '2027-03-30', '2027-04-03')
    const season = accommodations.seasons
      .find(({ from }) => from === '2027-04-01')
      ?.prices.find(({ stay }) => stay === first.id)
    if (!season) throw new Error(`${first.name} has no season.`)
    const sumOf = (amountUsd: number) =>
      first.priceIsFrom ? fill(words.estimate.from, { amount: usd(amountUsd) }) : usd(amountUsd)
    await expect(inSight(dialog, sumOf(2 * first.priceUsd + 2 * season.priceUsd))).toHaveCount(1)

    // The same for residents.
    await dialog.getByRole('checkbox', { name: words.fields.residents.label }).check()
    const [before, within] = [first.residentsUsd ?? first.priceUsd, season.residentsUsd ?? season.priceUsd]
    const totalUsd = 2 * before + 2 * within
    const total = sumOf(totalUsd)
    const rates = [before, within].map((rate) => fill(words.estimate.rate, { nights: 2, rate: usd(rate) })).join(', ')
    await expect(inSight(dialog, total)).toHaveCount(1)
    await expect(
      dialog
        .getByText(aboutLocalSum(totalUsd, localCurrency, ui.prices))
        .filter({ visible: true })
        .first(),
    ).toBeVisible()

    await fillIn(dialog)
    await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(dialog.getByRole('heading', { name: words.handOver.heading })).toBeVisible()
    const ticket = dialog.locator('[data-ticket]')
    for (const text of [total, rates, aboutLocalSumAt(totalUsd, localCurrency, ui.prices), words.estimate.residents]) {
      await expect(inSight(ticket, text)).toHaveCount(1)
    }
    for (const { short } of termsOf(terms.terms, terms.answers))
      await expect(inSight(ticket, short ?? '')).toHaveCount(1)

    const message = await whatsAppText(dialog)
    await expect(previewOf(dialog)).toHaveText(message)
    const { estimateLine, estimateResidents, estimateLocalSum, closing } = words.message
    for (const line of [
      fill(estimateLine, { stay: first.name, rates, sum: total }),
      estimateResidents,
      fill(estimateLocalSum, {
        sum: localSumText(Math.round((totalUsd * localCurrency.perUsd) / 100) * 100, ui.prices),
        date: formatDay(localCurrency.date),
      }),
      closing.settled,
    ])
      expect(message.split('\n')).toContain(line)

    const calendar = (await dialog.getByRole('link', { name: words.calendar.label }).getAttribute('href')) ?? ''
    const file = decodeURIComponent(calendar).replaceAll('\r\n ', '')
    for (const part of [first.name, 'DTSTART;VALUE=DATE:20270330', 'DTEND;VALUE=DATE:20270403'])
      expect(file).toContain(part)

    await dialog.getByRole('button', { name: words.share.label }).tap()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(first.id)
    const link = new URL((await page.evaluate(() => navigator.clipboard.readText())).split(/\s/).at(-1) ?? '')
    await page.goto(link.pathname + link.hash)
    const card = dialogOf(page)
    await expect(card.getByRole('button', { name: postcard.yes })).toBeVisible()
    await expect(card).toContainText(count(4, words.estimate.nights))
    await expect(card).toContainText(fill(postcard.estimateResidents, { guests: '', sum: total }))
  },
)

test(
  'F4 the page of the stays prints as one sheet of A4, also with a fifth stay that has all seasons',
  phoneOnly,
  async ({ page }) => {
    await open(page, '/accommodations')
    await page.evaluate(() => {
      const stay = document.querySelector('[data-fact-sheet] dl > div')
      stay?.after(stay.cloneNode(true))
    })
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets).toHaveLength(1)
  },
)
