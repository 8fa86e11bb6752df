import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { withoutLocation } from './photograph-location.ts'

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description exif:GPSLatitude="0,17.2S" xmlns:exif="http://ns.adobe.com/exif/1.0/"/></rdf:RDF></x:xmpmeta>'
const place = { GPSLatitudeRef: 'S', GPSLatitude: '77/1 17/1 13/1', GPSDateStamp: '2031:12:24' }
const taken = sharp({ create: { width: 8, height: 12, channels: 3, background: '#7a5' } })
  .withExif({ IFD0: { Artist: 'Our own' }, IFD3: place })
  .withXmp(xmp)
  .withMetadata({ orientation: 6 })

describe.each<[string, (photograph: Sharp) => Sharp]>([
  ['JPEG', (each) => each.jpeg()],
  ['WebP', (each) => each.webp()],
  ['AVIF', (each) => each.avif({ effort: 0 })],
  ['PNG', (each) => each.png()],
])('O1 a photograph as %s', (format, encode) => {
  test('loses the place where it was taken, and nothing that is seen', async () => {
    const before = await encode(taken.clone()).toBuffer()
    const after = await withoutLocation(before)
    const about = await sharp(before).metadata()
    expect(about.exif?.includes('2031:12:24') ?? about.xmp?.includes('17.2S')).toBe(true)
    const { exif, xmp: notes, orientation, width } = await sharp(after).metadata()
    expect(Buffer.concat([exif ?? Buffer.alloc(0), notes ?? Buffer.alloc(0)]).toString('latin1')).not.toMatch(
      /2031:12:24|17\.2S/,
    )
    expect(width).toBe(about.width)
    if (format !== 'PNG') expect([orientation, exif?.includes('Our own')]).toEqual([about.orientation, true])
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()
    expect(await pixels(after)).toEqual(await pixels(before))
  })

  test.skipIf(format === 'PNG')('loses all such data where they are damaged', async () => {
    const before = await encode(taken.clone()).toBuffer()
    const at = before.indexOf(Buffer.from([0x25, 0x88]))
    before.fill(0xff, at + 8, at + 12)
    expect((await withoutLocation(before)).includes('2031:12:24')).toBe(false)
  })

  test('without such data stays as it is', async () => {
    const plain = await encode(sharp({ create: { width: 8, height: 8, channels: 3, background: '#7a5' } })).toBuffer()
    expect((await withoutLocation(plain)).equals(plain)).toBe(true)
  })
})
