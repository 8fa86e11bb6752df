import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { fitted, metricsOf } from './fallback-faces.ts'
import { faceFile } from './faces.ts'

const sheet = readFileSync(join(root, 'app/styles/base.css'), 'utf8')
const ours = {
  headings: { width: 0.496, ascent: 1.046, descent: 0.366 },
  texts: { width: 0.4569, ascent: 1, descent: 0.303 },
}

test('the stand-ins of the first faces stay as they were found by looking', () => {
  expect(fitted(sheet, ours)).toBe(sheet)
})

test('those of a wider face are as much wider, and their lines as high as its own', () => {
  const wide = fitted(sheet, { ...ours, texts: { width: 0.4569 * 1.1, ascent: 0.9, descent: 0.2 } })
  const [, rule = ''] = /@font-face \{\s*font-family: "Hanken fallback";([^}]*)\}/.exec(wide) ?? []
  const number = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1])
  expect(number('size-adjust')).toBeCloseTo(100.42 * 1.1, 1)
  expect((number('ascent-override') * number('size-adjust')) / 10_000).toBeCloseTo(0.9, 2)
  expect((number('descent-override') * number('size-adjust')) / 10_000).toBeCloseTo(0.2, 2)
  expect(wide.replace(rule, '')).toBe(sheet.replace(/(?<="Hanken fallback";)[^}]*/, ''))
})

test('a font is measured by its letters and lines', async () => {
  const { width, ascent, descent } = await metricsOf(faceFile(root, 'texts'))
  expect(width).toBeGreaterThan(0.3)
  expect(width).toBeLessThan(0.7)
  expect(ascent + descent).toBeGreaterThan(1)
})
