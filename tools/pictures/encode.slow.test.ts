import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from '../root.ts'
import type { Encoding } from './plan.ts'
import { planPictures } from './encode.ts'
import type { PictureEntry, PictureUse } from '../content/picture-entries.ts'

let folder: string
let originals: string
let out: string
let cache: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  originals = join(folder, 'originals')
  out = join(folder, 'out')
  cache = join(folder, 'cache')
  await mkdir(originals)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** A picture of two colours: its upper half red, its lower half blue. Large but quick to encode. */
function redOverBlue(width: number, height: number): Sharp {
  const half = Math.round(height / 2)
  return sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: { create: { width, height: half, channels: 3, background: '#f00' } }, top: 0, left: 0 },
  ])
}

/** Hard to compress, so that a file which is cut short lacks pixels and not padding. */
function noise(): Sharp {
  const pixels = Buffer.alloc(1200 * 800 * 3).map((_, index) => index * 7919 * (index % 251))
  return sharp(pixels, { raw: { width: 1200, height: 800, channels: 3 } })
}

const original = (name: string, width = 1200, height = 900) => redOverBlue(width, height).toFile(join(originals, name))

async function turnedPhotograph(name: string, orientation: number, width = 1600, height = 1200) {
  await redOverBlue(width, height).withMetadata({ orientation }).jpeg().toFile(join(originals, name))
}

/**
 * 1280 × 960 pixels, red above blue, in Display P3 with a place. Encoded by heif-enc on its side, with a turn (`irot`) of
 * 90 degrees added to it, as phones store it.
 */
const phonePhotograph = join(root, 'tests/content/turned.heic')

function entry(key: string, more: Partial<PictureEntry> = {}): PictureEntry {
  return { key, alt: 'Two colours.', widths: [160, 80], ...more }
}

/** Runs the pipeline; `encoded` counts the versions that had to be made. */
async function prepareAs(encoding: Encoding, ...entries: PictureEntry[]) {
  let encoded = 0
  const onProgress = (): void => void (encoded += 1)
  const pictures = await planPictures(entries, { originalsDir: originals, cacheDir: cache, encoding, onProgress })
  await pictures.encode()
  await pictures.placeIn(out)
  return { pictures: pictures.data, encoded }
}

const prepare = (...entries: PictureEntry[]) => prepareAs('fast', ...entries)

async function topAndBottom(file: string): Promise<string[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (y: number): string => {
    const start = (y * info.width + Math.floor(info.width / 2)) * 3
    return (data[start] ?? 0) > (data[start + 2] ?? 0) ? 'red' : 'blue'
  }
  return [at(2), at(info.height - 3)]
}

