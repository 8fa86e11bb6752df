import { expect, test } from 'vitest'
import { fileOf, withoutMarks } from './prerender.ts'

test('every path has a flat file, and any other path the 404 page', () => {
  expect(['/', '/location', '*'].map(fileOf)).toEqual(['index.html', 'location.html', '404.html'])
})

test('marks between texts go from still parts alone', () => {
  const live = '<div>a<!-- -->b</div>'
  expect(withoutMarks(live)).toBe(live)
  expect(withoutMarks(`${live}<div data-still="true"><p>a<!-- -->b</p>${live}c<!-- -->d</div>${live}`)).toBe(
    `${live}<div data-still="true"><p>ab</p><div>ab</div>cd</div>${live}`,
  )
})
