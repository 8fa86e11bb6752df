/**
 * A browser's translator takes the place of every text with its own elements. React goes on writing into the texts that
 * it knows: what changes must stand alone in its element, or it stays as it was when the translator came.
 */
import type { Locator, Page } from '@playwright/test'
import { content, expect, first, once, pages, phoneOnly, test } from '../../resort/visit.ts'
import { closeDialog, dialogOf, fillIn, open, openDialog, previewOf, send } from '../support/steps.ts'

/**
 * Works as Google's does, now and whenever words come. What is written to a text that it took away is told in `stale`.
 */
function translate(): void {
  const taken = new WeakMap<Node, string>()
  const stale: string[] = []
  Object.assign(window, { stale })

  const take = (text: Text) => {
    const parent = text.parentElement
    if (!parent || !text.data.trim() || parent.closest('font, script, style, svg, textarea, [translate=no]')) return
    const font = document.createElement('font')
    const inner = font.appendChild(document.createElement('font'))
    inner.append(`«${text.data}»`)
    taken.set(text, `${parent.localName}.${parent.className} in ${parent.parentElement?.className}`)
    text.replaceWith(font)
  }
  const takeAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(take)
  }
  takeAll(document.body)
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') take(target as Text)
      for (const node of addedNodes) {
        if (node instanceof Text) take(node)
        else takeAll(node)
      }
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true })

  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, next: string) {
      const where = taken.get(this)
      if (where !== undefined) stale.push(`“${this.nodeValue}” to “${next}” (${where})`)
      value?.set?.call(this, next)
    },
  })
}

/**
 * Presses whatever can be pressed in a part of the page, but for what closes it. Three of a kind, by the classes around
 * them, are one component: they speak for the others.
 */
async function pressAll(part: Locator): Promise<void> {
  await part.evaluate(
    async (root, close) => {
      const drawn = () => new Promise((tell) => requestAnimationFrame(() => setTimeout(tell)))
      const pressed = new Map<string, number>()
      const found = root.querySelectorAll<HTMLElement>('button, summary, [type=radio], [type=checkbox]')
      // The tabs last: each takes away the fields of the one before.
      const isTab = (control: HTMLElement) => Number(control.matches('[type=radio][name$=subject]'))
      for (const control of [...found].toSorted((one, other) => isTab(one) - isTab(other))) {
        if (!control.checkVisibility() || close.includes(control.ariaLabel ?? '')) continue
        const kind = [control, control.parentElement, control.closest('section, form')]
          .map((element) => `${element?.localName}.${element?.className}`)
          .join()
        const before = pressed.get(kind) ?? 0
        if (before > 2) continue
        pressed.set(kind, before + 1)
        control.click()
        await drawn()
      }
      for (const select of root.querySelectorAll('select')) {
        for (const { value } of select.options) {
          Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value)
          select.dispatchEvent(new Event('change', { bubbles: true }))
          await drawn()
        }
      }
    },
    [content.ui.form.close],
  )
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.print = () => {}
    window.open = () => null
  }),
)

async function pressMain(page: Page): Promise<void> {
  for (const section of await page.locator('main > :not(iframe)').all()) await section.scrollIntoViewIfNeeded()
  await pressAll(page.locator('main'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function expectNothingStale(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  const stale = await page.evaluate(() => [...new Set((window as unknown as { stale: string[] }).stale)])
  expect.soft(stale, new URL(page.url()).pathname).toEqual([])
}

test('after a translator the map and the next page answer and change', phoneOnly, async ({ page, allowErrors }) => {
  allowErrors(/another host/) // Google's map, once it is opened
  await page.route(/google\.com/, (route) => route.fulfill({ body: '' }))
  // On a phone the map has a card, and all that it has at a desk.
  await open(page, pages.guide)
  await page.evaluate(translate)
  await pressAll(page.locator('[data-site]'))
  await closeDialog(page) // of the newsletter
  await page.locator('main [data-band] a').first().click() // shows the map
  await pressMain(page)
  await expectNothingStale(page)
  await page.getByRole('contentinfo').locator(`a[href="${pages.accommodations}"]`).first().click()
  await expect(page).toHaveURL(pages.accommodations)
  await page.locator(`#${first.id}`).waitFor()
  // On a phone the comparison has choices.
  await pressMain(page)
  await expectNothingStale(page)
})

test('after a translator gallery and request answer and change', phoneOnly, async ({ page }) => {
  await open(page, pages.accommodations)
  await page.evaluate(translate)
  await page.locator('#keepers-house [data-plates] a').first().tap()
  const position = dialogOf(page).getByRole('status')
  const before = await position.textContent()
  await page.keyboard.press('ArrowRight')
  await expect(position).not.toHaveText(before ?? '')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)

  const dialog = await openDialog(page)
  await send(dialog)
  await dialog.locator('[data-stays] button').filter({ hasText: first.name }).click()
  await dialog.locator('[name=checkIn]').fill('2027-04-14')
  await dialog.locator('[name=checkOut]').fill('2027-04-17')
  await fillIn(dialog)
  await send(dialog)
  await expect(dialog.locator('[data-stage=ready]').first()).toBeAttached()
  // What is sent is not what a translator would show.
  await expect(previewOf(dialog)).not.toContainText('«')
  await pressAll(dialog)
  await closeDialog(page)
  await pressAll(await openDialog(page))
  await expectNothingStale(page)
})

test('a page translated before its app is drawn anew by it, and answers', once, async ({ page, allowErrors }) => {
  allowErrors(/Hydration failed|error #418|error #423|error #425/)
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(translate)})`)
  await open(page, '/')
  const dialog = await openDialog(page)
  await pressAll(dialog)
  await expectNothingStale(page)
})
