/**
 * The undo history: each step can be undone, also after a restart. The bytes from before a step are in `.cache/edit/`,
 * by their hash.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files from the folder of the project, and what they hold after a change; null where there is no such file. */
export type Files = ReadonlyMap<string, Buffer | string | null>

type Step = {
  /** What was done, in words for the owner. */
  about: string
  /** The moment, in milliseconds. */
  at: number
  files: { file: string; before: string | null; after: string | null }[]
}

/** A step that cannot be made; the message is a sentence for the owner. */
export class JournalProblem extends Error {
  override name = 'JournalProblem'
}

/** Older steps are forgotten. */
const mostSteps = 200

export const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

export function readOrNull(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}

/** Writes as a whole or not at all: a reader never sees half a file. */
export function writeWhole(file: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID().slice(0, 8)}.new`
  try {
    writeFileSync(draft, bytes)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

export class Journal {
  readonly #root: string
  readonly #folder: string

  constructor(root: string, folder = join(root, '.cache/edit')) {
    this.#root = root
    this.#folder = folder
    mkdirSync(join(folder, 'bytes'), { recursive: true })
    mkdirSync(join(folder, 'steps'), { recursive: true })
  }

  /** The names of the steps, the oldest first. */
  #names(): string[] {
    return readdirSync(join(this.#folder, 'steps'))
      .filter((name) => /^\d{6}\.json$/.test(name))
      .toSorted()
  }

  #read(name: string): Step {
    return JSON.parse(readFileSync(join(this.#folder, 'steps', name), 'utf8')) as Step
  }

  #keep(bytes: Buffer | null): string | null {
    if (bytes === null) return null
    const hash = hashOf(bytes)
    const file = join(this.#folder, 'bytes', hash)
    if (!existsSync(file)) writeWhole(file, bytes)
    return hash
  }

  /** What was done last, in words; undefined where nothing can be taken back. */
  get last(): string | undefined {
    const name = this.#names().at(-1)
    return name === undefined ? undefined : this.#read(name).about
  }

  /** The files of the last step. */
  get lastFiles(): string[] {
    const name = this.#names().at(-1)
    return name === undefined ? [] : this.#read(name).files.map(({ file }) => file)
  }

  get length(): number {
    return this.#names().length
  }

  #write(files: Files): void {
    for (const [file, bytes] of files) {
      if (bytes === null) rmSync(join(this.#root, file), { force: true })
      else writeWhole(join(this.#root, file), bytes)
    }
  }

  /** Writes and removes files as one step. */
  commit(about: string, files: Files): void {
    const names = this.#names()
    const step: Step = {
      about,
      at: Date.now(),
      files: [...files].map(([file, bytes]) => ({
        file,
        before: this.#keep(readOrNull(join(this.#root, file))),
        after: bytes === null ? null : hashOf(bytes),
      })),
    }
    // Noted before it is done: if the command ends in between, the bytes from before are not lost.
    const number = Number(names.at(-1)?.slice(0, 6) ?? 0) + 1
    const note = join(this.#folder, 'steps', `${String(number).padStart(6, '0')}.json`)
    writeWhole(note, JSON.stringify(step))
    try {
      this.#write(files)
    } catch (error) {
      rmSync(note, { force: true })
      throw error
    }
    if (names.length >= mostSteps) this.#forget(names.slice(0, names.length - mostSteps + 1))
  }

  #forget(names: readonly string[]): void {
    for (const name of names) rmSync(join(this.#folder, 'steps', name), { force: true })
    const kept = new Set(this.#names().flatMap((name) => this.#read(name).files.map(({ before }) => before)))
    for (const hash of readdirSync(join(this.#folder, 'bytes'))) {
      if (!kept.has(hash)) rmSync(join(this.#folder, 'bytes', hash), { force: true })
    }
  }

  /**
   * Undoes the last step, byte by byte.
   *
   * @returns the files that were restored
   * @throws JournalProblem where there is no step, or another program has changed a file since
   */
  undo(): string[] {
    const name = this.#names().at(-1)
    if (name === undefined) throw new JournalProblem('There is nothing to take back.')
    const { files } = this.#read(name)
    const bytesNow = (file: string) => readOrNull(join(this.#root, file))
    const changed = files.find(({ file, after }) => {
      const now = bytesNow(file)
      return (now === null ? null : hashOf(now)) !== after
    })
    if (changed) {
      throw new JournalProblem('What this step changed has been changed in another program since, and stays as it is.')
    }
    const restored = new Map(
      files.map(({ file, before }) => [
        file,
        before === null ? null : readFileSync(join(this.#folder, 'bytes', before)),
      ]),
    )
    this.#write(restored)
    rmSync(join(this.#folder, 'steps', name))
    return [...restored.keys()]
  }
}
