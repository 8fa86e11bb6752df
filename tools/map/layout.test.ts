import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { MapLabel } from '../../app/getting-there/map-drawing.ts'
import { soundContent } from '../../tests/content/content-copy.ts'
import { sample } from '../../tests/content/sample.ts'
import { extentOf, frameAround, isWithin } from './frame.ts'
import { collide, isInside, labelCover, pinCover, pinLabelCover, resortCover, type Cover } from './ground.ts'
import { layOut, type Layout } from './layout.ts'
import { EDGE, PIN_DISTANCE, RESORT_DISTANCE, type Place } from './pins.ts'
import { composeMap } from './vite-plugin.ts'
import { readRegion } from './places.ts'
import type { Frame, Position } from './region.ts'
import { sampleSheet } from './sample-region.ts'
import { sheetOf, type Sheet } from './sheet.ts'

const words = { resort: 'Our Resort', city: 'Our Town', isInCity: true, kilometres: 'km' }
const away: Position = [36.1, -0.1]
const near = { id: 'near', name: 'Near', coordinates: { lat: -0.5, lon: 36.5 } }
const textsOf = (labels: readonly MapLabel[], ...kinds: string[]) =>
  labels.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text)

describe('names', () => {
  const at = { type: 'Point' as const, coordinates: [36.5, -0.5] as [number, number] }

  it('of resort and town stand together where the resort is in its town, which has no dot then', () => {
    const sheet = sampleSheet([[{ layer: 'town', name: 'Our Town', rank: 1 }, at]])
    const { labels, towns } = layOut(sheet, [36.501, -0.5], [], words, false)
    const [resort, city] = labels.slice(-2)
    expect(resort).toMatchObject({ kind: 'resort', text: words.resort })
    expect(city).toMatchObject({ kind: 'city', text: words.city, x: resort?.x, y: resort?.y })
    expect(towns).toEqual([])
  })

  it('of resort and town stand apart where the resort is outside of its town', () => {
    const sheet = sampleSheet([[{ layer: 'town', name: 'Our Town', rank: 1 }, at]])
    const { labels, towns } = layOut(sheet, away, [], words, false)
    expect(textsOf(labels, 'resort', 'city', 'town')).toEqual(['Our Town', words.resort])
    expect(towns).toHaveLength(1)
  })

  it('of a town more than a kilometre away stand at a dot of its own, however small the map is', () => {
    const sheet = sampleSheet([[{ layer: 'town', name: 'Our Town', rank: 1 }, at]])
    const resort: Position = [36.5, -0.515]
    const { labels, towns, resort: home } = layOut(sheet, resort, [], words, false)
    expect(towns).toHaveLength(1)
    expect(Math.hypot(towns[0]!.x - home.x, towns[0]!.y - home.y)).toBeLessThan(RESORT_DISTANCE)
    expect(textsOf(labels, 'resort', 'city')).toEqual([words.resort])
  })

  it('of a town of which the data holds nothing stand below that of the resort where it is said to be in it', () => {
    const sheet = sampleSheet([])
    const of = (isInCity: boolean) => textsOf(layOut(sheet, away, [], { ...words, isInCity }, true).labels, 'city')
    expect([of(true), of(false)]).toEqual([[words.city], []])
  })

  it('of towns stand as the data says, else on a free side, and nowhere without one', () => {
    const beside = (x: number) => ({ type: 'Point' as const, coordinates: [x, -0.5] as [number, number] })
    const sheet = sampleSheet([
      [{ layer: 'town', name: 'By hand', rank: 2, label: [-8, 4, 'end'] }, at],
      [
        { layer: 'town', name: 'Free', rank: 3 },
        { type: 'Point', coordinates: [36.2, -0.8] },
      ],
      ...Array.from({ length: 9 }, (_, i): [object, typeof at] => [
        { layer: 'town', name: `Crowded ${i}`, rank: 3 },
        beside(36.5 + i / 500),
      ]),
    ])
    const { labels } = layOut(sheet, away, [], words, false)
    const find = (text: string) => labels.find((label) => label.text === text)
    expect(find('By hand')).toMatchObject({ kind: 'town', dx: -8, dy: 4, anchor: 'end' })
    expect(find('Free')).toMatchObject({ kind: 'village', dx: 8, dy: 4, anchor: 'start' })
    expect(labels.filter(({ text }) => text.startsWith('Crowded')).length).toBeLessThan(9)
  })

  it('turn a range as it runs; the turn of an exit is that of its arrow', () => {
    const sheet = sampleSheet([
      [{ layer: 'range', name: 'Hills', turn: 57 }, at],
      [
        { layer: 'exit', name: 'Away', turn: 180 },
        { type: 'Point', coordinates: [36.5, -0.9] },
      ],
    ])
    const turns = layOut(sheet, away, [], words, false).labels.map(({ text, turn }) => [text, turn])
    expect(turns).toContainEqual(['Hills', 57])
    expect(turns).toContainEqual(['Away', undefined])
  })

  it('that a pin would cover are left out', () => {
    const sheet = sampleSheet([
      [{ layer: 'water', name: 'Lake' }, at],
      [{ layer: 'shield', name: 'A1' }, at],
    ])
    expect(textsOf(layOut(sheet, away, [near], words, false).labels, 'water', 'shield')).toEqual([])
    expect(textsOf(layOut(sheet, away, [], words, false).labels, 'water')).toEqual(['Lake'])
  })

  it.each([1, 0.1, 20])('number the scale true to the drawing, on a map of %d degrees', (degrees) => {
    const sheet = sheetOf([], [36, 40, 36 + degrees, 40 + degrees])
    const { labels, scale } = layOut(sheet, [36 + degrees / 2, 40 + degrees / 2], [], words, false)
    const [, half, all] = textsOf(labels, 'scale')
    expect(Number.parseFloat(all!)).toBe(scale!.km)
    expect(Number(half)).toBe(scale!.km / 2)
    expect(scale!.length / sheet.unitsPerKm / scale!.km).toBeCloseTo(1, 1)
    expect(scale!.length).toBeLessThanOrEqual(160)
  })
})

