import { open, openDialog } from '../support/enquiry-steps.ts'
import { calm, expect, test } from '../support/fixtures.ts'
import { pixelsOf } from '../support/pixels.ts'

test.use(calm)

/** Paints the page white, the dialog black and its backdrop grey, without words. */
const plain = `
  * { transition: none !important }
  body, body *, ::before, ::after { visibility: hidden !important; border-color: #000 !important; box-shadow: none !important }
  html { background: #fff !important }
  dialog[open] { visibility: visible !important; background: #000 !important; border-radius: 0 !important }
  dialog[open]::backdrop { background: #808080 !important }`

test('the request stands in the middle of a desk and at the foot of a phone, and its veil covers all the rest', async ({
  page,
  isMobile,
}) => {
  await open(page, '/about-us')
  await openDialog(page)
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, plain)
  const { width, height, at } = await pixelsOf(await page.screenshot({ scale: 'css' }))
  const isDialog = (x: number, y: number) => at(x, y)[0] < 64
  const isVeil = (x: number, y: number) => Math.abs(at(x, y)[0] - 128) < 8
  const columns = Array.from({ length: width }, (_, x) => x)
  const rows = Array.from({ length: height }, (_, y) => y)
  const across = columns.filter((x) => isDialog(x, height / 2))
  const down = rows.filter((y) => isDialog(width / 2, y))
  const [left, right] = [across[0] ?? NaN, width - 1 - (across.at(-1) ?? NaN)]
  const [above, below] = [down[0] ?? NaN, height - 1 - (down.at(-1) ?? NaN)]
  expect(across).toHaveLength(width - left - right) // whole, with nothing in front of it
  expect(down).toHaveLength(height - above - below)
  expect(above).toBeGreaterThan(0)
  expect(columns.filter((x) => !isVeil(x, above / 2))).toEqual([])
  if (isMobile) expect([left, right, below]).toEqual([0, 0, 0])
  else {
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1)
    expect(Math.abs(above - below)).toBeLessThanOrEqual(1)
    expect(left).toBeGreaterThan(0)
  }
})
