/** A guest's own size of type: twice the common one, set in the browser, on narrow phones. */
import type { Page } from '@playwright/test'
import {
  dialogOf,
  doorTo,
  fillIn,
  inDays,
  openDialog,
  postcard,
  previewOf,
  stays,
  words,
} from '../support/enquiry-steps.ts'
import { expect, once, test as base } from '../support/fixtures.ts'
import { lostText } from '../support/page-measurements.ts'

const test = base.extend<object, { largeType: undefined }>({
  launchOptions: [
    async ({}, use, { project }) => {
      const { args = [], ...options } = project.use.launchOptions ?? {}
      await use({ ...options, args: [...args, '--blink-settings=defaultFontSize=32'] })
    },
    { scope: 'worker' },
  ],
})

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

async function expectAllInSight(page: Page, state: string): Promise<void> {
  expect.soft(await page.evaluate(tooWide), state).toEqual([])
  expect.soft(await page.evaluate(lostText), state).toEqual([])
}

test.beforeEach(async ({ page, allowErrors }) => {
  allowErrors(/no-such-path|api\.met\.no|ERR_/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const width of [390, 320]) {
  for (const path of ['/', '/accommodations', '/enjoyments', '/location', '/about-us', '/no-such-path']) {
    test(`nothing is cut on ${path} at ${width} px with type of twice the size`, once, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await page.locator('html[data-ready]').waitFor()
      await page.locator('main details, footer details').evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true
      })
      await expectAllInSight(page, 'disclosures open')
      await page.getByRole('banner').locator('summary').click()
      await expectAllInSight(page, 'menu open')
    })
  }

  test(`B8 nothing of the postcard is cut at ${width} px with type of twice the size`, once, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/#enquiry=1;stay=${stays[0]?.id};in=${inDays(30)};out=${inDays(33)}`)
    const card = dialogOf(page)
    await card.waitFor()
    await expectAllInSight(page, 'question')
    await card.getByRole('button', { name: postcard.otherDates }).click()
    await expectAllInSight(page, 'other dates')
  })

  test(`nothing of the request is cut at ${width} px with type of twice the size`, once, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await page.locator('html[data-ready]').waitFor()
    const dialog = await openDialog(page)
    await expectAllInSight(page, 'form')
    for (const subject of ['general-inquiry', 'special-arrangements', 'booking-request'] as const) {
      await doorTo(dialog, subject).check({ force: true })
      await dialog.locator('details').evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true
      })
      await expectAllInSight(page, subject)
    }
    const see = dialog.getByRole('button', { name: words.handOver.see }).filter({ visible: true })
    await see.click()
    await expectAllInSight(page, 'errors')
    await fillIn(dialog)
    await see.click()
    await previewOf(dialog).waitFor()
    await expectAllInSight(page, 'message')
  })
}
