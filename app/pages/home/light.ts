/** The light at the resort when the page was opened: it decides which picture of the hero is shown. */

/**
 * By the height of the sun, in degrees: `highLight` above 30, `lastLight` falling from 6 to -3 (from half an hour before
 * sunset), `night` below and until sunrise, else `day`.
 */
export type Light = 'day' | 'highLight' | 'lastLight' | 'night'

/** Altitudes of the sun's centre, in degrees. */
const SUNRISE = -0.833
const HIGH = 30
const LOW = 6
const DUSK = -3

const radians = Math.PI / 180
const sin = (degrees: number) => Math.sin(degrees * radians)
const cos = (degrees: number) => Math.cos(degrees * radians)

/**
 * The sun over a point at a moment: its altitude in degrees, without refraction, and whether it is before noon. By the
 * low-precision formula of the Astronomical Almanac, a few hundredths of a degree off: `sun.ts`, which knows minutes,
 * has no room in the first screen.
 */
export function sunHeight(moment: number, { lat, lon }: { lat: number; lon: number }) {
  const day = moment / 86_400_000 - 10_957.5
  const anomaly = 357.529 + 0.985_600_28 * day
  const longitude = 280.459 + 0.985_647_36 * day + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly)
  const [obliquitySin, obliquityCos] = [0.39777, 0.91749]
  const declinationSin = obliquitySin * sin(longitude)
  const rightAscension = Math.atan2(obliquityCos * sin(longitude), cos(longitude)) / radians
  const hourAngle = 280.4606 + 360.985_647_37 * day + lon - rightAscension
  const height = sin(lat) * declinationSin + cos(lat) * Math.sqrt(1 - declinationSin ** 2) * cos(hourAngle)
  return { height: Math.asin(height) / radians, isRising: sin(hourAngle) < 0 }
}

/** The light at a moment (milliseconds as `Date.now()` gives them) over a point. */
export function lightAt(moment: number, point: { lat: number; lon: number }): Light {
  const { height, isRising } = sunHeight(moment, point)
  if (height >= HIGH) return 'highLight'
  if (isRising ? height >= SUNRISE : height >= LOW) return 'day'
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
