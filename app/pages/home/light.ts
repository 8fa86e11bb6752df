/** The light at the resort when the page was opened: it decides which picture of the hero is shown. */
import { sunHeight, sunriseHeight } from '../../guide/sun-height.ts'

/**
 * By the height of the sun, in degrees: `highLight` above 30, `lastLight` falling from 6 to -3 (from half an hour before
 * sunset), `night` below and until sunrise, else `day`.
 */
export type Light = 'day' | 'highLight' | 'lastLight' | 'night'

/** Altitudes of the sun's centre, in degrees. */
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

/** Shows the picture of the light (HeroPrints.module.css). */
export function showLight(root: HTMLElement): Light {
  const light = lightAt(openedAt, import.meta.env.SUN_POINT)
  root.dataset.light = light
  return light
}
