import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { drawPlaceholder } from './placeholder-image.ts'

const groundOf = (drawing: string) => parse(drawing).querySelector('rect')?.getAttribute('fill')

test('a stand-in is drawn on the ink of its picture, or on a tint that lets both looks through', () => {
  expect(groundOf(drawPlaceholder('#14464f'))).toBe('#14464f')
  expect(groundOf(drawPlaceholder(undefined))).toMatch(/^#[0-9a-f]{6}[0-7][0-9a-f]$/)
})

test('a stand-in has no proportions of its own, so that nothing moves where it stands in', () => {
  const { attributes } = parse(drawPlaceholder(undefined)).querySelector('svg')!
  expect(Object.keys(attributes)).toEqual(['xmlns'])
})
