import type { Locator } from '@playwright/test'
import { formatDateRange } from '../../../lib/dates.ts'
import { calm, expect, once, phoneOnly, test } from '../support/fixtures.ts'
import {
  closeDialog,
  dialogOf,
  subjectTab,
  fillIn,
  inDays,
  open,
  openDialog,
  previewOf,
  showMessage,
  stays,
  stepLeft,
  stepMade,
  ui,
  words,
} from '../support/enquiry-steps.ts'

const stay = stays.at(-1)

test('by pointer and by keys the dialog is opened and closed, and holds the focus', once, async ({ page }) => {
  test.setTimeout(60_000)
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
  await test.step('it stands in the middle of a desk, and the page behind neither moves nor scrolls', async () => {
    expect(await heading.boundingBox()).toEqual(before)
    const [screen, box] = [page.viewportSize()!, (await dialog.boundingBox())!]
    expect(Math.abs(2 * box.x + box.width - screen.width)).toBeLessThanOrEqual(2)
    expect(Math.abs(2 * box.y + box.height - screen.height)).toBeLessThanOrEqual(2)
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
  await test.step('its button and its scrim close it', async () => {
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
    // The tabs are one stop and the stays another, and the arrows go from one to the next.
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await keyboard.press('ArrowRight')
    await expect(subjectTab(dialog, 'special-arrangements')).toBeChecked()
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
    await test.step('Back in the moment after the press leads to the page as it was', async () => {
      await page.evaluate(() => {
        const push = history.pushState.bind(history)
        history.pushState = (...step) => {
          history.pushState = push
          push(...step)
          history.back()
        }
      })
      await page.locator('main [data-book]').first().click()
      await stepLeft(page)
      await expect(dialog).toHaveCount(0)
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
      ...(await dialog.getByRole('group', { name: words.tabs.label }).locator('label').all()),
      field,
      ...(await dialog.getByRole('group', { name: words.fields.weekends.label }).locator('label').all()),
      checkIn,
      checkOut,
      echo,
      dialog.getByRole('button', { name: words.fields.adults.more }),
      dialog.getByRole('button', { name: words.fields.children.more }),
      dialog.getByRole('button', { name: words.handOver.see }),
    ]
    await test.step('a stay that is known', () => inSight(parts))
    await test.step('it stands at the foot of the screen, from edge to edge', async () => {
      const { x, y, width, height } = (await dialog.boundingBox())!
      expect([x, width, y + height]).toEqual([0, 390, 664])
    })

    await test.step('the dialog keeps its height at each tab', async () => {
      const heightOf = () => dialog.evaluate((element) => element.getBoundingClientRect().height)
      const height = await heightOf()
      for (const subject of ['special-arrangements', 'general-inquiry', 'booking-request'] as const) {
        await subjectTab(dialog, subject).check({ force: true })
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
      const scrolledTo = await dialog.locator('[data-review]').evaluate(({ parentElement: sheet }) => {
        sheet?.scrollTo({ left: 50, behavior: 'instant' })
        return sheet?.scrollLeft
      })
      expect(scrolledTo, 'scrolled sideways').toBe(0)
      await change.press('Enter')
      await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
      await expect(dialog.locator('[name=firstName]')).toBeVisible()
    })

    await test.step('V7 Clear is confirmed on top of the dialog, and can be undone', async () => {
      const toast = page.locator('[data-sonner-toast]')
      const undo = dialog.getByRole('button', { name: words.draft.undo })
      const isOnTop = (target: Locator) =>
        target.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
      await dialog.getByRole('button', { name: words.draft.clear }).tap()
      await expect(toast).toContainText(words.draft.cleared)
      await expect.poll(() => isOnTop(toast)).toBe(true)
      expect(await isOnTop(undo)).toBe(true)
      await undo.tap()
      await expect(dialog.locator('[name=firstName]')).toHaveValue('Wanjiru')
      await closeDialog(page)
      await expect.poll(async () => (await toast.count()) === 0 || (await isOnTop(toast))).toBe(true)
    })
  })
})
