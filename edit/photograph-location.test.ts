import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { tellsPlace } from '../tools/pictures/originals.ts'
import { root } from '../tools/root.ts'
import { withoutLocation } from './photographs.ts'

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
async function halves(photograph: Buffer) {
  const { data, info } = await sharp(photograph)
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([width, height])
  const at = (row: number) => [...data.subarray((row * info.width + width / 2) * 3).subarray(0, 3)]
  return [at(height / 4), at((3 * height) / 4)]
}

describe.each(encodings)('O1 a photograph as %s', (_, encode) => {
  test('keeps its picture alone: upright, in its colours, without notes and without what follows it', async () => {
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
  const before = readFileSync(join(root, 'tests/content/turned.heic'))
  const after = await withoutLocation(before)
  expect([tellsPlace(before), tellsPlace(after)]).toEqual([true, false])
  expect(await sharp(after).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 960 })
})
