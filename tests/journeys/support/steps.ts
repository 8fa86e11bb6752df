/** Steps that journeys share. Expected texts are read from content. */
import { expect, type Locator, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { addDays, clockIn } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { readContent } from '../../../tools/content/read-folder.ts'
import { root } from '../../../tools/root.ts'

/** The words that guests read, as the owner has them, with facts filled in. */
export const {
  about,
  accommodations,
  days: guide,
  request: words,
  home,
  location,
  site,
  terms,
  ui,
  postcard,
} = readContent(root)
export const { stays } = accommodations

export const menuPage =
  site.navigation.map(({ to }) => paths[to]).find((path) => /^\/[\w-]+$/.test(path)) ?? paths.accommodations

export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
}

/** Scrolls to a position without animation, and waits until the page has reacted. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' })
    // The event comes with the next frame.
    for (const _ of [1, 2]) await new Promise((goOn) => requestAnimationFrame(goOn))
  }, top)

/** All that is folded, but for the menu. */
export async function openDisclosures(page: Page): Promise<void> {
  await page.locator(':is(main, footer, dialog) details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true
  })
  // Its details are fetched when they are near the screen.
  await page.locator('footer details > summary').last().scrollIntoViewIfNeeded()
  await page.locator('footer').getByText(ui.device.text).waitFor()
}

/** Adds rules to the page, after those that it has. An adopted sheet, because the page's policy lets no other in. */
export const addRules = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, rules)

export const dropRules = (page: Page) => page.evaluate(() => void (document.adoptedStyleSheets = []))

/** From now on colours change at once, where a test changes the look of a page that it reads. */
export const withoutTransitions = (page: Page) => addRules(page, '*, ::before, ::after { transition: none !important }')

export async function violations(page: Page, part: string, rules: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // The only frame is Google's map, which we cannot fix.
  const options: RunOptions = { ...rules, resultTypes: ['violations'], iframes: false }
  const found = await page.evaluate(([where, how]) => (window as unknown as { axe: typeof axe }).axe.run(where, how), [
    part,
    options,
  ] as const)
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => [id, target.join(' '), failureSummary].join(' · ')),
  )
}

/** The day of journeys with dates, on which no season, notice or calendar of the owner's is left but those of each year. */
export const fixedDay = new Date('2040-03-02T10:00:00Z')

export const inDays = (days: number) => addDays(clockIn(site.place.timeZone, fixedDay).date, days)

/** Delays the answers to some requests. @returns a function that releases them */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return release
}

export const dialogOf = (page: Page) => page.locator('dialog[open]')
export const contactForm = (page: Page) => page.locator('#contact section')

/** Waits for the history entry of the dialog, which follows shortly after the dialog is visible. */
export const stepMade = (page: Page, step: 'open' | 'message' = 'open') =>
  page.waitForFunction((name) => (history.state as { usr?: { dialog?: string } } | null)?.usr?.dialog === name, step)

/** Opens the dialog by the first of some buttons that is in sight, and waits for its fields. */
export async function openDialog(page: Page, button = page.locator('[data-book]')): Promise<Locator> {
  await button.filter({ visible: true }).first().click()
  const dialog = dialogOf(page)
  await dialog.locator('form').waitFor()
  await stepMade(page)
  return dialog
}

/** Waits until the history entry of the dialog is left, shortly after it closed: a press before that opens nothing. */
export const stepLeft = (page: Page) => page.waitForFunction(() => !(history.state as { usr?: unknown } | null)?.usr)

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await stepLeft(page)
}

export const subjectTab = (dialog: Locator, subject: keyof Omit<typeof words.tabs, 'label'>) =>
  dialog.getByRole('group', { name: words.tabs.label }).getByRole('radio', { name: words.tabs[subject] })

/** Opens a shared link, and with *Yes* the booking request that it fills. */
export async function openShared(page: Page, link: string): Promise<Locator> {
  await page.goto(link)
  return openDialog(page, dialogOf(page).getByRole('button', { name: postcard.yes }))
}

export async function fillIn(form: Locator, note = 'Do you have mangoes in May?'): Promise<void> {
  await form.locator('[name=firstName]').fill('Wanjiru')
  await form.locator('[name=lastName]').fill('Mwangi')
  await form.locator('[name=email]').fill('wanjiru@example.com')
  await form.locator('[name=note]').fill(note)
}

export const send = (place: Locator) => place.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())

/** Goes on to the message of a form in the dialog that is filled in, and waits for its history entry. */
export async function showMessage(page: Page, dialog: Locator): Promise<void> {
  await send(dialog)
  await expect(dialog.getByRole('heading', { name: words.handOver.heading })).toBeVisible()
  await stepMade(page, 'message')
}

export const previewOf = (place: Locator) => place.locator('[data-preview]')
