import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawMap } from './drawing.ts'
import { pinsOf } from './labels.ts'
import { readRegion } from './map-plugin.ts'
import { sampleRegion } from './sample-region.ts'
import { sheetOf } from './sheet.ts'

describe('our map', () => {
  const drawn = drawMap(sheetOf(readRegion()), [], 'light')

  it('is the same every time', () => {
    expect(drawMap(sheetOf(readRegion()), [], 'light')).toBe(drawn)
  })

  it('is well-formed, as browsers want a picture to be', async () => {
    expect(await sharp(Buffer.from(drawn)).metadata()).toMatchObject({ format: 'svg' })
  })

  it('has every layer, of numbers only, never NaN', () => {
    const paths = [...drawn.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d)
    for (const d of paths) expect(d).toMatch(/^M[-\d. MmLlhvcsz]+$/i)
  })

  it('has all its colours from the roles of the page', () => {
    const used = [...drawn.matchAll(/var\((--[\w-]+)\)/g)].map(([, role]) => role)
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter((role) => !drawn.includes(`${role}:light-dark(`))).toEqual([])
  })

  it('takes at most 14 kB on its way', () => {
    expect(brotliCompressSync(drawn).length).toBeLessThan(14_000)
  })
})

it('draws a line from a pin to its spot where the pin stands beside it', () => {
  const sheet = sheetOf(sampleRegion([[{ layer: 'place', id: 'here', pin: [10, -20], leader: true }, null]]))
  const pins = pinsOf(sheet, [{ id: 'here', coordinates: { lat: -0.5, lon: 36.5 } }])
  const { x, y, spot } = pins[0]!
  expect(drawMap(sheet, pins, 'dark')).toContain(`M${spot!.x} ${spot!.y}L${x} ${y}`)
})
