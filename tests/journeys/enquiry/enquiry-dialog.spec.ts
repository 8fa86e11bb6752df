import { emptyDraft } from '../../../app/enquiry/draft/empty-draft.ts'
import { fitSentence } from '../../../app/enquiry/request/rules/occupancy.ts'
import { termsOf } from '../../../app/resort/term-texts.ts'
import { formatDateRange } from '../../../lib/dates.ts'
import { plainText } from '../../../lib/text.ts'
import type { Locator, Page } from '@playwright/test'
import { builtFile } from '../support/flaky-host.ts'
import { expect, once, phoneOnly, test } from '../support/fixtures.ts'
import { enjoyments, terms } from '../support/words.ts'
import {
  contactForm,
  dialogOf,
  doorTo,
  facts,
  fillIn,
  formCode,
  holdBack,
  inDays,
  open,
  openDialog,
  previewOf,
  showMessage,
  site,
  stays,
  stepMade,
  ui,
  words,
} from '../support/enquiry-steps.ts'

const pages = ['/', '/accommodations', '/enjoyments', '/location', '/about-us']

test('every place of a booking button opens the request, and gets the focus back', async ({ page, isMobile }) => {
  test.setTimeout(90_000)
  await open(page, '/')
  // A finger is answered alike everywhere.
  for (const path of isMobile ? pages.slice(0, 2) : pages) {
    if (path !== '/') {
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
    expect(new URL(page.url()).pathname).toBe(path)
    const all = page.locator('[data-book]').filter({ visible: true })
    const inMain = page.locator('main [data-book]').filter({ visible: true })
    // Header, quick bar and foot are the same on each page; what stands in its main part is its own.
    const [ofPage, buttons] = [await inMain.count(), path === '/' ? [all.first(), all.last()] : []]
    if (ofPage > 0) buttons.push(inMain.first())
    if (ofPage > 1) buttons.push(inMain.last())
    if (buttons.length === 0) buttons.push(all.last())
    for (const button of buttons) await test.step(`${path} ${await button.getAttribute('href')}`, () => tryOut(button))
  }

  async function tryOut(button: Locator): Promise<void> {
    await button.scrollIntoViewIfNeeded()
    const address = page.url()
    const wish = new URL((await button.getAttribute('href')) ?? '', address).searchParams.get('stay')
    const title = await page.title()
    if (isMobile) await button.tap()
    else {
      await button.focus()
      await page.keyboard.press('Enter')
    }
    const dialog = dialogOf(page)
    await expect(dialog.getByRole('group').first()).toBeFocused()
    const stay = stays.find(({ id }) => id === wish)
    if (stay) await expect(previewOf(dialog)).toContainText(stay.name)
    const top = await page.evaluate(() => scrollY)
    expect(page.url()).toBe(address)
    expect(await page.title()).toBe(title)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
    expect(page.url()).toBe(address)
    expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(2)
  }
})

test('asking about a stay opens the dialog in place, and the question names the stay', once, async ({ page }) => {
  await open(page, '/accommodations')
  const stay = stays.at(-1)
  const ask = page.locator(`main a[href*="inquiry&stay=${stay?.id}"]`)
  const address = page.url()
  await ask.click()
  const dialog = dialogOf(page)
  await expect(doorTo(dialog, 'general-inquiry')).toBeChecked()
  await expect(dialog.getByText(`${words.fields.about.label}: ${stay?.name}`)).toBeVisible()
  expect(page.url()).toBe(address)
  const line = words.message.about.replace('{about}', stay?.name ?? '')
  await expect(previewOf(dialog)).toContainText(line)
  await dialog.getByRole('button', { name: words.fields.about.remove.replace('{about}', stay?.name ?? '') }).click()
  await expect(previewOf(dialog)).not.toContainText(line)
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
})

test('the button in the menu of small screens hands the focus back to the toggle', phoneOnly, async ({ page }) => {
  await open(page, '/')
  const toggle = page.getByRole('banner').locator('summary')
  await toggle.tap()
  await page.getByRole('banner').locator('details [data-book]').tap()
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
})

test('Back closes the dialog, Forward opens it, and the page stays where it is', once, async ({ page }) => {
  await open(page, '/accommodations')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  const button = page.locator('main [data-book]').first()
  await button.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  await button.click()
  await expect(dialogOf(page)).toBeVisible()
  await stepMade(page)
  await page.goBack()
  await expect(dialogOf(page)).toHaveCount(0)
  await page.goForward()
  await expect(dialogOf(page)).toBeVisible()
  await page.goBack()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/accommodations$/)
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(2)
  await expect(page.locator('h1')).not.toBeFocused()
})

