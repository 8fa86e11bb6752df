/**
 * What axe finds in Firefox and WebKit, on the three pages that have parts of their own: what engines compute from
 * styles differs, markup does not. Chromium has the whole matrix (`pages/accessibility.spec.ts`).
 */
import { expect, test } from '../support/fixtures.ts'
import { allRules, axeCode, runAxe } from '../support/accessibility-rules.ts'

/** The page's policy lets no script be written into it, so axe is handed over as a function. */
// oxlint-disable-next-line typescript/no-implied-eval -- its text is that of a package, and runs in the tested page only
const loadAxe = new Function(axeCode) as () => void

for (const path of ['/', '/accommodations', '/location']) {
  test(`axe finds nothing on ${path}`, async ({ engine }) => {
    await engine.open(path)
    await engine.run(loadAxe)
    expect(await engine.run(runAxe, allRules)).toEqual([])
  })
}
