/** Each tab of the request and each form: what stands there, and the message as WhatsApp, e-mail and clipboard get it. */
import type { Locator, Page } from '@playwright/test'
import { contactForm, open, openDialog, openShared, send } from '../journeys/support/steps.ts'
import { paths, subjects } from '../../lib/paths.ts'
import { fill } from '../../lib/text.ts'
import { content, expect, expectSame, once, phoneOnly, tell, test } from '../resort/visit.ts'

const { request: words, ui } = content

const choose = (place: Locator, label: string) =>
  place.locator('label').filter({ hasText: label }).filter({ visible: true }).first().click()

async function fillIn(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value)
}

const guest = { firstName: 'Wanjiru', lastName: 'Mwangi', email: 'wanjiru@example.com', phone: '+254 712 345 678' }

async function addAdults(dialog: Locator, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await dialog.getByRole('button', { name: words.fields.adults.more }).click()
}

async function requestFrom(page: Page, path: string, link: string): Promise<Locator> {
  await open(page, path)
  return openDialog(page, page.locator(`main ${link}`))
}

/** Tells the message of the last step, which is the same wherever it goes, and where it goes. */
async function tellMessage(page: Page, place: Locator, name: string): Promise<void> {
  await expect(place.getByRole('heading', { name: words.handOver.heading })).toBeVisible()
  await expect(place.getByRole('heading', { name: words.after.heading })).toHaveCount(0)
  const hrefOf = async (scheme: string) =>
    new URL((await place.locator(`a[href^="${scheme}"][href*="?"]`).getAttribute('href')) ?? '')
  const [whatsApp, mail] = [await hrefOf('https://wa.me/'), await hrefOf('mailto:')]
  // As a mail app reads it (RFC 6068): a plus is a plus.
  const parts = Array.from(mail.search.matchAll(/(\w+)=([^&]*)/g), (part) => part.slice(1).map(decodeURIComponent))
  const { subject, body = '' } = Object.fromEntries(parts) as Record<string, string>
  await place.getByRole('button', { name: words.handOver.copy }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(whatsApp.searchParams.get('text')).toBe(copied)
  expect(body.replaceAll('\r\n', '\n')).toBe(copied)
  const lines = [whatsApp.origin + whatsApp.pathname, mail.protocol + mail.pathname, subject, '', copied]
  tell(name, `# message\n- |\n${lines.join('\n').replaceAll(/^(?=.)/gm, '    ')}`)
}

test('a booking of four nights over the edge of a season, for residents', phoneOnly, async ({ page }) => {
  const dialog = await requestFrom(page, '/accommodations', '[data-book][href*="stay=sea-room"]')
  await expectSame(dialog, 'booking/empty')
  await send(dialog)
  await dialog.locator('[data-errors]').waitFor()
  await expectSame(dialog.locator('[data-errors]'), 'booking/errors')
  await fillIn(dialog, { checkIn: '2027-03-30', checkOut: '2027-04-03', ...guest, note: 'May we have a cot?' })
  await dialog.getByRole('button', { name: words.fields.children.more }).click()
  const age = dialog.getByLabel(fill(words.fields.childAge.label, { number: 1 }))
  await age.selectOption('0')
  await expect(age).toHaveValue('0')
  await age.selectOption('4')
  // It stays while others come and go.
  for (const name of ['more', 'fewer'] as const)
    await dialog.getByRole('button', { name: words.fields.children[name] }).click()
  await expect(age).toHaveValue('4')
  await choose(dialog, words.fields.residents.label)
  await expectSame(dialog, 'booking/filled')
  await send(dialog)
  await tellMessage(page, dialog, 'booking')
  await expectSame(dialog, 'booking/handed-over')
  // The sheet of the system gets what would be copied without it, and says itself that it is done.
  await page.evaluate(() => Object.assign(navigator, { share: (data: ShareData) => Object.assign(window, { data }) }))
  const share = dialog.getByRole('button', { name: words.share.label })
  await share.click()
  const told = await page.evaluate(() => (window as unknown as { data: ShareData }).data)
  await expect(dialog).not.toContainText(words.share.copied)
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'share'))
  await share.click()
  await expect(dialog).toContainText(words.share.hint)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const shared = '/#enquiry=2;stays=sea-room;in=2027-03-30;out=2027-04-03;children=-;adults=2;residents=yes'
  expect(new URL(link).pathname + new URL(link).hash).toBe(shared)
  const title = fill(words.share.title, { resort: content.site.name })
  expect(told).toEqual({ title, text: words.share.text, url: link })
})

