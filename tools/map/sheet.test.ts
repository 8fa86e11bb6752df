import { expect, it } from 'vitest'
import { sampleSheet } from './sample-region.ts'
import { sheetOf } from './sheet.ts'

const sheet = sampleSheet([
  [
    { layer: 'lake', name: 'Round' },
    {
      type: 'Polygon',
      coordinates: [
        [
          [36, 0],
          [37, 0],
          [37, -1],
          [36, 0],
        ],
      ],
    },
  ],
  [
    { layer: 'river', name: 'Bent' },
    {
      type: 'LineString',
      coordinates: [
        [36, 0],
        [36.5, -0.5],
      ],
    },
  ],
  [
    { layer: 'town', name: 'Middle' },
    { type: 'Point', coordinates: [36.5, -0.5] },
  ],
  [
    { layer: 'thorn', name: 'Trees' },
    {
      type: 'MultiPoint',
      coordinates: [
        [36, 0],
        [37, 0],
      ],
    },
  ],
])
const rounded = (values: number[]) => values.map((value) => Math.round(value))

it('puts the corners of the region on the corners of the sheet', () => {
  expect(rounded(sheet.at([36, 0]))).toEqual([0, 0])
  expect(rounded(sheet.at([37, -1]))).toEqual([sheet.width, sheet.height])
})

it('is as high as the region is, at the equator', () => {
  expect(sheet.height / sheet.width).toBeCloseTo(1, 2)
  expect(sheet.unitsPerKm * 111.32).toBeCloseTo(sheet.width, 0)
})

it('gives a ring without its last point, which is its first', () => {
  expect(sheet.outlines('lake')).toMatchObject([{ closed: true, path: { length: 3 } }])
  expect(sheet.outlines('river')).toMatchObject([{ closed: false, path: { length: 2 } }])
})

it('gives points and spots', () => {
  expect(sheet.points('town')).toMatchObject([{ x: 300, properties: { name: 'Middle' } }])
  expect(sheet.spots('thorn')).toHaveLength(2)
})

it('says which feature has the wrong geometry', () => {
  expect(() => sheet.points('lake')).toThrow('The map\'s lake "Round" must be a point.')
  expect(() => sheet.outlines('town')).toThrow('The map\'s town "Middle" must be a line or an area.')
})

it('is true to scale far from the equator: a degree of longitude is half as long at 60°', () => {
  const north = sheetOf([], [10, 59.5, 11, 60.5])
  expect(north.unitsPerKm / sheet.unitsPerKm).toBeCloseTo(2, 3)
  expect(north.height / north.unitsPerKm / 111.32).toBeCloseTo(1, 1)
})

it('has no seam where the date line runs through it', () => {
  const { at } = sheetOf([], [179, -1, 181, 1])
  expect(rounded([at([179, 0])[0], at([180, 0])[0], at([-179.5, 0])[0]])).toEqual([0, 300, 450])
})
