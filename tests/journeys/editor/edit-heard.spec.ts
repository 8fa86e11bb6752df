/** The owner's hand for whoever works by keys and ears. */
import { expect, type Page } from '@playwright/test'
import { paths } from '../../../lib/paths.ts'
import { button, changeHeading, dialog, find, heading, openHeading, test, undo, undoAll, visit } from './owner.ts'
import { home } from '../support/steps.ts'

/** Notes each sentence of the bar; while a window is open, which makes the bar inert, each sentence of the window. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const shadow = document.querySelector('page-editor')!.shadowRoot!
    const heard: string[] = []
    let last = ''
    new MutationObserver(() => {
      const live = shadow.querySelector('dialog[open] .inside > [aria-live]') ?? shadow.querySelector('.bar output')
      const now = live?.textContent ?? ''
      if (now !== '' && now !== last && !now.endsWith('…')) heard.push(now)
      last = now
    }).observe(shadow, { characterData: true, childList: true, subtree: true })
    Object.assign(window, { heard })
  })
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard)

test('O6 a save and an undo are said where no window covers it, also the same one again', async ({ page, project }) => {
  await visit(page, paths.home)
  await listen(page)
  const times = async (words: string) => (await heard(page)).filter((each) => each.startsWith(words)).length
  for (const [before, words] of ['A gate to quiet', 'A gate to quiet.'].entries()) {
    await changeHeading(page, words)
    await expect.poll(() => times('Saved: Heading')).toBe(before + 1)
    await undo(page, project)
    await expect(button(page, 'Undo')).toBeFocused()
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await expect.poll(() => times('Undone: Home › ')).toBe(before + 1)
  }
  const said = await heard(page)
  expect(said).toHaveLength(4)
  for (const each of [said[0], said[2]]) expect(each).toMatch(/^Saved: .*: A gate to quiet\.$/)
})

test('O6 a sheet is named, its scroller is no stop, and what it finds later is said', async ({ page }) => {
  await visit(page, paths.home)
  await expect(page.getByRole('region', { name: 'Editor' })).toBeVisible()
  await button(page, /Unconfirmed/).click()
  await expect(dialog(page).getByRole('group', { name: /^Not confirmed/ })).toBeFocused()
  // A live region that is rendered with its first words says none of them.
  await expect(dialog(page).locator('[aria-live]').first()).not.toHaveCSS('display', 'none')
  await page.keyboard.press('Tab')
  await expect(button(dialog(page), 'Close')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, /Unconfirmed/)).toBeFocused()
  await button(page, 'Find').click()
  await dialog(page).getByRole('searchbox').fill('telephone number')
  await expect(dialog(page).getByRole('status')).toHaveText(/^Found on all pages: [1-9]/)
  await button(dialog(page), 'Close').click()
  await button(page, 'Publish').click()
  await expect(dialog(page).getByRole('status')).toHaveText(/stands? in the way\.$/, { timeout: 60_000 })
})

test('O6 each button of a window has a name of its own, and the window its place', async ({ page }) => {
  await visit(page, paths.accommodations)
  const names = async () => {
    const all = await dialog(page).getByRole('button').all()
    return Promise.all(all.map((each) => each.textContent()))
  }
  await button(page, 'Find').click()
  const listed = (await names()).filter((name) => name?.startsWith('Change'))
  expect(listed.length).toBeGreaterThan(20)
  // Entries without a name are told apart by their number.
  expect(listed.filter((name, at) => listed.indexOf(name) !== at)).toEqual([])
  await page.keyboard.press('Escape')
  await find(page, 'price', 'Price in US dollars')
  await expect(dialog(page)).toHaveAccessibleDescription(/^Accommodations › ./)
  // What else there is about the room or house is found as well.
  await button(dialog(page), /^More about /).click()
  await expect(dialog(page).getByRole('searchbox')).toHaveValue(/^Accommodations ./)
  expect((await names()).filter((name) => name?.startsWith('Change')).length).toBeGreaterThan(5)
})

test('O1 O6 task 7: by keys alone a picture is found, its focal point moved and saved', async ({ page, project }) => {
  await visit(page, paths.home)
  await button(page, 'Find').press('Enter')
  const name = home.about.picture.key.replaceAll('-', ' ')
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^Change What the picture shows.*, ${name}, Pictures$`, 'i') })
    .press('Enter')
  const ring = dialog(page).getByRole('slider', { name: new RegExp(`^${name}: .*must stay in view`) })
  await expect(ring).toBeFocused()
  await expect(ring).toHaveAccessibleDescription(/^Home › /)
  // A step is heard where the value is another one, in either direction.
  const values = new Set<string | null>()
  const { focus } = home.about.picture
  for (const [key, x, y] of [
    ['ArrowLeft', focus.x - 1, focus.y],
    ['ArrowUp', focus.x - 1, focus.y - 1],
    ['ArrowLeft', focus.x - 2, focus.y - 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(ring).toHaveAttribute('aria-valuetext', `${x} % across, ${y} % down`)
    values.add(await ring.getAttribute('aria-valuenow'))
  }
  expect(values.size).toBe(3)
  await button(dialog(page), 'Save').focus()
  await page.keyboard.press('Enter')
  const saved = `picture: { key: ${home.about.picture.key}, focus: { x: ${focus.x - 2}, y: ${focus.y - 1} } }`
  await expect.poll(() => project.difference().at(-1)).toContain(saved)
  const status = page.getByRole('region', { name: 'Editor' }).getByRole('status')
  await expect(status).toHaveText(`Saved: picture ${name}.`, { timeout: 30_000 })
  await undo(page, project)
})

test('O6 Enter in a text of several lines leads to Save, in one line it saves', async ({ page, project }) => {
  await visit(page, paths.home)
  await find(page, 'what search results show below home', 'What search results show below the title')
  const words = dialog(page).getByRole('textbox')
  await expect(words).toHaveAttribute('aria-multiline', 'true')
  await words.press('End')
  await words.press('Backspace')
  await expect(button(dialog(page), 'Save')).toBeEnabled()
  await words.press('Enter')
  await expect(button(dialog(page), 'Save')).toBeFocused()
  expect(project.difference()).toEqual([])
  await button(dialog(page), 'Cancel').click()
  await openHeading(page)
  await expect(words).toHaveAttribute('aria-multiline', 'false')
  await words.fill('A gate to quiet')
  await words.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await undo(page, project)
})

test('O2 O6 task 8: a fact is right, then all of this page; the focus goes to the next', async ({ page, project }) => {
  await visit(page, paths.home)
  await button(page, /Unconfirmed/).click()
  const here = dialog(page).getByRole('region', { name: 'Home', exact: true })
  test.skip((await here.count()) === 0, 'there is nothing left to confirm')
  await button(here, /^Go there/)
    .first()
    .click()
  await button(dialog(page), 'Confirm').click()
  await expect(dialog(page).getByRole('group', { name: /^Not confirmed/ })).toBeVisible({ timeout: 30_000 })
  expect(project.difference().every((line) => line.startsWith('-'))).toBe(true)
  const rights = button(dialog(page), /^Confirm/)
  const first = rights.filter({ hasText: /^Confirm:/ }).first()
  const at = (await rights.allTextContents()).indexOf((await first.textContent())!)
  const next = await rights.nth(at + 1).textContent()
  await first.press('Enter')
  const said = dialog(page).locator('.inside > p[aria-live]')
  await expect(said).toHaveText(/^Confirmed: ./)
  await expect(rights.filter({ hasText: next! })).toBeFocused()
  await expect(here.getByText(/^Confirms the \d+ above/)).toBeVisible()
  await button(here, /^Confirm everything under “Home”/).press('Enter')
  await expect(said).toHaveText('Confirmed: Home')
  await expect(here).toBeHidden()
  // What is on another page is read there first.
  await expect(dialog(page).getByRole('link', { name: 'Read “About Us”' })).toBeVisible()
  await button(dialog(page), 'Close').click()
  await undoAll(page, project)
})
