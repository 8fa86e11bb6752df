/**
 * The pictures that messengers and networks show beside a link: for each page a poster with its picture, its heading
 * and the resort's name. They are cached by content, so that a second build draws nothing.
 */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { faceFile } from '../brand/faces.ts'
import sharp from 'sharp'
import type { Content } from '../../content/schema.ts'
import { readMark, type Mark } from '../brand/logo.ts'
import { pageSummaries, type PageSummary } from './page-summaries.ts'
import { loadOriginal, once, pictureCacheDir } from '../pictures/encode.ts'
import { listOriginals, openPicture } from '../pictures/originals.ts'
import type { Focus } from '../pictures/plan.ts'
import { tokenColour } from '../brand/colours.ts'
import { loadTypeface, type SetLine, type Typeface } from '../brand/text-outlines.ts'

export type SocialCard = {
  /** Address from the root. */
  src: string
  width: number
  height: number
  alt: string
}

/** The size that networks expect; WhatsApp ignores pictures above about 300 kB. */
export const cardSize = { width: 1200, height: 630 }
export const mostBytes = 300_000

/** Raise this when the drawing changes in a way that its text does not show: cached cards are then made again. */
const drawingVersion = 1

const mat = 26
const band = 176
const line = 6
const art = { width: cardSize.width - 2 * mat, height: cardSize.height - 2 * mat - band - line }
const inset = 40

type Colours = Record<'mat' | 'ink' | 'gold' | 'type' | 'soft', string>

async function coloursOf(root: string): Promise<(ink: PageSummary['ink']) => Colours> {
  const tokens = await readFile(join(root, 'app/styles/tokens.css'), 'utf8')
  const day = (role: string) => tokenColour(tokens, role).day
  return (ink) => ({
    mat: day('--mat'),
    ink: day(`--band-${ink}`),
    gold: day('--gold-line'),
    type: day('--on-band'),
    soft: day('--plate'),
  })
}

/** Sets a heading as large as fits: on one line, or on two of similar length where one line would be small. */
function fitHeading(heading: string, face: Typeface, width: number): { lines: SetLine[]; size: number } {
  const whole = face(heading, { size: 1 }).width
  const oneLine = Math.min(76, width / whole)
  if (oneLine >= 46) return { lines: [face(heading, { size: oneLine })], size: oneLine }
  const words = heading.split(' ')
  const halves = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const widest = (pair: string[]) => Math.max(...pair.map((half) => face(half, { size: 1 }).width))
  const pair = halves.toSorted((a, b) => widest(a) - widest(b))[0] ?? [heading]
  const size = Math.min(54, width / widest(pair))
  return { lines: pair.map((half) => face(half, { size })), size }
}

type Words = { name: string; place: string; heading: string }

/** Everything except the picture: mat, band, gold line, mark, and text as outlines. */
function frame(words: Words, colours: Colours, faces: { display: Typeface; label: Typeface }, mark: Mark): string {
  const { width, height } = cardSize
  const right = width - mat - inset
  const left = mat + inset
  const top = height - mat - band
  const name = faces.display(words.name, { size: 34 })
  const place = faces.label(words.place.toUpperCase(), { size: 19, tracking: 0.09 })
  const markSize = 62
  const column = Math.max(markSize, name.width, place.width)
  const { lines, size } = fitHeading(words.heading, faces.display, right - column - left - 64)
  const middle = top + band / 2
  const leading = size * 1.12
  // The visual middle of a line of this font is about a third of an em above its baseline.
  const first = middle + size * 0.33 - ((lines.length - 1) * leading) / 2
  const [markLeft, markTop, markWidth] = mark.box
  const centre = right - column / 2
  const window = `M${mat} ${mat}v${art.height}h${art.width}v${-art.height}Z`
  const placed = (x: number, y: number) => `transform="translate(${x} ${y})"`
  const markPlace = `translate(${centre - markSize / 2} ${top + 22}) scale(${markSize / markWidth}) translate(${-markLeft} ${-markTop})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path fill="${colours.mat}" fill-rule="evenodd" d="M0 0h${width}v${height}H0Z${window}"/>
<path fill="${colours.gold}" d="M${mat} ${top - line}h${art.width}v${line}h${-art.width}Z"/>
<path fill="${colours.ink}" d="M${mat} ${top}h${art.width}v${band}h${-art.width}Z"/>
<g fill="${colours.type}">
${lines.map(({ svg }, index) => `<g ${placed(left, first + index * leading)}>${svg}</g>`).join('\n')}
<g ${placed(centre - name.width / 2, top + 121)}>${name.svg}</g>
</g>
<g fill="${colours.soft}" ${placed(centre - place.width / 2, top + 151)}>${place.svg}</g>
<g fill="${colours.soft}" transform="${markPlace}">${mark.drawing}</g>
</svg>`
}