describe('pins', () => {
  it('stand on their spot where there is room', () => {
    const sheet = sampleSheet([])
    const [x] = sheet.at([36.5, -0.5])
    const [pin] = layOut(sheet, away, [near], words, false).pins
    expect(pin).toMatchObject({ id: 'near', x: Math.round(x), label: { anchor: 'start' } })
    expect(pin).not.toHaveProperty('spot')
  })

  describe('for which the data has a place by hand', () => {
    const byHand = (at: Position) =>
      sampleSheet([
        [
          { layer: 'place', id: 'near', label: [-18, 5, 'end'], leader: true },
          { type: 'Point', coordinates: at },
        ],
      ])
    const pinOn = (sheet: Sheet, resort: Position, ...others: Place[]) =>
      layOut(sheet, resort, [...others, near], words, false).pins.at(-1)!

    it('stand there, with a leader line to their spot', () => {
      const pin = pinOn(byHand([36.52, -0.46]), away)
      expect([pin.x - pin.spot!.x, pin.y - pin.spot!.y]).toEqual([12, -24].map((each) => expect.closeTo(each, 0)))
      expect(pin.label).toEqual({ dx: -18, dy: 5, anchor: 'end' })
    })

    it('stand elsewhere where that is the resort, or beyond the edge', () => {
      for (const at of [away, [37.2, -0.5] as Position])
        expect(pinOn(byHand(at), away)).toMatchObject({ x: 300, y: 300 })
    })

    it('have their name on another side where something lies on that one', () => {
      const other = { ...near, id: 'other', coordinates: { lat: -0.46, lon: 36.4 } }
      expect(pinOn(byHand([36.52, -0.46]), away, other).label).not.toMatchObject({ dx: -18, dy: 5 })
    })
  })

  it('have no name that stands nearer to another of them', () => {
    const row = Array.from({ length: 12 }, (_, i): Place => ({
      id: `p${i}`,
      name: `Some Place ${i}`,
      coordinates: { lat: -0.5 - (i % 2) / 10, lon: 36.2 + i / 20 },
    }))
    const { pins } = layOut(sampleSheet([]), away, row, words, false)
    for (const [i, pin] of pins.entries()) {
      if (!pin.label) continue
      const { wide } = pinLabelCover(pin, row[i]!.name, pin.label)
      const far = ({ x, y }: { x: number; y: number }) =>
        Math.min(
          ...wide.map((box) =>
            Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)),
          ),
        )
      expect(pins.filter((other) => far(other) < far(pin)).map(({ id }) => id)).toEqual([])
    }
    expect(pins.filter(({ label }) => label).length).toBeGreaterThan(4)
  })

  it('step aside for each other and for the resort, with a leader line', () => {
    const places = ['a', 'b', 'c'].map((id) => ({ ...near, id }))
    const { pins } = layOut(sampleSheet([]), [36.5, -0.5], places, words, false)
    expect(pins.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    for (const pin of pins) expect(Math.hypot(pin.x - pin.spot!.x, pin.y - pin.spot!.y)).toBeGreaterThan(50)
  })
})

/** What a layout sets, by name, except what the data has placed by hand. */
function coversOf({ resort, pins, labels }: Layout, places: readonly Place[]): [string, Cover][] {
  return [
    ['the resort', resortCover(resort)],
    ...pins.map((pin): [string, Cover] => [`pin ${pin.id}`, pinCover(pin)]),
    ...pins.flatMap((pin, i): [string, Cover][] =>
      pin.label ? [[`label ${pin.id}`, pinLabelCover(pin, places[i]!.name, pin.label)]] : [],
    ),
    ...labels.map((label): [string, Cover] => [label.text, labelCover(label)]),
  ]
}

