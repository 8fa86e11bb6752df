/**
 * The owner's hand (`npm run edit`), on a copy of the project: what is pressed on the page is changed in the files, and
 * nothing else is.
 */
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openProject, type Project } from './project.ts'
import { accommodations, home } from '../support/steps.ts'

export const test = base.extend<object, { project: Project }>({
  project: [
    async ({}, use) => {
      const project = await openProject()
      await use(project)
      await project.stop()
      project.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ project }, use) => use(project.address),
})

/** Until the page is drawn, and the desk has told what it knows. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.route(/api\.met\.no/, (route) => route.abort())
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor({ timeout: 90_000 })
  // An open window makes the bar inert, so it is not found by its role.
  await expect(page.locator('page-editor').getByText(/Unconfirmed/)).toHaveText(/^[1-9]/, { timeout: 30_000 })
}

/** A window of the editor; the site has dialogs of its own. */
export const dialog = (page: Page) => page.locator('page-editor').getByRole('dialog')

/** Chooses a photograph from the disk, claret all over, in the open window of a picture. */
export async function choosePhotograph(page: Page, name: string, size: { width: number; height: number }) {
  const buffer = await sharp({ create: { ...size, channels: 3, background: '#8c1a3c' } })
    .jpeg()
    .toBuffer()
  // A telephone has one more, for the camera.
  await dialog(page).locator('input[type=file]').last().setInputFiles({ name, mimeType: 'image/jpeg', buffer })
}

/** @param words typed first, where the window has one text */
export async function save(page: Page, words?: string): Promise<void> {
  if (words !== undefined) await dialog(page).getByRole('textbox').fill(words)
  await button(dialog(page), 'Save').click()
  await expect(dialog(page)).toBeHidden({ timeout: 60_000 })
}

/** A button of the page and the bar, or of the open window. */
export const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name, exact: true })

export const { heading } = home.about

/** Opens the window of that heading. @returns where its words are typed */
export async function openHeading(page: Page, words = heading): Promise<Locator> {
  await page.getByRole('heading', { name: words, exact: true }).click()
  return dialog(page).getByRole('textbox')
}

export async function changeHeading(page: Page, words: string, from?: string): Promise<void> {
  await openHeading(page, from)
  await save(page, words)
}

/** A text of the content with everything settled, so that it may be published. */
export const settled = (file: string, text: string): string =>
  file.endsWith('unconfirmed.yaml')
    ? '# Everything is confirmed.\n'
    : text
        .replaceAll('.example', '.co.ke')
        .replaceAll(/\+2540{9}/g, '+254733200100')
        .replaceAll('askUs: false', 'askUs: true')

/** Shows what can be done with the whole entry around the field that is open. */
export const showActs = (page: Page) => dialog(page).getByText('Add, move or remove ').click()

export async function undo(page: Page, project: Project): Promise<void> {
  await button(page, 'Undo').click()
  await expect.poll(() => project.difference(), { timeout: 30_000 }).toEqual([])
}

export async function undoAll(page: Page, project: Project): Promise<void> {
  await expect(async () => {
    if (project.difference().length > 0) await button(page, 'Undo').click()
    expect(project.difference()).toEqual([])
  }).toPass({ timeout: 60_000 })
}

/** Opens the window of a price that the page shows; of a stay without "from", where there is one. @returns the price */
export async function openPrice(page: Page): Promise<number> {
  const { stays } = accommodations
  const { priceUsd } = stays.find(({ priceIsFrom }) => !priceIsFrom) ?? stays[0]!
  await page.getByText(`$${priceUsd}`, { exact: true }).first().click()
  return priceUsd
}

/** Opens a field by words of it, from the list of everything there is. */
export async function find(page: Page, words: string, title: string): Promise<void> {
  await button(page, 'Find').click()
  await dialog(page).getByRole('searchbox').fill(words)
  const change = button(dialog(page), new RegExp(`^Change ${title}`))
  await change.first().click()
  await expect(dialog(page).getByRole('heading', { level: 2, name: title })).toBeVisible({ timeout: 30_000 })
}
