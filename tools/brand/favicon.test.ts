import sharp from 'sharp'
import { expect, test } from 'vitest'
import { icoFile } from './favicon.ts'

test('an icon file names the size and the place of each of its pictures', async () => {
  const png = (size: number) =>
    sharp({ create: { width: size, height: size, channels: 4, background: '#f00' } })
      .png()
      .toBuffer()
  const file = icoFile([
    { size: 32, png: await png(32) },
    { size: 48, png: await png(48) },
  ])
  expect([0, 2, 4].map((at) => file.readUInt16LE(at))).toEqual([0, 1, 2])
  const entries = [6, 22].map((at) => {
    const [bytes, start] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)]
    return { size: file.readUInt8(at), picture: file.subarray(start, start + bytes) }
  })
  for (const { size, picture } of entries) {
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size, height: size })
  }
})
