/** A copy of the project in a temporary folder, in which a fault is planted and taken out again. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Edit } from './faults.ts'

const root = join(import.meta.dirname, '../..')

/** Something about the list of faults that must be corrected there, as a sentence. */
export class ListProblem extends Error {
  override name = 'ListProblem'
}

/** Faults are planted in what guests and owners get, never in tests or documents. */
const isSource = (path: string) =>
  /\.(?:[cm]?[jt]sx?|css|ya?ml|conf|json)$|\/Caddyfile$/.test(path) &&
  !/^(?:tests|docs|bench)\/|\.(?:test|spec)\.tsx?$|package-lock\.json$/.test(path)

/** Files that git tracks, or would: changes that are not committed are tried too. */
function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  return [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(join(root, path)))
}

export class ProjectCopy {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'planted-')))
  readonly #files = projectFiles()
  readonly #sources: Map<string, string>

  constructor() {
    for (const path of this.#files) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true })
      cpSync(join(root, path), join(this.folder, path))
    }
    mkdirSync(join(this.folder, '.cache'))
    // Installed packages, and the web servers that the hosts' configurations are tried with.
    for (const name of ['node_modules', '.cache/hosts']) {
      if (existsSync(join(root, name))) symlinkSync(join(root, name), join(this.folder, name), 'junction')
    }
    const sources = this.#files.filter(isSource)
    this.#sources = new Map(sources.map((path) => [path, readFileSync(join(this.folder, path), 'utf8')]))
  }

  /** The file whose path ends in `name`, wherever its folder lies. @throws ListProblem unless there is exactly one */
  locate(name: string): string {
    const [path, ...others] = this.#files.filter((each) => `/${each}`.endsWith(`/${name}`))
    if (path === undefined) throw new ListProblem(`There is no file ${name}.`)
    if (others.length > 0) {
      throw new ListProblem(`${name} may be ${[path, ...others].join(' or ')}: name its folder too.`)
    }
    return path
  }

  /**
   * The changed files of a fault, by path. @throws ListProblem where a text does not occur as often as the list says
   */
  changed(edits: readonly Edit[]): Map<string, string> {
    const changed = new Map<string, string>()
    for (const { find, replace, places = 1 } of edits) {
      const paths = [...this.#sources.keys()].filter((path) => this.#sources.get(path)?.includes(find))
      const textOf = (path: string) => changed.get(path) ?? this.#sources.get(path) ?? ''
      const count = paths.reduce((sum, path) => sum + textOf(path).split(find).length - 1, 0)
      if (count !== places) {
        const where = paths.length > 0 ? ` (${paths.join(', ')})` : ''
        throw new ListProblem(`“${find.trim()}” occurs ${count} times in the sources${where}, not ${places}.`)
      }
      for (const path of paths)
        changed.set(
          path,
          textOf(path).replaceAll(find, () => replace),
        )
    }
    return changed
  }

  /** Writes the changed files. @returns a function that writes the original ones */
  plant(changed: ReadonlyMap<string, string>): () => void {
    const write = (texts: Iterable<readonly [string, string]>) => {
      for (const [path, text] of texts) writeFileSync(join(this.folder, path), text)
    }
    write(changed)
    return () => write([...changed.keys()].map((path) => [path, this.#sources.get(path) ?? ''] as const))
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
