/** B8: a shared link opens as a postcard. What it says is in the snapshots of `tests/guest/`. */
import type { Locator } from '@playwright/test'
import { content, expect, first, launch, once, test } from '../../resort/visit.ts'
import { closeDialog, dialogOf, fillIn, open, openDialog, openShared, stepMade } from '../support/steps.ts'

const { request: words, postcard, ui } = content
const link = `/#enquiry=1;stay=${first.id};in=2027-04-14;out=2027-04-17;adults=2`

const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true })
const checkIn = (place: Locator) => place.locator('[name=checkIn]')

// What moves is walked with it.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: null }))

test('B8 a shared link opens as a postcard; Other dates gives one back', launch.phone, async ({ page }) => {
  await page.goto(link)
  const card = dialogOf(page)
  await expect(card.getByRole('heading')).toBeFocused()
  await expect(card).toContainText(/14 to .* 17 April/)
  for (const size of [{ width: 740, height: 340 }, page.viewportSize()!]) {
    await page.setViewportSize(size)
    for (const answer of [postcard.yes, postcard.otherDates])
      await expect(button(card, answer)).toBeInViewport({ ratio: 1 })
  }
  await button(card, postcard.otherDates).tap()
  await expect(card.getByRole('heading', { name: postcard.other.heading })).toBeFocused()
  await button(card, postcard.other.back).tap()
  await expect(card.getByRole('heading', { name: first.name })).toBeFocused()
  await button(card, postcard.otherDates).tap()
  await checkIn(card).fill('2027-04-24')
  await button(card, words.share.label).tap()
  await expect(card).toContainText(words.share.copied)
  const { hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()))

  await button(card, postcard.other.ask).tap()
  const request = page.getByRole('dialog', { name: ui.form.titles['booking-request'] })
  await expect(checkIn(request)).toHaveValue('2027-04-24')
  await stepMade(page)
  await page.goBack()
  await expect(card).toHaveCount(0)
  await page.goto(`/${hash}`)
  await expect(card).toContainText(/24 to .* 27 April/)
})

test('B8 a postcard keeps its place in the history, and leaves a slip', once, async ({ page }) => {
  await page.goto(link)
  const card = dialogOf(page)
  const slip = page.getByRole('complementary', { name: postcard.slip.name })
  // A reload keeps it (by then the router has written its state), Back closes it, Forward opens it.
  await card.waitFor()
  await page.reload()
  await card.waitFor()
  await page.goBack()
  await expect(card).toHaveCount(0)
  await page.goForward()
  await card.waitFor()
  // One step more leaves the site, to where the link was pressed.
  const steps = () => page.evaluate<string[]>('navigation.entries().map(({ url }) => new URL(url).hash)')
  await expect.poll(steps).toEqual(['', new URL(page.url()).hash])
  // Its button closes it, and the page behind scrolls again.
  await button(card, postcard.leave).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await card.waitFor()
  await page.goForward()
  await expect(slip).toBeVisible()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  // The slip opens it on another page, and fills the request until it is put away.
  await page.locator('main a[href="/accommodations"]').first().click()
  await expect(page).toHaveURL(/\/accommodations$/)
  await button(slip, postcard.slip.open).click()
  await card.waitFor()
  await page.keyboard.press('Escape')
  await expect(button(slip, postcard.slip.open)).toBeFocused()
  await expect(page).toHaveURL(/\/accommodations$/)
  await button(slip, postcard.slip.putAway).click()
  await expect(slip).toHaveCount(0)
  await expect(checkIn(await openDialog(page))).toHaveValue('2027-04-14')
})

test('B8 a guest’s own draft stays until Yes, also where a link comes late', once, async ({ page, allowErrors }) => {
  allowErrors(/Postcard|ERR_FAILED|Failed to load/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const dialog = await openDialog(page)
  await fillIn(dialog)
  await checkIn(dialog).fill('2027-03-20')
  await closeDialog(page)

  await page.goto(link)
  await button(dialog, postcard.otherDates).click()
  await checkIn(dialog).fill('2027-05-01')
  await closeDialog(page)
  await expect(checkIn(await openDialog(page))).toHaveValue('2027-03-20')
  await closeDialog(page)

  await openShared(page, link)
  await expect(checkIn(dialog)).toHaveValue('2027-04-14')
  await expect(dialog.locator('[name=firstName]')).toHaveValue('Wanjiru')
  await closeDialog(page)

  // Where the postcard cannot be fetched the home page stays.
  await page.route('**/assets/Postcard*', (route) => route.abort())
  await page.goto('about:blank')
  await open(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
