import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import type { Accommodations } from '../../content/accommodations.schema.ts'
import { open, press, stays } from './enquiry-steps.ts'
import { expect, once, test } from './fixtures.ts'

const { gallery: words, compare } = parse(
  readFileSync(join(import.meta.dirname, '../../content/accommodations.yaml'), 'utf8'),
) as Accommodations
const stay = stays[0]!
const pictures = (page: Page) => page.locator(`#${stay.id} [data-plates] a`)
const gallery = (page: Page) => page.locator('dialog[open]')
const shows = (page: Page, number: number) =>
  expect(gallery(page).getByRole('status')).toHaveText(new RegExp(`${number}.*2.*(?:${words.exterior}|${words.interior})`))

test('S1 a picture of a stay opens large, is turned by keys and buttons, and hands the focus back', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/accommodations')
  const address = page.url()
  await press(pictures(page).first(), isMobile)
  await expect(gallery(page).getByRole('heading', { name: stay.name })).toBeFocused()
  await shows(page, 1)
  await page.keyboard.press('ArrowRight')
  await shows(page, 2)
  await page.keyboard.press('ArrowLeft')
  await shows(page, 1)
  await press(gallery(page).getByRole('button', { name: words.next }), isMobile)
  await shows(page, 2)
  await press(gallery(page).getByRole('button', { name: words.next }), isMobile)
  await shows(page, 1)
  await press(gallery(page).getByRole('button', { name: words.previous }), isMobile)
  await shows(page, 2)
  await gallery(page).getByRole('list').evaluate((row) => row.scrollTo({ left: 0 }))
  await shows(page, 1)
  await page.keyboard.press('Escape')
  await expect(gallery(page)).toHaveCount(0)
  await expect(pictures(page).first()).toBeFocused()
  expect(page.url()).toBe(address)
})

test('Back closes the gallery, Forward opens it, and a reload finds it open', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/accommodations')
  await press(pictures(page).nth(1), isMobile)
  await shows(page, 2)
  await page.goBack()
  await expect(gallery(page)).toHaveCount(0)
  await page.goForward()
  await shows(page, 2)
  await page.reload()
  await shows(page, 2)
  await press(gallery(page).getByRole('button', { name: words.close }), isMobile)
  await expect(gallery(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/accommodations$/)
})

test('where the gallery cannot be fetched, or there is no scripting, the picture itself opens', once, async ({ page, browser, baseURL, allowTrouble }) => {
  // A browser lays out a picture that stands alone by inline styles of its own, which the policy refuses; it is seen.
  allowTrouble(/ERR_FAILED|StayGallery|\.webp\)|style-src-attr inline|Transition was aborted/)
  await page.route('**/assets/StayGallery*', (route) => route.abort())
  await open(page, '/accommodations')
  await pictures(page).first().click()
  await expect(page).toHaveURL(/\/pictures\/.*-1600\.webp$/)
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await plain.goto('/accommodations')
  await plain.locator(`#${stay.id} [data-plates] a`).first().click()
  await expect(plain).toHaveURL(/\/pictures\/.*-1600\.webp$/)
  await plain.close()
})

test('the switch leaves only the rows that differ, and says how many are hidden', async ({ page }) => {
  await open(page, '/accommodations#compare')
  const rows = page.locator('#compare tbody tr:not([hidden])')
  const same = compare.rows.filter(({ cells }) => new Set(Object.values(cells)).size === 1)
  const all = await rows.count()
  const toggle = page.getByRole('switch', { name: compare.onlyDifferences })
  await toggle.check()
  await expect(rows).toHaveCount(all - same.length)
  await expect(page.locator('#compare').getByRole('status')).toHaveText(compare.hidden.one.replace('{count}', '1'))
  for (const { label } of same) await expect(rows.getByRole('rowheader', { name: label })).toHaveCount(0)
  await toggle.uncheck()
  await expect(rows).toHaveCount(all)
  await expect(page.locator('#compare').getByRole('status')).toHaveText(compare.shown)
})