test('a booking of nights that are taken, with what would do instead', phoneOnly, async ({ page }) => {
  const dialog = await requestFrom(page, '/accommodations', '[data-book][href*="stay=keepers-house"]')
  await fillIn(dialog, { checkIn: '2027-04-09', checkOut: '2027-04-11', ...guest })
  await dialog.locator('[data-nights]').waitFor()
  await expectSame(dialog, 'booking-taken/form')
  await addAdults(dialog, 4)
  await send(dialog)
  await tellMessage(page, dialog, 'booking-taken')
})

test('a booking for too many, then of two houses', phoneOnly, async ({ page }) => {
  const dialog = await requestFrom(page, '/accommodations', '[data-book][href*="stay=keepers-house"]')
  await fillIn(dialog, { checkIn: '2027-05-14', checkOut: '2027-05-15', ...guest })
  await addAdults(dialog, 10)
  await expectSame(dialog, 'booking-of-two/too-many')
  await dialog.getByRole('button', { name: words.occupancy.both.change }).click()
  await send(dialog)
  await tellMessage(page, dialog, 'booking-of-two')
})

test('an occasion', phoneOnly, async ({ page }) => {
  const dialog = await requestFrom(page, '/enjoyments', 'section[aria-labelledby=celebrations] [data-book]')
  await expectSame(dialog, 'occasion/empty')
  await fillIn(dialog, { checkIn: '2027-06-19', visitors: '40', ...guest, note: 'With music.' })
  await choose(dialog, words.occasions[0]!.label)
  await choose(dialog, words.fields.roof.yes)
  const tooMany = words.occupancy.tooMany.form
  await fillIn(dialog, { overnight: '40' })
  await expect(dialog.getByText(tooMany)).toBeVisible()
  await fillIn(dialog, { overnight: '12' })
  await expect(dialog.getByText(tooMany)).toHaveCount(0)
  await send(dialog)
  await tellMessage(page, dialog, 'occasion')
})

test('a question about an experience', phoneOnly, async ({ page }) => {
  const dialog = await requestFrom(page, '/enjoyments', '[data-book][href*="about=the-long-table"]')
  await choose(dialog, words.tabs['general-inquiry'])
  await expectSame(dialog, 'question/empty')
  await fillIn(dialog, { ...guest, note: 'Is there soup on Sundays?' })
  await send(dialog)
  await tellMessage(page, dialog, 'question')
})

test('a booking that asks about a term without an answer', phoneOnly, async ({ page }) => {
  const dialog = await requestFrom(page, '/accommodations', '#before-you-book [data-book][href*="booking-request"]')
  // So soon that nobody can cancel free of charge.
  await fillIn(dialog, { ...guest, checkIn: '2027-03-14', checkOut: '2027-03-15' })
  // As a translator does: it leaves the message in English, and the guest is told so.
  await page.evaluate(() => (document.documentElement.lang = 'sw'))
  await send(dialog)
  await expect(dialog.getByText(words.message.language)).toBeVisible()
  await expect(dialog.getByText(content.terms.terms.cancellation.answer!.short)).toHaveCount(0)
  await tellMessage(page, dialog, 'open-term')
})

test('the contact form with each of its subjects', phoneOnly, async ({ page }) => {
  await open(page, '/#contact')
  const form = contactForm(page)
  const place = page.locator('#contact')
  await form.getByRole('button', { name: ui.form.button }).click()
  await form.locator('[data-errors]').waitFor()
  await fillIn(form, { firstName: guest.firstName, lastName: guest.lastName, email: guest.email })
  await expectSame(form.locator('[data-errors]'), 'contact/error')
  await fillIn(form, { note: 'Hello from\nNairobi.' })
  for (const subject of subjects) {
    await form.locator('select[name=subject]').selectOption(subject)
    await form.getByRole('button', { name: ui.form.button }).click()
    await tellMessage(page, place, 'contact')
    await place.getByRole('button', { name: words.handOver.change }).click()
  }
})

test('the newsletter', phoneOnly, async ({ page }) => {
  await open(page, '/about-us')
  const form = page.getByRole('contentinfo').locator('form')
  await form.locator('input').first().fill(guest.email)
  const dialog = await openDialog(page, form.getByRole('button').first())
  await expect(dialog.getByRole('heading', { name: ui.form.titles.newsletter })).toBeVisible()
  await expect(dialog.getByRole('radio').or(dialog.getByRole('checkbox'))).toHaveCount(0)
  await send(dialog)
  await tellMessage(page, dialog, 'newsletter')
})

