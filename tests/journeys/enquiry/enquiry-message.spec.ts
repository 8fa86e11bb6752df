import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { maxMailHref, maxWhatsAppText } from '../../../app/enquiry/request/message/links.ts'
import { expect, once, test } from '../support/fixtures.ts'
import {
  contactForm,
  fillIn,
  inDays,
  mailParts,
  open,
  openDialog,
  openShared,
  press,
  previewOf,
  site,
  stays,
  ui,
  whatsAppText,
  words,
} from '../support/enquiry-steps.ts'

const nasty: Record<string, string> = {
  'right to left': 'مرحبا بكم في الحديقة \u202eolleh',
  emoji: '👨‍👩‍👧‍👦 🇰🇪 👍🏾 🌹',
  'line breaks': 'one\ntwo\n\nthree',
  'characters of addresses': 'a & b # c % d + e = f ? g / h ; i',
  quotes: '"quoted" \'and\' `ticked`',
  markup: '<script>alert(1)</script><img src=x onerror=alert(1)>',
  scheme: 'javascript:alert(1)',
  'encoded line end': '%0D%0ABcc: someone@example.com',
  template: '{resort} {note} $& $1',
  'trailing spaces': '   with spaces around   ',
}

for (const [name, text] of Object.entries(nasty)) {
  test(`what the guest sees is what the links carry: ${name}`, once, async ({ page }) => {
    await open(page, '/')
    const form = contactForm(page)
    await fillIn(form, text)
    for (const field of ['firstName', 'lastName', 'phone'])
      await form.locator(`[name=${field}]`).fill(text.replaceAll('\n', ' '))
    await form.getByRole('button', { name: ui.form.button }).click()
    const seen = (await previewOf(form).textContent()) ?? ''
    expect(seen).toContain(text.trim())
    expect(await whatsAppText(form)).toBe(seen)
    expect((await mailParts(form)).body).toBe(seen)
  })
}

test(
  'a note of 10,000 characters is whole in preview and copy, and shortened in the links with a line that says so',
  once,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/')
    const form = contactForm(page)
    const note = 'A very long wish. '.repeat(556).trim()
    await fillIn(form, note)
    await form.getByRole('button', { name: ui.form.button }).click()
    const seen = (await previewOf(form).textContent()) ?? ''
    expect(seen).toContain(note)
    const [chat, mail] = [await whatsAppText(form), await mailParts(form)]
    for (const text of [chat, mail.body]) expect(text).toContain(words.handOver.shortened)
    expect(chat.length).toBeLessThanOrEqual(maxWhatsAppText)
    expect((await form.locator('a[href^="mailto:"]').getAttribute('href'))?.length).toBeLessThanOrEqual(maxMailHref)
    await expect(form).toContainText(words.handOver.shortenedHint)
    await form.getByRole('button', { name: words.handOver.copy }).click()
    await expect(form.getByRole('heading', { name: words.after.heading })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(seen)
  },
)

test(
  '200,000 characters pasted answer within a second, and 3,000,000 are kept while only their beginning is drawn',
  once,
  async ({ page }) => {
    await open(page, '/about-us')
    const dialog = await openDialog(page)
    const note = dialog.locator('[name=note]')
    /** Milliseconds from the paste until the browser has painted what came of it. */
    const paste = (length: number) =>
      note.evaluate(async (area: HTMLTextAreaElement, letters) => {
        area.focus()
        area.select()
        const begun = performance.now()
        document.execCommand('insertText', false, 'mango '.repeat(letters / 6))
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
        return performance.now() - begun
      }, length)
    expect(await paste(200_000)).toBeLessThan(1_000)
    await expect(dialog.getByText(words.handOver.firstPart)).toBeVisible()
    await paste(3_000_000)
    expect((await note.inputValue()).length).toBeGreaterThan(2_900_000)
    expect((await previewOf(dialog).textContent())?.length).toBeLessThan(100_000)
  },
)

