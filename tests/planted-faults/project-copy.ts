/** A copy of the project in a temporary folder, in which a fault is planted and taken out again. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../tools/root.ts'
import { ProjectFiles } from './project-files.ts'

export class ProjectCopy extends ProjectFiles {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'planted-')))

  constructor() {
    super()
    for (const path of this.all) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true })
      cpSync(join(root, path), join(this.folder, path))
    }
    mkdirSync(join(this.folder, '.cache'))
    for (const name of ['node_modules']) {
      if (existsSync(join(root, name))) symlinkSync(join(root, name), join(this.folder, name), 'junction')
    }
  }

  /** Writes the changed files. @returns a function that writes the original ones */
  plant(changed: ReadonlyMap<string, string>): () => void {
    const write = (texts: Iterable<readonly [string, string]>) => {
      for (const [path, text] of texts) writeFileSync(join(this.folder, path), text)
    }
    write(changed)
    return () => write([...changed.keys()].map((path) => [path, this.sources.get(path) ?? ''] as const))
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
