/**
 * What axe and the keyboard find on every page, in one visit of each. A page is asked every rule on a desk by day, and
 * those of colours on a phone in the evening. Header, footer, menu, toast and request are the same on every page, so the
 * home page answers for them.
 *
 * A launch asks the same of the owner's own site. Other tests of accessibility: `contrast.spec.ts`, `reflow.spec.ts`;
 * other browsers: `engines/`.
 */
import type { CDPSession, Page } from '@playwright/test'
import { axe, colourRules, loadAxe } from '../journeys/support/accessibility-rules.ts'
import { closeDialog } from '../journeys/support/enquiry-steps.ts'
import {
  addRules,
  desk,
  open,
  openDisclosures,
  phone,
  scrollDown,
  withoutTransitions,
} from '../journeys/support/every-page.ts'
import { expect, launch, once } from '../journeys/support/fixtures.ts'
import { motions, smallTargets, stopInSight, type Stop } from '../journeys/support/page-measurements.ts'
import { content, pages, prepare, test } from '../resort/visit.ts'

const { ui } = content

/** Allows the error of the unknown path. */
test.beforeEach(async ({ page, allowErrors }) => {
  allowErrors(/no-such-path/)
  await prepare(page)
})

/** Collects what is found in each state of a page. */
function examiner(page: Page) {
  const problems: string[] = []
  const tell = (state: string, lines: string[]) => void problems.push(...lines.map((line) => `${state}: ${line}`))
  const byDay = async (state: string, part: string) => tell(state, await axe(page, part))
  const inTheEvening = async (state: string, part: string) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    tell(`${state}, evening`, await axe(page, part, colourRules))
    await page.emulateMedia({ colorScheme: 'light' })
  }
  const targets = async (state: string, part: string) => tell(state, await page.evaluate(smallTargets, part))
  /** Every rule on a desk by day; on a phone, which stays, colours in the evening and sizes. */
  const everywhere = async (state: string, part: string) => {
    await page.setViewportSize(desk)
    await byDay(`desk, ${state}`, part)
    await targets(`desk, ${state}`, part)
    await page.setViewportSize(phone)
    await inTheEvening(`phone, ${state}`, part)
    await targets(`phone, ${state}`, part)
  }
  return { problems, tell, byDay, inTheEvening, targets, everywhere }
}

/** What was looked at: of elements with the same classes one is enough. */
const seen = new Set<string>()

/** Whether the window looks otherwise while the focus is where it is, close to what holds it. */
async function isSeenToHaveFocus(page: Page, devtools: CDPSession, stop: Stop): Promise<boolean> {
  if (seen.has(stop.kind)) return true
  seen.add(stop.kind)
  const differs = async ({ shown }: Stop) => {
    // Not by Playwright, which looks after fonts and frames before each picture.
    const look = () => devtools.send('Page.captureScreenshot', { clip: { ...shown, scale: 1 }, optimizeForSpeed: true })
    const focused = await look()
    const element = await page.evaluateHandle(() => document.activeElement as HTMLElement)
    await element.evaluate((each) => each.blur())
    const blurred = await look()
    await element.evaluate((each) => each.focus({ preventScroll: true }))
    return focused.data !== blurred.data
  }
  // On a busy machine a page may have moved since it was measured.
  return (await differs(stop)) || differs((await page.evaluate(stopInSight, false))!)
}

/**
 * Holds the Tab key until the focus leaves the page, or its main part.
 *
 * @returns what is wrong with the stops
 */
async function walk(
  page: Page,
  way: 'there' | 'back',
  part: 'html' | 'main',
): Promise<{ stops: number; wrong: string[] }> {
  const { keyboard } = page
  const devtools = await page.context().newCDPSession(page)
  const wrong: string[] = []
  let stops = 0
  if (way === 'back') await keyboard.down('Shift')
  for (; stops < 400; stops += 1) {
    await keyboard.down('Tab')
    const stop = await page.evaluate(stopInSight, way === 'there')
    if (!stop || (part === 'main' && !stop.isInMain)) break
    wrong.push(...stop.problems.map((problem) => `${stop.name} ${problem}`))
    if (way === 'there' && !(await isSeenToHaveFocus(page, devtools, stop)))
      wrong.push(`${stop.name} looks the same without the focus`)
  }
  await keyboard.up('Tab')
  await keyboard.up('Shift')
  await devtools.detach()
  expect(stops, 'the focus comes to an end').toBeLessThan(400)
  return { stops, wrong }
}

