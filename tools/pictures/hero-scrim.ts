/** The scrim over the hero: as strong as each picture asks for, so that any photograph keeps the title legible. */
import { viewsOf, type Light } from '../../app/pages/home/hero-light.ts'
import type { Content } from '../../content/schema.ts'
import { luminance, type Colour } from '../brand/colours.ts'
import { openPicture } from './originals.ts'
import type { Focus } from '../../content/kinds.ts'

export type HeroPicture = { path: string; focus: Focus; isTall: boolean; light: Light; isDarkened: boolean }

/** The darkest of each sky. */
const scrimColours: Record<Light, Colour> = {
  day: [15, 53, 64],
  highLight: [8, 62, 78],
  lastLight: [22, 18, 48],
  night: [12, 15, 48],
}
/** `--on-band`. */
const letters: Colour = [255, 246, 226]
/** How much of its light a picture of the day keeps where it stands for the night; as in HomePage.module.css. */
export const nightLight = 0.45

/** The strengths between which a scrim is chosen: at night a weaker one would leave the sky too bright. */
const weakest: Record<Light, number> = { day: 0.3, highLight: 0.3, lastLight: 0.05, night: 0.42 }
const strongest = 0.88
/** Added to what was measured, because a picture has finer detail than the small copy that is measured. */
const margin = 0.05
/** How much of the light between its letters the shadow takes, at least; as in the sheets of hero and header. */
const shadow = 0.2

/** Contrast of header links and title with what is behind them: level AAA of WCAG for small text. */
const wanted = 7
/** The share of pixels that have it; stars and the rim of a cloud do no harm. */
const share = 0.98

/**
 * Frames of the picture on screens from 320 to 2560 pixels, as shares of its height and width: its shape (width to
 * height), how far down the header reaches, and the box of the title. On low screens the title reaches further down.
 * Measured on the built site, with a title of two lines.
 */
type Frame = readonly [shape: number, header: number, top: number, down: number, across: number]
const frames: Record<'wide' | 'wideLow' | 'tall' | 'tallLow', Frame[]> = {
  wide: [
    [1.75, 0.11, 0.14, 0.32, 0.37],
    [1.98, 0.09, 0.13, 0.34, 0.37],
    [2.12, 0.07, 0.11, 0.33, 0.41],
    [2.3, 0.11, 0.14, 0.38, 0.37],
    [2.27, 0.05, 0.09, 0.27, 0.45],
    [2.72, 0.05, 0.08, 0.24, 0.46],
    [1.3, 0.11, 0.15, 0.28, 0.37],
  ],
  wideLow: [[2.89, 0.15, 0.15, 0.41, 0.35]],
  tall: [
    [0.6, 0.11, 0.13, 0.33, 0.9],
    [0.78, 0.15, 0.15, 0.35, 0.82],
    [0.94, 0.09, 0.12, 0.3, 0.66],
  ],
  tallLow: [
    [0.82, 0.18, 0.17, 0.44, 0.85],
    [0.77, 0.15, 0.15, 0.38, 0.82],
  ],
}

/** The least strength, in hundredths, at which letters on a pixel have this contrast. */
function strengthFor(pixel: Colour, scrim: Colour, contrast: number): number {
  const most = (luminance(letters) + 0.05) / contrast - 0.05
  let [low, high] = [0, 100]
  while (low < high) {
    const strength = Math.floor((low + high) / 2)
    const mix = (at: 0 | 1 | 2) => pixel[at] + (scrim[at] - pixel[at]) * (strength / 100)
    if (luminance([mix(0), mix(1), mix(2)]) <= most) high = strength
    else low = strength + 1
  }
  return low
}

type Area = { left: number; top: number; right: number; bottom: number }

/** What header and title cover in one frame, in pixels of the picture. */
function covered(size: { width: number; height: number }, [shape, header, from, down, across]: Frame, focus: Focus) {
  const width = Math.min(size.width, size.height * shape)
  const height = Math.min(size.height, size.width / shape)
  const left = ((size.width - width) * focus.x) / 100
  const top = ((size.height - height) * focus.y) / 100
  return {
    header: { left, top, right: left + width, bottom: top + height * header },
    title: { left, top: top + height * from, right: left + width * across, bottom: top + height * down },
  }
}

/** The strength that the wanted share of an area's pixels needs, 0 to 1. */
function needOf(strengths: Uint8Array, rowLength: number, { left, top, right, bottom }: Area): number {
  const found: number[] = []
  for (let y = Math.floor(top); y < Math.floor(bottom); y += 1) {
    for (let x = Math.floor(left); x < Math.floor(right); x += 1) found.push(strengths[y * rowLength + x] ?? 0)
  }
  return (found.toSorted((a, b) => a - b)[Math.floor(found.length * share)] ?? 0) / 100
}

/** How strong the scrim over a picture must be, 0 to 1, on ordinary screens and on low ones. */
export async function measureScrim(picture: HeroPicture): Promise<{ usual: number; low: number }> {
  const { data, info } = await openPicture(picture.path)
    .resize({ width: 240 })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const brightness = picture.isDarkened ? nightLight : 1
  const scrim = scrimColours[picture.light]
  const strengths = Uint8Array.from({ length: info.width * info.height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * info.channels, at * info.channels + 3)
    return strengthFor([red * brightness, green * brightness, blue * brightness], scrim, wanted)
  })
  const scrimOf = (of: readonly Frame[]) => {
    const needs = of.flatMap((frame) => {
      const { header, title } = covered(info, frame, picture.focus)
      return [header, title].map((area) => 1 - (1 - needOf(strengths, info.width, area)) / (1 - shadow))
    })
    return Math.min(strongest, Math.max(weakest[picture.light], ...needs.map((need) => need + margin)))
  }
  const { isTall } = picture
  return { usual: scrimOf(isTall ? frames.tall : frames.wide), low: scrimOf(isTall ? frames.tallLow : frames.wideLow) }
}

/** The pictures of the hero. Where there is none for the night, that of the day stands for it, darkened. */
export function heroPictures(content: Content, pathOf: (key: string) => string): HeroPicture[] {
  const { pictures } = content.home.hero
  const { wideEvening, tallEvening } = pictures
  return viewsOf(pictures).flatMap(({ lights: [light = 'day'], wide, tall }) => {
    const isNight = light === 'night'
    return [
      { choice: wide, isTall: false, isDarkened: isNight && !wideEvening },
      { choice: tall, isTall: true, isDarkened: isNight && !tallEvening },
    ].map(({ choice, ...rest }) => ({ ...rest, light, path: pathOf(choice.key), focus: choice.focus }))
  })
}

const rounded = (strength: number) => Number(strength.toFixed(2))

/** `--hero-tint`: red, green and blue; `--hero-wide` and `--hero-tall`: strengths; `…-low`: those on low screens. */
export async function heroScrim(pictures: readonly HeroPicture[]): Promise<string> {
  const measured = await Promise.all(
    pictures.map(async (picture) => ({ ...picture, scrim: await measureScrim(picture) })),
  )
  const rules = [...new Set(pictures.map(({ light }) => light))].map((light) => {
    const values = measured
      .filter((picture) => picture.light === light)
      .flatMap(({ isTall, scrim: { usual, low } }) => {
        const name = `--hero-${isTall ? 'tall' : 'wide'}`
        return [`${name}:${rounded(usual)}`, `${name}-low:${rounded(low)}`]
      })
    const where = light === 'day' ? ':root' : `:root[data-light=${light}]`
    return `${where}{${[`--hero-tint:${scrimColours[light].join(' ')}`, ...values].join(';')}}`
  })
  return `@layer ui{${rules.join('')}}`
}
