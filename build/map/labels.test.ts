import { describe, expect, it } from 'vitest'
import { loadContent } from '../content.ts'
import type { Content } from '../../content/schema.ts'
import { labelsOf, pinsOf, resortOf } from './labels.ts'
import { readRegion } from './map-plugin.ts'
import { sampleRegion } from './sample-region.ts'
import { sheetOf } from './sheet.ts'

const words = { resort: 'Our Resort', kilometres: 'km' }

describe('labels', () => {
  it('name the resort at the town of rank 1, and other towns by their size', () => {
    const at = { type: 'Point' as const, coordinates: [36.5, -0.5] as [number, number] }
    const sheet = sheetOf(sampleRegion([
      [{ layer: 'town', name: 'Large', rank: 1 }, at],
      [{ layer: 'town', name: 'Small', rank: 2, label: [-8, 4, 'end'] }, at],
      [{ layer: 'town', name: 'Smallest', rank: 3 }, at],
    ]))
    const [resort, city, town, village] = labelsOf(sheet, words).slice(-4)
    expect(resort).toMatchObject({ kind: 'resort', text: words.resort })
    expect(city).toMatchObject({ kind: 'city', text: 'Large', x: resort?.x })
    expect(town).toMatchObject({ kind: 'town', text: 'Small', dx: -8, dy: 4, anchor: 'end' })
    expect(village).toMatchObject({ kind: 'village', anchor: 'start' })
    expect(resortOf(sheet)).toEqual({ x: town?.x, y: town?.y })
  })

  it('turn a range as it runs; the turn of an exit is that of its arrow', () => {
    const at = { type: 'Point' as const, coordinates: [36.5, -0.5] as [number, number] }
    const sheet = sheetOf(sampleRegion([
      [{ layer: 'range', name: 'Hills', turn: 57 }, at],
      [{ layer: 'exit', name: 'Away', turn: 180 }, at],
    ]))
    const turns = labelsOf(sheet, words).map(({ text, turn }) => [text, turn])
    expect(turns).toContainEqual(['Hills', 57])
    expect(turns).toContainEqual(['Away', undefined])
  })

  it('number the scale true to the drawing', () => {
    const sheet = sheetOf(sampleRegion([]))
    const scale = labelsOf(sheet, words).filter(({ kind }) => kind === 'scale')
    expect(scale.map(({ text }) => text)).toEqual(['0', '10', '20 km'])
    expect((scale[2]!.x - scale[0]!.x) / sheet.unitsPerKm).toBeCloseTo(20, 0)
  })
})

describe('pins', () => {
  const near = { id: 'near', coordinates: { lat: -0.5, lon: 36.5 } }

  it('stand on their spot where the data says nothing', () => {
    const sheet = sheetOf(sampleRegion([]))
    const [x] = sheet.at([36.5, -0.5])
    expect(pinsOf(sheet, [near])).toMatchObject([{ id: 'near', x: Math.round(x), anchor: 'start' }])
    expect(pinsOf(sheet, [near])[0]).not.toHaveProperty('spot')
  })

  it('stand beside it as the data says, with a leader line to it', () => {
    const placing = { layer: 'place', id: 'near', pin: [10, -20] as [number, number], leader: true }
    const [pin] = pinsOf(sheetOf(sampleRegion([[placing, null]])), [near])
    expect([pin!.x - pin!.spot!.x, pin!.y - pin!.spot!.y]).toEqual([10, -20].map((each) => expect.closeTo(each)))
  })

  it('keep the order of the places; those off the sheet have none', () => {
    const far = { id: 'far', coordinates: { lat: 51.5, lon: 0 } }
    const next = { id: 'next', coordinates: { lat: -0.1, lon: 36.1 } }
    expect(pinsOf(sheetOf(sampleRegion([])), [next, far, near]).map(({ id }) => id)).toEqual(['next', 'near'])
  })
})

describe('our map', () => {
  const { location, site } = loadContent(process.cwd()).content as Content
  const sheet = sheetOf(readRegion())
  const pins = pinsOf(sheet, location.nearby.places)

  it('has a pin for each place of the guide, in its order (L4)', () => {
    expect(pins.map(({ id }) => id)).toEqual(location.nearby.places.map(({ id }) => id))
  })

  it('has no two pins that a finger could not tell apart on a phone of 390 px: change "pin" in the data', () => {
    for (const [i, a] of pins.entries()) {
      for (const b of pins.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.id}, ${b.id}`).toBeGreaterThan(57)
    }
  })

  it('has no pin over our own mark on a phone of 390 px: change "pin" in the data (M19)', () => {
    const { x, y } = resortOf(sheet)!
    for (const pin of pins) expect(Math.hypot(pin.x - x, pin.y - y), pin.id).toBeGreaterThan(53)
  })

  it('is true to scale: Nakuru to Naivasha town is 62 km in a straight line', () => {
    const [nakuru, naivasha] = ['Nakuru', 'Naivasha'].map((name) => sheet.points('town').find((each) => each.properties.name === name)!)
    expect(Math.hypot(nakuru!.x - naivasha!.x, nakuru!.y - naivasha!.y) / sheet.unitsPerKm).toBeCloseTo(62.3, 0)
  })

  it('has all names inside the sheet', () => {
    for (const { x, y, text } of labelsOf(sheet, { resort: site.name, kilometres: location.map.kilometres })) {
      expect(x > 0 && x < sheet.width && y > 0 && y < sheet.height, text).toBe(true)
    }
  })
})
