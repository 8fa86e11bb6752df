/** How long an owner waits (`npm run edit`). It is reported, and never a reason to fail: machines differ. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '../../../lib/paths.ts'
import { once as onDesk } from '../support/fixtures.ts'
import { dialog, loadedAnew, save, test, undo, visit } from './owner.ts'
import { home } from '../support/words.ts'

test.describe.configure({ mode: 'default', timeout: 240_000 })
test.skip(process.platform === 'win32', 'links to folders need rights of their own')

function report(what: string, times: number[]): void {
  const all = times.map(Math.round).toSorted((a, b) => a - b)
  const line = `${what}: ${all[Math.floor(all.length / 2)]} ms (of ${all.length}: ${all.join(', ')})`
  test.info().annotations.push({ type: 'speed', description: line })
  console.log(line)
}

/** Milliseconds from an event until a heading says so, or no window is open where it is null, and it is painted. */
async function timed(page: Page, event: string, wanted: string | null, work: () => Promise<void>): Promise<number> {
  const time = page.evaluate(
    ([kind, words]) =>
      new Promise<number>((resolve) => {
        const holds = () =>
          words === null
            ? !document.querySelector('page-editor')?.shadowRoot?.querySelector('dialog')
            : [...document.querySelectorAll('h2')].some((each) => each.textContent === words)
        let start = 0
        addEventListener(kind, () => void (start = performance.now()), { capture: true })
        const look = () => {
          if (start > 0 && holds()) requestAnimationFrame(() => resolve(performance.now() - start))
          else requestAnimationFrame(look)
        }
        look()
      }),
    [event, wanted] as const,
  )
  await work()
  return time
}

test('O1 a letter that is typed, and a sentence that is saved', onDesk, async ({ page, project }) => {
  await visit(page, paths.home)
  const letters: number[] = []
  const saves: number[] = []
  const writes: number[] = []
  const file = join(project.folder, 'content/home.yaml')
  let text = home.about.heading
  for (let round = 0; round < 5; round += 1) {
    await page.getByRole('heading', { name: text, exact: true }).click()
    const words = dialog(page).getByRole('textbox')
    await words.press('End')
    for (const letter of 'abcd') {
      text += letter
      letters.push(await timed(page, 'beforeinput', text, () => words.pressSequentially(letter)))
    }
    const before = statSync(file).mtimeMs
    let pressed = 0
    saves.push(
      await timed(page, 'click', null, async () => {
        pressed = Date.now()
        await save(page)
      }),
    )
    expect(statSync(file).mtimeMs).toBeGreaterThan(before)
    writes.push(statSync(file).mtimeMs - pressed)
  }
  report('a letter, from key to page', letters)
  report('a save, from press to "saved"', saves)
  report('a save, from press to the file', writes)
  for (let round = 0; round < 5; round += 1) {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/^Undone/)).toBeAttached()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  }
  await expect.poll(() => project.difference()).toEqual([])
})

test('O1 a photograph of 15 MB', onDesk, async ({ page, project }) => {
  const noise = {
    create: {
      width: 6400,
      height: 4300,
      channels: 3 as const,
      background: '#777',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
    },
  }
  const raw = await sharp(noise).blur(0.7).jpeg({ quality: 95 }).toBuffer()
  let buffer = raw
  for (let quality = 94; buffer.length > 15.5e6 && quality > 40; quality -= 1)
    buffer = await sharp(raw).jpeg({ quality }).toBuffer()
  await visit(page, paths.home)
  const image = page.locator(`main img[src*="/pictures/${home.about.picture.key}."]`).first()
  await image.scrollIntoViewIfNeeded()
  await image.click()
  const words = dialog(page).getByRole('textbox', { name: 'Description for guests who can’t see it' })
  const chosen = Date.now()
  await dialog(page).locator('input[type=file]').setInputFiles({ name: 'garden.jpg', mimeType: 'image/jpeg', buffer })
  await expect(words).toHaveValue('', { timeout: 60_000 })
  const shown = Date.now()
  await words.fill('Sand of a beach')
  await loadedAnew(page, () => save(page))
  await expect
    .poll(() => image.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth > 0), { timeout: 60_000 })
    .toBe(true)
  report(`a photograph of ${(buffer.length / 1e6).toFixed(1)} MB, from choosing to showing`, [shown - chosen])
  report('and to the page with all its sizes', [Date.now() - chosen])
  await loadedAnew(page, () => undo(page, project))
})
