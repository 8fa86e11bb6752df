/**
 * Makes `/favicon.ico` from the SVG icon. Browsers take the SVG that pages name; feed readers, bookmarks and search
 * engines request this address without looking at a page.
 */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Search engines want a multiple of 48. */
const sizes = [32, 48]

/** An icon file of PNGs. */
export function icoFile(pictures: { size: number; png: Buffer }[]): Buffer {
  const entryBytes = 16
  const head = Buffer.alloc(6)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length + entryBytes * pictures.length
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes)
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([head, ...entries, ...pictures.map(({ png }) => png)])
}

/** Renders `svg` in these sizes and writes them as one file. */
export async function writeFavicon(svg: string, target: string): Promise<void> {
  const drawing = await readFile(svg)
  const pictures = sizes.map(async (size) => {
    const fit = { width: size, height: size, fit: 'contain', background: '#0000' } as const
    return { size, png: await sharp(drawing, { density: 288 }).resize(fit).png().toBuffer() }
  })
  await writeFile(target, icoFile(await Promise.all(pictures)))
}
