import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'install-'))
mkdirSync(join(folder, 'node_modules'))
const write = (name: string, packages: object) => writeFileSync(join(folder, name), JSON.stringify({ packages }))
write('package-lock.json', { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { optional: true } })

/** Where no npm is found. */
const install = () =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'install.mjs')], {
    cwd: folder,
    env: { PATH: '' },
    encoding: 'utf8',
  })

test('what npm has installed by hand counts, and nothing is installed', () => {
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
  expect(install()).toMatchObject({ status: 0, stdout: '', stderr: '' })
})

test('packages of another version are installed; where that fails a sentence says so', () => {
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0' } })
  const { status, stderr } = install()
  expect(status).toBe(1)
  expect(stderr).toMatch(/The packages could not be installed: .*\n$/)
  expect(stderr).not.toContain('    at ')
})