test('B7 B9 each tab keeps what was written; a weekend is one press', once, async ({ page }) => {
  const dialog = await requestFrom(page, '/accommodations', '[data-book][href*="stay=sea-room"]')
  const weekends = dialog.getByRole('group', { name: words.fields.weekends.label })
  await choose(weekends, '19 to 21 March')
  await expect(weekends.getByRole('radio').nth(1)).toBeChecked()
  await expect(dialog.locator('[name=checkIn]')).toHaveValue('2027-03-19')
  await expect(dialog.locator('[name=checkOut]')).toHaveValue('2027-03-21')
  await fillIn(dialog, { checkOut: '2027-03-22', firstName: guest.firstName })
  await expect(weekends.getByRole('radio', { checked: true })).toHaveCount(0)
  for (const subject of ['general-inquiry', 'booking-request', 'special-arrangements'] as const) {
    await choose(dialog, words.tabs[subject])
    await expect(dialog.getByRole('heading', { name: ui.form.titles[subject] })).toBeVisible()
    await expect(dialog.locator('[name=firstName]')).toHaveValue(guest.firstName)
  }
  await dialog.locator('[name=visitors]').fill('45 people')
  await expect(dialog.locator('[name=visitors]')).toHaveValue('45')
})

test('B6 stays are changed, added and taken out by keys alone', once, async ({ page }) => {
  const dialog = await openShared(page, '/#enquiry=1;stay=sea-room;in=2027-05-14;out=2027-05-17;adults=1')
  const { stay } = words.fields
  const field = dialog.getByRole('group', { name: stay.label })
  const button = (name: string | RegExp) => field.getByRole('button', { name })
  await button(stay.change).press('Enter')
  await expect(button(/^Sea Room/)).toBeFocused()
  await button(/^Boathouse Loft/).press('Enter')
  await expect(field.getByRole('listitem')).toHaveText(/Boathouse Loft/)
  await expect(button(stay.change)).toBeFocused()
  await button(stay.add).press('Enter')
  await button(/^Sea Room/).press('Enter')
  expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await button(stay.add).press('Enter')
  await button(/^Sea Room/).press('Enter')
  await button(fill(stay.remove, { stay: 'Sea Room' })).press('Enter')
  await expect(field.getByRole('listitem')).toHaveText([/^Sea Room/, /Boathouse Loft/])
  await button(fill(stay.remove, { stay: 'Boathouse Loft' })).press('Enter')
  await expect(field.getByRole('listitem')).toHaveText(/Sea Room/)
  await expect(button(stay.change)).toBeFocused()
})

/**
 * Notes what every region that is rendered now would read out; one that appears later may be silent. Runs in the page.
 */
function noteAnnouncements(): string[] {
  const said: string[] = []
  for (const region of document.querySelectorAll<HTMLElement>('[aria-live], [role=status], output')) {
    if (!region.checkVisibility()) continue
    const note = () => region.textContent && said.push(region.textContent.replaceAll('\u00a0', ' '))
    new MutationObserver(note).observe(region, { subtree: true, childList: true, characterData: true })
  }
  return said
}

test('what is read aloud of a step, and of a copy', once, async ({ page }) => {
  const dialog = await openShared(page, '/#enquiry=1;stay=sea-room;in=2027-05-14;out=2027-05-17;adults=2')
  // The focus is on a group that is named as the dialog: else Orca is silent.
  await expect(dialog.getByRole('group', { name: ui.form.titles['booking-request'] })).toBeFocused()
  // Firefox says of the form as well that it is wrong.
  await expect(page.locator(':invalid')).toHaveCount(0)
  const ofStep = await page.evaluateHandle(noteAnnouncements)
  await dialog.getByRole('button', { name: words.fields.adults.more }).click()
  const said = ['Adults 3', 'The Sea Room sleeps 1 to 2. The Boathouse Loft sleeps 2 to 4.']
  await expect.poll(() => ofStep.jsonValue()).toEqual(said)
  await fillIn(dialog, guest)
  await send(dialog)
  await expect(dialog.getByRole('heading', { name: words.handOver.heading })).toBeVisible()
  const ofCopy = await page.evaluateHandle(noteAnnouncements)
  await dialog.getByRole('button', { name: words.handOver.copy }).click()
  await expect(dialog.getByRole('heading', { name: words.after.heading })).toBeVisible()
  await expect.poll(() => ofCopy.jsonValue()).toEqual([expect.stringMatching(/^Copied\. Paste it/)])
  // One that is changed then has not been handed over.
  await fillIn(dialog, { note: 'With mangoes.' })
  await expect(dialog.getByRole('heading', { name: words.after.heading })).toHaveCount(0)
  await dialog.getByRole('button', { name: words.share.label }).click()
  await expect(dialog).toContainText(words.share.hint)
  await dialog.getByRole('button', { name: words.fields.adults.more }).click()
  await expect(dialog).not.toContainText(words.share.hint)
})

test('what a message is about is taken out of the contact form too', once, async ({ page }) => {
  await open(page, paths.request({ subject: 'booking-request', about: 'the-long-table' }))
  const form = contactForm(page)
  await form.scrollIntoViewIfNeeded()
  await form.getByRole('button', { name: words.fields.about.remove.split('{')[0]! }).click()
  await expect(form.getByRole('heading', { name: ui.form.heading })).toBeFocused()
})
