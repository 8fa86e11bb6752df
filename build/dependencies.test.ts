import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

type Packages = Record<'dependencies' | 'devDependencies', Record<string, string>>
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Packages
const all = { ...dependencies, ...devDependencies }

test('every dependency has its line in docs/dependencies.md, and no line is left of one that is gone', () => {
  const rows = read('docs/dependencies.md').split('\n').filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  expect(named.toSorted()).toEqual(Object.keys(all).toSorted())
})

test('versions are exact', () => {
  for (const [name, version] of Object.entries(all)) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
})

test('the lock file names no place to fetch from, and installs for every platform', () => {
  type Lock = { packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }> }
  const { packages } = JSON.parse(read('package-lock.json')) as Lock
  const paths = Object.keys(packages)
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !paths.some((each) => each === `node_modules/${name}` || each.endsWith(`/node_modules/${name}`)))
      .map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
  const places = Object.values(packages).map(({ resolved }) => resolved ?? 'https://registry.npmjs.org/')
  expect(places.filter((place) => !place.startsWith('https://registry.npmjs.org/'))).toEqual([])
})
