import { copyFile, mkdir, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { root } from '../root.ts'
import type { Encoding } from './recipes.ts'
import { planPictures } from './encode.ts'
import { originalsFolder } from './accept-original.ts'
import type { PictureEntry } from '../content/picture-entries.ts'

const { folder } = temporaryFolder()
const [originals, out, cache] = [join(folder, originalsFolder), join(folder, 'out'), join(folder, 'cache/pictures')]
vi.stubEnv('WARIDI_CACHE', join(folder, 'cache'))
beforeEach(async () => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(originals, { recursive: true })
})

/** A picture of two colours: its upper half red, its lower half blue. */
function redOverBlue(width = 320, height = 240): Sharp {
  const upper = { width, height: Math.round(height / 2), channels: 3, background: '#f00' } as const
  return sharp({ create: { ...upper, height, background: '#00f' } }).composite([
    { input: { create: upper }, top: 0, left: 0 },
  ])
}
const original = (name: string, width?: number, height?: number) =>
  redOverBlue(width, height).toFile(join(originals, name))

/** With the note of a camera that was held otherwise. */
const turned = (name: string, orientation: number, width: number, height: number) =>
  redOverBlue(width, height).withMetadata({ orientation }).jpeg().toFile(join(originals, name))

/** 1280 × 960, red above blue, in Display P3, encoded on its side with a turn (`irot`), as phones store it. */
const heics = join(root, 'tests/content/heic')
const phonePhotograph = join(heics, 'turned.heic')

/** Where nothing else is said, of a use that takes any size. */
const entry = (key: string, use: PictureEntry['use'] = 'spare'): PictureEntry => {
  return { key, alt: 'Two colours.', use }
}

/** Runs the pipeline; `encoded` counts the versions that had to be made. */
async function prepareAs(encoding: Encoding, ...entries: PictureEntry[]) {
  let encoded = 0
  const onProgress = (): void => void (encoded += 1)
  const pictures = await planPictures(entries, { root: folder, encoding, onProgress })
  await pictures.encode()
  await pictures.placeIn(out)
  return { pictures: pictures.data, encoded }
}
const prepare = (...entries: PictureEntry[]) => prepareAs('fast', ...entries)

async function corners(file: string): Promise<number[]> {
  const data = await sharp(join(out, file)).removeAlpha().raw().toBuffer()
  return [...data.subarray(0, 3), ...data.subarray(-3)]
}
function expectColours(found: number[], wanted: number[]) {
  for (const [at, value] of wanted.entries()) expect(Math.abs(found[at]! - value)).toBeLessThan(16)
}
const [red, blue] = [
  [255, 0, 0],
  [0, 0, 255],
]

