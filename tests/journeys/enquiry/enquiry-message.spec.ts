import { calm, expect, launch, phoneOnly, test } from '../support/fixtures.ts'
import { contactForm, fillIn, open, previewOf, site, ui, whatsAppText, words } from '../support/enquiry-steps.ts'

test.use(calm)

test(
  'a press on WhatsApp is a link; afterwards we say only what we know',
  { tag: [phoneOnly.tag, launch] },
  async ({ page, context, allowErrors }) => {
    allowErrors(/another host: https:\/\/wa\.me\//)
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'elsewhere' }))
    await open(page, '/')
    const form = contactForm(page)
    const state = form.getByText(words.after.unseen)
    await fillIn(form)
    await form.getByRole('button', { name: ui.form.button }).tap()
    const seen = (await previewOf(form).textContent()) ?? ''
    const link = form.locator('a[href^="https://wa.me/"]')
    const opened = context.waitForEvent('page')
    await link.tap()
    const address = new URL((await opened).url())
    expect(address.pathname).toBe(`/${site.whatsapp.replace(/\D/g, '')}`)
    expect(address.searchParams.get('text')).toBe(seen)
    await expect(state).toBeVisible()
    await expect(form.getByText(words.after.whatsApp)).toBeVisible()
    await test.step('changing the message takes that away: this one has not been handed over', async () => {
      await form.getByRole('button', { name: words.handOver.change }).tap()
      await form.locator('[name=note]').fill('A very long wish. '.repeat(556).trim())
      await form.getByRole('button', { name: ui.form.button }).tap()
      await expect(previewOf(form)).toContainText('A very long wish.')
      await expect(state).toHaveCount(0)
    })
    // Longer than a link may be: it is shortened there alone, and a line says so.
    expect(await whatsAppText(form)).toContain(words.handOver.shortened)
    await expect(previewOf(form)).not.toContainText(words.handOver.shortened)
    await expect(form).toContainText(words.handOver.shortenedHint)
  },
)
