import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder for the tests of one file, which is removed after them. `write` makes the folders of a file as well. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, text: string | Buffer = '', mode = 0o644): string => {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text, { mode })
    return file
  }
  return { folder, write }
}
