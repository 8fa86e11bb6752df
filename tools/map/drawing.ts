/** The drawing, as an SVG file for each look: everything on the map except the labels and pins. */
import { readFileSync } from 'node:fs'
import { tokenColour } from '../brand/colours.ts'
import { tenth } from './geometry.ts'
import type { Layout } from './layout.ts'
import { compass, frame, frameWidth, graticule, scale } from './ornaments.ts'
import { curve, numbers, stamp, strokePath } from './path-data.ts'
import { hachures } from './relief.ts'
import type { Outline, Sheet } from './sheet.ts'

/** A flat-topped acacia and a highland tree; the path starts at the bottom of the trunk. */
const THORN_TREE =
  'v-5.2m-5.6.2c.4-2.8 2.5-4.2 5.6-4.2s5.2 1.4 5.6 4.2c-3.7-1.1-7.5-1.1-11.2 0zm5.6 2.4l2.6-2.6m-2.6 3.4l-2.8-3.2'
const FOREST_TREE = 'v-3m-3.6-1.4c-1.4-3.4 1.2-7.6 3.6-8.2 2.4.6 5 4.8 3.6 8.2-2 2.2-5.2 2.2-7.2 0z'

export const viewBoxOf = ({ width, height }: Sheet) =>
  [-frameWidth, -frameWidth, width + 2 * frameWidth, height + 2 * frameWidth] as const

/** The same data always gives the same file, byte for byte. */
export function drawMap(sheet: Sheet, layout: Layout, colorScheme: 'light' | 'dark'): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(sheet).join(' ')}">` +
    `<style>:root{color-scheme:${colorScheme}}${style()}</style>${land(sheet, layout)}${frame(sheet)}` +
    `${layout.compass ? compass(layout.compass) : ''}${layout.scale ? scale(layout.scale) : ''}` +
    `${towns(layout)}${resortLine(layout)}${leaders(layout)}</svg>`
  )
}

/** The colours of the map and the rules of the drawing, without comments and unnecessary spaces. */
function style(): string {
  const sheets = [
    new URL('../../app/getting-there/map-colours.css', import.meta.url),
    new URL('drawing.css', import.meta.url),
  ]
  const tokens = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8')
  // The file stands alone: the roles of the site's palette have their values in it.
  return sheets
    .map((sheet) => readFileSync(sheet, 'utf8'))
    .join('')
    .replaceAll(/var\((--(?:on-)?primary)\)/g, (_, role: string) => {
      const { day, evening } = tokenColour(tokens, role)
      return `light-dark(${day}, ${evening})`
    })
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};:,]) ?/g, '$1')
    .replaceAll(';}', '}')
    .replaceAll('<', '&lt;')
}

/**
 * The land, clipped at the inner edge of the frame. Lakes, parks and relief are defined once and drawn several times
 * with `use`, in different styles.
 */
function land(sheet: Sheet, layout: Layout): string {
  const { width, height, at, outlines, spots } = sheet
  const path = (name: string, d: string) => `<path class="${name}" d="${d}"/>`
  const use = (id: string, ...names: string[]) => names.map((name) => `<use class="${name}" href="#${id}"/>`).join('')
  const curves = (paths: readonly Outline[]) => paths.map((each) => curve(each.path, each.closed)).join('')
  const layer = (...names: string[]) => curves(names.flatMap(outlines))
  const road = (cls: 'main' | 'minor') => curves(outlines('road').filter(({ properties }) => properties.cls === cls))
  const highland = outlines('scarp')
    .map(({ path: line, properties: { back } }) =>
      back ? `${curve(line, false)}L${back.map((corner) => at(corner).map(tenth).join(' ')).join('L')}Z` : '',
    )
    .join('')

  return (
    `<svg width="${width}" height="${height}"><defs>` +
    `<path id="relief" d="${strokePath(hachures(sheet))}"/><path id="lakes" d="${layer('lake')}"/>` +
    `<path id="parks" d="${layer('park')}"/><path id="roads" d="${road('main')}"/>` +
    '<clipPath id="water"><use href="#lakes"/></clipPath><clipPath id="fence"><use href="#parks"/></clipPath></defs>' +
    path('highland', highland) +
    path('graticule', graticule(sheet)) +
    `${use('parks', 'park')}<g clip-path="url(#fence)">${use('parks', 'park-wash')}</g>${use('parks', 'park-edge')}` +
    path('hill', layer('hill', 'caldera')) +
    use('relief', 'relief-foot', 'relief-slope', 'relief-top') +
    path('crest', layer('scarp', 'fault', 'cone', 'caldera')) +
    path('river', layer('river')) +
    use('lakes', 'lake') +
    `<g class="water-lines" clip-path="url(#water)">${'<use href="#lakes"/>'.repeat(6)}</g>${use('lakes', 'shore')}` +
    path('trees', stamp(spots('thorn'), THORN_TREE) + stamp(spots('forest'), FOREST_TREE)) +
    path('track', road('minor')) +
    use('roads', 'road-edge', 'road') +
    `${rings(layout)}<g class="wide">${shields(layout)}${exits(layout)}</g></svg>`
  )
}

/** The shields behind the road numbers. */
const shields = (layout: Layout) =>
  layout.shields
    .map(({ properties: { name }, x, y }) => {
      const width = tenth(6.8 * name.length + 7)
      return `<rect class="shield" x="${tenth(x - width / 2)}" y="${tenth(y - 7.5)}" width="${width}" height="15" rx="2"/>`
    })
    .join('')

/** Arrows below the names of towns that are outside of the map. */
const exits = (layout: Layout) =>
  layout.exits
    .map(
      ({ properties: { turn = 0 }, x, y }) =>
        `<path class="exit" d="M-14 0h28m-5-3.5l5 3.5-5 3.5" transform="translate(${x} ${tenth(y + 9)}) rotate(${turn})"/>`,
    )
    .join('')

const circle = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`

/** A circle for each town. */
const towns = (layout: Layout) =>
  layout.towns
    .map(({ properties: { rank }, x, y }) => `<g class="${rank === 3 ? 'town wide' : 'town'}">${circle(x, y, 3)}</g>`)
    .join('')

/** From the resort's mark to its name. */
const resortLine = ({ resort: { x, y }, resortLine: end }: Layout) =>
  `<path class="resort" d="M${x} ${y}l${numbers([end.x - x, end.y - y])}"/>`

/** Leader lines from pins to the true position of their place. */
const leaders = ({ pins }: Layout) =>
  pins
    .map(({ x, y, spot }) =>
      spot ? `<g class="leader"><path d="M${spot.x} ${spot.y}L${x} ${y}"/>${circle(spot.x, spot.y, 3)}</g>` : '',
    )
    .join('')

/** Distances from the resort, on a map without land. */
const rings = ({ resort: { x, y }, rings: all }: Layout) =>
  all.length === 0 ? '' : `<g class="rings">${all.map(({ radius }) => circle(x, y, radius)).join('')}</g>`
