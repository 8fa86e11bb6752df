import { expect, test } from './fixtures.ts'
import { ui, words } from './enquiry-steps.ts'

test('a booking button opens the request, and its close button leaves the page as it was', async ({ engine }) => {
  const heading = ui.form.titles['booking-request']
  /** WebKit's driver refuses to look while elements come and go. */
  const expectVisible = (role: 'heading' | 'button', name: string, isVisible: boolean) =>
    expect(async () => expect(await engine.isVisible(role, name)).toBe(isVisible)).toPass({ timeout: 10_000 })

  await engine.open('/about-us')
  await expect.poll(() => engine.rootAttribute('data-ready')).not.toBeNull()
  await engine.press('link', ui.bookNow)
  await expectVisible('heading', heading, true)
  // A button of the chunk that comes late: the fields are there.
  await expectVisible('button', words.share.label, true)
  await engine.press('button', ui.form.close)
  await expectVisible('heading', heading, false)
  expect(await engine.path()).toBe('/about-us')
})
