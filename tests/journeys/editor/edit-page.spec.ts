/**
 * The owner's hand on the page itself: marks of the words, where else a field stands, the launch, pictures, keys.
 */
import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import axe from 'axe-core'
import sharp from 'sharp'
import { paths } from '../../../lib/paths.ts'
import { once as onDesk } from '../support/fixtures.ts'
import { choosePhotograph, dialog, find, loadedAnew, save, test, undo, visit } from './owner.ts'
import { accommodations, home, site, terms } from '../support/words.ts'

test.describe.configure({ mode: 'default', timeout: 180_000 })
test.skip(process.platform === 'win32', 'links to folders need rights of their own')

/** Words that wear a line, or a wave. */
const marked = (page: Page, kind: 'changed' | 'open') =>
  page.evaluate(
    (name) => [name, `${name}-light`].flatMap((each) => [...(CSS.highlights.get(each) ?? [])]).map(String),
    `edit-${kind}`,
  )

/** Where the parts of the page stand: marks must not move them. */
const layout = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h2, main p, main img')]
      .slice(0, 60)
      .map((each) => Math.round(each.getBoundingClientRect().top + scrollY))
      .join(),
  )

test('O1 what changed wears a line, which moves nothing', onDesk, async ({ page, project }) => {
  await visit(page, paths.home)
  await page.getByRole('heading', { name: home.about.heading, exact: true }).click()
  expect(await marked(page, 'changed')).toEqual([])
  // As long as before, so that only a mark could move anything.
  const changed = `${home.about.heading.slice(0, -1)}.`
  await dialog(page).getByRole('textbox').fill(changed)
  await save(page)
  await expect.poll(() => marked(page, 'changed')).toEqual([changed])
  const before = await layout(page)
  await page.getByRole('button', { name: /^Edit: / }).click()
  await expect.poll(() => marked(page, 'changed')).toEqual([])
  expect(await layout(page)).toBe(before)
  await page.getByRole('button', { name: /^Edit: / }).click()
  await undo(page, project)
})

test('O2 the question of an open term wears a wave', onDesk, async ({ page }) => {
  const [open] = Object.values(terms.terms).filter(({ answer }) => answer === null)
  test.skip(open === undefined, 'no question is open')
  await visit(page, paths.accommodations)
  const said = async () => (await marked(page, 'open')).join(' ').toLowerCase()
  await expect.poll(said).toContain(open!.label.toLowerCase())
})

test('O1 a field says how many other places of the page show it', onDesk, async ({ page }) => {
  await visit(page, paths.home)
  await find(page, site.name, 'Name of the resort')
  await expect(dialog(page).getByText(/^Also changes \d+ other places on this page\.$/)).toBeVisible()
})

test('O1 another photograph is shown in one place alone', onDesk, async ({ page, project }) => {
  await visit(page, paths.home)
  const { key } = home.about.picture
  const shown = (name: string) => page.locator(`main img[src*="/pictures/${name}."]`).first()
  await shown(key).click()
  await choosePhotograph(page, 'IMG_2041.jpg', { width: 1600, height: 1200 })
  await dialog(page).getByRole('radio', { name: 'Show it only here' }).check()
  await dialog(page)
    .getByRole('textbox', { name: 'Description for guests who can’t see it' })
    .fill('A green hedge behind the bakery')
  await loadedAnew(page, () => dialog(page).getByRole('button', { name: 'Save', exact: true }).click())
  const fresh = 'green-hedge-behind-bakery'
  expect(project.difference()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^-  picture: .*${key}`)),
      expect.stringMatching(new RegExp(`^\\+  picture: .*${fresh}`)),
      `+${fresh}: { file: ${fresh}.jpg, alt: A green hedge behind the bakery }`,
    ]),
  )
  expect(project.git('status', '--porcelain', 'assets').trim()).toBe(`?? assets/pictures/${fresh}.jpg`)
  await expect(shown(fresh)).toBeVisible({ timeout: 30_000 })

  await loadedAnew(page, () => undo(page, project))
  expect(project.difference()).toEqual([])
  expect(project.git('status', '--porcelain', 'assets')).toBe('')
})

test('O1 by keys alone: a field is found, changed and left, and focus comes back', onDesk, async ({ page }) => {
  await visit(page, paths.home)
  const opener = page.getByRole('button', { name: 'This page', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type(home.about.heading)
  await expect(dialog(page).getByRole('searchbox')).toHaveValue(home.about.heading)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

for (const look of ['light', 'dark'] as const) {
  test(`O1 every window of the editor can be read and used by everybody (${look})`, onDesk, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' })
    await visit(page, paths.home)
    const judge = async (what: string) => {
      await expect(dialog(page)).toBeVisible({ timeout: 30_000 })
      await page.evaluate(axe.source)
      const found = await page.evaluate(async () => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
          document.querySelector('page-editor')!,
          {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
            rules: { region: { enabled: false } },
          },
        )
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary ?? ''}`),
        )
      })
      expect(found, what).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
    }
    for (const name of [/Unconfirmed/, /Changed/, 'This page', 'Publish'] as const) {
      await page.getByRole('button', { name, exact: true }).click()
      await judge(String(name))
    }
    await page.getByRole('heading', { name: home.about.heading, exact: true }).click()
    await judge('words')
    await page.locator(`main img[src*="/pictures/${home.about.picture.key}."]`).first().click()
    await judge('picture')
    await page.getByRole('button', { name: 'This page', exact: true }).click()
    await dialog(page).getByRole('searchbox').fill('icon')
    await dialog(page)
      .getByRole('button', { name: /^Change.*icon/i })
      .first()
      .click()
    await expect(dialog(page).getByRole('radiogroup')).toBeVisible()
    await judge('icon')
  })
}

