/**
 * No word is lost: in narrow windows, with wide spacing, on paper, with type of twice the common size.
 */
import type { Page } from '@playwright/test'
import {
  addRules,
  dropRules,
  open,
  openDisclosures,
  openDisclosuresOfMain,
  scrollDown,
} from '../journeys/support/every-page.ts'
import {
  dialogOf,
  subjectTab,
  fillIn,
  openDialog,
  postcard,
  previewOf,
  words,
} from '../journeys/support/enquiry-steps.ts'
import { expect, once } from '../journeys/support/fixtures.ts'
import { content, pages, prepare, test } from '../resort/visit.ts'
import { brokenWords, lostText, overlaps, printedFaintly } from '../journeys/support/page-measurements.ts'

/** What is wider than the window or its own box: the page, or a control with its words. Runs in the page. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const boxes = [...document.querySelectorAll('a, button, label, summary, td, th, li')].filter(
    (box) =>
      box.checkVisibility({ visibilityProperty: true }) &&
      !box.closest('svg, .visually-hidden') &&
      getComputedStyle(box).display !== 'inline' &&
      // What shows a picture cuts it on purpose.
      !box.querySelector('img') &&
      box.clientWidth > 1 &&
      box.scrollWidth > box.clientWidth + 1,
  )
  return [
    ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth}`] : []),
    ...boxes.map(
      (box) => `${box.localName} “${box.textContent?.trim().slice(0, 40)}” ${box.scrollWidth} of ${box.clientWidth}`,
    ),
  ]
}

/** A guest's own size of type, set in the browser. */
async function setType(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
}
const doubleType = (page: Page) => setType(page, 32)

/** The next journey in this page has the common size again. */
test.afterEach(({ page }) => setType(page, 16))

const sizeOfType = () => parseFloat(getComputedStyle(document.documentElement).fontSize)

const isWiderThanWindow = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

/** Fixed elements, which would be printed over the text of every sheet. */
const hanging = () =>
  [...document.querySelectorAll('body *')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => getComputedStyle(each).position === 'fixed' && each.getBoundingClientRect().height > 1)
    .map((each) => `${each.localName}.${each.className}`)

async function holdsAll(page: Page, state: string): Promise<void> {
  expect.soft(await page.evaluate(isWiderThanWindow), state).toBe(false)
  expect.soft(await page.evaluate(lostText), state).toEqual([])
  expect.soft(await page.evaluate(overlaps), state).toEqual([])
}

/** The narrow phones on which type of twice the size has the least room. */
async function holdsLargeType(page: Page, state: string, part = 'dialog[open] form'): Promise<void> {
  expect(await page.evaluate(sizeOfType), 'the type is large').toBeGreaterThanOrEqual(32)
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await page.evaluate(tooWide), `${state}, ${width} px wide`).toEqual([])
    expect.soft(await page.evaluate(lostText), `${state}, ${width} px wide`).toEqual([])
    expect.soft(await page.evaluate(brokenWords, part), `${state}, ${width} px wide`).toEqual([])
  }
}

test.beforeEach(async ({ page, allowErrors }) => {
  allowErrors(/no-such-path/)
  await prepare(page)
})

for (const path of Object.values(pages)) {
  test(`${path} keeps all its words: zoomed, spaced, large, on paper`, once, async ({ page }) => {
    test.setTimeout(60_000)
    await open(page, path)

    // Between a phone and a desk, low: what is measured is its width, and what it shows is drawn.
    await page.setViewportSize({ width: 768, height: 600 })
    expect.soft(await page.evaluate(isWiderThanWindow), '768 px wide').toBe(false)

    // A window of 1280 px at 400 %.
    await page.setViewportSize({ width: 320, height: 320 })
    await holdsAll(page, '320 px wide')

    // WCAG 1.4.12
    await addRules(
      page,
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
        'p { margin-block-end: 2em !important }',
    )
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await holdsAll(page, `spaced, ${width} px wide`)
    }
    await dropRules(page)

    // A4 between its margins, in the evening look, without grounds, because printers leave them out.
    await scrollDown(page, 500)
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect.soft(heading, 'on paper').toBeVisible()
    await expect.soft(heading, 'on paper').toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect.soft(page.locator('body'), 'on paper').toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await holdsAll(page, 'on paper')
    expect.soft(await page.evaluate(printedFaintly), 'on paper').toEqual([])
    expect.soft(await page.evaluate(hanging), 'on paper').toEqual([])
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })

    await doubleType(page)
    await (path === '/' ? openDisclosures(page) : openDisclosuresOfMain(page))
    await holdsLargeType(page, 'large type, disclosures open', 'body')
    // Header and footer are the same on every page.
    if (path !== '/') return
    await scrollDown(page, 0)
    await page.getByRole('banner').locator('summary').click()
    await holdsLargeType(page, 'large type, menu open', 'body')
  })
}

test('B8 nothing of the postcard is cut with type of twice the size', once, async ({ page }) => {
  await doubleType(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const [stay] = content.accommodations.stays
  await page.goto(`/#enquiry=1;stay=${stay?.id};in=2027-04-14;out=2027-04-17`)
  const card = dialogOf(page)
  await card.waitFor()
  await holdsLargeType(page, 'question')
  await card.getByRole('button', { name: postcard.otherDates }).click()
  await holdsLargeType(page, 'other dates')
})

test('nothing of the request is cut with type of twice the size', once, async ({ page }) => {
  await doubleType(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const dialog = await openDialog(page)
  await holdsLargeType(page, 'form')
  for (const subject of ['general-inquiry', 'special-arrangements', 'booking-request'] as const) {
    await subjectTab(dialog, subject).check({ force: true })
    await dialog.locator('details').evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true
    })
    await holdsLargeType(page, subject)
  }
  const see = dialog.getByRole('button', { name: words.handOver.see }).filter({ visible: true })
  await see.click()
  await holdsLargeType(page, 'errors')
  await fillIn(dialog)
  await see.click()
  await previewOf(dialog).waitFor()
  await holdsLargeType(page, 'message')
})
