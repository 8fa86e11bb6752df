import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zipOf } from './zip.ts'

const hasPython = (() => {
  try {
    execFileSync('python3', ['-c', 'import zipfile'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

test.skipIf(!hasPython)('O2 another program unpacks the zip, byte by byte', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'))
  try {
    const files = new Map([
      ['index.html', Buffer.from('<p>ü</p>'.repeat(99))],
      ['a/b c/ñ.bin', Buffer.from([0, 255, 1])],
      ['empty', Buffer.alloc(0)],
    ])
    writeFileSync(join(folder, 'site.zip'), zipOf(files))
    execFileSync(
      'python3',
      ['-c', 'import zipfile,sys; z=zipfile.ZipFile("site.zip"); assert z.testzip() is None; z.extractall("out")'],
      { cwd: folder },
    )
    for (const [name, bytes] of files) expect(readFileSync(join(folder, 'out', name))).toEqual(bytes)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
