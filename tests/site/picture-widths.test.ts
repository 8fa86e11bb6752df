/**
 * Pictures are made in the widths that screens ask for (tools/pictures/plan.ts), which follow from the `sizes` of the
 * built pages. The calculation is that of browsers: the least width with a pixel for each pixel of the screen.
 */
import { expect, test } from 'vitest'
import { pictureEntries } from '../../tools/content/picture-entries.ts'
import { builtPage, content, pagePaths } from './built-pages.ts'

/** In CSS pixels. */
type Screen = { width: number; height: number }

const range = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step)
const densities = range(1, 3, 0.25)
/** Width to height, from a long telephone to a very wide desk. */
const shapes = [9 / 19.5, 9 / 16, 3 / 4, 4 / 3, 16 / 10, 16 / 9, 19.5 / 9, 21 / 9]
const screens: Screen[] = range(320, 2560, 32).flatMap((width) =>
  shapes.map((shape) => ({ width, height: width / shape })),
)

/** Whether a media condition of our pages holds: widths and orientations, joined by "or". */
function holds(condition: string, { width, height }: Screen): boolean {
  return condition.split(' or ').some((part) => {
    const [, sign, rem] = /\(width (<|>=) ([\d.]+)rem\)/.exec(part) ?? []
    if (sign) return (sign === '<') === width < Number(rem) * 16
    if (part.includes('(orientation: portrait)')) return height >= width
    throw new Error(`This test does not know the condition ${part}.`)
  })
}

/** A length of our `sizes`, in CSS pixels. */
function length(text: string, screen: Screen): number {
  const [, several] = /^max\((.*)\)$/.exec(text) ?? []
  if (several) return Math.max(...several.split(',').map((each) => length(each.trim(), screen)))
  const [, number, unit = ''] = /^([\d.]+)(vw|svh|rem)$/.exec(text) ?? []
  if (!number) throw new Error(`This test does not know the length ${text}.`)
  return Number(number) * ({ vw: screen.width / 100, svh: screen.height / 100, rem: 16 }[unit] ?? 0)
}

/** The width of a slot in CSS pixels. */
function slot(sizes: string, screen: Screen): number {
  const parts = sizes.split(/,\s*(?=\(|[^()]*$)/).map((part) => /^(\(.*?\))?\s*(.+)$/.exec(part.trim()) ?? [])
  const [, , size = ''] = parts.find(([, condition]) => !condition || holds(condition, screen)) ?? []
  return length(size, screen)
}

const uses = new Map(pictureEntries(content).map(({ key, use }) => [key, use]))

/** All widths of each kind of picture, and those that some screen asks for. */
function widthsOfPages() {
  const kinds = new Map<string, { made: Set<number>; asked: Set<number> }>()
  const seen = new Set<string>()
  for (const picture of pagePaths.flatMap((path) => builtPage(path).querySelectorAll('picture'))) {
    const sources = picture.querySelectorAll('source').map((source) => {
      const srcset = source.getAttribute('srcset') ?? ''
      const kind = uses.get(/\/pictures\/([^.]+)\./.exec(srcset)?.[1] ?? '') ?? ''
      const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
      return { media: source.getAttribute('media'), sizes: source.getAttribute('sizes') ?? '', kind, widths }
    })
    const known = JSON.stringify(sources)
    if (seen.has(known)) continue
    seen.add(known)
    for (const screen of screens) {
      const source = sources.find(({ media }) => !media || holds(media, screen))
      if (!source) continue
      const { made, asked } = kinds.get(source.kind) ?? { made: new Set(), asked: new Set() }
      kinds.set(source.kind, { made, asked })
      for (const width of source.widths) made.add(width)
      const width = slot(source.sizes, screen)
      for (const density of densities)
        asked.add(source.widths.find((each) => each >= width * density) ?? source.widths.at(-1) ?? 0)
    }
  }
  return kinds
}

test('every width of a picture is asked for by some screen', () => {
  const kinds = widthsOfPages()
  expect(kinds.has('heroWide') && kinds.has('heroTall') && kinds.has('card')).toBe(true)
  for (const [kind, { made, asked }] of kinds)
    expect(
      [...made].filter((width) => !asked.has(width)),
      kind,
    ).toEqual([])
})
