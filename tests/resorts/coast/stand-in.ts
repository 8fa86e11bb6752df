/** Stands in for the photographs until there are some. */
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { leastWidth } from '../../../build/picture-plan.ts'
import type { PictureEntry } from '../../../build/pictures.ts'

export async function takePhotographs(folder: string, entries: readonly PictureEntry[]): Promise<void> {
  for (const [at, { file, use = 'card' }] of entries.entries()) {
    const width = leastWidth(use)
    const height = Math.round(width * (use === 'heroTall' ? 1.6 : 0.66))
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a" x2="0" y2="1"><stop stop-color="hsl(${at * 37} 60% 70%)"/><stop offset="1" stop-color="hsl(${at * 37 + 40} 50% 30%)"/></linearGradient><rect width="100%" height="100%" fill="url(#a)"/></svg>`
    await sharp(Buffer.from(svg)).jpeg().toFile(join(folder, `${parse(file).name}.jpg`))
  }
}
