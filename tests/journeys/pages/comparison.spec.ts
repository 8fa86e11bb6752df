import { calm, expect, once, phoneOnly, test } from '../support/fixtures.ts'
import { accommodations } from '../support/words.ts'

test.use(calm)

const { compare, stays } = accommodations
const names = stays.map(({ name }) => name)
const lists = compare.choose

test.describe('the comparison on a narrow screen', () => {
  test.skip(stays.length < 3, 'there is nothing to choose')

  test('shows two stays side by side, which the guest chooses', phoneOnly, async ({ page }) => {
    await page.goto('/accommodations#compare')
    await page.locator('html[data-ready]').waitFor()
    const table = page.getByRole('table', { name: compare.label })
    const inSight = async () => (await table.getByRole('columnheader').allInnerTexts()).slice(1)
    expect(await inSight()).toEqual(names.slice(0, 2))
    const isWhole = () => table.evaluate(({ parentElement: place }) => place!.scrollWidth <= place!.clientWidth)
    expect(await isWhole()).toBe(true)

    const last = stays.at(-1)!
    await page.getByLabel(lists[0]!).selectOption(last.name)
    await expect.poll(inSight).toEqual([last.name, names[1]])
    await expect(page.getByLabel(lists[1]!).getByRole('option', { name: last.name })).toHaveCount(0)
    await page.getByLabel(lists[1]!).selectOption(names[0]!)
    await expect.poll(inSight).toEqual([last.name, names[0]])
    expect(await isWhole()).toBe(true)
    for (const { label, cells } of compare.rows) {
      const cell = cells[last.id]
      if (typeof cell !== 'string') continue
      await expect(table.getByRole('row').filter({ hasText: label }).getByRole('cell').first()).toHaveText(cell)
    }
  })
})

test('where there is room the comparison is open, and shows every stay', once, async ({ page }) => {
  test.skip(stays.length < 2, 'there is nothing to compare')
  await page.goto('/accommodations')
  await expect(page.getByRole('table', { name: compare.label })).toBeVisible()
  const table = page.getByRole('table', { name: compare.label })
  await expect(table.getByRole('columnheader')).toHaveText([compare.feature, ...names])
  for (const label of lists) await expect(page.getByLabel(label)).toBeHidden()
  await expect(page.locator('#compare').getByRole('switch')).toHaveCount(0)
})
