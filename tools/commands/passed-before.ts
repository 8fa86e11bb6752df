/**
 * What `npm run check` leaves out: files that passed today and are, with all that they are made of, as they were then;
 * slow tests that are, with what they import themselves, as in the last commit. `npm test` never asks.
 */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  besideModules,
  integrationTests,
  readOnlySample,
  sharedByUnitTests,
  slowTests,
} from '../../tests/unit-tests.ts'
import { ModuleGraph } from './module-graph.ts'

/** Files, each with what it is made of in one word. */
export type Prints = ReadonlyMap<string, string>

const slashes = (file: string) => file.replaceAll('\\', '/')
const filesOf = (root: string, patterns: readonly string[]) => globSync([...patterns], { cwd: root }).map(slashes)

/** The files that a command of git lists; undefined outside a repository, and before its first commit. */
function listedByGit(root: string, ...command: string[]): string[] | undefined {
  const listed = spawnSync('git', [...command, '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 })
  return listed.status === 0 ? listed.stdout.split('\0').filter(Boolean) : undefined
}

/** What every file holds that git tracks, or would. Outside a repository it is never the same. */
function wholePrint(root: string, graph: ModuleGraph): string {
  const listed = listedByGit(root, 'ls-files', '--cached', '--others', '--exclude-standard')
  return listed ? graph.fingerprint(listed) : randomUUID()
}

/** The slow tests that are, with the modules that they import themselves, as in the last commit. */
export function untouchedSlowTests(root: string, graph = new ModuleGraph(root), slow = slowTests): Set<string> {
  const changed = listedByGit(root, 'diff', '--name-only', '--relative', 'HEAD')
  const added = listedByGit(root, 'ls-files', '--others', '--exclude-standard')
  if (!changed || !added) return new Set()
  const touched = new Set([...changed, ...added])
  return new Set(slow.filter((file) => ![file, ...graph.importsOf(file)].some((each) => touched.has(each))))
}

/** The unit tests. One that may read any file is made of all of them. */
export function unitTestPrints(root: string, graph = new ModuleGraph(root)): Prints {
  const shared = graph.fingerprint(graph.madeOf(filesOf(root, sharedByUnitTests)))
  const known = new Set(readOnlySample)
  let whole: string | undefined
  const tests = filesOf(root, besideModules).filter((file) => !integrationTests.includes(file))
  return new Map(
    tests.map((file) => {
      const files = graph.madeOf([file])
      if (!graph.readsFiles(files, known)) return [file, `${shared} ${graph.fingerprint(files)}`]
      whole ??= wholePrint(root, graph)
      return [file, whole]
    }),
  )
}

const linted = /^(?!.*\.d\.ts$).*\.(?:ts|tsx|mjs)$/

/** What lint reads: a rule may ask for the types of all that a file is made of. */
export function lintPrints(root: string, graph = new ModuleGraph(root)): Prints {
  const declarations = graph.files.filter((file) => file.endsWith('.declarations.ts'))
  const shared = graph.fingerprint(
    graph.madeOf(['package-lock.json', '.oxlintrc.json', 'tsconfig.json', ...declarations]),
  )
  return new Map(
    graph.files
      .filter((file) => linted.test(file))
      .map((file) => [file, `${shared} ${graph.fingerprint(graph.madeOf([file]))}`]),
  )
}

/** Remembers what passed, until the day ends: dates and the examples of property tests differ from day to day. */
export class PassedBefore {
  readonly #file: string
  readonly #today: string

  constructor(root: string, name: string, today = new Date().toISOString().slice(0, 10)) {
    this.#file = join(root, '.cache/passed', `${name}.json`)
    this.#today = `${today} ${process.version}`
  }

  #known(): Record<string, string> {
    try {
      const { day, passed } = JSON.parse(readFileSync(this.#file, 'utf8'))
      return day === this.#today ? passed : {}
    } catch {
      return {}
    }
  }

  /** The files that did not pass as they are. */
  without(prints: Prints): string[] {
    const known = this.#known()
    return [...prints].filter(([file, print]) => known[file] !== print).map(([file]) => file)
  }

  remember(prints: Prints, files: readonly string[]): void {
    const passed = { ...this.#known(), ...Object.fromEntries(files.map((file) => [file, prints.get(file)])) }
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify({ day: this.#today, passed }))
  }
}
