import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { drawPlaceholder } from './placeholder-image.ts'

const groundOf = (drawing: string) => parse(drawing).querySelector('rect')?.getAttribute('fill')

test('a placeholder has the ink of its picture, or a translucent tint', () => {
  expect(groundOf(drawPlaceholder('#14464f'))).toBe('#14464f')
  expect(groundOf(drawPlaceholder(undefined))).toMatch(/^#[0-9a-f]{6}[0-7][0-9a-f]$/)
})

test('a placeholder has no proportions, so that nothing moves', () => {
  const { attributes } = parse(drawPlaceholder(undefined)).querySelector('svg')!
  expect(Object.keys(attributes)).toEqual(['xmlns'])
})
