import { expect, test } from 'vitest'
import { fileOf } from './prerender.ts'

test('every path has a flat file, and any other path the 404 page', () => {
  expect(['/', '/location', '*'].map(fileOf)).toEqual(['index.html', 'location.html', '404.html'])
})