for (const path of Object.values(pages)) {
  test(`D2 axe and the Tab key find nothing on ${path}`, { tag: [once.tag, launch] }, async ({ page, allowErrors }) => {
    test.setTimeout(180_000)
    if (path === pages.guide) {
      allowErrors(/another host: https:\/\/(?:www|maps)\.google\.com\//)
      await page.route(/^https:\/\/(?:www|maps)\.google\.com\//, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title>' }),
      )
    }
    const { problems, tell, byDay, targets, everywhere } = examiner(page)
    const part = path === '/' ? 'html' : 'main'
    await page.setViewportSize(phone)
    await open(page, path)
    tell('although motion is not wanted', await page.evaluate(motions))
    await withoutTransitions(page)
    // On the way down stops come into sight at the foot of the window. As narrow as a phone, which is also what a desk
    // at 400 % has, the bar of contacts lies there. On the way up they come into sight at the top, where the header is.
    if (part === 'main') {
      // The skip link is the first stop.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/#main$/)
    }
    let least = part === 'html' ? 10 : 1
    const there = [phone, 'there'] as const
    // The way back shows what comes into sight under the header, which is the same on every page: once, and by the map.
    for (const [size, way] of /^\/(?:location)?$/.test(path) ? [there, [desk, 'back'] as const] : [there]) {
      await page.setViewportSize(size)
      const { stops, wrong } = await walk(page, way, part)
      expect(stops).toBeGreaterThan(least)
      // The way back is as long, but for what one of the layouts hides.
      least = stops / 2
      tell(`on the way ${way}, ${size.width} px wide`, wrong)
    }

    await loadAxe(page)
    await openDisclosures(page)
    // Hidden above the screen, the header would count as lying over the links that are scrolled out there.
    await addRules(page, '[data-site] > header { position: relative; translate: none }')
    await everywhere('disclosures open', part)

    const pin = page.locator('[data-pin] circle').last()
    if (path === '/location' && (await pin.count()) > 0) {
      const card = 'figure:has([data-pin])'
      await pin.click()
      await byDay('phone, card of a place open', card)
      await targets('phone, card of a place open', card)
    }
    const plate = page.locator('[data-plates] a').first()
    if (await plate.count()) {
      await plate.click()
      await page.locator('dialog[open] img').first().waitFor()
      await everywhere('gallery open', 'dialog[open]')
    }
    expect(problems).toEqual([])
  })
}

test('axe finds nothing in menu, toast, form, request and postcard', once, async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize(phone)
  await open(page, '/')
  await loadAxe(page)
  await withoutTransitions(page)
  const { problems, byDay, inTheEvening, everywhere } = examiner(page)
  const [form, dialog] = ['#contact', 'dialog[open]']

  // The confirmation of a connection that is back is one that every page knows.
  const toast = page.locator('[data-sonner-toast]').last()
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await toast.hover({ timeout: 3_000 }) // it stays while it is being read
  }).toPass()
  await byDay('toast shown', '[data-sonner-toast]')
  await inTheEvening('toast shown', '[data-sonner-toast]')
  await page.mouse.move(1, 300)

  // Scrolled, so that the header has its solid ground.
  await scrollDown(page, 400)
  const toggle = page.getByRole('banner').locator('summary')
  await toggle.click()
  await byDay('menu open', 'header')
  await inTheEvening('menu open', 'header')
  await toggle.click()

  await page.locator(form).getByRole('button', { name: ui.form.button }).click()
  await page.locator(`${form} [data-errors]`).waitFor()
  await everywhere('form in error', form)

  await page.setViewportSize(desk)
  await page.locator('[data-book]').filter({ visible: true }).first().click()
  const tabs = page.locator(`${dialog} [name=dialog-subject]`)
  await page.locator(`${dialog} form`).waitFor()
  for (const tab of await tabs.all()) {
    await tab.check({ force: true })
    await byDay((await tab.getAttribute('value')) ?? '', dialog)
  }
  await tabs.first().check({ force: true })
  await page.locator(`${dialog} form`).evaluate((element: HTMLFormElement) => element.requestSubmit())
  await page.locator(`${dialog} [data-errors]`).waitFor()
  await everywhere('request in error', dialog)

  await closeDialog(page)
  await page.goto(`/#enquiry=1;stay=${content.accommodations.stays[0]?.id};in=2027-04-14;out=2027-04-17`)
  await page.locator(dialog).getByRole('button', { name: content.postcard.yes }).waitFor()
  await everywhere('postcard', dialog)

  expect(problems).toEqual([])
})