/** The picture, cropped like on pages: the focal point keeps its relative position. */
async function cut(path: string, focus: Focus): Promise<Buffer> {
  const { data, info } = await openPicture(path)
    .resize({ ...art, fit: 'outside' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(((info.width - art.width) * focus.x) / 100)
  const top = Math.round(((info.height - art.height) * focus.y) / 100)
  return sharp(data, { raw: info })
    .extract({ left, top, ...art })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** JPEG, which every network reads. The quality is lowered until the file is small enough. */
async function draw(picture: Buffer, overlay: string): Promise<Buffer> {
  const card = await sharp({ create: { ...cardSize, channels: 3, background: '#000' } })
    .composite([
      { input: picture, left: mat, top: mat },
      { input: Buffer.from(overlay), left: 0, top: 0 },
    ])
    .png({ compressionLevel: 0 })
    .toBuffer()
  let data = Buffer.alloc(0)
  for (const quality of [88, 80, 70, 58]) {
    data = await sharp(card).jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()
    if (data.length <= mostBytes) break
  }
  return data
}

/**
 * Writes `cards/<page>.<8 hexadecimal digits>.jpg` into `outDir` for each page with an address. Returns what the page
 * says of its card, by path.
 *
 * @throws ProblemsFound where the picture of a page is missing
 */
export async function writeSocialCards(
  content: Content,
  { root, outDir, cacheDir }: { root: string; outDir: string; cacheDir: string },
): Promise<Map<string, SocialCard>> {
  const originalsDir = join(root, 'assets/pictures')
  const originals = await listOriginals(originalsDir)
  const colours = await coloursOf(root)
  const mark = await readMark(root, 'full')
  const faces = {
    display: await loadTypeface(faceFile(root, 'headings')),
    label: await loadTypeface(faceFile(root, 'texts'), { wght: 600 }),
  }
  const { name, address } = content.site
  const cards = new Map<string, SocialCard>()
  await mkdir(join(outDir, 'cards'), { recursive: true })

  for (const { path, slug, heading, picture, ink } of pageSummaries(content)) {
    const entry = content.pictures[picture.key]
    if (!entry) throw new Error(`There is no picture ${picture.key} in content/pictures.yaml.`)
    const asked = { key: picture.key, file: entry.file, use: 'spare' } as const
    const original = await loadOriginal(asked, originals, originalsDir, pictureCacheDir(root))
    const focus = picture.focus ?? entry.focus
    const overlay = frame({ name, place: `${address.city}, ${address.country}`, heading }, colours(ink), faces, mark)

    const made = JSON.stringify([original.hash, focus, overlay, drawingVersion, sharp.versions])
    const digest = createHash('sha256').update(made).digest('hex')
    const draft = async () => draw(await cut(original.path, focus), overlay)
    const cached = await once(join(cacheDir, `${digest}.jpg`), draft)
    const src = `/cards/${slug}.${digest.slice(0, 8)}.jpg`
    await copyFile(cached, join(outDir, src))
    cards.set(path, { src, ...cardSize, alt: `${name}: ${heading}. ${entry.alt}` })
  }
  return cards
}
