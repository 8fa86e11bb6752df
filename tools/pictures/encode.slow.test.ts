import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from '../root.ts'
import type { Encoding } from './plan.ts'
import { planPictures } from './encode.ts'
import { type PictureEntry } from '../content/picture-entries.ts'

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

async function original(name: string, width = 1200, height = 900): Promise<void> {
  const picture = redOverBlue(width, height)
  await (name.endsWith('.avif') ? picture.avif({ effort: 0 }) : picture).toFile(join(originals, name))
}

async function turnedPhotograph(name: string, orientation: number, width = 1600, height = 1200) {
  await redOverBlue(width, height).withMetadata({ orientation }).jpeg().toFile(join(originals, name))
}

/**
 * 1280 × 960 pixels, red above blue, in Display P3 with a place. Encoded by heif-enc on its side, with a turn (`irot`) of
 * 90 degrees added to it, as phones store it.
 */
const phonePhotograph = join(root, 'tests/content/turned.heic')

function entry(key: string, more: Partial<PictureEntry> = {}): PictureEntry {
  const focus = { x: 50, y: 40 }
  return { key, file: `${key}.webp`, alt: 'Two colours.', focus, widths: [160, 80], ...more }
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

async function problemOf(...entries: PictureEntry[]): Promise<string> {
  const error: unknown = await prepare(...entries).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Error)) throw new Error('the build went on')
  return error.message
}

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
    await original('rose-garden.webp')
    const { pictures } = await prepare(entry('rose-garden'))
    const picture = pictures.get('rose-garden')
    expect(picture).toMatchObject({
      key: 'rose-garden',
      alt: 'Two colours.',
      width: 160,
      height: 120,
      widths: [80, 160],
      focusClass: 'focus-50-40',
    })
    expect(picture?.base).toMatch(/^\/pictures\/rose-garden\.[0-9a-f]{8}$/)
    const name = picture?.base.slice('/pictures/'.length)
    const files = await readdir(out)
    const endings = ['-160.avif', '-160.webp', '-80.avif']
    expect(files.toSorted()).toEqual(endings.map((ending) => `${name}${ending}`))
    for (const file of files) {
      const metadata = await sharp(join(out, file)).metadata()
      expect(metadata.format).toBe(file.endsWith('avif') ? 'heif' : 'webp')
      expect(metadata.width).toBe(file.includes('-160.') ? 160 : 80)
    }
  })

  test('pictures come back in the order of the catalogue, whichever was ready first', async () => {
    await original('second.webp')
    await original('first.webp', 2400, 1800)
    const { pictures } = await prepare(entry('first'), entry('second'))
    expect([...pictures.keys()]).toEqual(['first', 'second'])
  })

  test('a photograph of the same name takes the place of an illustration', async () => {
    await original('Rose-Garden.JPG')
    const { pictures } = await prepare(entry('rose-garden'))
    expect(pictures.get('rose-garden')?.width).toBe(160)
  })

  test.each(['jpg', 'png', 'webp', 'avif'])('%s originals are read', async (type) => {
    await original(`garden.${type}`)
    expect((await prepare(entry('garden'))).encoded).toBe(3)
  })

  test('a photograph that lies on its side is set upright', async () => {
    // EXIF 3 is upside down; EXIF 6 has its left side where the top belongs.
    await turnedPhotograph('turned.jpg', 3)
    await turnedPhotograph('tall.jpg', 6)
    const { pictures } = await prepare(entry('turned'), entry('tall'))
    const turned = pictures.get('turned')
    const file = `${turned?.base.split('/').at(-1)}-160.webp`
    expect(await topAndBottom(join(out, file))).toEqual(['blue', 'red'])
    expect(pictures.get('tall')).toMatchObject({ width: 160, height: 213 })
  })

  test.each(['heic', 'jpg'])(
    'a photograph of a phone (HEIC), as garden.%s, is upright and in its colours',
    async (ending) => {
      await copyFile(phonePhotograph, join(originals, `garden.${ending}`))
      const { pictures, encoded } = await prepare(entry('garden'))
      expect(pictures.get('garden')).toMatchObject({ width: 160, height: 120 })
      expect(encoded).toBe(3)
      const webp = `${pictures.get('garden')?.base.split('/').at(-1)}-160.webp`
      const { data } = await sharp(join(out, webp)).raw().toBuffer({ resolveWithObject: true })
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
    await writeFile(
      join(originals, 'stray.jpg'),
      Buffer.concat([jpeg.subarray(0, scan), Buffer.from('stray'), jpeg.subarray(scan)]),
    )
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
  test('a second build encodes nothing and makes the same files', async () => {
    await original('garden.webp')
    const first = await prepare(entry('garden'))
    const files = await readdir(out)
    await rm(out, { recursive: true })
    const second = await prepare(entry('garden'))
    expect(second.encoded).toBe(0)
    expect(await readdir(out)).toEqual(files)
    expect(second.pictures).toEqual(first.pictures)
  })

  test('another picture of the same name gets another address; a new width is made alone', async () => {
    await original('garden.webp')
    const first = await prepare(entry('garden'))
    expect((await prepare(entry('garden', { widths: [320, 160, 80] }))).encoded).toBe(1)
    await original('garden.webp', 1400, 900)
    const second = await prepare(entry('garden'))
    expect(second.encoded).toBe(3)
    expect(second.pictures.get('garden')?.base).not.toBe(first.pictures.get('garden')?.base)
  })

  test('keeps both encodings side by side, under addresses of their own', async () => {
    await original('garden.webp')
    const [fast, published] = [await prepareAs('fast', entry('garden')), await prepareAs('published', entry('garden'))]
    expect(published.encoded).toBe(3)
    expect(published.pictures.get('garden')?.base).not.toBe(fast.pictures.get('garden')?.base)
    for (const encoding of ['fast', 'published'] as const)
      expect((await prepareAs(encoding, entry('garden'))).encoded).toBe(0)
  })

  test('an interrupted run goes on where it was', async () => {
    await original('garden.webp')
    const pictures = await planPictures([entry('garden')], {
      originalsDir: originals,
      cacheDir: cache,
      encoding: 'fast',
      onProgress: () => {
        throw new Error('interrupted')
      },
    })
    await expect(pictures.encode()).rejects.toThrow('interrupted')
    expect((await prepare(entry('garden'))).encoded).toBe(2)
  })

  test('words do not change the pictures: a new alt text or focal point encodes nothing', async () => {
    await original('garden.webp')
    await prepare(entry('garden'))
    const changed = await prepare(entry('garden', { alt: 'Other words.', focus: { x: 10, y: 20 } }))
    expect(changed.encoded).toBe(0)
    expect(changed.pictures.get('garden')).toMatchObject({ alt: 'Other words.', focusClass: 'focus-10-20' })
  })

  test.each(['', '{"width":', 'null'])(
    'what a full disk has left of it, such as “%s”, is made anew',
    async (damaged) => {
      await original('garden.webp')
      await prepare(entry('garden'))
      for (const name of await readdir(cache)) await writeFile(join(cache, name), name.endsWith('.json') ? damaged : '')
      expect((await prepare(entry('garden'))).encoded).toBe(3)
      for (const name of await readdir(out)) expect((await stat(join(out, name))).size).toBeGreaterThan(0)
    },
  )

  test('holds no half-written file, and a damaged site is repaired from it', async () => {
    await original('garden.webp')
    await prepare(entry('garden'))
    const cached = (await readdir(cache, { recursive: true })).filter((name) => name.includes('.'))
    expect(cached.filter((name) => name.endsWith('.tmp'))).toEqual([])
    const [damaged = ''] = await readdir(out)
    const whole = await readFile(join(out, damaged))
    await truncate(join(out, damaged), 10)
    expect((await prepare(entry('garden'))).encoded).toBe(0)
    expect((await readFile(join(out, damaged))).equals(whole)).toBe(true)
  })
})