test('Back goes from the message to its fields, closing it to the page', once, async ({ page }) => {
  await open(page, '/about-us')
  await page.goto('/accommodations')
  await page.locator('html[data-ready]').waitFor()
  const dialog = await openDialog(page)
  const fields = dialog.getByRole('heading', { name: ui.form.titles['booking-request'] })
  await fillIn(dialog)
  await dialog.locator('[name=checkIn]').fill(inDays(10))
  await dialog.locator('[name=checkOut]').fill(inDays(13))
  await showMessage(page, dialog)
  await page.goBack()
  await expect(fields).toBeFocused()
  await showMessage(page, dialog)
  await test.step('typing on shows the fields, and leaves nothing to go back to', async () => {
    await dialog.locator('[name=note]').fill('Two mangoes')
    await expect(fields).toBeVisible()
    await stepMade(page)
  })
  await showMessage(page, dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/accommodations$/)
  await expect.poll(() => page.evaluate(() => (history.state as { usr?: unknown }).usr ?? null)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(/\/about-us$/)
})

test('a press is painted before the dialog, which its button and veil close', once, async ({ page }) => {
  await open(page, '/about-us')
  await page.locator('dialog').waitFor({ state: 'attached' })
  const isOpenInNextFrame = await page
    .locator('[data-book]')
    .first()
    .evaluate((button: HTMLElement) => {
      button.click()
      const dialog = document.querySelector('dialog')
      return new Promise((tell) => requestAnimationFrame(() => tell(dialog?.open)))
    })
  expect(isOpenInNextFrame).toBe(false)
  await dialogOf(page).locator('form').waitFor()
  await stepMade(page)
  await dialogOf(page).getByRole('button', { name: ui.form.close }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await openDialog(page)
  await page.mouse.click(5, 5)
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/about-us$/)
})

test('the focus stays inside, and the page behind neither scrolls nor moves', once, async ({ page }) => {
  await open(page, '/accommodations')
  const heading = page.locator('h1')
  const before = await heading.boundingBox()
  await openDialog(page)
  expect(await heading.boundingBox()).toEqual(before)
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, 600)
  for (let at = 0; at < 40; at += 1) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    expect(isInside).toBe(true)
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('pressed before the app is there it leads to the form with its wish', once, async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry*.js')
  await page.goto('/accommodations', { waitUntil: 'commit' })
  const stay = stays.at(-1)
  await page.locator(`main [data-book][href*="request&stay=${stay?.id}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`stay=${stay?.id}#message$`))
  await expect(contactForm(page).getByRole('heading')).toBeInViewport()
  release()
  await expectPreset(page, stay?.name)
})

test('a press with a modifier opens the form with its wish in a tab', once, async ({ page, context }) => {
  await open(page, '/accommodations')
  const stay = stays.at(-1)
  const opened = context.waitForEvent('page')
  await page
    .locator(`main [data-book][href*="request&stay=${stay?.id}"]`)
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab).toHaveURL(/#message$/)
  await expect(dialogOf(page)).toHaveCount(0)
  await tab.bringToFront()
  await expectPreset(tab, stay?.name)
})

async function expectPreset(page: Page, stay: string | undefined): Promise<void> {
  await page.locator('html[data-ready]').waitFor()
  const form = contactForm(page)
  await expect(form.locator('select[name=subject]')).toHaveValue('booking-request')
  await expect(form.getByRole('group', { name: words.fields.stay.label })).toContainText(stay ?? '')
  await expect(form.getByRole('heading').first()).toBeInViewport()
  await expect(dialogOf(page)).toHaveCount(0)
}

test('a reload finds the dialog and what was written in it', once, async ({ page }) => {
  await open(page, '/accommodations')
  const dialog = await openDialog(page)
  await fillIn(dialog)
  await dialog.locator('[name=checkIn]').fill(inDays(10))
  await page.reload()
  await expect(dialog.locator('[name=firstName]')).toHaveValue('Wanjiru')
  await expect(dialog.locator('[name=checkIn]')).toHaveValue(inDays(10))
  await test.step('a reload at the message finds the fields, one step from the page', async () => {
    await dialog.locator('[name=checkOut]').fill(inDays(13))
    await showMessage(page, dialog)
    await page.reload()
    await expect(dialog.getByRole('heading', { name: ui.form.titles['booking-request'] })).toBeVisible()
    await stepMade(page)
  })
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/accommodations$/)
})

test('the request of an experience begins with a few words on it', phoneOnly, async ({ page }) => {
  await open(page, '/enjoyments')
  const { id, name, teaser } = enjoyments.experiences.at(-1)!
  await page.locator(`main [data-book][href*="about=${id}"]`).first().tap()
  const dialog = dialogOf(page)
  await expect(dialog.getByText(`${words.fields.about.label}: ${name}`)).toBeInViewport()
  await expect(dialog.getByText(plainText(teaser))).toBeInViewport()
  await expect(dialog.locator('[name=note]')).toHaveAttribute('placeholder', words.fields.about.note.hint)
})

test('from a stay the dates are on the first screen of a phone, and in words', phoneOnly, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await open(page, '/accommodations')
  const stay = stays.at(-1)
  await page.locator(`main [data-book][href*="request&stay=${stay?.id}"]`).first().tap()
  const dialog = dialogOf(page)
  const field = dialog.getByRole('group', { name: words.fields.stay.label })
  await expect(field).toContainText(stay?.name ?? '')
  await expect(field.getByRole('radio')).toHaveCount(0)
  const [checkIn, checkOut] = [dialog.locator('[name=checkIn]'), dialog.locator('[name=checkOut]')]
  await checkIn.fill(inDays(10))
  await checkOut.fill(inDays(12))
  const echo = dialog.locator('form').getByText(formatDateRange(inDays(10), inDays(12)))
  await expect(echo).toContainText(words.estimate.nights.other.replace('{count}', '2'))
  for (const height of [664, 844]) {
    await page.setViewportSize({ width: 390, height })
    for (const part of [checkIn, checkOut, echo]) await expect(part, `${height} high`).toBeInViewport({ ratio: 1 })
  }
  await field.getByRole('button', { name: words.fields.stay.change }).tap()
  await expect(dialog.locator(`input[value="${stay?.id}"]`)).toBeFocused()
  // The cards stay while the guest goes through them.
  await page.keyboard.press('ArrowUp')
  await expect(field.getByRole('radio', { checked: true })).toBeFocused()
})

