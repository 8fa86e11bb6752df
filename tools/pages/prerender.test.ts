import { expect, test } from 'vitest'
import { fileOf } from './prerender.ts'

test('every address has a flat file', () => {
  expect(['/', '/location', '/404'].map(fileOf)).toEqual(['index.html', 'location.html', '404.html'])
})