/** Fills in something that holds nothing yet, and looks at the lines that were written. */
test('O1 what is empty is filled in as a whole, and left out again', onDesk, async ({ page, project }) => {
  test.skip(
    site.notice !== null || accommodations.localCurrency !== null || accommodations.closed.length > 0,
    'something is there already',
  )
  await visit(page, paths.home)
  await find(page, 'A notice on every page', 'A notice on every page')
  await dialog(page).getByRole('textbox', { name: 'What guests should know' }).fill('Meals are served on the terrace.')
  await dialog(page).getByLabel('First day on which the notice is shown').fill('2026-12-02')
  await dialog(page).getByLabel('Last day on which the notice is shown').fill('2026-12-01')
  await expect(dialog(page).getByText(/must not end before it begins/)).toBeVisible()
  await dialog(page).getByLabel('Last day on which the notice is shown').fill('2026-12-06')
  await dialog(page).getByRole('checkbox', { name: 'Link to more information' }).check()
  await dialog(page).getByRole('textbox', { name: 'Where the link goes' }).fill('homeContact')
  await dialog(page).getByRole('textbox', { name: 'Words of the link' }).fill('Ask what stays open')
  // The days of a notice are part of the code: the page is loaded anew.
  await loadedAnew(page, () => save(page))
  expect(project.difference()).toEqual([
    '-notice: null',
    '+notice:',
    '+  text: Meals are served on the terrace.',
    '+  from: 2026-12-02',
    '+  until: 2026-12-06',
    '+  link: { to: homeContact, label: Ask what stays open }',
  ])
  await find(page, 'What guests should know', 'What guests should know')
  await loadedAnew(page, () =>
    dialog(page)
      .getByRole('group', { name: 'A notice on every page' })
      .getByRole('button', { name: 'Leave all of it out' })
      .click(),
  )
  expect(project.difference()).toEqual([])

  await visit(page, paths.accommodations)
  await find(page, 'exchange rate', 'Exchange rate for showing prices')
  const rate = dialog(page).getByRole('textbox', { name: /^What one US dollar is worth/ })
  await rate.pressSequentially('129.05')
  await expect(rate).toHaveValue('129.05')
  await dialog(page).getByLabel('Day of this rate').fill('2026-11-01')
  await save(page)
  expect(project.difference()).toEqual([
    expect.stringMatching(/^-.*localCurrency: null/),
    expect.stringMatching(/^\+.*localCurrency: \{ perUsd: 129\.05, date: "?2026-11-01"? \}/),
  ])
  await undo(page, project)

  await find(page, 'Days when the resort', 'Days when the resort')
  const days = dialog(page).getByRole('textbox')
  await days.first().fill('2027-05-03')
  await days.nth(1).fill('2027-05-20')
  await save(page)
  expect(project.difference().join()).toMatch(
    /\+.*closed: \[\s?\{ from: "?2027-05-03"?, until: "?2027-05-20"?, stays: \[\] \}\s?\]/,
  )
  await undo(page, project)
})

test('pictures of the editor for docs/owner.md', onDesk, async ({ page, project }) => {
  test.skip(!process.env.EDITOR_PICTURES, 'EDITOR_PICTURES=1 makes them anew')
  await page.setViewportSize({ width: 1000, height: 720 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const mostBytes = 40_000
  const keep = async (name: string) => {
    await page.waitForLoadState('networkidle')
    const shot = await page.screenshot({ animations: 'disabled' })
    for (let quality = 80; quality >= 30; quality -= 10) {
      const bytes = await sharp(shot).resize({ width: 880 }).webp({ quality, effort: 6 }).toBuffer()
      if (bytes.length > mostBytes && quality > 30) continue
      writeFileSync(`docs/edit-${name}.webp`, bytes)
      return
    }
  }
  await visit(page, paths.home)
  const heading = page.getByRole('heading', { name: home.about.heading, exact: true })
  await heading.click()
  await dialog(page).getByRole('textbox').fill('A gate to quiet')
  await keep('sentence')
  await save(page)
  await page.getByRole('button', { name: /Changed/ }).click()
  await expect(dialog(page).locator('ins')).toBeVisible()
  await keep('changed')
  await page.keyboard.press('Escape')
  await undo(page, project)
  await expect(page.getByRole('button', { name: /^0\s*Changed/ })).toBeVisible()
  await page.locator(`main img[src*="/pictures/${home.about.picture.key}."]`).first().click()
  await keep('picture')
  await page.keyboard.press('Escape')
  await visit(page, paths.accommodations)
  await page.getByRole('button', { name: /Unconfirmed/ }).click()
  const question = dialog(page)
    .getByRole('button', { name: /^Answer/ })
    .first()
  if (await question.isVisible()) {
    await question.click()
    await keep('question')
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog(page).getByText(/stands? in the way\. After that/)).toBeVisible({ timeout: 60_000 })
  await keep('publish')
})
