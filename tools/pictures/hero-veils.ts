/**
 * The veil over the hero's pictures, behind header and title: as strong as each picture asks for, so that any
 * photograph keeps them legible. Measured while building.
 */
import sharp from 'sharp'
import type { Plugin } from 'vite'
import type { Content } from '../../content/schema.ts'
import { mostPixels } from './originals.ts'
import type { Focus } from './plan.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** A picture, and where it is seen. */
export type HeroPicture = { path: string; focus: Focus; isTall: boolean; look: 'day' | 'evening'; isDarkened: boolean }

/** The darkest of the sky by day, and of the night. */
const veilColours: Record<HeroPicture['look'], Colour> = { day: [15, 53, 64], evening: [12, 15, 48] }
/** `--on-band`. */
const letters: Colour = [255, 246, 226]
/** How much of its light a picture of the day keeps where it stands for the evening; as in HomeHero.module.css. */
export const eveningLight = 0.45

/**
 * The strengths between which a veil is chosen: in the evening a weaker one would leave the sky too bright for the
 * night.
 */
const weakest = { day: 0.3, evening: 0.42 }
const strongest = 0.88
/** Added to what was measured, because a picture has finer detail than the small copy that is measured. */
const margin = 0.03

/** Contrast that header links and the large title have: level AAA of WCAG. */
const wanted = { header: 7, title: 4.5 }

/**
 * Shapes, width to height, of the picture on screens of all kinds; and the shares of it that header and title cover.
 */
const frames = {
  wide: { shapes: [1.45, 1.9, 2.3, 3], header: 0.14, title: { down: 0.42, across: 0.6 } },
  tall: { shapes: [0.55, 0.7, 0.85, 1.1], header: 0.16, title: { down: 0.5, across: 1 } },
}

/** Light of each value of a colour's part, 0 to 255. */
const light = Float64Array.from({ length: 256 }, (_, part) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Relative luminance (WCAG). */
function luminance([red, green, blue]: Colour): number {
  const of = (part: number) => light[Math.round(part)] ?? 0
  return 0.2126 * of(red) + 0.7152 * of(green) + 0.0722 * of(blue)
}

/** The least strength, in hundredths, at which letters on a pixel have this contrast. */
export function strengthFor(pixel: Colour, veil: Colour, contrast: number): number {
  const most = (luminance(letters) + 0.05) / contrast - 0.05
  let [low, high] = [0, 100]
  while (low < high) {
    const strength = Math.floor((low + high) / 2)
    const mix = (at: 0 | 1 | 2) => pixel[at] + (veil[at] - pixel[at]) * (strength / 100)
    if (luminance([mix(0), mix(1), mix(2)]) <= most) high = strength
    else low = strength + 1
  }
  return low
}

type Area = { left: number; top: number; right: number; bottom: number }

/** What header and title cover in one frame, in pixels of the picture. */
function covered(size: { width: number; height: number }, shape: number, { isTall, focus }: HeroPicture) {
  const { header, title } = isTall ? frames.tall : frames.wide
  const width = Math.min(size.width, size.height * shape)
  const height = Math.min(size.height, size.width / shape)
  const left = ((size.width - width) * focus.x) / 100
  const top = ((size.height - height) * focus.y) / 100
  return {
    header: { left, top, right: left + width, bottom: top + height * header },
    title: { left, top, right: left + width * title.across, bottom: top + height * title.down },
  }
}

/** The strength that all but the brightest hundredth of an area's pixels need; stars do no harm. */
function needOf(strengths: Uint8Array, rowLength: number, { left, top, right, bottom }: Area): number {
  const found: number[] = []
  for (let y = Math.floor(top); y < Math.floor(bottom); y += 1) {
    for (let x = Math.floor(left); x < Math.floor(right); x += 1) found.push(strengths[y * rowLength + x] ?? 0)
  }
  return found.toSorted((a, b) => a - b)[Math.floor(found.length * 0.99)] ?? 0
}

/** How strong the veil over a picture must be, 0 to 1. */
export async function measureVeil(picture: HeroPicture): Promise<number> {
  const { data, info } = await sharp(picture.path, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: 160 })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const kept = picture.isDarkened ? eveningLight : 1
  const veil = veilColours[picture.look]
  const strengths = (contrast: number) =>
    Uint8Array.from({ length: info.width * info.height }, (_, at) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * info.channels, at * info.channels + 3)
      return strengthFor([red * kept, green * kept, blue * kept], veil, contrast)
    })
  const [ofHeader, ofTitle] = [strengths(wanted.header), strengths(wanted.title)]
  const { shapes } = picture.isTall ? frames.tall : frames.wide
  const needs = shapes.flatMap((shape) => {
    const areas = covered(info, shape, picture)
    return [needOf(ofHeader, info.width, areas.header), needOf(ofTitle, info.width, areas.title)]
  })
  return Math.min(strongest, Math.max(weakest[picture.look], Math.max(...needs) / 100 + margin))
}

/** The pictures of the hero. Where there is none for the evening, that of the day stands for it, darkened. */
export function heroPictures(content: Content, pathOf: (key: string) => string): HeroPicture[] {
  const { wide, tall, wideEvening, tallEvening } = content.home.hero.pictures
  const all = [
    { choice: wide, isTall: false, look: 'day', isDarkened: false },
    { choice: tall, isTall: true, look: 'day', isDarkened: false },
    { choice: wideEvening ?? wide, isTall: false, look: 'evening', isDarkened: wideEvening === null },
    { choice: tallEvening ?? tall, isTall: true, look: 'evening', isDarkened: tallEvening === null },
  ] as const
  return all.map(({ choice, ...rest }) => ({
    ...rest,
    path: pathOf(choice.key),
    focus: choice.focus ?? content.pictures[choice.key]?.focus ?? { x: 50, y: 50 },
  }))
}

/** `--day-veil` and its like: the colour as red, green and blue; `--day-wide`: the strength over the wide picture. */
export async function heroVeils(pictures: readonly HeroPicture[]): Promise<string> {
  const strengths = await Promise.all(
    pictures.map(async (picture) => {
      const strength = await measureVeil(picture)
      return `--${picture.look}-${picture.isTall ? 'tall' : 'wide'}:${Number(strength.toFixed(2))}`
    }),
  )
  const colours = Object.entries(veilColours).map(([look, parts]) => `--${look}-veil:${parts.join(' ')}`)
  return `@layer pages{:root{${[...colours, ...strengths].join(';')}}}`
}

const sheet = 'virtual:hero-veils.css'

/** Gives the home page its veils. */
export function heroVeilsPlugin(veils: () => string): Plugin {
  return {
    name: 'hero-veils',
    resolveId: (id) => (id === sheet ? `\0${sheet}` : undefined),
    load: (id) => (id === `\0${sheet}` ? veils() : undefined),
  }
}
