/**
 * The visible crops of pictures. Each picture is replaced by a long gradient from black to white: the shades in a frame
 * tell which part of it is visible. One picture of each kind of frame is looked at; the others, with the same classes
 * and the same size, have its crop if their `object-position` is the focal point.
 */
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { loadContent } from '../../../tools/content/load.ts'
import { PictureChoice, type Focus } from '../../../content/fields.ts'
import { addRules, open } from '../support/every-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { pixelsOf } from '../support/pixels.ts'
import { root } from '../../../tools/root.ts'

const { content } = loadContent(root)
if (content === null) throw new Error('The content has problems: npm run check tells them.')

type Axis = 'x' | 'y'
/** How many times longer than broad the pattern is. */
const proportion = 6

function pattern(axis: Axis): Promise<Buffer> {
  const [long, short] = [1536, 1536 / proportion]
  const [width, height] = axis === 'x' ? [long, short] : [short, long]
  const shades = Uint8Array.from({ length: width * height }, (_, at) => {
    const along = axis === 'x' ? at % width : Math.floor(at / width)
    return (255 * (along + 0.5)) / long
  })
  return sharp(shades, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

/** A picture on a page, and the focal point of its crop: that of the content field, or of the catalogue. */
type Place = { key: string; focus: Focus }

function placesIn(value: unknown): Place[] {
  if (value instanceof PictureChoice)
    return [{ key: value.key, focus: value.focus ?? content!.pictures[value.key]!.focus }]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(placesIn) : []
}

/** Shares of the pattern, 0 to 1: where the part that a frame shows begins, and how long it is. */
type Part = { start: number; length: number }

/** What `object-fit: cover` shows of the pattern in a frame. */
function partFor({ width, height }: { width: number; height: number }, axis: Axis, focus: Focus): Part {
  const shape = axis === 'x' ? width / height : height / width
  const length = Math.min(1, shape / proportion)
  return { start: ((1 - length) * focus[axis]) / 100, length }
}

/** What is seen of the pattern, from two shades of it: of a strip along its middle, where the screen has all of it. */
async function partSeen(image: Locator, axis: Axis, { left, top, width: w, height: h, isWhole }: Frame): Promise<Part> {
  const strip =
    axis === 'x'
      ? { x: left, y: Math.floor(top + h / 2), width: w, height: 1 }
      : { x: Math.floor(left + w / 2), y: top, width: 1, height: h }
  const { width, height, at } = await pixelsOf(
    isWhole ? await image.page().screenshot({ clip: strip }) : await image.screenshot(),
  )
  const shade = (share: number) =>
    (axis === 'x' ? at(width * share, height / 2) : at(width / 2, height * share))[0] / 255
  const length = (shade(0.9) - shade(0.1)) / 0.8
  return { start: shade(0.1) - 0.1 * length, length }
}

type Frame = { left: number; top: number; width: number; height: number; isWhole: boolean }

const patterns = Promise.all([pattern('x'), pattern('y')])

/** Shows one picture alone, upright, and as light as its file: an evening may be made of a day. */
const alone = `
  * { visibility: hidden !important; rotate: none !important; transition: none !important }
  img { mask: none !important; filter: none !important; border-radius: 0 !important }
  img[data-measured] { visibility: visible !important }`

/** What a picture is that is cropped, and the kind of its frame. Runs in the page. */
async function frameOf(image: HTMLImageElement) {
  const { objectFit, objectPosition: position } = getComputedStyle(image)
  if (!image.checkVisibility() || objectFit !== 'cover') return null
  image.loading = 'eager'
  await image.decode()
  const around = [image, image.parentElement, image.parentElement?.parentElement]
  const classes = around.map((each) => each?.className.replace(/\bfocus-\d+-\d+\b/g, '').trim())
  const { clientWidth, clientHeight } = image
  const kind = [...classes, clientWidth, clientHeight].join(' | ')
  return { key: /\/pictures\/([^.]+)\./.exec(image.currentSrc)?.[1], position, kind }
}

/**
 * Shows a picture that is cropped, and nothing else; tells how large its frame is. What was loaded with the pattern of
 * the other axis is loaded again. Runs in the page.
 */
async function showAlone(image: HTMLImageElement, isLoadedAgain: boolean): Promise<Frame> {
  document.querySelector('[data-measured]')?.removeAttribute('data-measured')
  image.dataset.measured = ''
  const shown = image.currentSrc
  if (isLoadedAgain) {
    for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove()
    image.removeAttribute('srcset')
    image.src = `${shown}?again`
    await image.decode()
  }
  image.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, right, bottom, width, height } = image.getBoundingClientRect()
  const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  return { left, top, width, height, isWhole }
}

const pages = [
  ['/', content.home],
  ['/accommodations', content.accommodations],
  ['/enjoyments', content.enjoyments],
  ['/location', { guide: content.location, days: content.days }],
  ['/about-us', content.about],
  ['/404', content['not-found']],
] as const

const isSame = (one: Part, other: Part) =>
  Math.abs(one.start - other.start) < 0.02 && Math.abs(one.length - other.length) < 0.02

for (const [path, words] of pages) {
  test(`the pictures of ${path} keep their focal points in sight`, async ({ page, allowErrors }) => {
    allowErrors(/404/)
    const [ofX, ofY] = await patterns
    let axis: Axis = 'x'
    await page.route('**/pictures/*', (route) =>
      route.fulfill({ body: axis === 'x' ? ofX : ofY, contentType: 'image/png' }),
    )
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await open(page, path)
    await addRules(page, alone)

    const places = placesIn(words)
    for (const [nextAxis, colorScheme] of [
      ['x', 'light'],
      ['y', 'dark'],
    ] as const) {
      axis = nextAxis
      await page.emulateMedia({ colorScheme })
      const right = new Set<Place>()
      const kinds = new Set<string>()
      for (const image of await page.locator('img').all()) {
        const picture = await image.evaluate(frameOf)
        if (!picture) continue
        const { key, position, kind } = picture
        const candidates = places.filter((place) => place.key === key)
        const placed = candidates.filter(({ focus: { x, y } }) => position === `${Math.round(x)}% ${Math.round(y)}%`)
        expect.soft(placed.length, JSON.stringify({ ...picture, candidates })).toBeGreaterThan(0)
        if (kinds.has(kind)) {
          for (const place of placed) right.add(place)
          continue
        }
        kinds.add(kind)
        const frame = await image.evaluate(showAlone, axis === 'y')
        const seen = await partSeen(image, axis, frame)
        const fitting = candidates.filter(({ focus }) => isSame(seen, partFor(frame, axis, focus)))
        for (const place of fitting) right.add(place)
        // A frame that shows the whole length has grown with its picture.
        const hasGrown = seen.length > 0.9
        const wanted = candidates.map(({ focus }) => partFor(frame, axis, focus))
        expect.soft(fitting.length > 0 && !hasGrown, JSON.stringify({ axis, key, ...frame, seen, wanted })).toBe(true)
      }
      // A picture that stands in two places has the focal points of both.
      const keys = new Set([...right].map(({ key }) => key))
      expect.soft(keys.size, axis).toBeGreaterThan(0)
      expect
        .soft(
          places.filter((place) => keys.has(place.key) && !right.has(place)),
          axis,
        )
        .toEqual([])
    }
  })
}
