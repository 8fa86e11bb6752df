/** HEIC, as phones write it. sharp cannot decode it, so a decoder is loaded where there is such a photograph. */
import sharp from 'sharp'
import { isCutOff, isHeic } from './accept-original.ts'

/** What a segment of a JPEG holds of a colour profile, in bytes. */
const mostOfProfile = 65_519

/** The primary picture as JPEG: upright, in its colours, without notes, on white. @throws where it is damaged */
export async function withoutHeic(picture: Buffer): Promise<Buffer> {
  if (!isHeic(picture)) return picture
  if (isCutOff(picture)) throw new Error('A HEIC is cut off.')
  const { icc = Buffer.alloc(0), pagePrimary = 0 } = await sharp(picture, { unlimited: true }).metadata()
  const { all } = await import('heic-decode')
  const images = await all({ buffer: picture })
  const { width, height, decode } = images[pagePrimary]!
  const { data } = await decode().finally(() => images.dispose())
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
  // sharp takes no profile for raw pixels. In a JPEG it may follow the first two bytes, in several segments.
  const count = Math.ceil(icc.length / mostOfProfile)
  const segments = Array.from({ length: count }, (_, at) => {
    const head = `\xff\xe2\0\0ICC_PROFILE\0${String.fromCharCode(at + 1, count)}`
    const part = icc.subarray(at * mostOfProfile, (at + 1) * mostOfProfile)
    const segment = Buffer.concat([Buffer.from(head, 'latin1'), part])
    segment.writeUInt16BE(segment.length - 2, 2)
    return segment
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}
