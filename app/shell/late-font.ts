const boxes = () =>
  [...document.querySelectorAll('h1, h2, h3, p, li, a b, small, img')].map((each) => each.getBoundingClientRect())

/**
 * The text of a page keeps the font of its first paint (`font-display: optional`), so that it does not move. If Hanken
 * Grotesk came too late, it is used where nothing in sight moves by it, by Chromium's own 3 pixels, and else from the
 * next page on. Headings change at once (base.css).
 */
export async function putOnLateFont(isNewPage: boolean): Promise<void> {
  await document.fonts.load('1em "Hanken late"')
  const { dataset } = document.documentElement
  const before = isNewPage ? [] : boxes()
  dataset.lateFont = ''
  if (isNewPage) return
  const after = boxes()
  const moved = before.some(({ x, y, bottom }, at) => {
    const isInSight = y < innerHeight && bottom > 0
    return isInSight && Math.hypot(after[at]!.x - x, after[at]!.y - y) >= 3
  })
  if (moved) delete dataset.lateFont
}
