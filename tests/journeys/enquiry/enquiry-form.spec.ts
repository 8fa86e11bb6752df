import { expect, once, test } from '../support/fixtures.ts'
import {
  contactForm,
  dialogOf,
  fillIn,
  holdBack,
  inDays,
  keptOnDevice,
  open,
  openDialog,
  press,
  previewOf,
  site,
  ui,
  words,
} from '../support/enquiry-steps.ts'

const submit = (page: Parameters<typeof contactForm>[0]) =>
  contactForm(page).getByRole('button', { name: ui.form.button })

test('V2 what was typed before the app was there is kept, and goes into the message', once, async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry*.js')
  await page.goto('/#contact', { waitUntil: 'commit' })
  const form = contactForm(page)
  await form.locator('select[name=subject]').selectOption('feedback')
  await fillIn(form, 'The cottage was lovely.')
  // Sent too early: nothing leaks, and it is sent again once the app is there.
  await submit(page).click()
  expect(new URL(page.url()).search).toBe('')
  release()
  await expect(form.getByRole('heading', { name: words.handOver.heading })).toBeFocused()
  await expect(previewOf(form)).toContainText('The cottage was lovely.')
  await expect(previewOf(form)).toContainText('Wanjiru Mwangi')
})

test('V2 an empty form says what is missing: the summary takes the focus and leads to the fields', async ({
  page,
  isMobile,
}) => {
  await open(page, '/')
  const form = contactForm(page)
  await press(submit(page), isMobile)
  const summary = form.locator('[data-errors]')
  await expect(summary).toBeFocused()
  const { firstNameMissing, lastNameMissing, emailMissing, noteMissing } = words.errors
  await expect(summary.getByRole('link')).toHaveText([firstNameMissing, lastNameMissing, emailMissing, noteMissing])
  const address = page.url()
  await press(summary.getByRole('link', { name: emailMissing }), isMobile)
  const email = form.locator('[name=email]')
  await expect(email).toBeFocused()
  expect(page.url()).toBe(address)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(emailMissing)
  await email.fill('wanjiru@example')
  await expect(email).toHaveAccessibleDescription(words.errors.emailInvalid)
  await email.fill('wanjiru@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})

test(
  'what is mended leaves the summary at once, and with the last of it the summary goes; the focus stays',
  once,
  async ({ page }) => {
    await open(page, '/')
    const form = contactForm(page)
    await submit(page).click()
    const summary = form.locator('[data-errors]')
    const { lastNameMissing, emailMissing, emailInvalid, noteMissing } = words.errors
    await form.locator('[name=firstName]').fill('Wanjiru')
    await expect(summary.getByRole('link')).toHaveText([lastNameMissing, emailMissing, noteMissing])
    await form.locator('[name=email]').fill('wanjiru@')
    await expect(summary.getByRole('link')).toHaveText([lastNameMissing, emailInvalid, noteMissing])
    await fillIn(form)
    await expect(summary).toHaveCount(0)
    await expect(form.locator('[name=note]')).toBeFocused()
    // Made wrong again it is said at the field, and nothing takes the focus.
    await form.locator('[name=note]').fill('')
    await expect(summary).toHaveCount(0)
    await expect(form.locator('[name=note]')).toBeFocused()
  },
)

test('no error comes before a field is finished, and then it follows every key', once, async ({ page }) => {
  await open(page, '/')
  const email = contactForm(page).locator('[name=email]')
  await email.scrollIntoViewIfNeeded()
  await email.pressSequentially('wanjiru')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Tab')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('wanjiru@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid')
  // A field that was only passed by is left in peace.
  const name = contactForm(page).locator('[name=firstName]')
  await name.focus()
  await page.keyboard.press('Tab')
  await expect(name).not.toHaveAttribute('aria-invalid')
})

test('dates in the past, reversed and half given are refused with a way out', once, async ({ page }) => {
  await open(page, '/about-us')
  const dialog = await openDialog(page)
  await fillIn(dialog)
  const [checkIn, checkOut] = [dialog.locator('[name=checkIn]'), dialog.locator('[name=checkOut]')]
  const send = () => dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  const summary = dialog.locator('[data-errors] a')
  await checkIn.fill(inDays(-1))
  await checkOut.fill(inDays(2))
  await send()
  await expect(summary).toHaveCount(1)
  await expect(checkIn).toHaveAttribute('aria-invalid', 'true')
  await checkIn.fill(inDays(5))
  await checkOut.fill(inDays(4))
  await send()
  await expect(checkOut).toHaveAttribute('aria-invalid', 'true')
  await checkOut.fill('')
  await send()
  await expect(summary).toHaveText([words.errors.checkOutMissing])
  await checkOut.fill(inDays(6))
  await send()
  await expect(dialog.getByRole('heading', { name: words.handOver.heading })).toBeVisible()
})

test('an age that is missing is asked for beside the child', async ({ page, isMobile }) => {
  await open(page, '/about-us')
  const dialog = await openDialog(page)
  await fillIn(dialog)
  await press(dialog.getByRole('button', { name: words.fields.children.more }), isMobile)
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  const age = dialog.getByLabel(words.fields.childAge.label.replace('{number}', '1'))
  await expect(age).toHaveAttribute('aria-invalid', 'true')
  await dialog.locator('[data-errors] a').click()
  await expect(age).toBeFocused()
  await age.selectOption('7')
  await expect(age).not.toHaveAttribute('aria-invalid')
})

test(
  'the draft survives a reload, other pages and a closed dialog, in this tab alone',
  once,
  async ({ page, context }) => {
    await open(page, '/')
    await fillIn(contactForm(page))
    await expect(contactForm(page).getByText(words.draft.kept)).toBeVisible()
    await page.reload()
    await contactForm(page).scrollIntoViewIfNeeded()
    await expect(contactForm(page).locator('[name=note]')).toHaveValue(/mangoes/)
    await page.getByRole('contentinfo').locator('a[href="/about-us"]').first().click()
    await expect(page).toHaveURL(/about-us/)
    const dialog = await openDialog(page)
    await expect(dialog.locator('[name=email]')).toHaveValue('wanjiru@example.com')
    await dialog.locator('[name=email]').fill('other@example.com')
    await page.keyboard.press('Escape')
    await openDialog(page)
    await expect(dialog.locator('[name=email]')).toHaveValue('other@example.com')
    // Nowhere else: not in the address, not in what outlives the tab, not in another tab.
    expect(page.url()).not.toMatch(/Wanjiru|example\.com/)
    expect(await keptOnDevice(page, 'localStorage')).not.toContain('Wanjiru')
    const other = await context.newPage()
    await open(other, '/')
    await contactForm(other).scrollIntoViewIfNeeded()
    await expect(contactForm(other).locator('[name=firstName]')).toHaveValue('')
  },
)

test('V7 Clear empties the form and what was kept; Undo brings it back', once, async ({ page }) => {
  await open(page, '/')
  const form = contactForm(page)
  await fillIn(form)
  await form.getByRole('button', { name: words.draft.clear }).click()
  await expect(form.locator('[name=firstName]')).toHaveValue('')
  await expect(page.locator('[data-sonner-toast]')).toContainText(words.draft.cleared)
  expect(await keptOnDevice(page, 'sessionStorage')).not.toContain('Wanjiru')
  await form.getByRole('button', { name: words.draft.undo }).click()
  await expect(form.locator('[name=firstName]')).toHaveValue('Wanjiru')
})

test('where storage is refused everything works but the keeping, and nothing is said of it', once, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await open(page, '/')
  const form = contactForm(page)
  await fillIn(form)
  await expect(form.getByRole('button', { name: words.draft.clear })).toBeVisible()
  await expect(form.getByText(words.draft.kept)).toHaveCount(0)
  await submit(page).click()
  await expect(previewOf(form)).toContainText('mangoes')
  await openDialog(page)
  await expect(dialogOf(page).locator('[name=firstName]')).toHaveValue('Wanjiru')
})

test('F1 the newsletter box checks the address and offers two ways to send a message; no list is kept', async ({
  page,
  isMobile,
}) => {
  const { newsletter } = site.footer
  test.skip(newsletter === null, 'The content has no newsletter.')
  test.skip(!site.footer.newsletter, 'there is no newsletter')
  await open(page, '/about-us')
  const box = page.getByRole('contentinfo').locator('form')
  const email = box.getByRole('textbox')
  const subscribe = box.getByRole('button', { name: newsletter?.button ?? '' })
  await email.fill('wanjiru@')
  await press(subscribe, isMobile)
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(new RegExp(words.errors.emailInvalid))
  await email.fill('wanjiru+garden@example.com')
  await press(subscribe, isMobile)
  const mail = box.locator('a[href^="mailto:"]').filter({ visible: true })
  await expect(mail).toHaveAttribute('href', /wanjiru%2Bgarden%40example\.com/)
  await expect(box.locator('a[href^="https://wa.me/"]')).toHaveAttribute('href', /wanjiru%2Bgarden%40example\.com/)
  await expect(box.getByText(words.newsletter.choose)).toBeFocused()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expect(box).toContainText(newsletter?.note ?? '')
  expect(await keptOnDevice(page, 'localStorage')).not.toContain('wanjiru')
  expect(await keptOnDevice(page, 'sessionStorage')).not.toContain('wanjiru')
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('the newsletter box shows a plain link', once, async ({ page }) => {
    test.skip(!site.footer.newsletter, 'there is no newsletter')
    await page.goto('/about-us')
    const box = page.getByRole('contentinfo').locator('form')
    await expect(box.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(box.getByRole('button')).toHaveCount(0)
  })
})
