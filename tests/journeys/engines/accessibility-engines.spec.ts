/** What axe finds in every engine, once a page: engines differ in roles, names and styles. Chromium has the whole matrix. */
import { expect, test } from '../support/fixtures.ts'
import { axeCode, runAxe, tags } from '../support/accessibility-rules.ts'

/** The page's policy lets no script be written into it, so axe is handed over as a function. */
// oxlint-disable-next-line typescript/no-implied-eval -- its text is that of a package, and runs in the tested page only
const bringAxe = new Function(axeCode) as () => void

test('axe finds nothing on any page', async ({ engine, allowErrors }) => {
  test.setTimeout(120_000)
  allowErrors(/no-such-path/)
  const problems: string[] = []
  for (const path of ['/', '/accommodations', '/enjoyments', '/location', '/about-us', '/no-such-path']) {
    await engine.open(path)
    await engine.run(bringAxe)
    problems.push(...(await engine.run(runAxe, tags)).map((line) => `${path}: ${line}`))
  }
  expect(problems).toEqual([])
})
