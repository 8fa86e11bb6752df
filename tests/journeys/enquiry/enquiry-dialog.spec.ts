import { emptyDraft } from '../../../app/enquiry/draft/empty-draft.ts'
import { fitSentence } from '../../../app/enquiry/request/rules/occupancy.ts'
import { formatDateRange } from '../../../lib/dates.ts'
import type { Locator, Page } from '@playwright/test'
import { builtFile } from '../support/flaky-host.ts'
import { calm, expect, once, phoneOnly, test } from '../support/fixtures.ts'
import {
  clearAndUndo,
  closeDialog,
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
  stepLeft,
  stepMade,
  ui,
  words,
} from '../support/enquiry-steps.ts'

const stay = stays.at(-1)

test('every place of a booking button opens the request, and gets the focus back', async ({ page, isMobile }) => {
  test.setTimeout(60_000)
  await open(page, '/')
  // One listener answers on all pages, and tests/site/enquiry.test.ts reads of each that its buttons are for it.
  for (const path of ['/', '/accommodations']) {
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
    // The last one of the stays says which stay is meant.
    if (ofPage > 1 && path === '/accommodations') buttons.push(inMain.last())
    for (const button of buttons) await test.step(`${path} ${await button.getAttribute('href')}`, () => tryOut(button))
    if (path === '/' && isMobile) await test.step('in the menu, whose toggle gets the focus back', tryOutMenu)
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
    const wished = stays.find(({ id }) => id === wish)
    if (wished) await expect(previewOf(dialog)).toContainText(wished.name)
    const top = await page.evaluate(() => scrollY)
    expect(page.url()).toBe(address)
    expect(await page.title()).toBe(title)
    await closeDialog(page)
    await expect(button).toBeFocused()
    expect(page.url()).toBe(address)
    expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(2)
  }

  async function tryOutMenu(): Promise<void> {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const toggle = page.getByRole('banner').locator('summary')
    await toggle.tap()
    await page.getByRole('banner').locator('details [data-book]').tap()
    await expect(dialogOf(page)).toBeVisible()
    await closeDialog(page)
    await expect(toggle).toBeFocused()
  }
})

test('by pointer and by keys the dialog is opened and closed, and holds the focus', once, async ({ page }) => {
  await open(page, '/about-us')
  const heading = page.locator('h1')
  const dialog = dialogOf(page)
  const { keyboard } = page
  await page.locator('dialog').waitFor({ state: 'attached' })
  const before = await heading.boundingBox()

  await test.step('a press is painted before the dialog', async () => {
    const isOpenInNextFrame = await page
      .locator('[data-book]')
      .first()
      .evaluate((button: HTMLElement) => {
        button.click()
        const element = document.querySelector('dialog')
        return new Promise((tell) => requestAnimationFrame(() => tell(element?.open)))
      })
    expect(isOpenInNextFrame).toBe(false)
    await dialog.locator('form').waitFor()
    await stepMade(page)
  })
  await test.step('the page behind neither moves nor scrolls', async () => {
    expect(await heading.boundingBox()).toEqual(before)
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 600)
  })
  await test.step('the focus goes round inside, past either end', async () => {
    const expectInside = async () =>
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true)
    for (const key of [...Array<string>(4).fill('Shift+Tab'), ...Array<string>(8).fill('Tab')]) {
      await keyboard.press(key)
      await expectInside()
    }
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
  await test.step('its button and its veil close it', async () => {
    await dialog.getByRole('button', { name: ui.form.close }).click()
    await expect(dialog).toHaveCount(0)
    await stepLeft(page)
    await openDialog(page)
    await page.mouse.click(5, 5)
    await expect(dialog).toHaveCount(0)
    await stepLeft(page)
    await expect(page).toHaveURL(/\/about-us$/)
  })

  await test.step('by keys alone: from the button to the way of sending, and out again', async () => {
    const button = page.getByRole('banner').locator('[data-book]').filter({ visible: true })
    const tabTo = async (name: string) => {
      const control = dialog.locator(`[name="${name}"]`)
      const isFocused = () => control.evaluate((field) => field === document.activeElement)
      for (let presses = 0; presses < 20 && !(await isFocused()); presses += 1) await keyboard.press('Tab')
      await expect(control).toBeFocused()
    }
    await button.focus()
    await keyboard.press('Enter')
    await dialog.locator('form').waitFor()
    await expect(dialog.getByRole('group').first()).toBeFocused()
    // The doors are one stop and the stays another, and the arrows go from one to the next.
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await keyboard.press('ArrowRight')
    await expect(doorTo(dialog, 'special-arrangements')).toBeChecked()
    await keyboard.press('ArrowLeft')
    await keyboard.press('Tab')
    await keyboard.press('ArrowDown')
    await expect(dialog.getByRole('group', { name: words.fields.stay.label }).getByRole('radio').first()).toBeChecked()
    for (const [name, typed] of Object.entries({
      firstName: 'Wanjiru',
      lastName: 'Mwangi',
      email: 'w@example.com',
      note: 'Mangoes?',
    })) {
      await tabTo(name)
      await keyboard.type(typed)
    }
    await dialog.locator('[name=email]').focus()
    await keyboard.press('Enter')
    await expect(previewOf(dialog)).toBeFocused()
    await keyboard.press('Tab')
    await expect(dialog.locator('a[href^="https://wa.me/"]')).toBeFocused()
    await keyboard.press('Escape')
    await expect(button).toBeFocused()
  })
})

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

