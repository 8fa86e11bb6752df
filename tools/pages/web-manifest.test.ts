import { expect, test } from 'vitest'
import { webManifest } from './web-manifest.ts'

test('a long name is short below the icon', () => {
  const of = (name: string) => webManifest({ name, description: '', colour: '#fff' }).short_name
  expect(of('Rose Garden')).toBe('Rose Garden')
  expect(of('Maua Hill Farm')).toBe('Maua')
  expect(of('Bougainvillea')).toBe('Bougainvillea')
})
