/** Cropped pictures keep their focal points in sight. */
import { loadContent } from '../../../tools/content/load.ts'
import { PictureChoice } from '../../../content/fields.ts'
import { desk, phone } from '../support/every-page.ts'
import { calm, expect, once, test } from '../support/fixtures.ts'
import { root } from '../../../tools/root.ts'

test.use(calm)

const { content } = loadContent(root)
if (content === null) throw new Error('The content has problems: npm run check tells them.')

/** Each picture with its focal points, as `object-position` writes them. */
const focalPoints = new Map<string, Set<string>>()
function collect(value: unknown): void {
  if (value instanceof PictureChoice) {
    const { x, y } = value.focus
    const known = focalPoints.get(value.key) ?? new Set()
    focalPoints.set(value.key, known.add(`${Math.round(x)}% ${Math.round(y)}%`))
  } else if (value !== null && typeof value === 'object') Object.values(value).forEach(collect)
}
collect(content)

/** The pictures in sight that are cut, with their place in the frame. Runs in the page. */
function cropped() {
  const chosen = (image: Element) =>
    [...(image.parentElement?.querySelectorAll('source') ?? [])].find(({ media }) => matchMedia(media || 'all').matches)
  return [...document.images]
    .filter((image) => image.checkVisibility() && getComputedStyle(image).objectFit === 'cover')
    .map((image) => ({
      key: /\/pictures\/([^.]+)\./.exec(chosen(image)?.srcset ?? image.srcset)?.[1] ?? '',
      position: getComputedStyle(image).objectPosition,
      // A frame that has grown with its picture cuts nothing.
      isFrame: image.clientHeight > 0 && image.clientHeight < 2 * innerHeight,
    }))
}

test('the pictures of every page keep their focal points in sight', once, async ({ page, allowErrors }) => {
  allowErrors(/404|ERR_FAILED/)
  await page.route('**/{assets/*.js,pictures/*}', (route) => route.abort())
  for (const path of ['/', '/accommodations', '/enjoyments', '/location', '/about-us', '/404']) {
    await page.goto(path)
    for (const size of [desk, phone]) {
      await page.setViewportSize(size)
      const seen = await page.evaluate(cropped)
      expect.soft(seen.length, path).toBeGreaterThan(0)
      const wrong = seen.filter(({ key, position, isFrame }) => !isFrame || !focalPoints.get(key)?.has(position))
      expect.soft(wrong, `${path}, ${size.width} px wide`).toEqual([])
    }
  }
})
