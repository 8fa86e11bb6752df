import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { onPath } from '../../tests/browsers.ts'
import { root } from '../root.ts'

const file = 'Edit the site.command'
const { folder: programs, write } = temporaryFolder()
for (const name of ['sh', 'dirname']) symlinkSync(onPath(name) ?? '', join(programs, name))

const press = () => spawnSync(join(root, file), { cwd: '/', env: { PATH: programs }, input: '\n', encoding: 'utf8' })

test('the file to double-click says where Node is missing, and starts the editor in its own folder', () => {
  expect(press()).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^Node is missing .*https:\/\/nodejs\.org/),
  })
  write('npm', '#!/bin/sh\necho "$PWD: npm $*"\n', 0o755)
  expect(press()).toMatchObject({ status: 0, stdout: `${root}: npm run edit\n` })
})

test('each of the three files can be started, and starts the same', () => {
  for (const name of [file, 'Edit the site.bat', 'edit-the-site.desktop']) {
    expect(statSync(join(root, name)).mode & 0o111, name).toBe(0o111)
    expect(readFileSync(join(root, name), 'utf8'), name).toMatch(/npm run edit|Edit the site\.command/)
  }
})