test('where the clipboard is refused the message stands there selected', once, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    })
  })
  await open(page, '/')
  const form = contactForm(page)
  await fillIn(form)
  await form.getByRole('button', { name: ui.form.button }).click()
  const seen = (await previewOf(form).textContent()) ?? ''
  await form.getByRole('button', { name: words.handOver.copy }).click()
  await expect(form.getByText(words.handOver.copyRefused)).toBeVisible()
  await expect(previewOf(form)).toBeFocused()
  const selected = await previewOf(form).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )
  expect(selected).toBe(seen)
})

test('a press on WhatsApp is a real link; afterwards we say only what we know', async ({
  page,
  context,
  isMobile,
  allowErrors,
}) => {
  allowErrors(/another host: https:\/\/wa\.me\//)
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'elsewhere' }))
  await open(page, '/')
  const form = contactForm(page)
  await fillIn(form)
  await press(form.getByRole('button', { name: ui.form.button }), isMobile)
  const seen = (await previewOf(form).textContent()) ?? ''
  const link = form.locator('a[href^="https://wa.me/"]')
  const opened = context.waitForEvent('page')
  await press(link, isMobile)
  const address = new URL((await opened).url())
  expect(address.pathname).toBe(`/${site.whatsapp.replace(/\D/g, '')}`)
  expect(address.searchParams.get('text')).toBe(seen)
  const state = form.getByText(words.after.unseen)
  await expect(state).toBeVisible()
  await expect(form.getByText(words.after.whatsApp)).toBeVisible()
  // Changing the message takes the end state away: this one has not been handed over.
  await press(form.getByRole('button', { name: words.handOver.change }), isMobile)
  await form.locator('[name=note]').fill('Another question')
  await press(form.getByRole('button', { name: ui.form.button }), isMobile)
  await expect(previewOf(form)).toContainText('Another question')
  await expect(state).toHaveCount(0)
})

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [1280, 640],
] as const) {
  test(
    `the ways to send are in sight without scrolling, and stay there: ${width} × ${height}`,
    once,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      const dialog = await openShared(page, `/#enquiry=1;stay=${stays[0]?.id};in=${inDays(10)};out=${inDays(12)}`)
      await fillIn(dialog)
      await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
      await expect(dialog.getByRole('heading', { name: words.handOver.heading })).toBeVisible()
      const ways = [words.handOver.whatsApp, words.handOver.email].map((name) => dialog.getByRole('link', { name }))
      for (const way of ways) await expect(way).toBeInViewport({ ratio: 1 })
      await dialog.getByRole('link', { name: words.contact.label }).scrollIntoViewIfNeeded()
      for (const way of ways) await expect(way).toBeInViewport({ ratio: 1 })
    },
  )
}

test('a message with something missing is not handed over', once, async ({ page }) => {
  await open(page, '/about-us')
  const dialog = await openDialog(page)
  await dialog.locator('a[href^="https://wa.me/"]').click()
  await expect(dialog.locator('[data-errors]')).toBeFocused()
})

test('a booking request: live preview, a calendar file that another reader understands, a link without names', async ({
  page,
  context,
  isMobile,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/accommodations')
  const dialog = await openDialog(page)
  await fillIn(dialog, 'It is our anniversary.')
  await dialog.locator('[name=checkIn]').fill(inDays(10))
  await dialog.locator('[name=checkOut]').fill(inDays(13))
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(previewOf(dialog)).toContainText('It is our anniversary.')
  expect(await whatsAppText(dialog)).toBe(await previewOf(dialog).textContent())

  const download = page.waitForEvent('download')
  await press(dialog.getByRole('link', { name: words.calendar.label }), isMobile)
  const file = await readFile(await (await download).path(), 'utf8')
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined)
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([inDays(10), inDays(13)])
  expect(event.startDate.isDate).toBe(true)

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await press(dialog.getByRole('button', { name: words.share.label }), isMobile)
  await expect(dialog).toContainText(words.share.hint)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`/#enquiry=2;`)
  expect(link).toContain(`in=${inDays(10)};out=${inDays(13)}`)
  expect(decodeURIComponent(link)).not.toMatch(/Wanjiru|Mwangi|example\.com|anniversary/)
})
