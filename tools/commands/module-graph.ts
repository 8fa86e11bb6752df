/** Which files a module is made of: itself and all that it imports, and all that these import. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'

const sources = ['{app,bench,content,edit,lib,serve,tests,tools}/**/*.{ts,tsx,mjs,css}', '*.ts']
const ignored = /(?:^|\/)node_modules\//

/** Any text that names a file from here: imports of every kind, mocks, addresses, also those in a comment. */
const named = /(?:from|import|mock|URL)\s*\(?\s*['"`](\.[^'"`?]+)/g

/** Modules by which files can be read that no import names. */
const reader = /['"](?:node:(?:fs|fs\/promises|child_process|worker_threads)|vite|sharp|esbuild|rolldown)['"]|\bglob\(/

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('base64')

export class ModuleGraph {
  readonly #root: string
  readonly #imports = new Map<string, string[]>()
  readonly #hashes = new Map<string, string>()
  readonly #readers = new Set<string>()

  constructor(root: string) {
    this.#root = root
    const files = globSync(sources, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
    for (const file of files) {
      if (ignored.test(file)) continue
      const text = readFileSync(join(root, file), 'utf8')
      this.#hashes.set(file, hashOf(text))
      if (reader.test(text)) this.#readers.add(file)
      const names = [...text.matchAll(named)].map(([, name = '']) => normalize(join(dirname(file), name)))
      this.#imports.set(file, names)
    }
  }

  get files(): string[] {
    return [...this.#imports.keys()]
  }

  /** The files that a file names itself. */
  importsOf(file: string): readonly string[] {
    return this.#imports.get(file) ?? []
  }

  /** The files that these are made of, themselves included. Content is none of them: tests get the sample. */
  madeOf(files: readonly string[]): Set<string> {
    const found = new Set(files)
    for (const file of found) {
      for (const each of this.importsOf(file)) if (!each.endsWith('.yaml')) found.add(each)
    }
    return found
  }

  /** Whether one of these files may read any other. */
  readsFiles(files: Iterable<string>, known: ReadonlySet<string>): boolean {
    return [...files].some((file) => this.#readers.has(file) && !known.has(file))
  }

  /** What these files hold. */
  fingerprint(files: Iterable<string>): string {
    return hashOf(
      [...files]
        .toSorted()
        .map((file) => `${file} ${this.#hashOf(file)}`)
        .join('\n'),
    )
  }

  #hashOf(file: string): string {
    const known = this.#hashes.get(file) ?? this.#read(file)
    this.#hashes.set(file, known)
    return known
  }

  #read(file: string): string {
    try {
      return hashOf(readFileSync(join(this.#root, file)))
    } catch {
      return 'no file'
    }
  }
}
