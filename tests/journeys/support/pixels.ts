import sharp from 'sharp'
import type { Colour } from './page-measurements.ts'

/** A screenshot, pixel by pixel. */
export type Pixels = { width: number; height: number; at: (x: number, y: number) => Colour }

export async function pixelsOf(screenshot: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return {
    width,
    height,
    at: (x, y) => {
      const first = (Math.floor(y) * width + Math.floor(x)) * channels
      return [data[first] ?? 0, data[first + 1] ?? 0, data[first + 2] ?? 0]
    },
  }
}
