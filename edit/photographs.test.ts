import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { picturesSchema } from '../content/pictures.schema.ts'
import { copyContent, soundContent, withPhotographs } from '../tests/content/content-copy.ts'
import { tellsPlace } from '../tools/pictures/originals.ts'
import { root } from '../tools/root.ts'
import { ContentStore } from './content-store.ts'
import { keyFor, Photographs, withoutLocation } from './photographs.ts'

const copy = await withPhotographs(copyContent())
const [key = ''] = Object.keys(soundContent().pictures)
const photograph = async (background: string) => {
  const bytes = await sharp({ create: { width: 2400, height: 1600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { kept: await withoutLocation(bytes), data: `data:image/jpeg;base64,${bytes.toString('base64')}` }
}

test('O1 two windows with a photograph each for one picture: each saves its own, which can be taken back', async () => {
  const store = new ContentStore(copy.root)
  const photographs = new Photographs(store)
  const path = `pictures.yaml#${key}`
  const inProject = () => globSync(`assets/pictures/${key}.*`, { cwd: copy.root })
  const kept = () => inProject().map((file) => readFileSync(join(copy.root, file)))
  const [words, names] = [copy.read('pictures.yaml'), inProject()]
  const [one, two] = [await photograph('#c33'), await photograph('#33c')]
  const { staged: first = '' } = await photographs.stage({ key, data: one.data })
  const { staged: second = '' } = await photographs.stage({ key, data: two.data })
  const save = (staged: string, value: string) =>
    photographs.save({ key, staged, changes: [{ path, value, was: store.fields().get(path)!.field.value }] }).problems
  expect(save(first, 'A red one, and more')).toEqual([])
  expect(kept()).toEqual([one.kept])
  expect(save(second, 'A blue one, and more')).toEqual([])
  expect(kept()).toEqual([two.kept])
  expect(save(second, 'A blue one, again')).toHaveLength(1)
  store.undo()
  store.undo()
  expect([copy.read('pictures.yaml'), inProject()]).toEqual([words, names])
})

test('O1 a picture that comes into the catalogue has a key made of its words, which no other has', () => {
  expect(keyFor('A coral rose in full bloom above the rose garden', () => false)).toBe('coral-rose-full-bloom')
  expect(keyFor('Rosé, in the café', (each) => each === 'rose-cafe')).toBe('rose-cafe-2')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (words) => {
      expect(picturesSchema.safeParse({ [keyFor(words, () => false)]: 'A rose: in full bloom.' }).success).toBe(true)
    }),
  )
})

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description exif:GPSLatitude="0,17.2S" xmlns:exif="http://ns.adobe.com/exif/1.0/"/></rdf:RDF></x:xmpmeta>'
const gps = { GPSLatitudeRef: 'S', GPSLatitude: '77/1 17/1 13/1', GPSDateStamp: '2031:12:24' }
const [width, height] = [96, 64]

/** Red above, blue below, in the wide colours of a phone. It lies on its side, which its notes tell. */
const taken = sharp({ create: { width: height, height: width, channels: 3, background: '#00f' } })
  .composite([
    { input: { create: { width: height / 2, height: width, channels: 3, background: '#f00' } }, left: 0, top: 0 },
  ])
  .withExif({ IFD0: { Artist: 'An author' }, IFD3: gps })
  .withXmp(xmp)
  .withIccProfile('p3')
  .withMetadata({ orientation: 6 })

const encodings: [string, (photograph: Sharp) => Sharp][] = [
  ['JPEG', (each) => each.jpeg({ chromaSubsampling: '4:4:4' })],
  ['WebP', (each) => each.webp({ lossless: true })],
  ['AVIF', (each) => each.avif({ effort: 0, quality: 90 })],
  ['PNG', (each) => each.png()],
]

/** The colour in the middle of the upper and of the lower half, as pages show it. */
async function halves(bytes: Buffer) {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([width, height])
  const at = (row: number) => [...data.subarray((row * info.width + width / 2) * 3).subarray(0, 3)]
  return [at(height / 4), at((3 * height) / 4)]
}

test.each(encodings)('O1 a photograph as %s keeps its picture alone: upright, in its colours', async (_, encode) => {
  const plain = await encode(taken.clone()).toBuffer()
  const before = Buffer.concat([plain, plain])
  const after = await withoutLocation(before)
  expect([tellsPlace(before), tellsPlace(after)]).toEqual([true, false])
  expect(after.toString('latin1')).not.toMatch(/2031:12:24|17\.2S|An author/)
  const { exif, xmp: notes, iptc, comments } = await sharp(after).metadata()
  expect({ exif, notes, iptc, comments }).toEqual({})
  const [seen, kept] = [await halves(before), await halves(after)]
  for (const [half, colour] of seen.entries())
    for (const [band, value] of colour.entries()) expect(Math.abs(kept[half]![band]! - value)).toBeLessThan(6)
})

test('O1 the place is found in XMP alone, and in Exif of either order of bytes: iPhones write the first', () => {
  const [tag, type, count] = [2, 5, 3]
  const latitude = [Buffer.from([0, tag, 0, type, 0, 0, 0, count]), Buffer.from([tag, 0, type, 0, count, 0, 0, 0])]
  for (const data of [...latitude, Buffer.from(xmp)]) expect(tellsPlace(data)).toBe(true)
})

test('O1 a picture that is transparent in parts stays so', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const before = await sharp({ create: { width, height, channels: 4, background: clear } })
    .webp()
    .toBuffer()
  const [first] = (await sharp(await withoutLocation(before)).stats()).channels.slice(-1)
  expect(first?.max).toBe(0)
})

test('O1 a photograph of a phone (HEIC) becomes a JPEG without its place', async () => {
  const before = readFileSync(join(root, 'tests/content/heic/turned.heic'))
  const after = await withoutLocation(before)
  expect([tellsPlace(before), tellsPlace(after)]).toEqual([true, false])
  expect(await sharp(after).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 960 })
})
