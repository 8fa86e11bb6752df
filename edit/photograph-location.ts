/**
 * Takes out of a photograph where it was taken: originals are published with the project. Picture, colours and the
 * side that is up stay as they are, byte by byte.
 */
import sharp from 'sharp'

const gpsPointer = 0x8825
/** Bytes of a value, by its type in TIFF. */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

/** Empties the part about the place within the Exif data, which begins with the header of TIFF. */
function emptyPlace(exif: Buffer): void {
  const isLittle = exif.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
  const long = (at: number) => (isLittle ? exif.readUInt32LE(at) : exif.readUInt32BE(at))
  const entries = (at: number) => Array.from({ length: short(at) }, (_, index) => at + 2 + index * 12)
  const pointer = entries(long(4)).find((at) => short(at) === gpsPointer)
  if (pointer === undefined) return
  const place = long(pointer + 8)
  for (const at of entries(place)) {
    const size = (sizes[short(at + 2)] ?? 1) * long(at + 4)
    if (size > 4) exif.fill(0, long(at + 8), long(at + 8) + size)
    exif.fill(0, at, at + 12)
  }
  exif.fill(0, place, place + 2)
}

/** A PNG without its notes: what was written over would no longer fit its checksum. */
function withoutNotes(png: Buffer): Buffer {
  const parts = [png.subarray(0, 8)]
  for (let at = 8; at + 12 <= png.length;) {
    const end = at + 12 + png.readUInt32BE(at)
    if (!/^(?:eXIf|[tiz][TEX]{2}t)$/.test(png.toString('latin1', at + 4, at + 8))) parts.push(png.subarray(at, end))
    at = end
  }
  return Buffer.concat(parts)
}

export async function withoutLocation(photograph: Buffer): Promise<Buffer> {
  const { exif, xmp, format } = await sharp(photograph).metadata()
  if (!exif && !xmp) return photograph
  if (format === 'png') return withoutNotes(photograph)
  const clean = Buffer.from(photograph)
  const header = exif?.toString('latin1').search(/II\*\0|MM\0\*/) ?? -1
  const tiff = header < 0 ? -1 : clean.indexOf(exif!.subarray(header))
  if (tiff >= 0) {
    const data = clean.subarray(tiff, tiff + exif!.length - header)
    try {
      emptyPlace(data)
    } catch {
      // What leads outside of itself cannot be read, so all of it goes.
      data.fill(0)
    }
  }
  const notes = xmp ? clean.indexOf(xmp) : -1
  if (notes >= 0) clean.fill(' ', notes, notes + xmp!.length)
  return clean
}
