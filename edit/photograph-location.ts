/** Originals are published with the project, so a photograph keeps nothing that tells of its place, camera or author. */
import { withoutHeic } from '../tools/pictures/heic.ts'
import { openPicture } from '../tools/pictures/originals.ts'

/**
 * The picture alone: upright, in the colours that pages show (sRGB), without notes and without what phones store behind
 * it, such as a second picture. As PNG where parts of it are transparent, otherwise as JPEG.
 */
export async function withoutLocation(photograph: Buffer): Promise<Buffer> {
  const picture = openPicture(await withoutHeic(photograph))
  const { hasAlpha } = await picture.metadata()
  return (hasAlpha ? picture.png() : picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })).toBuffer()
}
