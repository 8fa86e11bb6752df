/**
 * What axe, IBM's engine and the keyboard find on every page. Markup is the same by day and in the evening, so the
 * evening is asked about its colours; the menu, the toast and the request are the same on every page, so the home page
 * answers for all. Other tests of accessibility: `contrast.spec.ts`, `reflow.spec.ts`; other browsers: `engines/`.
 */
import type { Page } from '@playwright/test'
import { axe, colourRules, ibm, loadRules } from '../support/accessibility-rules.ts'
import { desk, open, openDisclosures, pages, phone, scrollDown, withoutTransitions } from '../support/every-page.ts'
import { expect, once, test } from '../support/fixtures.ts'
import { motions, smallTargets, stopInSight, type Stop } from '../support/page-measurements.ts'
import { location, ui } from '../support/words.ts'

/** Allows the error of the unknown path, and Google's map, which is simulated. */
test.beforeEach(async ({ page, allowErrors }) => {
  allowErrors(/no-such-path|another host: https:\/\/(?:www|maps)\.google\.com\//)
  await page.route(/^https:\/\/(?:www|maps)\.google\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title>' }),
  )
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
})

/** Collects what is found in each state of a page. */
function examiner(page: Page) {
  const problems: string[] = []
  const tell = (state: string, lines: string[]) => void problems.push(...lines.map((line) => `${state}: ${line}`))
  return {
    problems,
    tell,
    byDay: async (state: string, part?: string) => tell(state, await axe(page, part)),
    inTheEvening: async (state: string, part?: string) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      tell(`${state}, evening`, await axe(page, part, colourRules))
      await page.emulateMedia({ colorScheme: 'light' })
    },
    targets: async (state: string, part = 'body') => tell(state, await page.evaluate(smallTargets, part)),
    ibm: async (state: string, part?: string) => tell(state, await ibm(page, part)),
  }
}

for (const path of pages) {
  test(`two engines find nothing on ${path}, by day and in the evening`, once, async ({ page }) => {
    test.setTimeout(60_000)
    await open(page, path)
    await loadRules(page)
    const { problems, tell, byDay, inTheEvening, targets, ...engines } = examiner(page)

    tell('although motion is not wanted', await page.evaluate(motions))
    await withoutTransitions(page)

    // At the top, the header may lie over a picture; scrolled, it has its solid ground.
    await byDay('desk, as it comes', 'header')
    await inTheEvening('desk, as it comes', 'header')
    await scrollDown(page, 400)
    await openDisclosures(page)
    await byDay('desk, disclosures open')
    await inTheEvening('desk, disclosures open')
    await engines.ibm('desk, disclosures open')
    await targets('desk')

    // At the end of the page nothing that is pressed lies under the bar of contacts.
    await page.setViewportSize(phone)
    await scrollDown(page, 1_000_000)
    await byDay('phone, disclosures open')
    await targets('phone')

    if (path === '/location' && location.nearby.places.length > 0) {
      const card = 'figure:has([data-pin])'
      await page.locator(`[data-pin="${location.nearby.places.length}"] circle`).first().click()
      await byDay('phone, card of a place open', card)
      await inTheEvening('phone, card of a place open', card)
      await targets('phone, card of a place open', card)
    }

    const plate = page.locator('[data-plates] a').first()
    if (await plate.count()) {
      await plate.click()
      await page.locator('dialog[open] img').first().waitFor()
      await byDay('phone, gallery open', 'dialog[open]')
      await inTheEvening('phone, gallery open', 'dialog[open]')
      await page.setViewportSize(desk)
      await byDay('desk, gallery open', 'dialog[open]')
    }
    expect(problems).toEqual([])
  })
}

test('two engines find nothing in menu, toast, form and request', once, async ({ page }) => {
  test.setTimeout(60_000)
  await page.setViewportSize(phone)
  await open(page, '/')
  await loadRules(page)
  await withoutTransitions(page)
  const { problems, byDay, inTheEvening, targets, ...engines } = examiner(page)
  const [form, dialog] = ['#contact', 'dialog[open]']

  const toggle = page.getByRole('banner').locator('summary')
  await toggle.click()
  await byDay('menu open', 'header')
  await inTheEvening('menu open', 'header')
  await toggle.click()

  // The confirmation of a connection that is back is one that every page knows.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const toast = page.locator('[data-sonner-toast]')
  await toast.waitFor()
  await toast.hover() // it stays while it is being read
  await byDay('toast shown', '[data-sonner-toast]')
  await inTheEvening('toast shown', '[data-sonner-toast]')
  await page.mouse.move(1, 300)

  await page.locator(form).getByRole('button', { name: ui.form.button }).click()
  await page.locator(`${form} [data-errors]`).waitFor()
  await byDay('phone, form in error', form)
  // The whole page: what only a phone has, the bar of contacts, is in it.
  await inTheEvening('phone, form in error')
  await page.setViewportSize(desk)
  await byDay('desk, form in error', form)
  await engines.ibm('form in error', form)

  await page.locator('[data-book]').filter({ visible: true }).first().click()
  const doors = page.locator(`${dialog} [name=dialog-subject]`)
  await page.locator(`${dialog} form`).waitFor()
  for (const door of await doors.all()) {
    await door.check({ force: true })
    const label = await door.getAttribute('value')
    await byDay(`desk, ${label}`, dialog)
    await page.setViewportSize(phone)
    await byDay(`phone, ${label}`, dialog)
    await inTheEvening(`phone, ${label}`, dialog)
    await targets(`phone, ${label}`, dialog)
    await page.setViewportSize(desk)
  }
  await doors.first().check({ force: true })
  await page.locator(`${dialog} form`).evaluate((element: HTMLFormElement) => element.requestSubmit())
  await page.locator(`${dialog} [data-errors]`).waitFor()
  await byDay('desk, request in error', dialog)
  await engines.ibm('request in error', dialog)
  await page.setViewportSize(phone)
  await byDay('phone, request in error', dialog)
  await inTheEvening('phone, request in error', dialog)
  await targets('phone, request in error', dialog)

  expect(problems).toEqual([])
})

/** Presses a key until the focus leaves the page. @returns the stops that were not visible */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = []
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press(key)
    const stop: Stop | null = await page.evaluate(stopInSight)
    if (!stop) return { stops, hidden }
    if (stop.problem) hidden.push(`${stop.name} ${stop.problem}`)
  }
  throw new Error('The focus does not come to an end.')
}

for (const path of pages) {
  test(`D2 by keyboard the focus is never hidden on ${path}`, once, async ({ page }) => {
    test.setTimeout(60_000)
    // On the way down stops come into sight at the foot of the window. As narrow as a phone, which is also what a desk
    // at 400 % has, the bar of contacts lies there.
    await page.setViewportSize(phone)
    await open(page, path)
    const down = await walk(page, 'Tab')
    expect(down.stops).toBeGreaterThan(10)
    expect.soft(down.hidden, 'down, as narrow as a phone').toEqual([])

    // On the way up they come into sight at the top, where the header is.
    await page.setViewportSize(desk)
    const up = await walk(page, 'Shift+Tab')
    expect(up.stops).toBeGreaterThan(10)
    expect.soft(up.hidden, 'up, at a desk').toEqual([])
  })
}
