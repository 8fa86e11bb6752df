/** What a press means, and what wears a mark, where words of a field are not simply there. */
import { expect } from '@playwright/test'
import { paths } from '../../../lib/paths.ts'
import { once as onDesk } from '../support/fixtures.ts'
import { dialog, test, visit } from './owner.ts'
import { terms } from '../support/words.ts'

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.skip(process.platform === 'win32', 'links to folders need rights of their own')

test('O1 a question that opens by itself on a wide screen is pressed', onDesk, async ({ page }) => {
  await visit(page, paths.accommodations)
  const question = page.getByRole('heading', { name: terms.beforeYouBook.howToBook.heading })
  await question.scrollIntoViewIfNeeded()
  const box = (await question.boundingBox())!
  await page.mouse.click(box.x + 20, box.y + box.height / 2)
  await expect(dialog(page).getByRole('textbox')).toHaveText(terms.beforeYouBook.howToBook.heading)
})

test('O2 a whole paragraph is marked, also where words of another language split it', onDesk, async ({ page }) => {
  await visit(page, paths.about)
  const paragraph = page
    .locator('main p')
    .filter({ has: page.locator('[lang]') })
    .first()
  test.skip((await paragraph.count()) === 0, 'no paragraph has such words')
  const words = (await paragraph.innerText()).trim()
  const isWhole = () =>
    paragraph.evaluate((element) => {
      const ranges = ['edit-open', 'edit-open-light'].flatMap((name) => [...(CSS.highlights.get(name) ?? [])])
      const marked = ranges.filter((range) => element.contains(range.startContainer)).map(String)
      return { marked: marked.join('').replaceAll(/\s+/g, ' ').trim(), any: marked.length > 0 }
    })
  const { marked, any } = await isWhole()
  test.skip(!any, 'it is confirmed')
  expect(marked).toBe(words.replaceAll(/\s+/g, ' '))
})
