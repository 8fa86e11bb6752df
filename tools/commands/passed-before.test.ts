import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apart, besideModules, integrationTests, readOnlySample, slowTests } from '../../tests/unit-tests.ts'
import { root } from '../root.ts'
import { PassedBefore, lintPrints, unitTestPrints, untouchedSlowTests } from './passed-before.ts'

let project: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'passed-'))
  write('package-lock.json', '{}')
  write('lib/low.ts', 'export const low = 1')
  write('lib/middle.ts', "export { low } from './low.ts'")
  write('lib/middle.test.ts', "import { low } from './middle.ts'")
  write('lib/late.test.ts', "const late = () => import('./low.ts')")
  write('lib/other.test.ts', 'const other = 1')
  write('lib/disk.test.ts', "import { readFileSync } from 'node:fs'")
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

/** Everything has passed; then something changes. @returns what is asked again */
function askedAfter(change: () => void, printsOf: typeof lintPrints): string[] {
  const passed = new PassedBefore(project, 'tests', '2026-11-23')
  const before = printsOf(project)
  passed.remember(before, [...before.keys()])
  change()
  return passed.without(printsOf(project)).toSorted()
}

describe('unit tests', () => {
  const askedAgain = (change: () => void) => askedAfter(change, unitTestPrints)

  test('what a test imports, at any distance or later, changed: it is asked again', () => {
    const asked = askedAgain(() => write('lib/low.ts', 'export const low = 2'))
    expect(asked).toEqual(['lib/disk.test.ts', 'lib/late.test.ts', 'lib/middle.test.ts'])
  })

  test('a file that is named and not there yet is written: asked again', () => {
    write('lib/late.test.ts', "import './new.ts'")
    expect(askedAgain(() => write('lib/new.ts', ''))).toContain('lib/late.test.ts')
  })

  test('a module that may read any file: its tests are always asked', () => {
    expect(askedAgain(() => write('docs/any.md', 'Anything'))).toEqual(['lib/disk.test.ts'])
  })

  test.each(['package-lock.json', 'vitest.config.ts', 'tests/resorts/coast/content/site.yaml'])(
    '%s changed: all are asked again',
    (file) => expect(askedAgain(() => write(file, 'changed'))).toHaveLength(4),
  )

  test('nothing changed: none is asked but those outside a repository', () => {
    expect(askedAgain(() => {})).toEqual(['lib/disk.test.ts'])
  })
})

describe('slow tests', () => {
  const untouched = () => [...untouchedSlowTests(project, undefined, ['lib/middle.test.ts', 'lib/other.test.ts'])]
  const git = (...command: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.ke', ...command], { cwd: project })
  const commitAll = () => {
    git('init', '-q')
    git('add', '-A')
    git('commit', '-qm', 'All')
  }

  test('as in the last commit, with the modules that they import: left out', () => {
    commitAll()
    write('lib/low.ts', 'export const low = 2')
    expect(untouched()).toEqual(['lib/middle.test.ts', 'lib/other.test.ts'])
  })

  test.each(['lib/middle.ts', 'lib/middle.test.ts'])('%s differs from the last commit: asked', (file) => {
    commitAll()
    write(file, "import '../lib/low.ts'")
    expect(untouched()).toEqual(['lib/other.test.ts'])
  })

  test('what they import is new: asked', () => {
    write('lib/other.test.ts', "import './new.ts'")
    commitAll()
    write('lib/new.ts', '')
    expect(untouched()).toEqual(['lib/middle.test.ts'])
  })

  test('no repository: asked', () => expect(untouched()).toEqual([]))
})

describe('lint', () => {
  test('a file and all that import it are asked again', () => {
    const asked = askedAfter(() => write('lib/low.ts', 'export const low = () => 2'), lintPrints)
    expect(asked).toEqual(['lib/late.test.ts', 'lib/low.ts', 'lib/middle.test.ts', 'lib/middle.ts'])
  })

  test.each(['.oxlintrc.json', 'tsconfig.json', 'app/any.declarations.ts'])('%s changed: all are asked', (file) => {
    expect(askedAfter(() => write(file, '{ "a": 1 }'), lintPrints).length).toBeGreaterThanOrEqual(6)
  })
})

test('what passed yesterday, and what failed, is asked again', () => {
  const prints = unitTestPrints(project)
  new PassedBefore(project, 'tests', '2026-11-22').remember(prints, [...prints.keys()])
  const today = new PassedBefore(project, 'tests', '2026-11-23')
  expect(today.without(prints)).toHaveLength(4)
  today.remember(prints, ['lib/other.test.ts'])
  expect(today.without(prints)).not.toContain('lib/other.test.ts')
  expect(today.without(prints)).toHaveLength(3)
})

test('a store that is broken is none', () => {
  write('.cache/passed/tests.json', '{')
  expect(new PassedBefore(project, 'tests').without(unitTestPrints(project))).toHaveLength(4)
})

test('every file that the lists name is there', () => {
  const named = [...apart, ...integrationTests, ...slowTests, ...readOnlySample]
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('a test that mocks a module shares no process with other tests', () => {
  const all = globSync(besideModules, { cwd: root, exclude: apart })
  const mocking = all.filter((file) => /vi\.(?:do)?[Mm]ock\(/.test(readFileSync(join(root, file), 'utf8')))
  expect(mocking).toEqual([])
})
