/** What a press changes: one control of each kind, where no other snapshot has it, by day and in the evening. */
import { closeDialog, desk, dialogOf, open, openDialog, phone, subjectTab } from '../journeys/support/steps.ts'
import { content, expect, expectSameInBothLooks, first, pages, phoneOnly, test } from '../resort/visit.ts'

const { request: words, postcard, ui } = content

test('a link to a folded part opens it, and each list of it changes its own column', phoneOnly, async ({ page }) => {
  await open(page, '/')
  await page.locator('main a[href="/accommodations#compare"]').click()
  const comparison = page.locator('#compare')
  await expect(comparison).toHaveAttribute('open')
  await comparison.getByRole('combobox').last().selectOption({ index: 1 })
  await expectSameInBothLooks(comparison, 'compare-chosen')
})

test('the counters of guests end at their limits', phoneOnly, async ({ page }) => {
  await open(page, '/')
  const dialog = await openDialog(page)
  const { adults, children } = words.fields
  const counter = dialog.getByRole('group', { name: adults.label, exact: true })
  const childrenMore = dialog.getByRole('button', { name: children.more })
  for (const [label, name] of [
    [adults.more, 'most'],
    [adults.fewer, 'least'],
  ] as const) {
    const button = counter.getByRole('button', { name: label })
    await expect(async () => {
      await button.press('Enter')
      await expect(button).toBeDisabled({ timeout: 1 })
    }).toPass({ intervals: [0] })
    await expect(button).toBeFocused()
    await expectSameInBothLooks(counter, `adults/${name}`)
    await expect(childrenMore).toBeEnabled({ enabled: name === 'least' })
  }
})

test('a press with a key of its own is left to the browser', phoneOnly, async ({ page }) => {
  for (const path of [pages.accommodations, pages.guide]) {
    await open(page, path)
    const answered = await page.evaluate(() => {
      const found: string[] = []
      const tell = (event: Event) => {
        if (event.defaultPrevented) found.push((event.target as Element).outerHTML.slice(0, 120))
        event.preventDefault()
      }
      addEventListener('click', tell)
      for (const link of document.querySelectorAll('a[href]'))
        for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
          link.dispatchEvent(new MouseEvent('click', { [key]: true, bubbles: true, cancelable: true }))
      removeEventListener('click', tell)
      return found
    })
    expect(answered, path).toEqual([])
  }
})

test('in colours of the system what is chosen is seen, and each control has an edge', phoneOnly, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/')
  const controls = page.locator('[data-book], form button, input, select, textarea').filter({ visible: true })
  const edgeless = await controls.evaluateAll((all) =>
    all.flatMap((element) => {
      const { borderStyle, borderWidth, appearance } = getComputedStyle(element)
      const isOurs = appearance === 'none' || element.localName === 'a'
      return isOurs && (borderStyle === 'none' || parseFloat(borderWidth) === 0) ? [element.outerHTML] : []
    }),
  )
  expect(edgeless).toEqual([])
  const dialog = await openDialog(page)
  for (const subject of ['booking-request', 'special-arrangements'] as const) {
    await subjectTab(dialog, subject).check({ force: true })
    const unseen = await dialog.locator('fieldset').evaluateAll((groups) => {
      const colours = ['outlineStyle', 'backgroundColor', 'color', 'borderBlockEndColor', 'textDecorationLine'] as const
      const lookOf = (box: Element) => colours.map((name) => getComputedStyle(box.nextElementSibling!)[name]).join()
      return groups.flatMap((group) => {
        const boxes = [...group.querySelectorAll<HTMLInputElement>('[type=radio]')]
        if (!boxes.some(({ checked }) => checked)) boxes[0]?.click()
        const [chosen, other] = [boxes.find(({ checked }) => checked), boxes.find(({ checked }) => !checked)]
        return chosen && other && lookOf(chosen) === lookOf(other) ? chosen.name : []
      })
    })
    expect(unseen, subject).toEqual([])
  }
})

test('what is kept is removed, and no signal said, without a worker too', phoneOnly, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await open(page, '/about-us')
  const footer = page.getByRole('contentinfo')
  await footer.locator('summary', { hasText: ui.privacy.label }).click()
  await footer.getByRole('button', { name: ui.device.button }).click()
  await expect(footer.getByRole('status')).toHaveText(ui.device.done)
  await page.context().setOffline(true)
  await expect(page.getByText(ui.offline.notSaved)).toBeVisible()
})

test('a postcard put aside leaves a slip', phoneOnly, async ({ page }) => {
  await open(page, `/#enquiry=1;stay=${first.id};in=2027-04-14;out=2027-04-17;adults=2`)
  const card = dialogOf(page)
  await card.getByRole('button', { name: postcard.otherDates }).click()
  await card.locator('[name=checkIn]').fill('2027-05-14')
  // Where there is room, its postmark is of the days that are chosen.
  await page.setViewportSize(desk)
  await expectSameInBothLooks(card, 'slip/other-dates')
  await page.setViewportSize(phone)
  await closeDialog(page)
  await expectSameInBothLooks(page.getByRole('complementary', { name: postcard.slip.name }), 'slip/put-aside')
})
