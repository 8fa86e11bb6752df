import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { soundContent } from '../../tests/content/content-copy.ts'
import { sample } from '../../tests/content/sample.ts'
import { drawMap } from './drawing.ts'
import { layOut } from './layout.ts'
import { composeMap } from './vite-plugin.ts'
import { readRegion } from './places.ts'
import { sampleSheet } from './sample-region.ts'

const content = soundContent()
const ours = () => composeMap(content, readRegion(sample).region)

describe('the map of the sample', () => {
  const { sheet, layout } = ours()
  const drawn = drawMap(sheet, layout, 'light')

  it('is the same every time', () => {
    const again = ours()
    expect(drawMap(again.sheet, again.layout, 'light')).toBe(drawn)
  })

  it('is well-formed, as browsers want a picture to be', async () => {
    expect(await sharp(Buffer.from(drawn)).metadata()).toMatchObject({ format: 'svg' })
  })

  it('has every layer, of numbers only, never NaN', () => {
    const paths = [...drawn.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d)
    // A layer of which the data has nothing is empty.
    expect(paths.filter(Boolean).length).toBeGreaterThan(10)
    for (const d of paths.filter(Boolean)) expect(d).toMatch(/^M[-\d. MmLlhvcsz]+$/i)
  })

  it('has all its colours from the roles of the page', () => {
    const used = [...drawn.matchAll(/var\((--[\w-]+)\)/g)].map(([, role]) => role)
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter((role) => !drawn.includes(`${role}:light-dark(`))).toEqual([])
  })
})

it('draws a line from a pin to its spot where the pin stands beside it', () => {
  const sheet = sampleSheet([
    [
      { layer: 'place', id: 'here', leader: true },
      { type: 'Point', coordinates: [36.52, -0.46] },
    ],
  ])
  const place = { id: 'here', name: 'Here', coordinates: { lat: -0.5, lon: 36.5 } }
  const layout = layOut(
    sheet,
    [36.2, -0.2],
    [place],
    { resort: 'Ours', city: 'Town', isInCity: true, kilometres: 'km' },
    false,
  )
  const { x, y, spot } = layout.pins[0]!
  expect(drawMap(sheet, layout, 'dark')).toContain(`M${spot!.x} ${spot!.y}L${x} ${y}`)
})

it('draws no land but rings where there is no data', async () => {
  const { sheet, layout } = composeMap(content, undefined)
  const drawn = drawMap(sheet, layout, 'light')
  expect(await sharp(Buffer.from(drawn)).metadata()).toMatchObject({ format: 'svg' })
  expect(drawn.match(/<g class="rings">(<circle[^>]*>)+/)?.[0].match(/<circle/g)).toHaveLength(layout.rings.length)
  expect(drawn).not.toContain('NaN')
})
