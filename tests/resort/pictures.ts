/**
 * The photographs of the resort by the sea, made by code in every awkward shape that a camera or a phone gives. Every run
 * makes the same bytes.
 */
import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { leastWidth } from '../../tools/pictures/plan.ts'
import { type PictureUse } from '../../tools/content/picture-entries.ts'
import type { PictureEntry } from '../../tools/content/picture-entries.ts'

/** How a picture was taken and stored. */
type Manner = {
  /** Height to width, of the upright picture. */
  ratio: number
  /** Pixels, of the upright picture; the least that its place allows where left out. */
  width?: number
  light?: 'nearly white' | 'nearly black'
  /** The orientation of EXIF: the picture is stored lying on its side. */
  turned?: 6 | 8
  colours?: 'grey' | 'cmyk' | 'display-p3'
  progressive?: boolean
}

/** The pictures of each use take these in turn, so every one of them occurs. */
const manners: Record<PictureUse, [Manner, ...Manner[]]> = {
  heroWide: [
    { ratio: 9 / 16, width: 2400, light: 'nearly white', progressive: true },
    { ratio: 2 / 3, light: 'nearly black' },
  ],
  heroTall: [{ ratio: 16 / 9 }, { ratio: 4 / 3, width: 1500, turned: 6 }],
  strip: [{ ratio: 2 }],
  portrait: [
    { ratio: 1, colours: 'grey' },
    { ratio: 3 / 2, width: 1000, turned: 8 },
    { ratio: 2 / 3, width: 1400, light: 'nearly white', colours: 'display-p3' },
  ],
  card: [
    { ratio: 2 / 3, width: 1500 },
    { ratio: 4 / 3, width: 1200 },
    { ratio: 1 / 3, width: 2400 },
    { ratio: 2 / 3, width: 1280, light: 'nearly white' },
    { ratio: 2 / 3, width: 1280, light: 'nearly black' },
    { ratio: 4 / 3, width: 1200, turned: 6 },
    { ratio: 3 / 4, width: 1280, turned: 8 },
    { ratio: 3 / 4, width: 1280, colours: 'grey' },
    { ratio: 3 / 4, width: 1280, colours: 'cmyk' },
    { ratio: 3 / 4, width: 1280, colours: 'display-p3' },
    { ratio: 9 / 16, width: 1400, progressive: true },
    // 24 megapixels.
    { ratio: 2 / 3, width: 6000 },
  ],
  spare: [{ ratio: 3 / 4, width: 640 }],
}

/** A sky, a sea with glints and a shore, whose heights and colours follow from the key. */
function drawing(key: string, width: number, height: number): string {
  const [seed = 0, hue = 0, line = 0, sun = 0] = createHash('sha256').update(key).digest()
  const [horizon, shore] = [height * (0.35 + line / 1000), height * 0.8]
  const noise = (id: string, frequency: string) =>
    `<filter id="${id}"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}"/>
     <feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 5 0 0 0 -2.7"/></filter>`
  const band = (y: number, fill: string, filter: string) =>
    `<rect y="${y}" width="${width}" height="${height}" fill="${fill}"/>
     <rect y="${y}" width="${width}" height="${height - y}" filter="url(#${filter})" opacity=".5"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    ${noise('clouds', '0.004 0.014')}${noise('glints', '0.02 0.2')}${noise('sand', '0.7')}
    <radialGradient id="sun"><stop stop-color="#fff3cf"/><stop offset="1" stop-color="#fff3cf00"/></radialGradient></defs>
    ${band(0, `hsl(${hue} 40% 60%)`, 'clouds')}
    <ellipse cx="${(width * sun) / 255}" cy="${horizon}" rx="${width * 0.4}" ry="${height * 0.3}" fill="url(#sun)"/>
    ${band(horizon, 'hsl(185 45% 35%)', 'glints')}${band(shore, 'hsl(40 40% 60%)', 'sand')}</svg>`
}

/** Pixels of the longer side at which it is drawn; it is enlarged from there, so it has soft edges. */
const drawn = 640

const lights = { 'nearly white': [0.28, 180], 'nearly black': [0.16, 2] } as const

function store(photograph: Sharp, { turned, colours, progressive = false }: Manner): Sharp {
  // 6 asks to be turned clockwise by 90°, 8 by 270°.
  let stored = turned ? photograph.rotate(turned === 6 ? 270 : 90).withMetadata({ orientation: turned }) : photograph
  if (colours === 'grey') stored = stored.toColourspace('b-w')
  if (colours === 'cmyk') stored = stored.toColourspace('cmyk').withIccProfile('cmyk')
  if (colours === 'display-p3') stored = stored.withIccProfile('p3')
  return stored.jpeg({ quality: 86, progressive })
}

async function take(key: string, use: PictureUse, manner: Manner, path: string): Promise<void> {
  const width = manner.width ?? leastWidth(use)
  const height = Math.round(width * manner.ratio)
  const scale = drawn / Math.max(width, height)
  const svg = drawing(key, Math.round(width * scale), Math.round(height * scale))
  // Drawn before it is enlarged: sharp would draw the SVG itself larger, and its noise with it.
  const small = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true })
  const enlarged = sharp(small.data, { raw: small.info }).resize(width, height, { kernel: 'cubic', fit: 'fill' })
  const { data, info } = await enlarged.raw().toBuffer({ resolveWithObject: true })
  const photograph = sharp(data, { raw: info })
  if (manner.light) photograph.linear(...lights[manner.light])
  await store(photograph, manner).toFile(path)
}

/** Makes a photograph for every picture of a catalogue, as JPEG, in a folder that is made where it is missing. */
export async function takePhotographs(
  folder: string,
  entries: readonly Pick<PictureEntry, 'key' | 'use'>[],
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const taken: Record<PictureUse, number> = { heroWide: 0, heroTall: 0, strip: 0, portrait: 0, card: 0, spare: 0 }
  const shots = entries.map(({ key, use = 'card' }) => {
    const manner = manners[use][taken[use]++ % manners[use].length]!
    return take(key, use, manner, join(folder, `${key}.jpg`))
  })
  await Promise.all(shots)
}
