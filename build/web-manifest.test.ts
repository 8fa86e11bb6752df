import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dayColour, webManifest } from './web-manifest.ts'

const tokens = readFileSync(join(import.meta.dirname, '../app/styles/tokens.css'), 'utf8')

test('the colour is that of the paper by day', () => {
  expect(dayColour(tokens, '--paper')).toMatch(/^#[0-9a-f]{6}$/)
  expect(() => dayColour(tokens, '--nothing')).toThrow(/names no day colour for --nothing/)
})

test('a long name is short below the icon', () => {
  const of = (name: string) => webManifest({ name, description: '' }, '#fff').short_name
  expect(of('Rose Garden')).toBe('Rose Garden')
  expect(of('Waridi Gardens')).toBe('Waridi')
  expect(of('Bougainvillea')).toBe('Bougainvillea')
})