test('check-out follows check-in, and the estimate follows both', once, async ({ page }) => {
  await open(page, '/accommodations')
  const dialog = await openDialog(page)
  const stay = stays.find(({ priceIsFrom }) => !priceIsFrom)
  if (!stay) throw new Error('no stay with a fixed price')
  await dialog.locator('label').filter({ hasText: stay.name }).click()
  await expect(dialog.getByRole('group', { name: words.fields.stay.label })).toContainText(stay.name)
  await dialog.locator('[name=checkIn]').fill(inDays(10))
  await dialog.locator('[name=checkOut]').fill(inDays(13))
  await dialog.locator('[name=checkIn]').fill(inDays(20))
  await expect(dialog.locator('[name=checkOut]')).toHaveValue(inDays(23))
  expect(await dialog.locator('[name=checkIn]').getAttribute('min')).toBe(inDays(0))
  const sum = new Intl.NumberFormat('en-US').format(3 * stay.priceUsd)
  await expect(dialog.getByText(`$${sum}`, { exact: true }).filter({ visible: true })).toHaveCount(1)
  // Too many for it: the form says so and names what fits.
  const more = dialog.getByRole('button', { name: words.fields.adults.more })
  for (let guests = 2; guests <= stay.occupancy.max; guests += 1) await more.click()
  const tooMany = {
    ...emptyDraft,
    stays: [stay.id],
    checkIn: inDays(20),
    checkOut: inDays(23),
    adults: stay.occupancy.max + 1,
  }
  await expect(dialog.getByText(fitSentence(tooMany, facts, words, 'form')).first()).toBeVisible()
})

