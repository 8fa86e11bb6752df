/** What previews of links show of each page, and their pictures, cropped. They are cached by content. */
import { createHash } from 'node:crypto'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Focus } from '../../content/kinds.ts'
import type { Content } from '../../content/schema.ts'
import { paths } from '../../lib/paths.ts'
import { mainPicture } from '../../lib/picture-data.ts'
import { escapeHtml, plainText } from '../../lib/text.ts'
import { makeIfMissing, pictureCacheDir } from '../pictures/encode.ts'
import { openPicture, type Original } from '../pictures/originals.ts'

export type SharedPage = ReturnType<typeof pageSummaries>[number] & {
  card: { src: string; width: number; height: number; alt: string }
}

export function pageSummaries(content: Content) {
  const { site, home, accommodations, enjoyments, location, about } = content
  const [stay] = accommodations.stays
  const [experience] = enjoyments.experiences
  if (!stay || !experience) throw new Error('There is no stay or no experience to picture its page with.')
  type Shown = Pick<Content['location'], 'head' | 'heading' | 'picture'>
  const page = (path: string, { head, heading, picture }: Shown) => ({
    path,
    slug: path === paths.home ? 'home' : path.slice(1),
    label: site.navigation.find(({ to }) => paths[to] === path)?.label ?? site.name,
    head,
    heading: plainText(heading),
    picture,
  })
  return [
    page(paths.home, { head: home.head, heading: home.hero.heading.join(' '), picture: home.sharedPicture }),
    page(paths.accommodations, { ...accommodations, picture: mainPicture(stay) }),
    page(paths.enjoyments, { ...enjoyments, picture: experience.picture }),
    page(paths.location, location),
    page(paths.about, about),
  ]
}

/** Open Graph tags. Messengers and networks request every page themselves and run no scripts. */
export function socialTags({ siteUrl, name, place }: Content['site'], { path, head, card }: SharedPage): string {
  const openGraph: [string, string | number][] = [
    ['title', head.title],
    ['description', head.description],
    ['type', 'website'],
    ['url', `${siteUrl}${path}`],
    ['site_name', name],
    ['locale', `en_${place.countryCode}`],
    ['image', `${siteUrl}${card.src}`],
    ['image:width', card.width],
    ['image:height', card.height],
    ['image:alt', card.alt],
  ]
  return [
    ...openGraph.map(([key, text]) => `<meta property="og:${key}" content="${escapeHtml(String(text))}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image:alt" content="${escapeHtml(card.alt)}">`,
  ].join('\n')
}

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

export async function writeSocialCards(
  content: Content,
  { root, outDir, originals }: { root: string; outDir: string; originals: ReadonlyMap<string, Original> },
): Promise<SharedPage[]> {
  const shared: SharedPage[] = []
  await mkdir(join(outDir, 'cards'), { recursive: true })

  for (const page of pageSummaries(content)) {
    const { slug, heading, picture } = page
    const original = originals.get(picture.key)!
    const made = JSON.stringify([original.hash, picture.focus, cardSize, sharp.versions])
    const digest = createHash('sha256').update(made).digest('hex')
    const cached = await makeIfMissing(join(pictureCacheDir(root), `${digest}.card.jpg`), () =>
      crop(original, picture.focus),
    )
    const src = `/cards/${slug}.${digest.slice(0, 8)}.jpg`
    await copyFile(cached, join(outDir, src))
    const alt = `${content.site.name}: ${heading}. ${content.pictures[picture.key]}`
    shared.push({ ...page, card: { src, ...cardSize, alt } })
  }
  return shared
}
