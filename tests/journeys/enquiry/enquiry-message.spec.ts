import { calm, expect, launch, once, phoneOnly, test } from '../support/fixtures.ts'
import {
  contactForm,
  fillIn,
  inDays,
  mailParts,
  open,
  openDialog,
  previewOf,
  site,
  ui,
  whatsAppText,
  words,
} from '../support/enquiry-steps.ts'

test.use(calm)

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

test('what the guest sees is what links and copy carry, whatever it is', once, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/')
  const form = contactForm(page)
  const write = async (text: string) => {
    await form.locator('[name=note]').fill(text)
    await form.getByRole('button', { name: ui.form.button }).click()
    const seen = (await previewOf(form).textContent()) ?? ''
    expect(seen).toContain(text.trim())
    return seen
  }
  const text = Object.values(nasty).join('\n')
  await fillIn(form)
  const names = { firstName: nasty['right to left']!, lastName: nasty['markup']!, phone: nasty['template']! }
  for (const [name, value] of Object.entries(names)) await form.locator(`[name=${name}]`).fill(value)
  const seen = await write(text)
  for (const value of Object.values(names)) expect(seen).toContain(value)
  expect(await whatsAppText(form)).toBe(seen)
  expect((await mailParts(form)).body).toBe(seen)

  // Longer than a link may be: it is shortened there alone, and a line says so.
  await form.getByRole('button', { name: words.handOver.change }).click()
  const whole = await write('A very long wish. '.repeat(556).trim())
  for (const sent of [await whatsAppText(form), (await mailParts(form)).body])
    expect(sent).toContain(words.handOver.shortened)
  await expect(form).toContainText(words.handOver.shortenedHint)
  await form.getByRole('button', { name: words.handOver.copy }).click()
  await expect(form.getByRole('heading', { name: words.after.heading })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole)
})

test(
  '100,000 characters are answered, and 1,500,000 kept in no more than their share of the time',
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
    const some = await paste(100_000)
    await expect(dialog.getByText(words.handOver.firstPart)).toBeVisible()
    // Fifteen times as many. What goes through all of them again for each would take 225 times as long.
    expect((await paste(1_500_000)) / some).toBeLessThan(60)
    expect((await note.inputValue()).length).toBeGreaterThan(1_450_000)
    expect((await previewOf(dialog).textContent())?.length).toBeLessThan(100_000)
  },
)

test(
  'a press on WhatsApp is a link; afterwards we say only what we know',
  { tag: [phoneOnly.tag, launch] },
  async ({ page, context, allowErrors }) => {
    allowErrors(/another host: https:\/\/wa\.me\//)
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'elsewhere' }))
    await open(page, '/')
    const form = contactForm(page)
    await fillIn(form)
    await form.getByRole('button', { name: ui.form.button }).tap()
    const seen = (await previewOf(form).textContent()) ?? ''
    const link = form.locator('a[href^="https://wa.me/"]')
    const opened = context.waitForEvent('page')
    await link.tap()
    const address = new URL((await opened).url())
    expect(address.pathname).toBe(`/${site.whatsapp.replace(/\D/g, '')}`)
    expect(address.searchParams.get('text')).toBe(seen)
    const state = form.getByText(words.after.unseen)
    await expect(state).toBeVisible()
    await expect(form.getByText(words.after.whatsApp)).toBeVisible()
    // Changing the message takes the end state away: this one has not been handed over.
    await form.getByRole('button', { name: words.handOver.change }).tap()
    await form.locator('[name=note]').fill('Another question')
    await form.getByRole('button', { name: ui.form.button }).tap()
    await expect(previewOf(form)).toContainText('Another question')
    await expect(state).toHaveCount(0)
  },
)

test(
  'a booking request: preview, calendar file, and a link without names',
  { tag: [once.tag, launch] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/accommodations')
    const dialog = await openDialog(page)
    // With something missing nothing is handed over.
    await dialog.locator('a[href^="https://wa.me/"]').click()
    await expect(dialog.locator('[data-errors]')).toBeFocused()
    await fillIn(dialog, 'It is our anniversary.')
    await dialog.locator('[name=checkIn]').fill(inDays(10))
    await dialog.locator('[name=checkOut]').fill(inDays(13))
    await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(previewOf(dialog)).toContainText('It is our anniversary.')
    expect(await whatsAppText(dialog)).toBe(await previewOf(dialog).textContent())

    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await dialog.getByRole('button', { name: words.share.label }).click()
    await expect(dialog).toContainText(words.share.hint)
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain(`/#enquiry=2;`)
    expect(link).toContain(`in=${inDays(10)};out=${inDays(13)}`)
    expect(decodeURIComponent(link)).not.toMatch(/Wanjiru|Mwangi|example\.com|anniversary/)

    const ways = [words.handOver.whatsApp, words.handOver.email].map((name) => dialog.getByRole('link', { name }))
    const last = dialog.getByRole('button', { name: words.share.label })
    for (const [width, height] of [
      [390, 844],
      [390, 664],
      [1280, 640],
    ] as const) {
      await test.step(`${width} × ${height}: the ways to send are in sight, and stay there`, async () => {
        await page.setViewportSize({ width, height })
        await dialog.locator('*').evaluateAll((all) => all.forEach((part) => part.scrollTo(0, 0)))
        for (const way of ways) await expect.soft(way).toBeInViewport({ ratio: 1 })
        await last.scrollIntoViewIfNeeded()
        for (const way of ways) await expect.soft(way).toBeInViewport({ ratio: 1 })
      })
    }
  },
)
