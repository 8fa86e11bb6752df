/** Pages as they come out of the printer: their text, their sheets, and where the code of a plan leads. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { missingEngine, onPath } from '../browsers.ts'
import { open } from '../journeys/support/steps.ts'
import { content, expect, once, pages, phoneOnly, test } from '../resort/visit.ts'

test.skip(!onPath('pdftotext') || !onPath('zbarimg'), missingEngine.paper)

/** The others are printed by the same rules; `reflow.spec.ts` reads each as on paper. */
const { home, accommodations, guide } = pages

for (const [name, path] of Object.entries({ home, accommodations, guide })) {
  test(`${path} prints the same as before`, once, async ({ page }, info) => {
    await open(page, path)
    if (path === guide) {
      await page.locator('#your-days').getByRole('button', { name: content.days.plans.take }).first().click()
      await page.locator('#your-days article').first().waitFor()
    }
    const file = info.outputPath('page.pdf')
    writeFileSync(file, await page.pdf({ format: 'A4' }))
    const read = (program: string, ...parameters: string[]) => execFileSync(program, parameters, { encoding: 'utf8' })
    const sheets = read('pdftotext', '-raw', file, '-').split('\f').slice(0, -1)
    // Where a line breaks is for the printer to say.
    const texts = sheets.map((sheet) =>
      sheet
        .trim()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/(?<=[.?!]) /g, '\n'),
    )
    const codes = (path === guide ? sheets : []).flatMap((_, at) => {
      const image = info.outputPath(`sheet-${at + 1}`)
      read('pdftoppm', '-png', '-r', '200', '-f', `${at + 1}`, '-l', `${at + 1}`, '-singlefile', file, image)
      // It says by its status that there is no code.
      const found = execFileSync('sh', ['-c', 'zbarimg -q --raw "$0" || true', `${image}.png`], { encoding: 'utf8' })
      return found.split('\n').filter(Boolean)
    })
    const told = [...texts.map((text, at) => `— Sheet ${at + 1} —\n\n${text}`), `— Codes —\n\n${codes.join('\n')}`]
    expect(`${told.join('\n\n')}\n`).toMatchSnapshot(`print-${name}.txt`)
  })
}

test('on a phone Print fetches the pictures of the fact sheet first', phoneOnly, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-was-printed', '')
  })
  await open(page, accommodations)
  await page.getByRole('button', { name: content.accommodations.factSheet.printLabel }).tap()
  await page.locator('[data-was-printed]').waitFor()
  await expect(page.locator('[data-fact-sheet] img:not([loading=eager])')).toHaveCount(0)
})
