/** HEIC, as phones write it. sharp cannot decode it, so a decoder is loaded where there is such a photograph. */
import sharp from 'sharp'

/** By its first bytes, since phones also send it with the extension .jpg. */
export function isHeic(data: Buffer): boolean {
  if (data.toString('latin1', 4, 8) !== 'ftyp') return false
  const brands = data.toString('latin1', 8, Math.min(data.readUInt32BE(0), 200, data.length))
  return !/avif|avis/.test(brands) && /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands)
}

/** A HEIC photograph as JPEG: upright, with its colour profile, and without its notes. Other pictures stay as they are. */
export async function withoutHeic(picture: Buffer): Promise<Buffer> {
  if (!isHeic(picture)) return picture
  const { default: decode } = await import('heic-decode')
  const { data, width, height } = await decode({ buffer: picture })
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const { icc } = await sharp(picture).metadata()
  if (!icc) return jpeg
  // sharp takes no profile for raw pixels. In a JPEG it may follow the first two bytes.
  const segment = Buffer.concat([Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\x01\x01', 'latin1'), icc])
  segment.writeUInt16BE(segment.length - 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}
