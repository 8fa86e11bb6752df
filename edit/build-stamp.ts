/** Whether the editor is built of the sources as they are. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesNow } from '../tools/build-stamp.ts'

/** In the folder itself: it goes with that. */
const stampFile = (root: string) => join(root, 'dist-edit/.sources')

export const sourcesOfEditor = (root: string): string => sourcesNow(root, ['edit/**/*'])

export const rememberEditor = (root: string, sources: string): void => writeFileSync(stampFile(root), sources)

export function isEditorBuilt(root: string): boolean {
  try {
    return readFileSync(stampFile(root), 'utf8') === sourcesOfEditor(root)
  } catch {
    return false
  }
}
