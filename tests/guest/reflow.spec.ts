/** No word is lost: in narrow windows, with wide spacing, on paper, with type of twice the common size. */
import type { Page } from '@playwright/test'
import {
  addRules,
  dialogOf,
  dropRules,
  fillIn,
  open,
  openDialog,
  openDisclosures,
  previewOf,
  scrollTo,
  subjectTab,
} from '../journeys/support/steps.ts'
import { content, expect, first, once, pages, test } from '../resort/visit.ts'
import { covered, unreadable } from '../journeys/support/page-measurements.ts'

async function setType(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** The next journey in this page has the common size again. */
test.afterEach(({ page }) => setType(page, 16))

const widths = [320, 360, 600, 768, 1023, 1024]

/** Measures in the faces of the site, also where they came late: those of the system may be wider. */
async function holdsAll(page: Page, state: string, ...how: Parameters<typeof unreadable>[0]): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.dataset.lateFont = ''
    for (const name of ['Hanken late', 'Young Serif']) await document.fonts.load(`1em "${name}"`)
  })
  expect.soft(await page.evaluate(unreadable, how), state).toEqual([])
}

const subjects = ['general-inquiry', 'special-arrangements', 'booking-request'] as const

/** What a window of this width leaves out, and offers nowhere else. Runs in the page. */
function outOfReach(): string[] {
  const isSeen = (part: string) =>
    [...document.querySelectorAll(part)].some((each) => each.checkVisibility({ visibilityProperty: true }))
  const tables = [...document.querySelectorAll<HTMLTableElement>('main table')].filter(
    (table) =>
      table.checkVisibility() &&
      [...table.querySelectorAll('thead th')].some((each) => !each.checkVisibility()) &&
      !table.closest('details, section')!.querySelector('select')?.checkVisibility(),
  )
  return [
    !isSeen('header summary, header nav a') && 'pages of the site',
    !isSeen('header [data-book], aside [data-book]') && 'request',
    ...tables.map(({ caption }) => `columns of ${caption?.textContent}`),
  ].filter((found) => found !== false)
}

async function holdsLargeType(page: Page, state: string, part = 'dialog[open]'): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await holdsAll(page, `large type, ${state}, ${width} px wide`, part, 'large')
  }
}

for (const path of Object.values(pages)) {
  test(`${path} keeps all its words: zoomed, spaced, large, on paper`, once, async ({ page }) => {
    await open(page, path)

    // Low: what is measured is its width, and what it shows is drawn.
    for (const width of widths) {
      await page.setViewportSize({ width, height: 600 })
      await holdsAll(page, `${width} px wide`, 'body')
    }
    for (let width = 320; width <= 1280; width += 24) {
      await page.setViewportSize({ width, height: 600 })
      expect.soft(await page.evaluate(outOfReach), `${width} px wide`).toEqual([])
    }

    // A window of 1280 px at 400 %.
    await page.setViewportSize({ width: 320, height: 320 })
    await holdsAll(page, '320 px wide', 'body')

    // WCAG 1.4.12
    await addRules(
      page,
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
        'p { margin-block-end: 2em !important }',
    )
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await holdsAll(page, `spaced, ${width} px wide`, 'body')
    }
    await dropRules(page)

    // A4 between its margins, in the evening look, without grounds, because printers leave them out.
    await scrollTo(page, 500)
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect.soft(page.getByRole('heading', { level: 1 }), 'on paper').toBeVisible()
    await expect.soft(page.locator('body'), 'on paper').toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await holdsAll(page, 'on paper', 'body', 'paper')
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })

    await setType(page, 32)
    await openDisclosures(page)
    await holdsLargeType(page, 'disclosures open', 'body')
    // Header and footer are the same on every page.
    if (path !== '/') return
    await scrollTo(page, 0)
    await page.getByRole('banner').locator('summary').click()
    await holdsLargeType(page, 'menu open', 'body')
  })
}

test('nothing of the request is cut, and what sends it or leads back is in sight', once, async ({ page }) => {
  await open(page, '/')
  const dialog = await openDialog(page)
  const { change, see } = content.request.handOver
  const seen = dialog.getByRole('button', { name: see })
  for (const subject of subjects.toReversed()) {
    await subjectTab(dialog, subject).check({ force: true })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await holdsAll(page, `${subject}, ${width} px wide`, 'dialog[open]')
      // Where there is room, the ways to send it stand beside the form.
      const way = seen.or(dialog.locator('a[href^="https://wa.me/"]')).filter({ visible: true }).first()
      await expect.soft(way, `${subject}, ${width} px wide`).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize({ width: 740, height: 340 })
    const tabs = `dialog[open] :is([aria-label='${content.ui.form.close}'], label:has([name$=subject]))`
    expect.soft(await page.evaluate(covered, tabs), `${subject}, on its side`).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 800 })
  await fillIn(dialog)
  await seen.click()
  await previewOf(dialog).waitFor()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const back = dialog.getByRole('button', { name: change }).or(dialog.locator('[name=firstName]'))
    await expect.soft(back.filter({ visible: true }).first(), `message, ${width} px wide`).toBeVisible()
  }
})

test('nothing of request and postcard is cut with type of twice the size', once, async ({ page }) => {
  await setType(page, 32)
  await page.setViewportSize({ width: 390, height: 844 })
  const [{ request, postcard }, card] = [content, dialogOf(page)]
  await page.goto(`/#enquiry=1;stay=${first.id};in=2027-04-14;out=2027-04-17`)
  await card.waitFor()
  await holdsLargeType(page, 'postcard')
  await card.getByRole('button', { name: postcard.otherDates }).click()
  await holdsLargeType(page, 'other dates')

  await page.goto('about:blank')
  await open(page, '/')
  const dialog = await openDialog(page)
  for (const subject of subjects) {
    await subjectTab(dialog, subject).check({ force: true })
    await openDisclosures(page)
    await holdsLargeType(page, subject)
  }
  const see = dialog.getByRole('button', { name: request.handOver.see }).filter({ visible: true })
  await see.click()
  await holdsLargeType(page, 'errors')
  await fillIn(dialog)
  await see.click()
  await previewOf(dialog).waitFor()
  await holdsLargeType(page, 'message')
})
