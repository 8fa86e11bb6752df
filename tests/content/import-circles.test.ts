/** Finds import cycles through `import()`, of code or types, which the linter's `import/no-cycle` does not see. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './content-copy.ts'

const importsOf = (file: string) =>
  Array.from(
    readFileSync(join(root, file), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']*\.tsx?)'/g),
    ([, path = '']) => join(dirname(file), path),
  )

test('no file of app/ imports itself by way of others, in whatever way', () => {
  const circles: string[] = []
  const done = new Set<string>()
  function follow(file: string, way: readonly string[]): void {
    if (way.includes(file)) return void circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    for (const imported of importsOf(file)) follow(imported, [...way, file])
    done.add(file)
  }
  for (const file of globSync('app/**/*.{ts,tsx}', { cwd: root })) follow(file, [])
  expect(circles).toEqual([])
})