test('every width as AVIF and a middle one as WebP, named by key and content, with nothing of the camera', async () => {
  await redOverBlue()
    .withExif({ IFD0: { Copyright: 'A photographer' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>somewhere</note></x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toFile(join(originals, 'Rose-Garden.JPG'))
  const { pictures } = await prepare(entry('rose-garden'))
  const { base, ...picture } = pictures.get('rose-garden')!
  expect(picture).toEqual({ key: 'rose-garden', alt: 'Two colours.', width: 320, height: 240, widths: [240, 320] })
  expect(base).toMatch(/^\/pictures\/rose-garden\.[0-9a-f]{8}$/)
  const files = await readdir(out)
  expect(files.toSorted()).toEqual(['-240.avif', '-320.avif', '-320.webp'].map((ending) => basename(base) + ending))
  for (const file of files) {
    const { format, width, exif, xmp, iptc, icc, orientation } = await sharp(join(out, file)).metadata()
    expect(`-${width}.${format === 'heif' ? 'avif' : format}`).toBe(/-\d+\.\w+$/.exec(file)?.[0])
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
  }
})

test('a photograph that lies on its side is set upright', async () => {
  // EXIF 3 is upside down; EXIF 6 has its left side where the top belongs.
  await turned('turned.jpg', 3, 320, 240)
  await turned('tall.jpg', 6, 320, 240)
  const { pictures } = await prepare(entry('turned'), entry('tall'))
  expectColours(await corners(`${basename(pictures.get('turned')!.base)}-320.webp`), [...blue, ...red])
  expect(pictures.get('tall')).toMatchObject({ width: 240, height: 320 })
})

test.each(['b-w', 'cmyk'])('a JPEG in other colours (%s) is read', async (colours) => {
  await redOverBlue().toColourspace(colours).jpeg().toFile(join(originals, 'garden.jpg'))
  const { pictures } = await prepare(entry('garden'))
  const made = await sharp(join(out, `${basename(pictures.get('garden')!.base)}-320.webp`)).metadata()
  expect([made.space, made.channels]).toEqual(['srgb', 3])
})

test.each(['heic', 'jpg'])('a phone’s photograph (HEIC), as garden.%s, is upright, in its colours', async (ending) => {
  await copyFile(phonePhotograph, join(originals, `garden.${ending}`))
  const { pictures, encoded } = await prepare(entry('garden'))
  const { base, width, height } = pictures.get('garden')!
  expect({ width, height, encoded }).toEqual({ width: 800, height: 600, encoded: 5 })
  // Read without its profile the red would be duller, (234, 51, 35).
  expectColours(await corners(`${basename(base)}-480.webp`), [...red, ...blue])
  expect((await prepare(entry('garden'))).encoded).toBe(0)
})

test.each([
  ['many-parts', [91, 140, 59]],
  ['large-profile', [200, 40, 40]],
  ['second-of-two', [40, 40, 200]],
  ['see-through', [255, 255, 255]],
])('a HEIC with %s is shown as it names it, on white', async (name, colour) => {
  await copyFile(join(heics, `${name}.heic`), join(originals, 'garden.heic'))
  const { base } = (await prepare(entry('garden'))).pictures.get('garden')!
  expectColours(await corners(`${basename(base)}-480.webp`), [...colour, ...colour])
})

test("a JPEG with slips that every browser overlooks is read: a phone's odd scan header, bytes between markers", async () => {
  const jpeg = await redOverBlue().jpeg().toBuffer()
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  const odd = Buffer.from(jpeg)
  odd.fill(0, scan + 2 + odd.readUInt16BE(scan + 2) - 3, scan + 2 + odd.readUInt16BE(scan + 2))
  await writeFile(join(originals, 'odd.jpg'), odd)
  const stray = Buffer.concat([jpeg.subarray(0, scan), Buffer.from('stray'), jpeg.subarray(scan)])
  await writeFile(join(originals, 'stray.jpg'), stray)
  expect((await prepare(entry('odd'), entry('stray'))).encoded).toBe(6)
})

test('a second build encodes nothing, whatever the words, and repairs a damaged site', async () => {
  await original('garden.webp')
  const { pictures } = await prepare(entry('garden'))
  const [first = '', second = '', ...others] = await readdir(out)
  const whole = await readFile(join(out, first))
  await truncate(join(out, first), 10)
  await rm(join(out, second))
  const { encoded, pictures: again } = await prepare({ ...entry('garden'), alt: 'Other words.' })
  expect([encoded, await readdir(out)]).toEqual([0, [first, second, ...others]])
  expect((await readFile(join(out, first))).equals(whole)).toBe(true)
  expect(again.get('garden')).toEqual({ ...pictures.get('garden'), alt: 'Other words.' })
  // An emptied file of the cache is made anew.
  for (const name of await readdir(cache)) await writeFile(join(cache, name), '')
  expect((await prepare(entry('garden'))).encoded).toBe(3)
  for (const name of await readdir(out)) expect((await readFile(join(out, name))).length).toBeGreaterThan(0)
})

test('another picture, or another encoding, has another address', async () => {
  await original('garden.webp')
  const made = [await prepare(entry('garden')), await prepareAs('published', entry('garden'))]
  await original('garden.webp', 320, 200)
  made.push(await prepare(entry('garden')))
  expect(made.map(({ encoded }) => encoded)).toEqual([3, 3, 3])
  expect(new Set(made.map(({ pictures }) => pictures.get('garden')!.base)).size).toBe(3)
})

const written = (name: string, text: string | Buffer) => writeFile(join(originals, name), text)
/** A photograph that is hard to compress, so that it lacks pixels and not padding, without its last third. */
async function torn(type: 'jpeg' | 'png' | 'webp' | 'avif') {
  const pixels = Buffer.alloc(600 * 400 * 3).map((_, index) => index * 7919 * (index % 251))
  const noise = sharp(pixels, { raw: { width: 600, height: 400, channels: 3 } })
  const whole = await noise.toFormat(type, { effort: type === 'png' ? 1 : 0 }).toBuffer()
  await written(`garden.${type}`, whole.subarray(0, whole.length * 0.7))
}
const heicOf = async (file: string, length: number) =>
  written('garden.heic', (await readFile(join(heics, file))).subarray(0, length))

const megapixels = (file: string) =>
  redOverBlue(10_000, 7_000).png({ compressionLevel: 1 }).toFile(join(originals, file))
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>'
const damaged = 'is damaged or no picture'

type Row = [what: string, make: () => Promise<unknown>, sentence: string, use?: PictureEntry['use']]
const sized = (use: PictureEntry['use'], width: number, height: number, sentence: string): Row => [
  `a picture of ${width} × ${height} as ${use}`,
  () => original('garden.webp', width, height),
  `garden.webp: is ${width} pixels wide${sentence}`,
  use,
]

test.each<Row>([
  ['nothing', () => Promise.resolve(), '`garden` has no picture of that name (JPEG, HEIC, PNG, WebP'],
  ['no folder', () => rm(originals, { recursive: true }), 'assets/pictures: is missing: it holds the photographs'],
  ...['turned.heic 100', 'turned.heic 1000', 'turned.heic 1400', 'tiles.heic 9000', 'tiles.heic 20000'].map(
    (cut): Row => {
      const [file = '', length] = cut.split(' ')
      return [`${cut} B`, () => heicOf(file, Number(length)), `garden.heic: ${damaged}`]
    },
  ),
  ...(['jpeg', 'png', 'webp', 'avif'] as const).map((type): Row => {
    return [`a torn ${type}`, () => torn(type), `garden.${type}: ${damaged}`, 'spare']
  }),
  ['an empty file', () => written('garden.jpg', ''), `garden.jpg: ${damaged}`],
  ['words', () => written('garden.jpg', 'I am not a picture'), `garden.jpg: ${damaged}`],
  ['a drawing', () => written('garden.svg', drawing), 'is of the type SVG; export it as JPEG, HEIC, PNG, WebP or AVIF'],
  ['a scan', () => original('garden.tiff'), 'garden.tiff: is of the type TIFF'],
  ['70 megapixels', () => megapixels('garden.png'), 'garden.png: has 70 megapixels; at most 60 are accepted'],
  sized('card', 1199, 900, '; it must be at least 1200'),
  sized('heroTall', 3000, 2000, ' and 2000 high, but upright screens need an upright'),
  sized('heroWide', 2000, 3000, ' and 3000 high, but wide screens need a wide picture'),
  ['one that lies on its side', () => turned('garden.jpg', 6, 1600, 1100), 'is 1100 pixels wide; it must be at least'],
])('%s stops the build', async (_, make, sentence, use = 'card') => {
  await make()
  await expect(prepare(entry('garden', use))).rejects.toThrow(sentence)
  expect(await readdir(out).catch(() => [])).toEqual([])
})

test('all pictures that stop the build are told at once', async () => {
  await written('one.jpg', '')
  await expect(prepare(entry('one'), entry('two'))).rejects.toThrow(/one\.jpg: is damaged[^\n]*\n[^\n]*`two` has no/)
})

test('W10 a high portrait, a small picture on no page and other files beside it stop nothing', async () => {
  await original('the-baker.jpg', 900, 1350)
  await original('small.jpg', 200, 100)
  await written('the-baker.xmp', '<x/>')
  await written('.the-baker.jpg', '')
  expect((await prepare(entry('the-baker', 'portrait'), entry('small'))).encoded).toBe(7)
})
