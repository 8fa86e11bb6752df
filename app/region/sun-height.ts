/** The altitude of the sun's centre at sunrise, in degrees: below zero by half its disc and by refraction. */
export const sunriseHeight = -0.833

const radians = Math.PI / 180
const sin = (degrees: number) => Math.sin(degrees * radians)
const cos = (degrees: number) => Math.cos(degrees * radians)

/**
 * The sun over a point at a moment: its altitude in degrees, without refraction, and whether it is before noon. By the
 * low-precision formula of the Astronomical Almanac, a few hundredths of a degree off, which is short enough for the
 * inline script of the first page.
 */
export function sunHeight(moment: number, { lat, lon }: { lat: number; lon: number }) {
  const day = moment / 86_400_000 - 10_957.5
  const anomaly = 357.529 + 0.985_600_28 * day
  const longitude = 280.459 + 0.985_647_36 * day + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly)
  const obliquity = 23.4393
  const declinationSin = sin(obliquity) * sin(longitude)
  const rightAscension = Math.atan2(cos(obliquity) * sin(longitude), cos(longitude)) / radians
  const hourAngle = 280.4606 + 360.985_647_37 * day + lon - rightAscension
  const height = sin(lat) * declinationSin + cos(lat) * Math.sqrt(1 - declinationSin ** 2) * cos(hourAngle)
  return { height: Math.asin(height) / radians, isRising: sin(hourAngle) < 0 }
}