describe('what is made', () => {
  test('every width as AVIF and a middle one as WebP, named by key and content', async () => {
    await original('Rose-Garden.JPG')
    const { pictures } = await prepare(entry('rose-garden'))
    const picture = pictures.get('rose-garden')!
    expect(picture).toMatchObject({
      key: 'rose-garden',
      alt: 'Two colours.',
      width: 160,
      height: 120,
      widths: [80, 160],
    })
    expect(picture.base).toMatch(/^\/pictures\/rose-garden\.[0-9a-f]{8}$/)
    const files = await readdir(out)
    const endings = ['-160.avif', '-160.webp', '-80.avif']
    expect(files.toSorted()).toEqual(endings.map((ending) => `${basename(picture.base)}${ending}`))
    for (const file of files) {
      const { format, width } = await sharp(join(out, file)).metadata()
      expect([format, width]).toEqual([file.endsWith('avif') ? 'heif' : 'webp', file.includes('-160.') ? 160 : 80])
    }
  })

  test('a photograph that lies on its side is set upright', async () => {
    // EXIF 3 is upside down; EXIF 6 has its left side where the top belongs.
    await turnedPhotograph('turned.jpg', 3)
    await turnedPhotograph('tall.jpg', 6)
    const { pictures } = await prepare(entry('turned'), entry('tall'))
    const file = `${basename(pictures.get('turned')!.base)}-160.webp`
    expect(await topAndBottom(join(out, file))).toEqual(['blue', 'red'])
    expect(pictures.get('tall')).toMatchObject({ width: 160, height: 213 })
  })

  test.each(['heic', 'jpg'])(
    'a phone’s photograph (HEIC), as garden.%s, is upright and in its colours',
    async (ending) => {
      await copyFile(phonePhotograph, join(originals, `garden.${ending}`))
      const { pictures, encoded } = await prepare(entry('garden'))
      expect(pictures.get('garden')).toMatchObject({ width: 160, height: 120 })
      expect(encoded).toBe(3)
      const webp = `${basename(pictures.get('garden')!.base)}-160.webp`
      const data = await sharp(join(out, webp)).raw().toBuffer()
      const [above, below] = [data.subarray(0, 3), data.subarray(-3)]
      // The red of sRGB: read without its profile it would be duller, (234, 51, 35).
      for (const [at, value] of [255, 0, 0, 0, 0, 255].entries())
        expect(Math.abs([...above, ...below][at]! - value)).toBeLessThan(16)
      expect((await prepare(entry('garden'))).encoded).toBe(0)
    },
  )

  test("a JPEG with slips that every browser overlooks is read: a phone's odd scan header, bytes between markers", async () => {
    const jpeg = await redOverBlue(1200, 900).jpeg().toBuffer()
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
    const odd = Buffer.from(jpeg)
    odd.fill(0, scan + 2 + odd.readUInt16BE(scan + 2) - 3, scan + 2 + odd.readUInt16BE(scan + 2))
    await writeFile(join(originals, 'odd.jpg'), odd)
    const stray = Buffer.concat([jpeg.subarray(0, scan), Buffer.from('stray'), jpeg.subarray(scan)])
    await writeFile(join(originals, 'stray.jpg'), stray)
    expect((await prepare(entry('odd'), entry('stray'))).encoded).toBe(6)
  })

  test('nothing of the camera, the place or the profile is left', async () => {
    await redOverBlue(1200, 900)
      .withExif({ IFD0: { Copyright: 'A photographer' }, IFD3: { GPSLatitudeRef: 'S' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>somewhere</note></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toFile(join(originals, 'garden.jpg'))
    expect((await sharp(join(originals, 'garden.jpg')).metadata()).exif).toBeDefined()
    await prepare(entry('garden'))
    for (const file of await readdir(out)) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(join(out, file)).metadata()
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
    }
  })
})

describe('the cache', () => {
  beforeEach(() => original('garden.webp'))

  test('a second build encodes nothing, whatever the words, and repairs a damaged site', async () => {
    const { pictures } = await prepare(entry('garden'))
    const files = await readdir(out)
    const whole = await readFile(join(out, files[0]!))
    await truncate(join(out, files[0]!), 10)
    await rm(join(out, files[1]!))
    const { encoded, pictures: again } = await prepare(entry('garden', { alt: 'Other words.' }))
    expect([encoded, await readdir(out)]).toEqual([0, files])
    expect((await readFile(join(out, files[0]!))).equals(whole)).toBe(true)
    expect(again.get('garden')).toEqual({ ...pictures.get('garden'), alt: 'Other words.' })
  })

  test('another picture, or another encoding, has another address; a new width is made alone', async () => {
    const first = await prepare(entry('garden'))
    expect((await prepare(entry('garden', { widths: [320, 160, 80] }))).encoded).toBe(1)
    const published = await prepareAs('published', entry('garden'))
    await original('garden.webp', 1400, 900)
    const second = await prepare(entry('garden'))
    const made = [first, published, second]
    expect(made.map(({ encoded }) => encoded)).toEqual([3, 3, 3])
    expect(new Set(made.map(({ pictures }) => pictures.get('garden')!.base)).size).toBe(3)
  })

  test.each(['', '{"width":', 'null'])(
    'what a full disk has left of it, such as “%s”, is made anew',
    async (damaged) => {
      await prepare(entry('garden'))
      for (const name of await readdir(cache)) await writeFile(join(cache, name), name.endsWith('.json') ? damaged : '')
      expect((await prepare(entry('garden'))).encoded).toBe(3)
      for (const name of await readdir(out)) expect((await stat(join(out, name))).size).toBeGreaterThan(0)
    },
  )
})

describe('what stops the build', () => {
  const text = (name: string, written: string) => writeFile(join(originals, name), written)
  const cut = async (name: string, length: number) => truncate(join(originals, name), length)
  const heicOf = async (length: number) => {
    await copyFile(phonePhotograph, join(originals, 'garden.heic'))
    await cut('garden.heic', length)
  }
  const torn = async (type: 'jpeg' | 'png' | 'webp' | 'avif') => {
    const file = join(originals, `garden.${type}`)
    const { size } = await noise()
      .toFormat(type, { effort: type === 'png' ? 1 : 0 })
      .toFile(file)
    await truncate(file, Math.round(size * 0.7))
  }
  const huge = () =>
    sharp({ create: { width: 10_000, height: 7_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toFile(join(originals, 'huge.png'))

  type Row = [what: string, make: () => Promise<unknown>[], entries: PictureEntry[], ...sentences: string[]]
  const sized = (use: PictureUse, file: string, width: number, height: number, sentence: string): Row => [
    `a picture of ${width} × ${height} as ${use}`,
    () => [original(file, width, height)],
    [entry('a', { use })],
    `${file}: ${sentence}`,
  ]
  const damaged = (type: string, make: () => Promise<unknown>): Row => [
    `a file that breaks off: ${type}`,
    () => [make()],
    [entry('garden')],
    `garden.${type}: is damaged`,
  ]

  test.each<Row>([
    ['one that is missing', () => [], [entry('garden')], '`garden` has no picture of that name (JPEG, HEIC, PNG, WebP'],
    ...[100, 1000, 1400].map((length) => damaged('heic', () => heicOf(length))),
    ...(['jpeg', 'png', 'webp', 'avif'] as const).map((type) => damaged(type, () => torn(type))),
    [
      'no pictures, all told at once',
      () => [text('empty.jpg', ''), text('text.jpg', 'hello, I am not a picture')],
      [entry('empty'), entry('text')],
      'empty.jpg: is damaged or no picture',
      'text.jpg: is damaged or no picture',
    ],
    [
      'a drawing and a scan',
      () => [
        text('drawn.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>'),
        original('scan.tiff'),
      ],
      [entry('drawn'), entry('scan')],
      'drawn.svg: is of the type SVG; export it as JPEG, HEIC, PNG, WebP or AVIF',
      'scan.tiff: is of the type TIFF',
    ],
    [
      'more than 60 megapixels',
      () => [huge()],
      [entry('huge')],
      'huge.png: has 70 megapixels; at most 60 are accepted',
    ],
    sized('card', 'a.webp', 1199, 900, 'is 1199 pixels wide; it must be at least 1200'),
    sized('heroTall', 'a.jpg', 3000, 2000, 'is 3000 pixels wide and 2000 high, but upright screens need an upright'),
    sized('heroWide', 'a.jpg', 2000, 3000, 'is 2000 pixels wide and 3000 high, but wide screens need a wide picture'),
    [
      'one that is too small once it is upright',
      () => [turnedPhotograph('upright.jpg', 6, 1600, 1100)],
      [entry('upright')],
      'upright.jpg: is 1100 pixels wide; it must be at least 1200',
    ],
    [
      'no folder',
      () => [rm(originals, { recursive: true })],
      [entry('garden')],
      'originals: is missing: it holds the photographs',
    ],
  ])('%s', async (_, make, entries, ...sentences) => {
    await Promise.all(make())
    const problem = await prepare(...entries).then(
      () => 'none',
      ({ message }: Error) => message,
    )
    for (const sentence of sentences) expect(problem).toContain(sentence)
    expect(problem.split('\n')).toHaveLength(sentences.length)
    expect(await readdir(out).catch(() => [])).toEqual([])
  })

  test('W10 nothing of that: a high portrait, a small picture on no page, other files beside it', async () => {
    await original('the-baker.jpg', 900, 1350)
    await original('small.jpg', 300, 200)
    await text('the-baker.xmp', '<x/>')
    await text('.the-baker.jpg', '')
    const entries = [entry('the-baker', { use: 'portrait' }), entry('small', { use: 'spare' })]
    expect((await prepare(...entries)).encoded).toBe(6)
  })
})
