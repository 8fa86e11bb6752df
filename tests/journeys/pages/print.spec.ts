import { open } from '../support/enquiry-steps.ts'
import { expect, once, test } from '../support/fixtures.ts'

test('F4 the stays print as one sheet of A4, also five with long answers', once, async ({ page }) => {
  await open(page, '/accommodations')
  const sheets = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
  expect(await sheets()).toBe(1)
  await page.evaluate(() => {
    const stay = document.querySelector('[data-fact-sheet] dl > div')
    stay?.after(stay.cloneNode(true))
    const long = 'An answer as long as the content allows. '.repeat(5).slice(0, 200)
    for (const question of document.querySelectorAll('#before-you-book q')) question.textContent = long
  })
  expect(await sheets()).toBe(1)
})
