/**
 * The photographs of the resort by the sea, made by code: as much like photographs as code can, and in every awkward
 * shape that a camera or a phone gives. Every run makes the same bytes.
 */
import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { leastWidth, type PictureUse } from '../../../tools/pictures/plan.ts'
import type { PictureEntry } from '../../../tools/pictures/encode.ts'

/** How a picture was taken and stored. */
type Manner = {
  /** Height to width, of the upright picture. */
  ratio: number
  /** Pixels, of the upright picture; the least that its place allows where left out. */
  width?: number
  light?: 'nearly white' | 'nearly black'
  scene?: Scene
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
  heroTall: [
    { ratio: 16 / 9, scene: 'regatta' },
    { ratio: 4 / 3, width: 1500, turned: 6 },
  ],
  portrait: [
    { ratio: 4 / 3, width: 960 },
    { ratio: 1, colours: 'grey' },
    { ratio: 3 / 4, width: 1200, light: 'nearly black' },
    { ratio: 3 / 2, width: 1000, turned: 8 },
    { ratio: 2 / 3, width: 1400, light: 'nearly white', colours: 'display-p3' },
  ],
  card: [
    { ratio: 2 / 3, width: 1500 },
    { ratio: 4 / 3, width: 1200 },
    { ratio: 1 / 3, width: 2400 },
    { ratio: 1, width: 1280 },
    { ratio: 2 / 3, width: 1280, light: 'nearly white' },
    { ratio: 2 / 3, width: 1280, light: 'nearly black' },
    { ratio: 3 / 4, width: 1280, scene: 'regatta' },
    { ratio: 4 / 3, width: 1200, turned: 6 },
    { ratio: 3 / 4, width: 1280, turned: 8 },
    { ratio: 3 / 4, width: 1280, colours: 'grey' },
    { ratio: 3 / 4, width: 1280, colours: 'cmyk' },
    { ratio: 3 / 4, width: 1280, colours: 'display-p3' },
    { ratio: 9 / 16, width: 1400, progressive: true },
    { ratio: 3 / 4 },
    // 24 megapixels.
    { ratio: 2 / 3, width: 6000 },
  ],
  spare: [{ ratio: 3 / 4, width: 640 }],
}

type Random = (least: number, most: number) => number

/** Numbers that are the same at every run, for each picture its own (mulberry32). */
function randomOf(key: string): Random {
  let state = createHash('sha256').update(key).digest().readUInt32LE(0)
  return (least, most) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (most - least)
  }
}

const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

/** A field of noise as a filter: its alpha is the noise, stretched by `gain` around `level`. */
const noise = (id: string, frequency: string, gain: number, level: number, seed: number) =>
  `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${Math.round(seed)}"/>
   <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  ${gain} 0 0 0 ${-gain * level}"/></filter>`

