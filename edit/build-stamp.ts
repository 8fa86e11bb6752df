/** Whether the editor is built of the sources as they are. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourcesNow } from '../tools/build-stamp.ts'

const stampFile = (root: string) => join(root, '.generated/built-edit')

export function rememberEditor(root: string, sources: string): void {
  mkdirSync(dirname(stampFile(root)), { recursive: true })
  writeFileSync(stampFile(root), sources)
}

export function isEditorBuilt(root: string): boolean {
  try {
    return readFileSync(stampFile(root), 'utf8') === sourcesNow(root)
  } catch {
    return false
  }
}