function collisions(covers: [string, Cover][]): string[] {
  return covers.flatMap(([name, cover], i) =>
    covers
      .slice(i + 1)
      .filter(([, other]) => collide(cover, other))
      .map(([other]) => `${name} / ${other}`),
  )
}

/** Pins and the resort's mark are round: their distances are tested by themselves. */
const isRound = (pair: string) => /^(?:the resort|pin \S+) \/ pin \S+$/.test(pair)
/** Resort and town at the end of one line, and the three numbers of the scale, belong together. */
const isOwnGroup = (pair: string) =>
  isRound(pair) || pair === `${words.resort} / ${words.city}` || /^\d.* \/ \d/.test(pair)

const aPosition = fc.record({
  lat: fc.double({ min: -65, max: 65, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})
/** Up to sixteen places within a few metres, or a thousand kilometres, of a resort anywhere. */
const aGuide = fc
  .record({
    resort: aPosition,
    reach: fc.constantFrom(0, 0.0005, 0.05, 0.6, 4),
    offsets: fc.array(
      fc.tuple(
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.integer({ min: 3, max: 32 }),
      ),
      { maxLength: 16 },
    ),
  })
  .map(({ resort, reach, offsets }) => ({
    resort: [resort.lon, resort.lat] as Position,
    places: offsets.map(([dx, dy, letters], i): Place => ({
      id: `p${i}`,
      name: 'Name of some Place by the Sea, N.'.slice(0, letters).trim(),
      coordinates: { lat: resort.lat + dy * reach, lon: ((resort.lon + dx * reach + 540) % 360) - 180 },
    })),
  }))

const positionsOf = (resort: Position, places: readonly Place[]): [Position, ...Position[]] => [
  resort,
  ...places.map(({ coordinates: { lat, lon } }): Position => [lon, lat]),
]

describe('wherever the resort and its places are', () => {
  const compose = (resort: Position, places: readonly Place[]) => {
    const sheet = sheetOf([], frameAround(positionsOf(resort, places)))
    return { sheet, layout: layOut(sheet, resort, places, words, true) }
  }

  test('the frame holds all of them, upright as the page wants it', () => {
    fc.assert(
      fc.property(aGuide, ({ resort, places }) => {
        const frame = frameAround(positionsOf(resort, places))
        for (const position of positionsOf(resort, places)) expect(isWithin(position, frame)).toBe(true)
        expect(sheetOf([], frame)).toMatchObject({ width: 600, height: 750 })
      }),
    )
  })

  test('it stays on the land where there is enough of it, and always holds all of them', () => {
    const aLand = fc.tuple(
      ...(Array.from({ length: 4 }, () => fc.double({ min: 0, max: 3, noNaN: true })) as [
        fc.Arbitrary<number>,
        fc.Arbitrary<number>,
        fc.Arbitrary<number>,
        fc.Arbitrary<number>,
      ]),
    )
    fc.assert(
      fc.property(aGuide, aLand, ({ resort, places }, [w, s, e, n]) => {
        const positions = positionsOf(resort, places)
        const [west, south, east, north] = extentOf(positions)
        const land: Frame = [west - w, south - s, east + e, north + n]
        const frame = frameAround(positions, land)
        const [left, bottom, right, top] = frame
        for (const position of positions)
          expect(isWithin(position, [left - 1e-6, bottom - 1e-6, right + 1e-6, top + 1e-6])).toBe(true)
        const [wide, free] = [right - left, frameAround(positions)]
        expect(wide).toBeLessThanOrEqual(free[2] - free[0] + 1e-9)
        if (wide < east - west + w + e) expect(left >= land[0] - 1e-6 && right <= land[2] + 1e-6).toBe(true)
      }),
    )
  })

  test('every pin is within the frame, apart from the others; nothing lies over anything else, or over the edge', () => {
    fc.assert(
      fc.property(aGuide, ({ resort, places }) => {
        const { sheet, layout } = compose(resort, places)
        const { pins, resort: home } = layout
        expect(pins.map(({ id }) => id)).toEqual(places.map(({ id }) => id))
        for (const [i, pin] of pins.entries()) {
          expect(pin.x >= EDGE && pin.x <= sheet.width - EDGE && pin.y >= EDGE && pin.y <= sheet.height - EDGE).toBe(
            true,
          )
          expect(Math.hypot(pin.x - home.x, pin.y - home.y)).toBeGreaterThanOrEqual(RESORT_DISTANCE)
          for (const other of pins.slice(i + 1))
            expect(Math.hypot(pin.x - other.x, pin.y - other.y)).toBeGreaterThanOrEqual(PIN_DISTANCE)
        }
        const covers = coversOf(layout, places)
        expect(collisions(covers).filter((pair) => !isOwnGroup(pair))).toEqual([])
        expect(covers.filter(([, cover]) => !isInside(cover, sheet)).map(([name]) => name)).toEqual([])
        expect(layout).toMatchObject({
          scale: { x: expect.any(Number) as number },
          compass: { x: expect.any(Number) as number },
        })
        expect(layout.rings.length).toBeGreaterThanOrEqual(2)
      }),
      { numRuns: 25 },
    )
  })
})

const coast = {
  resort: [-9.2, 39.25] as Position,
  region: readRegion('tests/resorts/coast').region!,
  places: [
    ['cape', 'Cape of Little Winds', 39.36, -9.35],
    ['harbour', 'Old Harbour', 39.18, -9.24],
    ['market', 'Market Hall', 39.254, -9.195],
    ['chapel', 'Chapel above the Vines', 39.262, -9.185],
    ['dunes', 'Dunes', 39.05, -9.24],
    ['lagoon', 'Round Lagoon', 39.12, -9.08],
    ['mills', 'Windmills of Moinhos', 39.32, -9.02],
    ['hill', 'Serra Mansa', 39.38, -8.97],
  ].map(([id, name, lat, lon]) => ({ id, name, coordinates: { lat, lon } }) as Place),
}

describe('a made-up coast, whose data places nothing by hand', () => {
  const sheet: Sheet = sheetOf(coast.region.features, frameAround(positionsOf(coast.resort, coast.places)))
  const layout = layOut(sheet, coast.resort, coast.places, { ...words, city: 'Vila Branca' }, false)

  it('has each place with its name, each town, scale and compass, and no rings', () => {
    expect(layout.pins.filter(({ label }) => !label)).toEqual([])
    expect(textsOf(layout.labels, 'town', 'village')).toEqual(['Santa Bela', 'Moinhos', 'Poço Fundo'])
    expect(layout.compass && layout.scale).toBeDefined()
    expect(layout.rings).toEqual([])
  })

  it('has nothing over anything else', () => {
    expect(
      collisions(coversOf(layout, coast.places)).filter((pair) => !isOwnGroup(pair.replace('Vila Branca', words.city))),
    ).toEqual([])
  })
})

describe('the map of the sample', () => {
  const content = soundContent()
  const { location } = content
  const { region } = readRegion(sample)
  const { sheet, layout } = composeMap(content, region)
  const { pins, labels, resort } = layout

  it('has a pin for each place of the guide, in its order (L4)', () => {
    expect(pins.map(({ id }) => id)).toEqual(location.nearby.places.map(({ id }) => id))
  })

  it('has no two pins that a finger could not tell apart on a phone of 390 px: change "pin" in the data', () => {
    for (const [i, a] of pins.entries()) {
      for (const b of pins.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.id}, ${b.id}`).toBeGreaterThan(PIN_DISTANCE)
    }
  })

  it('has no pin over our own mark on a phone of 390 px: change "pin" in the data', () => {
    for (const pin of pins)
      expect(Math.hypot(pin.x - resort.x, pin.y - resort.y), pin.id).toBeGreaterThan(RESORT_DISTANCE)
  })

  it('is true to scale: Santa Bela to Poço Fundo is 37 km in a straight line', () => {
    const [north, south] = ['Santa Bela', 'Poço Fundo'].map((name) =>
      sheet.points('town').find((each) => each.properties.name === name)!,
    )
    expect(Math.hypot(north!.x - south!.x, north!.y - south!.y) / sheet.unitsPerKm).toBeCloseTo(36.6, 0)
  })

  it('has every town and road number of the data, inside the sheet', () => {
    const named = region!.features.filter(({ properties: { layer } }) => ['town', 'shield'].includes(layer))
    expect(labels.map(({ text }) => text)).toEqual(
      expect.arrayContaining(named.map(({ properties }) => properties.name)),
    )
    for (const { x, y, text } of labels) expect(x > 0 && x < sheet.width && y > 0 && y < sheet.height, text).toBe(true)
  })

  it('lays itself out without what was placed by hand', () => {
    const features = region!.features
      .filter(({ properties }) => properties.layer !== 'place')
      .map((feature) => ({ ...feature, properties: { ...feature.properties, label: undefined } }))
    const free = composeMap(content, { sources: [], features })
    expect(
      collisions(coversOf(free.layout, location.nearby.places)).filter(
        (pair) => !pair.startsWith(content.site.name) && !isOwnGroup(pair),
      ),
    ).toEqual([])
  })
})
