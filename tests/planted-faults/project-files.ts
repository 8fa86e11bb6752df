/** The files of the project, and in those of them that guests and owners get, the places of the faults. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/root.ts'
import type { Edit, Fault } from './faults.ts'

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

export class ProjectFiles {
  readonly all = projectFiles()
  readonly sources = new Map(this.all.filter(isSource).map((path) => [path, readFileSync(join(root, path), 'utf8')]))

  /** The file whose path ends in `name`, wherever its folder lies. @throws ListProblem unless there is exactly one */
  locate(name: string): string {
    const [path, ...others] = this.all.filter((each) => `/${each}`.endsWith(`/${name}`))
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
      const paths = [...this.sources.keys()].filter((path) => this.sources.get(path)?.includes(find))
      const textOf = (path: string) => changed.get(path) ?? this.sources.get(path) ?? ''
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

  /** What is wrong with the places of a fault and its tests, as sentences. */
  problemsOf({ title, edits, by }: Fault): string[] {
    const work = [() => this.changed(edits), ...('files' in by ? by.files.map((name) => () => this.locate(name)) : [])]
    return work.flatMap((each) => {
      try {
        each()
        return []
      } catch (error) {
        if (error instanceof ListProblem) return [`${title}: ${error.message}`]
        throw error
      }
    })
  }
}