test('where the dialog, then its form, cannot be fetched there are plain ways', once, async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED|Failed to load/)
  const code = `**${await builtFile('EnquiryDialog', '.js')}`
  await page.route(await formCode(), (route) => route.abort())
  await page.route(code, (route) => route.abort())
  await open(page, '/about-us')
  const button = page.locator('[data-book]').filter({ visible: true }).first()
  await test.step('without the dialog its button is the link that it was', async () => {
    await button.click()
    await expect(page).toHaveURL(/subject=booking-request#message$/)
    await expect(contactForm(page)).toBeVisible()
  })
  await test.step('a press tries again; without the form the plain ways stand in the frame', async () => {
    await page.locator('html[data-ready]').waitFor()
    await page.unroute(code)
    await button.click()
    const dialog = dialogOf(page)
    await expect(dialog.getByRole('status')).toContainText(ui.form.unavailable)
    await expect(dialog.locator('a[href^="https://wa.me/"]')).toBeVisible()
    await closeDialog(page)
  })
})

test.describe('where motion has no part', () => {
  test.use(calm)

  test('Back and Forward, from the message too, and a reload lead where they should', once, async ({ page }) => {
    test.setTimeout(60_000)
    await open(page, '/about-us')
    await page.getByRole('contentinfo').locator('a[href="/accommodations"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveURL(/\/accommodations$/)
    const dialog = dialogOf(page)
    const fields = dialog.getByRole('heading', { name: ui.form.titles['booking-request'] })

    await test.step('Back closes the dialog, Forward opens it, and the page stays where it is', async () => {
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      const button = page.locator('main [data-book]').first()
      await button.scrollIntoViewIfNeeded()
      const top = await page.evaluate(() => scrollY)
      await button.click()
      await expect(dialog).toBeVisible()
      await stepMade(page)
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await page.goForward()
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(/\/accommodations$/)
      expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(2)
      await expect(page.locator('h1')).not.toBeFocused()
    })
    await test.step('a reload finds the dialog and what was written in it', async () => {
      await openDialog(page)
      await fillIn(dialog)
      await dialog.locator('[name=checkIn]').fill(inDays(10))
      await page.reload()
      await expect(dialog.locator('[name=firstName]')).toHaveValue('Wanjiru')
      await expect(dialog.locator('[name=checkIn]')).toHaveValue(inDays(10))
    })
    await test.step('Back goes from the message to its fields', async () => {
      await dialog.locator('[name=checkOut]').fill(inDays(13))
      await showMessage(page, dialog)
      await page.goBack()
      await expect(fields).toBeFocused()
    })
    await test.step('typing on shows the fields, and leaves nothing to go back to', async () => {
      await showMessage(page, dialog)
      await dialog.locator('[name=note]').fill('Two mangoes')
      await expect(fields).toBeVisible()
      await stepMade(page)
    })
    await test.step('a reload at the message finds the fields, one step from the page', async () => {
      await showMessage(page, dialog)
      await page.reload()
      await expect(fields).toBeVisible()
      await stepMade(page)
    })
    await test.step('Escape goes from the message to the page, of which Back leads on', async () => {
      await showMessage(page, dialog)
      await closeDialog(page)
      await expect(page).toHaveURL(/\/accommodations$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/about-us$/)
    })
  })

  test(
    'a stay is asked about, then requested: each press opens the dialog in place',
    once,
    async ({ page, context }) => {
      await open(page, '/accommodations')
      const address = page.url()
      const dialog = dialogOf(page)
      await test.step('the question names the stay, until it is taken out', async () => {
        await page.locator(`main a[href*="inquiry&stay=${stay?.id}"]`).click()
        await expect(doorTo(dialog, 'general-inquiry')).toBeChecked()
        await expect(dialog.getByText(`${words.fields.about.label}: ${stay?.name}`)).toBeVisible()
        expect(page.url()).toBe(address)
        const line = words.message.about.replace('{about}', stay?.name ?? '')
        await expect(previewOf(dialog)).toContainText(line)
        await dialog
          .getByRole('button', { name: words.fields.about.remove.replace('{about}', stay?.name ?? '') })
          .click()
        await expect(previewOf(dialog)).not.toContainText(line)
        await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
        await stepMade(page)
        await closeDialog(page)
      })

      await test.step('check-out follows check-in, and the estimate follows both', async () => {
        const fixed = stays.find(({ priceIsFrom }) => !priceIsFrom)
        if (!fixed) throw new Error('no stay with a fixed price')
        await openDialog(page)
        await dialog.locator('label').filter({ hasText: fixed.name }).click()
        await expect(dialog.getByRole('group', { name: words.fields.stay.label })).toContainText(fixed.name)
        const [checkIn, checkOut] = [dialog.locator('[name=checkIn]'), dialog.locator('[name=checkOut]')]
        await checkIn.fill(inDays(10))
        await checkOut.fill(inDays(13))
        await checkIn.fill(inDays(20))
        await expect(checkOut).toHaveValue(inDays(23))
        expect(await checkIn.getAttribute('min')).toBe(inDays(0))
        const sum = new Intl.NumberFormat('en-US').format(3 * fixed.priceUsd)
        await expect(dialog.getByText(`$${sum}`, { exact: true }).filter({ visible: true })).toHaveCount(1)
        // Too many for it: the form says so and names what fits.
        const more = dialog.getByRole('button', { name: words.fields.adults.more })
        for (let guests = 2; guests <= fixed.occupancy.max; guests += 1) await more.click()
        const tooMany = {
          ...emptyDraft,
          stays: [fixed.id],
          checkIn: inDays(20),
          checkOut: inDays(23),
          adults: fixed.occupancy.max + 1,
        }
        await expect(dialog.getByText(fitSentence(tooMany, facts, words, 'form')).first()).toBeVisible()
        await closeDialog(page)
      })

      await test.step('with a modifier the link is opened in a tab, and no dialog', async () => {
        // What stands there then is walked in the next journey, which follows the same link.
        await context.route('**/?subject=*', (route) => route.fulfill({ contentType: 'text/html', body: 'a tab' }))
        const opened = context.waitForEvent('page')
        const link = page.locator(`main [data-book][href*="request&stay=${stay?.id}"]`).first()
        await link.click({ modifiers: ['ControlOrMeta'] })
        await expect(await opened).toHaveURL(new URL((await link.getAttribute('href')) ?? '', address).href)
        await expect(dialog).toHaveCount(0)
      })
    },
  )

  test('pressed before the app is there it leads to the form with its wish', once, async ({ page }) => {
    const release = await holdBack(page, '**/assets/entry*.js')
    await page.goto('/accommodations', { waitUntil: 'commit' })
    await page.locator(`main [data-book][href*="request&stay=${stay?.id}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`stay=${stay?.id}#message$`))
    const form = contactForm(page)
    await expect(form.getByRole('heading')).toBeInViewport()
    release()
    await page.locator('html[data-ready]').waitFor()
    await expect(form.locator('select[name=subject]')).toHaveValue('booking-request')
    await expect(form.getByRole('group', { name: words.fields.stay.label })).toContainText(stay?.name ?? '')
    await expect(form.getByRole('heading').first()).toBeInViewport()
    await expect(dialogOf(page)).toHaveCount(0)
  })

  test('a phone has room for the price, then for the whole message to be read', phoneOnly, async ({ page }) => {
    test.setTimeout(60_000)
    await page.setViewportSize({ width: 390, height: 664 })
    await open(page, '/accommodations')
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

    const inSight = async (parts: Locator[]) => {
      for (const part of parts) await expect.soft(part).toBeInViewport({ ratio: 1 })
    }
    const parts = [
      ...(await dialog.getByRole('group', { name: words.doors.label }).locator('label').all()),
      field,
      ...(await dialog.getByRole('group', { name: words.fields.weekends.label }).locator('label').all()),
      checkIn,
      checkOut,
      echo,
      dialog.getByRole('button', { name: words.fields.adults.more }),
      dialog.getByRole('button', { name: words.fields.children.more }),
      dialog.getByRole('button', { name: words.handOver.see }),
    ]
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await test.step(`a stay that is known, ${colorScheme}`, () => inSight(parts))
    }
    await test.step('a taller phone has room for it too', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await inSight([checkIn, checkOut, echo])
      await page.setViewportSize({ width: 390, height: 664 })
    })

    await test.step('the dialog keeps its height behind each door', async () => {
      const heightOf = () => dialog.evaluate((element) => element.getBoundingClientRect().height)
      const height = await heightOf()
      for (const subject of ['special-arrangements', 'general-inquiry', 'booking-request'] as const) {
        await doorTo(dialog, subject).check({ force: true })
        expect.soft(await heightOf(), subject).toBe(height)
      }
    })

    await test.step('the whole message and the ways to send it', async () => {
      await fillIn(dialog, 'Mangoes, please. '.repeat(60))
      await dialog.getByRole('button', { name: words.handOver.see }).tap()
      await expect(dialog.getByRole('heading', { name: words.handOver.heading })).toBeFocused()
      const change = dialog.getByRole('button', { name: words.handOver.change })
      const seen = [
        change,
        dialog.getByRole('link', { name: words.handOver.whatsApp }),
        dialog.getByRole('link', { name: words.handOver.email }),
        dialog.getByRole('button', { name: words.handOver.copy }),
      ]
      await inSight(seen)
      const letter = previewOf(dialog)
      const isClipped = (box: Element) => box.scrollHeight > box.clientHeight
      expect(await letter.evaluate(isClipped), 'a box of its own').toBe(false)
      // More than half of the screen shows it.
      await expect(letter).toBeInViewport()
      expect(await letter.evaluate((box) => innerHeight - box.getBoundingClientRect().top)).toBeGreaterThan(664 / 2)
      await letter.evaluate((box) => box.scrollIntoView({ block: 'end' }))
      await inSight(seen)
      const scrolledTo = await dialog.locator('[data-ticket]').evaluate(({ parentElement: sheet }) => {
        sheet?.scrollTo({ left: 50, behavior: 'instant' })
        return sheet?.scrollLeft
      })
      expect(scrolledTo, 'scrolled sideways').toBe(0)
      await change.press('Enter')
      await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
      await expect(dialog.locator('[name=firstName]')).toBeVisible()
    })

    await test.step('another stay: the cards stay while the guest goes through them', async () => {
      await field.getByRole('button', { name: words.fields.stay.change }).tap()
      await expect(dialog.locator(`input[value="${stay?.id}"]`)).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(field.getByRole('radio', { checked: true })).toBeFocused()
    })
    await test.step('V7 Clear is confirmed on top of the dialog, and can be undone', () => clearAndUndo(page, true))
  })
})

test('without scripting booking buttons lead to plain links', once, async ({ page }) => {
  // A context of its own without scripting would cost this journey, and the next one, a new page.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setScriptExecutionDisabled', { value: true })
  try {
    await walkUnscripted(page)
  } finally {
    await devTools.send('Emulation.setScriptExecutionDisabled', { value: false })
    await devTools.detach()
  }
})

async function walkUnscripted(page: Page): Promise<void> {
  await page.goto('/accommodations')
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
}
