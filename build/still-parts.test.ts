import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

const app = join(root, 'app')

/** Every component that a module draws with, itself included: what it imports, at once or later. */
function drawnWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(file, 'utf8')
  for (const [, path = ''] of code.matchAll(/(?:from |import\()'(\.[^']+\.tsx)'/g)) drawnWith(join(dirname(file), path), seen)
  return seen
}

test('still parts hold no state, no effects and no handlers: on the page where they were built nobody would run them', () => {
  const stills = globSync(join(app, '**/*Still.tsx')).filter((file) => !file.endsWith('site/Still.tsx'))
  expect(stills.length).toBeGreaterThan(5)
  const found = stills
    .flatMap((file) => [...drawnWith(file)])
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8')
      const living = code.match(/\buse(?:State|Effect|LayoutEffect|Ref|Reducer|SyncExternalStore)\(|\bon[A-Z]\w+=\{/g) ?? []
      return living.map((what) => `${relative(root, file)}: ${what}`)
    })
  expect([...new Set(found)]).toEqual([])
})
