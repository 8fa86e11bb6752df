/** The hero in each of its inks: what the page shows, and what the inline script (entry.hero-preload.ts) preloads. */
import type { PictureData } from '../../../lib/picture-data.ts'
import { sunHeight, sunriseHeight } from '../../region/sun-height.ts'

/**
 * By the height of the sun, in degrees: `highLight` above 30, `lastLight` falling from 6 to -3 (from half an hour before
 * sunset), `night` below and until sunrise, else `day`.
 */
export type Light = 'day' | 'highLight' | 'lastLight' | 'night'

/**
 * The tall picture is for upright screens; one nearly square would cut off the house. Its `sizes` are a little smaller
 * than a phone's screen: the common one (412 px, 1.75 pixels to each) then gets 640 px, and looks no worse.
 */
export const screens = {
  tall: { media: '(aspect-ratio < 9/10)', sizes: '(width < 40rem) 88vw, 100vw' },
  wide: { media: '(aspect-ratio >= 9/10)', sizes: 'max(100vw, 130svh)' },
}

/** The hero's pictures by the names of their fields in content/home.yaml. */
type Pictures<Picture> = Record<'wide' | 'tall', Picture> &
  Record<'wideNoon' | 'tallNoon' | 'wideLastLight' | 'tallLastLight' | 'wideEvening' | 'tallEvening', Picture | null>

/** The view in one ink, and in which lights it is shown. */
export type HeroView<Picture = PictureData> = { wide: Picture; tall: Picture; lights: Light[] }

/** The views of a hero: that of the day first, then those of lights that have a picture, then that of the night. */
export function viewsOf<Picture>({ wide, tall, ...others }: Pictures<Picture>): HeroView<Picture>[] {
  const { wideNoon, tallNoon, wideLastLight, tallLastLight, wideEvening, tallEvening } = others
  const own: HeroView<Picture>[] = []
  if (wideNoon || tallNoon) own.push({ wide: wideNoon ?? wide, tall: tallNoon ?? tall, lights: ['highLight'] })
  if (wideLastLight || tallLastLight) {
    own.push({ wide: wideLastLight ?? wide, tall: tallLastLight ?? tall, lights: ['lastLight'] })
  }
  own.push({ wide: wideEvening ?? wide, tall: tallEvening ?? tall, lights: ['night'] })
  const taken = own.flatMap(({ lights }) => lights)
  const ofTheDay: Light[] = ['day', 'highLight', 'lastLight']
  return [{ wide, tall, lights: ofTheDay.filter((light) => !taken.includes(light)) }, ...own]
}

const HIGH = 30
const LOW = 6
const DUSK = -3

/** The light at a moment (milliseconds as `Date.now()` gives them) over a point. */
export function lightAt(moment: number, point: { lat: number; lon: number }): Light {
  const { height, isRising } = sunHeight(moment, point)
  if (height >= HIGH) return 'highLight'
  if (isRising ? height >= sunriseHeight : height >= LOW) return 'day'
  return !isRising && height >= DUSK ? 'lastLight' : 'night'
}

/** When the page was opened: its hero is that of this moment for as long as it stays open. */
const openedAt = Date.now() - performance.now()

/** Shows the picture of the light (HomePage.module.css). */
export function showLight(root: HTMLElement): Light {
  const light = lightAt(openedAt, import.meta.env.SUN_POINT)
  root.dataset.light = light
  return light
}
