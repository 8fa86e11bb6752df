import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')

type Packages = Record<'dependencies' | 'devDependencies', Record<string, string>>
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Packages
const all = { ...dependencies, ...devDependencies }

test('every dependency has its line in docs/dependencies.md, and no line is left of one that is gone', () => {
  const rows = read('docs/dependencies.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
  expect(named.toSorted()).toEqual(Object.keys(all).toSorted())
})

test('versions are exact', () => {
  for (const [name, version] of Object.entries(all)) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
})

type Lock = { packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }> }

/** The project's own, and those of tools that are installed only when they are asked for. */
const locked = ['.', 'tools/node', 'bench/lighthouse', 'tests/mutation']

test.each(locked)(
  'the lock file of %s names no place to fetch from, and the packages that its package.json does',
  (folder) => {
    const { packages } = JSON.parse(read(`${folder}/package-lock.json`)) as Lock
    expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([])
    const wanted = JSON.parse(read(`${folder}/package.json`)) as Partial<Packages>
    expect(packages['']).toMatchObject({ ...(wanted.dependencies && { dependencies: wanted.dependencies }) })
    for (const [name, version] of Object.entries(wanted.dependencies ?? {}))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
  },
)

test('the lock file installs for every platform', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as Lock
  const paths = Object.keys(packages)
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(
        (name) => !paths.some((each) => each === `node_modules/${name}` || each.endsWith(`/node_modules/${name}`)),
      )
      .map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})