const fade = (id: string, ...stops: string[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map((colour, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${colour}"/>`).join('')}</linearGradient>`

const glow = (id: string, colour: string) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

const ball = (id: string, light: string, dark: string) =>
  `<radialGradient id="${id}" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`

const soft = (id: string, blur: number) =>
  `<filter id="${id}" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="${blur}"/></filter>`

/** What is photographed, as SVG of this size. */
type Draw = (width: number, height: number, random: Random) => string

const scenes = {
  shore(width, height, random) {
    const [horizon, sand] = [height * random(0.4, 0.5), height * random(0.7, 0.8)]
    const [sunX, seed] = [width * random(0.2, 0.8), random(1, 999)]
    const side = random(0, 1) < 0.5 ? 0 : width
    const inwards = side === 0 ? 1 : -1
    const wave = times(9, (at) => ` T ${(width * (at + 1)) / 8} ${sand + random(-12, 12)}`)
    return `<defs>${fade('sky', '#3f7fb5', '#9cc3d8', '#f3dcb4')}${fade('sea', '#3b7f8f', '#2e9c9c', '#8fcfbd')}${fade('sand', '#a98d63', '#d8c094', '#e7d5b0')}
      ${glow('sun', '#fff3cf')}${noise('clouds', '0.004 0.014', 3, 0.52, seed)}${noise('glints', '0.02 0.2', 7, 0.6, seed)}
      ${noise('grain', '0.7', 1.2, 0.5, seed)}${soft('edge', 0.8)}${soft('near', 2.5)}${noise('rock', '0.05 0.012', 4, 0.5, seed)}</defs>
      <rect width="${width}" height="${horizon + 2}" fill="url(#sky)"/>
      <rect width="${width}" height="${horizon}" filter="url(#clouds)" opacity=".85"/>
      <ellipse cx="${sunX}" cy="${horizon * 0.85}" rx="${width * 0.4}" ry="${height * 0.32}" fill="url(#sun)" opacity=".9"/>
      <rect y="${horizon}" width="${width}" height="${height}" fill="url(#sea)"/>
      <rect y="${horizon}" width="${width}" height="${sand - horizon}" filter="url(#glints)" opacity=".55"/>
      <path d="M 0 ${sand} Q ${width / 16} ${sand - 14} ${width / 9} ${sand}${wave} V ${height} H 0 Z" fill="url(#sand)"/>
      <path d="M 0 ${sand} Q ${width / 16} ${sand - 14} ${width / 9} ${sand}${wave}" fill="none" stroke="#fff" stroke-width="11" opacity=".75" filter="url(#near)"/>
      <rect y="${sand}" width="${width}" height="${height - sand}" filter="url(#grain)" opacity=".25"/>
      ${times(3, (at) => {
        const [reach, top] = [width * random(0.5, 0.62) * (1 - at * 0.22), horizon - height * (0.08 + at * 0.08)]
        const foot = horizon + height * 0.06 * at
        const x = (share: number) => side + inwards * reach * share
        const cliff = `<path d="M ${side} ${top} L ${x(0.55)} ${top + random(-6, 10)} L ${x(0.8)} ${top + height * 0.05} L ${x(0.86)} ${foot - height * 0.05} L ${x(1)} ${foot + 3} H ${side} Z" fill="${['#7f95a0', '#5f6f63', '#3f4a3c'][at]}"`
        return `${cliff}/><g clip-path="url(#face${at})"><rect y="${top - 20}" width="${width}" height="${foot - top + 24}" filter="url(#rock)" opacity="${0.12 + at * 0.1}"/></g>
          <clipPath id="face${at}">${cliff}/></clipPath><ellipse cx="${x(0.6)}" cy="${foot + 3}" rx="${reach * 0.45}" ry="4" fill="#fff" opacity=".55" filter="url(#near)"/>`
      })}
      <g filter="url(#edge)"><path d="M ${side + inwards * width * 0.09} ${horizon - height * 0.22} l 4 ${-height * 0.15} h 12 l 4 ${height * 0.15} Z" fill="#f4efe2"/>
      <circle cx="${side + inwards * width * 0.09 + 10}" cy="${horizon - height * 0.38}" r="7" fill="#ffe7a6"/></g>`
  },

  room(width, height, random) {
    const [lampX, lampY, bed] = [width * random(0.6, 0.8), height * 0.42, height * 0.62]
    return `<defs>${fade('wall', '#3a2617', '#6a4527', '#4a2f1c')}${fade('dusk', '#27375c', '#8a6a86', '#e0956a')}${fade('floor', '#3b2416', '#1d120b')}
      ${glow('lamp', '#ffd58a')}${fade('sheet', '#f3e6cf', '#a98e6c')}${noise('plaster', '0.02 0.03', 1.5, 0.5, random(1, 999))}${soft('far', 3)}${soft('net', 7)}</defs>
      <rect width="${width}" height="${height}" fill="url(#wall)"/><rect width="${width}" height="${height}" filter="url(#plaster)" opacity=".18"/>
      <g filter="url(#far)"><rect x="${width * 0.1}" y="${height * 0.14}" width="${width * 0.26}" height="${height * 0.44}" fill="url(#dusk)"/>
      <path d="M ${width * 0.23} ${height * 0.14} v ${height * 0.44} M ${width * 0.1} ${height * 0.36} h ${width * 0.26}" stroke="#2a1a10" stroke-width="9"/></g>
      <rect y="${height * 0.84}" width="${width}" height="${height * 0.16}" fill="url(#floor)"/>
      <path d="M ${width * 0.3} ${bed} q ${width * 0.3} ${-height * 0.06} ${width * 0.62} 0 l ${width * 0.05} ${height * 0.3} h ${-width * 0.74} Z" fill="url(#sheet)" filter="url(#far)"/>
      ${times(3, (at) => `<rect x="${width * (0.4 + at * 0.15)}" y="${bed - height * 0.07}" width="${width * 0.14}" height="${height * 0.1}" rx="16" fill="${['#e9d8b6', '#b65a3a', '#efe2c8'][at]}" filter="url(#far)"/>`)}
      <g fill="#fff6e4" opacity=".3" filter="url(#net)">${times(10, (at) => `<path d="M ${width * 0.6} ${-height * 0.05} L ${width * (0.25 + at * 0.075)} ${height} h 12 Z"/>`)}</g>
      <circle cx="${lampX}" cy="${lampY}" r="${height * 0.5}" fill="url(#lamp)" opacity=".75"/><circle cx="${lampX}" cy="${lampY}" r="${height * 0.055}" fill="#fff4d6" filter="url(#far)"/>`
  },

  /** Small, hard, bright and dark. */
  regatta(width, height, random) {
    const colours = ['#ffffff', '#fdf3d8', '#111820', '#d8452a', '#f2b632', '#0d3f57', '#ffffff', '#1c1c1c']
    return `<defs>${fade('sky', '#e9f6ff', '#ffffff')}${fade('sea', '#0f6f86', '#063241')}${noise('waves', '0.012 0.14', 9, 0.52, random(1, 999))}</defs>
      <rect width="${width}" height="${height}" fill="url(#sky)"/><rect y="${height * 0.34}" width="${width}" height="${height}" fill="url(#sea)"/>
      <rect y="${height * 0.34}" width="${width}" height="${height * 0.66}" filter="url(#waves)" opacity=".8"/>
      ${times(150, (at) => {
        const near = at / 150
        const [x, y, size] = [random(0, width), height * (0.24 + near * 0.76), 18 + near * 95]
        return `<path d="M ${x} ${y} l ${size * random(0.4, 0.7)} 0 l ${-size * 0.5} ${-size * 1.5} Z" fill="${colours[Math.floor(random(0, colours.length))]}"/>
          <path d="M ${x - size * 0.5} ${y} h ${size * 1.3} l ${-size * 0.25} ${size * 0.2} h ${-size * 0.8} Z" fill="#17120f"/>`
      })}`
  },

  /** White walls in hard light. */
  house(width, height, random) {
    const [roof, ground, door] = [height * random(0.2, 0.3), height * 0.82, width * random(0.25, 0.65)]
    const paint = ['#27566e', '#7c2f2a', '#3d5a3a'][Math.floor(random(0, 3))]
    return `<defs>${fade('sky', '#2f74b8', '#b9d5e6')}${fade('tiles', '#a4593a', '#7d3f29')}${fade('ground', '#a89878', '#75684f')}
      <filter id="lime" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.03 0.05" numOctaves="4" seed="${Math.round(random(1, 999))}"/>
      <feDiffuseLighting surfaceScale="3" lighting-color="#fffaf0"><feDistantLight azimuth="220" elevation="62"/></feDiffuseLighting></filter>${noise('grass', '0.2 0.4', 3, 0.5, 7)}${soft('shade', 12)}</defs>
      <rect width="${width}" height="${height}" fill="url(#sky)"/>
      <rect y="${roof}" width="${width}" height="${ground - roof}" filter="url(#lime)"/>
      <path d="M ${-width * 0.05} ${roof + 12} L ${width * 0.08} ${roof - height * 0.1} H ${width * 0.9} L ${width * 1.05} ${roof + 12} Z" fill="url(#tiles)"/>
      <path d="M ${door} ${ground} v ${-height * 0.34} h ${width * 0.12} v ${height * 0.34} Z" fill="${paint}"/>
      ${times(3, (at) => `<rect x="${width * (0.06 + at * 0.34)}" y="${ground - height * 0.36}" width="${width * 0.09}" height="${height * 0.16}" fill="#20303a" stroke="${paint}" stroke-width="6"/>`)}
      <path d="M 0 ${roof} H ${width * 0.3} L ${width * 0.12} ${height} H 0 Z" fill="#232a40" opacity=".5" filter="url(#shade)"/>
      <rect y="${ground}" width="${width}" height="${height - ground}" fill="url(#ground)"/><rect y="${ground}" width="${width}" height="${height - ground}" filter="url(#grass)" opacity=".35"/>`
  },

  table(width, height, random) {
    const size = Math.min(width, height)
    return `<defs>${fade('wood', '#7b5433', '#59391f', '#6d4729')}${noise('rings', '0.003 0.22', 2.4, 0.5, random(1, 999))}${soft('shadow', 12)}
      ${ball('plate', '#fbfaf4', '#b9b4a6')}${ball('mango', '#ffd36b', '#c4641b')}${ball('lime', '#c5dd7a', '#3d6a22')}${ball('fish', '#e7cfa9', '#7a4c2a')}${glow('window', '#fff7df')}</defs>
      <rect width="${width}" height="${height}" fill="url(#wood)"/><rect width="${width}" height="${height}" filter="url(#rings)" opacity=".22"/>
      ${times(5, (at) => {
        const [x, y, r] = [width * (0.14 + 0.19 * at), height * random(0.25, 0.75), size * random(0.13, 0.21)]
        return `<ellipse cx="${x + r * 0.2}" cy="${y + r * 0.25}" rx="${r * 1.05}" ry="${r * 0.9}" fill="#160d06" opacity=".6" filter="url(#shadow)"/>
          <ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.86}" fill="url(#plate)"/><ellipse cx="${x}" cy="${y}" rx="${r * 0.72}" ry="${r * 0.6}" fill="#e9e4d6"/>
          ${times(5, () => `<circle cx="${x + random(-0.4, 0.4) * r}" cy="${y + random(-0.35, 0.3) * r}" r="${r * random(0.14, 0.3)}" fill="url(#${['mango', 'lime', 'fish'][Math.floor(random(0, 3))]})"/>`)}`
      })}
      <ellipse cx="${width * 0.2}" cy="0" rx="${width * 0.7}" ry="${height * 0.7}" fill="url(#window)" opacity=".4"/>`
  },

  /** Somebody against a blurred garden, lit from one side. */
  person(width, height, random) {
    const [middle, size] = [width * random(0.46, 0.54), Math.min(width, height * 0.9)]
    const head = height * 0.42
    const shirt = ['#2f5d73', '#a8552f', '#e6ddca', '#4d6b3c', '#7a2f45'][Math.floor(random(0, 5))]
    return `<defs>${fade('garden', '#7f9a62', '#4a6a48', '#33492f')}${ball('skin', '#a9714c', '#3a2115')}${soft('bokeh', 10)}${soft('edge', 2)}${glow('rim', '#ffe9bd')}</defs>
      <rect width="${width}" height="${height}" fill="url(#garden)"/>
      <g filter="url(#bokeh)">${times(40, () => `<circle cx="${random(0, width)}" cy="${random(0, height)}" r="${random(8, 46)}" fill="${['#dfe7a9', '#a7c07c', '#24371f', '#f3dca0'][Math.floor(random(0, 4))]}" opacity=".5"/>`)}</g>
      <g filter="url(#edge)"><path d="M ${middle - size * 0.42} ${height} q ${size * 0.02} ${-height * 0.26} ${size * 0.3} ${-height * 0.3} h ${size * 0.24} q ${size * 0.28} ${height * 0.04} ${size * 0.3} ${height * 0.3} Z" fill="${shirt}"/>
      <rect x="${middle - size * 0.075}" y="${head}" width="${size * 0.15}" height="${size * 0.34}" rx="30" fill="#4a2b1b"/>
      <ellipse cx="${middle}" cy="${head - size * 0.05}" rx="${size * 0.165}" ry="${size * 0.19}" fill="#17100c"/>
      <ellipse cx="${middle}" cy="${head}" rx="${size * 0.15}" ry="${size * 0.195}" fill="url(#skin)"/></g>
      <ellipse cx="${middle - size * 0.3}" cy="${head}" rx="${size * 0.45}" ry="${size * 0.6}" fill="url(#rim)" opacity=".25"/>`
  },
} satisfies Record<string, Draw>

type Scene = keyof typeof scenes

/** What the pictures of the coast show, where it is not the sea. */
const shown: Record<string, Scene> = {
  terrace: 'house',
  'evening-terrace': 'room',
  'sea-room-outside': 'house',
  'sea-room-inside': 'room',
  'boat-loft-outside': 'house',
  'boat-loft-inside': 'room',
  'keepers-house-outside': 'house',
  'keepers-house-inside': 'room',
  table: 'table',
  bread: 'table',
  occasion: 'table',
  'chart-table': 'table',
  nobody: 'room',
  boats: 'regatta',
  nets: 'regatta',
}

/** Pixels of the longer side at which a scene is drawn. The photograph is enlarged from it, so it has soft edges. */
const drawn = 640

/** One tile of a sensor's noise, laid over the whole photograph. */
const tile = 256
const tileRandom = randomOf('sensor')
const grain = {
  input: Buffer.from(Uint8Array.from({ length: tile * tile * 3 }, () => Math.round(128 + tileRandom(-11, 11)))),
  raw: { width: tile, height: tile, channels: 3 as const },
  tile: true,
  blend: 'soft-light' as const,
}

const lights = { 'nearly white': [0.28, 180], 'nearly black': [0.16, 2] } as const

function store(photograph: Sharp, { turned, colours, progressive = false }: Manner): Sharp {
  // 6 asks to be turned clockwise by 90°, 8 by 270°.
  let stored = turned ? photograph.rotate(turned === 6 ? 270 : 90).withMetadata({ orientation: turned }) : photograph
  if (colours === 'grey') stored = stored.toColourspace('b-w')
  if (colours === 'cmyk') stored = stored.toColourspace('cmyk').withIccProfile('cmyk')
  if (colours === 'display-p3') stored = stored.withIccProfile('p3')
  return stored.jpeg({ quality: 86, progressive })
}

type Shot = { key: string; use: PictureUse; manner: Manner; scene: Scene; path: string }

async function take({ key, use, manner, scene, path }: Shot): Promise<void> {
  const width = manner.width ?? leastWidth(use)
  const height = Math.round(width * manner.ratio)
  const scale = drawn / Math.max(width, height)
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)]
  const drawing = scenes[scene](across, down, randomOf(key))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}">${drawing}</svg>`
  // Drawn before it is enlarged: sharp would draw the SVG itself larger, and its noise with it.
  const small = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true })
  const enlarged = sharp(small.data, { raw: small.info }).resize(width, height, { kernel: 'cubic', fit: 'fill' })
  const { data, info } = await enlarged.composite([grain]).raw().toBuffer({ resolveWithObject: true })
  const photograph = sharp(data, { raw: info })
  if (manner.light) photograph.linear(...lights[manner.light])
  await store(photograph, manner).toFile(path)
}

/**
 * Makes a photograph for every picture of a catalogue, as JPEG.
 *
 * @param folder is made where it is missing; photographs of the same names are replaced
 */
export async function takePhotographs(
  folder: string,
  entries: readonly Pick<PictureEntry, 'key' | 'file' | 'use'>[],
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const taken: Record<PictureUse, number> = { heroWide: 0, heroTall: 0, portrait: 0, card: 0, spare: 0 }
  const shots = entries.map(({ key, file, use = 'card' }) => {
    const turn = taken[use]++
    const manner = manners[use][turn % manners[use].length] ?? manners[use][0]
    const scene = shown[key] ?? manner.scene ?? (use === 'portrait' ? 'person' : 'shore')
    return { key, use, manner, scene, path: join(folder, `${parse(file).name}.jpg`) }
  })
  await Promise.all(shots.map(take))
}