describe('what stops the build', () => {
  test('a missing original', async () => {
    const problem = await problemOf(entry('garden'))
    expect(problem).toMatch(/`garden` has no picture named garden \(JPEG, HEIC, PNG, WebP or AVIF\)/)
  })

  test('two originals of one name', async () => {
    await original('garden.jpg')
    await original('garden.webp')
    const problem = await problemOf(entry('garden'))
    expect(problem).toMatch(/`garden` has the files garden\.jpg and garden\.webp of one name/)
  })

  test('a file beside a picture that is no picture disturbs nobody', async () => {
    await original('garden.jpg')
    await writeFile(join(originals, 'garden.xmp'), '<x/>')
    await writeFile(join(originals, '.garden.jpg'), '')
    expect((await prepare(entry('garden'))).encoded).toBe(3)
  })

  test.each([100, 1000, 1400])('a HEIC photograph of which only the first %i bytes are there', async (length) => {
    await copyFile(phonePhotograph, join(originals, 'garden.heic'))
    await truncate(join(originals, 'garden.heic'), length)
    expect(await problemOf(entry('garden'))).toContain('garden.heic: is damaged')
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a truncated %s', async (type) => {
    await noise()
      .toFormat(type, { effort: type === 'png' ? 1 : 0 })
      .toFile(join(originals, `garden.${type}`))
    const { size } = await stat(join(originals, `garden.${type}`))
    await truncate(join(originals, `garden.${type}`), Math.round(size * 0.7))
    const problem = await problemOf(entry('garden'))
    expect(problem).toContain(`garden.${type}: is damaged`)
  })

  test('an empty file, and text that calls itself a picture', async () => {
    await writeFile(join(originals, 'empty.jpg'), '')
    await writeFile(join(originals, 'text.jpg'), 'hello, I am not a picture')
    const problem = await problemOf(entry('empty'), entry('text'))
    expect(problem).toMatch(/empty\.jpg: .*is empty/)
    expect(problem).toMatch(/text\.jpg: .*is not a picture/)
  })

  test('a drawing or a scan of another type', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>'
    await writeFile(join(originals, 'drawn.svg'), drawing)
    await original('scan.tiff')
    const problem = await problemOf(entry('drawn'), entry('scan'))
    expect(problem).toMatch(/drawn\.svg: .*is of the type SVG; export it as JPEG, HEIC, PNG, WebP or AVIF/)
    expect(problem).toMatch(/scan\.tiff: .*is of the type TIFF/)
  })

  test('more than 60 megapixels', async () => {
    await sharp({ create: { width: 10_000, height: 7_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toFile(join(originals, 'huge.png'))
    expect(await problemOf(entry('huge'))).toMatch(/huge\.png: .*has 70 megapixels; at most 60 are accepted/)
  })

  test('an original too small for its place, each kind with its own limit, upright', async () => {
    await original('card.webp', 1199, 900)
    await original('hero-wide.webp', 1999, 1200)
    await original('hero-tall.webp', 1439, 2000)
    await original('the-baker.webp', 799, 799)
    await turnedPhotograph('upright.jpg', 6, 1600, 1100)
    const problem = await problemOf(
      entry('card'),
      entry('hero-wide', { use: 'heroWide' }),
      entry('hero-tall', { use: 'heroTall' }),
      entry('the-baker', { use: 'portrait' }),
      entry('upright'),
    )
    expect(problem).toMatch(/card\.webp: .*is 1199 pixels wide; it must be at least 1200/)
    expect(problem).toMatch(/hero-wide\.webp: .*is 1999 pixels wide; it must be at least 2000/)
    expect(problem).toMatch(/hero-tall\.webp: .*is 1439 pixels wide; it must be at least 1440/)
    expect(problem).toMatch(/the-baker\.webp: .*is 799 pixels wide; it must be at least 800/)
    expect(problem).toMatch(/upright\.jpg: .*is 1100 pixels wide; it must be at least 1200/)
  })

  test('W10 a portrait may be higher than wide, as long as it is 800 pixels wide', async () => {
    await original('the-baker.jpg', 900, 1350)
    expect((await prepare(entry('the-baker', { use: 'portrait' }))).encoded).toBe(3)
    expect(await problemOf(entry('the-baker'))).toMatch(/must be at least 1200/)
  })

  test('W1 a picture that is on no page may be of any size', async () => {
    await original('the-baker.jpg', 300, 200)
    expect((await prepare(entry('the-baker', { use: 'spare' }))).encoded).toBeGreaterThan(0)
    expect(await problemOf(entry('the-baker', { use: 'portrait' }))).toMatch(/must be at least 800/)
  })

  test('W8 a wide picture where an upright one is wanted, and the reverse', async () => {
    await original('lake.jpg', 3000, 2000)
    await original('tower.jpg', 2000, 3000)
    const problem = await problemOf(entry('lake', { use: 'heroTall' }), entry('tower', { use: 'heroWide' }))
    expect(problem).toMatch(
      /lake\.jpg: .*is 3000 pixels wide and 2000 high, but upright screens need an upright picture here/m,
    )
    expect(problem).toMatch(/tower\.jpg: .*but wide screens need a wide picture here/m)
  })

  test('all problems are told at once, and nothing is encoded before', async () => {
    await original('good.webp')
    await copyFile(join(originals, 'good.webp'), join(originals, 'twice.webp'))
    await copyFile(join(originals, 'good.webp'), join(originals, 'twice.jpg'))
    const problem = await problemOf(entry('good'), entry('twice'), entry('gone'))
    expect(problem.split('\n')).toHaveLength(2)
    expect(await readdir(out).catch(() => [])).toEqual([])
  })

  test('a folder of originals that does not exist', async () => {
    await rm(originals, { recursive: true })
    expect(await problemOf(entry('garden'))).toMatch(/is missing: it holds the photographs/)
  })
})
