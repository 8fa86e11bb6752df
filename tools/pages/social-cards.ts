/**
 * The pictures that messengers and networks show beside a link, with title and text: each page's picture, cropped. They
 * are cached by content, so that a second build makes none.
 */
import { createHash } from 'node:crypto'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Content } from '../../content/schema.ts'
import { pageSummaries, type SharedPage } from './page-summaries.ts'
import { loadOriginal, once, pictureCacheDir } from '../pictures/encode.ts'
import { listOriginals, openPicture, type Original } from '../pictures/originals.ts'
import type { Focus } from '../../content/fields.ts'

/** The size that networks expect; WhatsApp ignores pictures above about 300 kB. */
export const cardSize = { width: 1200, height: 630 }
export const mostBytes = 300_000

/** The picture, cropped like on pages: the focal point keeps its relative position. */
async function crop({ path, width, height }: Original, focus: Focus): Promise<Buffer> {
  const scale = Math.max(cardSize.width / width, cardSize.height / height)
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)]
  const left = Math.round(((wide - cardSize.width) * focus.x) / 100)
  const top = Math.round(((high - cardSize.height) * focus.y) / 100)
  const card = openPicture(path)
    .resize(wide, high, { fit: 'fill' })
    .extract({ left, top, ...cardSize })
    .toColourspace('srgb')
    .removeAlpha()
  let data = Buffer.alloc(0)
  // JPEG, which every network reads.
  for (const quality of [80, 60, 40]) {
    data = await card.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (data.length <= mostBytes) break
  }
  return data
}

/**
 * Writes `cards/<page>.<8 hexadecimal digits>.jpg` into `outDir` for each page with an address.
 *
 * @throws ProblemsFound where the picture of a page is missing
 */
export async function writeSocialCards(
  content: Content,
  { root, outDir }: { root: string; outDir: string },
): Promise<SharedPage[]> {
  const originalsDir = join(root, 'assets/pictures')
  const originals = await listOriginals(originalsDir)
  const cacheDir = pictureCacheDir(root)
  const shared: SharedPage[] = []
  await mkdir(join(outDir, 'cards'), { recursive: true })

  for (const page of pageSummaries(content)) {
    const { slug, heading, picture } = page
    const asked = { key: picture.key, use: 'spare' } as const
    const original = await loadOriginal(asked, originals, originalsDir, cacheDir)
    const made = JSON.stringify([original.hash, picture.focus, cardSize, sharp.versions])
    const digest = createHash('sha256').update(made).digest('hex')
    const cached = await once(join(cacheDir, `${digest}.card.jpg`), () => crop(original, picture.focus))
    const src = `/cards/${slug}.${digest.slice(0, 8)}.jpg`
    await copyFile(cached, join(outDir, src))
    const alt = `${content.site.name}: ${heading}. ${content.pictures[picture.key]}`
    shared.push({ ...page, card: { src, ...cardSize, alt } })
  }
  return shared
}
