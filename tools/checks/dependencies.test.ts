import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')

type Packages = Record<'dependencies' | 'devDependencies', Record<string, string>>
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Packages

type Locked = {
  resolved?: string
  optional?: boolean
  hasInstallScript?: boolean
  engines?: { node?: string }
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}
const lockOf = (folder: string) =>
  (JSON.parse(read(`${folder}/package-lock.json`)) as { packages: Record<string, Locked> }).packages
const packages = lockOf('.')

/** The project's own, and those of the Node that is fetched where there is none that is new enough. */
test.each(['.', 'tools/node'])('versions in %s are exact, locked, and name no place to fetch from', (folder) => {
  const wanted = JSON.parse(read(`${folder}/package.json`)) as Partial<Packages>
  const locked = lockOf(folder)
  expect(Object.values(locked).filter(({ resolved }) => resolved !== undefined)).toEqual([])
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    expect(locked['']).toMatchObject(wanted[kind] ? { [kind]: wanted[kind] } : {})
    for (const [name, version] of Object.entries(wanted[kind] ?? {})) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
  }
})

test('docs/dependencies.md has a row for each package, and for no other', () => {
  const rows = read('docs/dependencies.md').matchAll(/^\| `.*?` \|/gm)
  const told = [...rows].flatMap(([row]) => row.match(/(?<=`)[^`| ]+(?=`)/g) ?? [])
  expect(told.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted())
})

test('the lock file installs for every platform', () => {
  const paths = Object.keys(packages)
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
  const isLocked = (name: string) => paths.some((path) => `/${path}`.endsWith(`/node_modules/${name}`))
  expect(wanted.filter((name) => !isLocked(name))).toEqual([])
})

/** Whether a range of the kinds `^20.19.0`, `>=22.12.0` and `>= 12`, joined by `||`, holds a version of Node. */
const accepts = (range: string, major: number, minor: number) =>
  range.split('||').some((part) => {
    const [, sign, least = '', lesser = '0'] = /^\s*(\^|>=)\s*(\d+)(?:\.(\d+))?/.exec(part) ?? []
    const isEnough = major === Number(least) ? minor >= Number(lesser) : major > Number(least)
    return isEnough && (sign === '>=' || major === Number(least))
  })

// tools/install.mjs installs the packages under these, among them a newer Node. Node 24 has no 32 bits.
test.each(['20.19', '22.13', '24.0'])('Node %s installs every native package, and runs no script of any', (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const native = Object.entries(packages).filter(
    ([, { optional, engines, cpu }]) => optional && engines?.node && !cpu?.includes('ia32'),
  )
  expect(native.length).toBeGreaterThan(20)
  expect(native.filter(([, { engines }]) => !accepts(engines?.node ?? '', major, minor))).toEqual([])
  expect(Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([])
})
