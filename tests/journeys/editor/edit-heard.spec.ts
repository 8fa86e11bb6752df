/** The owner's hand for whoever works by keys and ears. */
import { expect, type Page } from '@playwright/test'
import { paths } from '../../../lib/paths.ts'
import { button, changeHeading, dialog, find, heading, openHeading, test, undo, visit } from './owner.ts'
import { home, words as request } from '../support/steps.ts'

/** Notes each sentence of the bar; while a window is open, which makes the bar inert, each sentence of the window. */
const listen = (page: Page) =>
  page.evaluateHandle(() => {
    const shadow = document.querySelector('page-editor')!.shadowRoot!
    const heard: string[] = []
    let last = ''
    new MutationObserver(() => {
      const live = shadow.querySelector('dialog[open] .inside > [aria-live]') ?? shadow.querySelector('.bar output')
      const now = live?.textContent ?? ''
      if (now !== '' && now !== last && !now.endsWith('…')) heard.push(now)
      last = now
    }).observe(shadow, { characterData: true, childList: true, subtree: true })
    return heard
  })

test('O6 a save and an undo are said where no window covers it, also the same one again', async ({ page, project }) => {
  await visit(page, paths.home)
  const heard = await listen(page)
  const times = async (words: string) => (await heard.jsonValue()).filter((each) => each.startsWith(words)).length
  for (const [before, words] of ['A gate to quiet', 'A gate to quiet.'].entries()) {
    await changeHeading(page, words)
    await expect.poll(() => times('Saved: Heading')).toBe(before + 1)
    await undo(page, project)
    await expect(button(page, 'Undo')).toBeFocused()
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await expect.poll(() => times('Undone: Home › ')).toBe(before + 1)
  }
  const said = await heard.jsonValue()
  expect(said).toHaveLength(4)
  for (const each of [said[0], said[2]]) expect(each).toMatch(/^Saved: .*: A gate to quiet\.$/)
})

test('O6 a sheet is named, its scroller is no stop, and what it finds later is said', async ({ page }) => {
  await visit(page, paths.home)
  await expect(page.getByRole('region', { name: 'Editor' })).toBeVisible()
  await button(page, /Changed/).click()
  await expect(dialog(page).getByRole('group', { name: 'Nothing has changed' })).toBeFocused()
  // A live region that is rendered with its first words says none of them.
  await expect(dialog(page).locator('[aria-live]').first()).not.toHaveCSS('display', 'none')
  await page.keyboard.press('Tab')
  await expect(button(dialog(page), 'Close')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, /Changed/)).toBeFocused()
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
  await button(dialog(page), new RegExp(`^Change What the picture shows.*, ${name}, Pictures$`, 'i')).press('Enter')
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

test('O2 O6 tasks 3, 8: one thing is asked after the other, a page where it is read', async ({ page, project }) => {
  const facts = ['home.yaml#about.heading', 'home.yaml#about.lede', 'site.yaml#phone', 'site.yaml#address']
  project.write('content/unconfirmed.yaml', facts.map((path) => `${path}: Is ${path} right?\n`).join(''))
  project.write('content/site.yaml', project.read('content/site.yaml').replace(/^phone: .*/m, 'phone: "+254000000000"'))
  await visit(page, paths.about)
  const right = button(dialog(page), /right$/i)
  const start = () => button(page, /Unconfirmed/).click()
  /** The question has the focus, and so many are settled. */
  const asks = async (question: string | RegExp, settled: number) => {
    await expect(dialog(page).getByRole('group', { name: question })).toBeFocused()
    await expect(dialog(page)).toHaveAccessibleDescription(new RegExp(`^Start here: ${settled} of \\d+ · `))
  }
  await start()
  await asks('Is site.yaml#phone right?', 0)
  // A placeholder is not.
  await expect(right).toBeHidden()
  const change = button(dialog(page), /^Change/).first()
  await change.press('Enter')
  await button(dialog(page), 'Cancel').press('Enter')
  await expect(change).toBeFocused()
  await change.press('Enter')
  // Typed with spaces; also the one that the request gives as an example.
  const [example = ''] = /\+[\d\s]+\d/.exec(request.fields.phone.hint) ?? []
  await dialog(page).getByRole('textbox').fill(example)
  await expect(dialog(page).getByText('Saving also confirms it.')).toBeVisible()
  await dialog(page).getByRole('textbox').press('Enter')
  await asks('Is site.yaml#address right?', 1)
  expect(project.read('content/site.yaml')).toContain(`\nphone: "${example.replaceAll(/\s/g, '')}"`)

  const pageAsked = dialog(page).getByRole('heading', { name: /: is all of this right\?$/ })
  await expect(async () => {
    if (await pageAsked.isHidden()) await button(dialog(page), 'Later').press('Enter')
    await expect(pageAsked).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await button(dialog(page), /^Read “/).press('Enter')
  await expect(page).toHaveURL(paths.home)
  await expect(dialog(page)).toBeHidden()
  await start()
  await right.press('Enter')
  await expect(dialog(page).locator('.inside > p[aria-live]')).toHaveText(/^Confirmed: 3 of \d+$/)
  expect(project.read('content/unconfirmed.yaml')).not.toContain('home')

  // On another day it is gone on with, and what was put off is asked again.
  await page.reload()
  await start()
  await asks('Is site.yaml#address right?', 3)
  await change.press('Enter')
  await right.press('Enter')
  await expect.poll(() => project.read('content/unconfirmed.yaml')).not.toContain('site')
  project.git('checkout', '-q', '--', 'content')
})