test('where the form cannot be fetched the plain ways stand in the frame', once, async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED|Failed to load/)
  await page.route(await formCode(), (route) => route.abort())
  await open(page, '/about-us')
  await page.locator('[data-book]').filter({ visible: true }).first().click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('status')).toContainText(ui.form.unavailable)
  await expect(dialog.locator('a[href^="https://wa.me/"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test(
  'where the dialog itself cannot be fetched its button is the link that it was',
  once,
  async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED|Failed to load/)
    await page.route(`**${await builtFile('EnquiryDialog', '.js')}`, (route) => route.abort())
    await open(page, '/about-us')
    await page.locator('[data-book]').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/subject=booking-request#message$/)
    await expect(contactForm(page)).toBeVisible()
  },
)

test(
  'a booking button in view has its request fetched, which then needs no signal',
  once,
  async ({ page, context, allowErrors }) => {
    allowErrors(/taken\.json/) // nights that are taken are asked for with the form
    const file = (await formCode()).replace('**', '')
    await open(page, '/accommodations')
    await page.locator('main [data-book]').first().scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)),
      )
      .toContain(file)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    // Within one frame of the press both the frame and its fields are there.
    const isThere = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      document.querySelector<HTMLElement>('main [data-book]')?.click()
      for (let frames = 0; frames < 4; frames += 1) await frame()
      return document.querySelector('dialog[open] form') !== null
    })
    expect(isThere).toBe(true)
    const dialog = dialogOf(page)
    await fillIn(dialog)
    await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(dialog.getByRole('heading', { name: words.handOver.heading })).toBeVisible()
  },
)

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('questions are text, and booking buttons lead to plain links', once, async ({ page }) => {
    await page.goto('/accommodations')
    const { asking, answers } = terms
    const section = page.locator('#before-you-book')
    const questions = termsOf(terms.terms, answers).filter(({ answer }) => answer === null)
    await expect.soft(section.getByRole('button')).toHaveCount(0)
    for (const { question } of questions) await expect.soft(section.getByText(question)).toBeVisible()
    if (questions.length > 0) {
      await expect.soft(section.getByText(asking.unscripted)).toBeVisible()
      await expect.soft(section.getByRole('link', { name: ui.whatsapp })).toBeVisible()
    }
    const newsletter = page.getByRole('contentinfo').locator('form')
    await expect.soft(newsletter.locator('a[href^="mailto:"]')).toHaveCount(site.footer.newsletter ? 1 : 0)
    await expect.soft(newsletter.locator('a[href^="mailto:"]').filter({ visible: false })).toHaveCount(0)
    await expect.soft(newsletter.getByRole('button')).toHaveCount(0)

    await page.locator('main [data-book]').first().click()
    await expect(page).toHaveURL(/#message$/)
    await expect(page.getByText(ui.form.withoutScript)).toBeInViewport()
    await expect(page.getByRole('button', { name: ui.form.button })).toBeHidden()
    await expect(page.locator('#message').getByRole('link', { name: ui.whatsapp })).toBeInViewport()
    // Nothing of a form leaks into the address, not even by the Enter key.
    await contactForm(page).locator('[name=firstName]').fill('Wanjiru')
    await page.keyboard.press('Enter')
    expect(page.url()).not.toContain('Wanjiru')
  })
})
