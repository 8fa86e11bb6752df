/**
 * The undo history: each step can be undone, also after a restart. The bytes from before a step are in `.cache/edit/`,
 * by their hash. A step is whole or not at all: its note is called `….begun.json` until the last file is written, and
 * what is noted as begun is taken back at the next start.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { StepSummary } from './step-summary.ts'
import { readOrNull, realDisk, sweepTemporary, temporaryOf, tryTo, writeWhole, type Disk } from './disk.ts'

/** Files from the folder of the project, and what they hold after a change; null where there is no such file. */
export type Files = ReadonlyMap<string, Buffer | string | null>

type Note = StepSummary & {
  /** The moment, in milliseconds. */
  at: number
  files: { file: string; before: string | null; after: string | null }[]
}

/** `id` is of this step alone, also where an earlier one that was taken back had its number. */
export type Step = Note & { id: string }

/** A step that cannot be made; the message is a sentence for the owner. */
export class UndoProblem extends Error {
  override name = 'UndoProblem'
}

/** The last step cannot be taken back as it stands, but it can be skipped. */
export class StuckProblem extends UndoProblem {
  override name = 'StuckProblem'
}

export const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

const hashOrNull = (bytes: Buffer | string | null) => (bytes === null ? null : hashOf(bytes))

const begun = '.begun.json'

/** Ends the name of a note that cannot be used: it is kept, and not looked at again. */
const aside = '.damaged'

const isDamaged = 'A damaged step of Undo was set aside. What it changed stays. Undo now takes back the step before it.'

const lostCopy = 'This step cannot be undone, because the saved copy of what was there before is damaged.'

export class UndoHistory {
  readonly #root: string
  readonly #folder: string
  readonly #disk: Disk
  /** By name and time of the note: each question of the editor asks for all. */
  readonly #known = new Map<string, Step>()

  constructor(root: string, disk: Disk = realDisk) {
    this.#root = root
    this.#folder = join(root, '.cache/edit')
    this.#disk = disk
    disk.makeFolder(join(this.#folder, 'bytes'))
    disk.makeFolder(join(this.#folder, 'steps'))
    for (const folder of ['content', 'assets/pictures', '.cache/edit/bytes', '.cache/edit/steps'])
      sweepTemporary(join(root, folder), disk)
    for (const name of this.#notes()) if (!this.#isReadable(name)) this.#setAside(name)
    this.#takeBackBegun()
  }

  #noteOf(name: string): string {
    return join(this.#folder, 'steps', name)
  }

  /** The names of the notes, the oldest first. */
  #notes(): string[] {
    return readdirSync(join(this.#folder, 'steps'))
      .filter((name) => /^\d{6}(?:\.begun)?\.json$/.test(name))
      .toSorted()
  }

  /** The names of the steps that can be taken back, the oldest first. */
  #names(): string[] {
    return this.#notes().filter((name) => !name.endsWith(begun))
  }

  #read(name: string): Note {
    return JSON.parse(readFileSync(this.#noteOf(name), 'utf8')) as Note
  }

  #isReadable(name: string): boolean {
    try {
      return Array.isArray(this.#read(name).files)
    } catch {
      return false
    }
  }

  #setAside(name: string): void {
    this.#disk.rename(this.#noteOf(name), this.#noteOf(name + aside))
    console.warn(isDamaged)
  }

  #step(name: string): Step {
    const key = `${name} ${statSync(this.#noteOf(name)).mtimeMs}`
    const known = this.#known.get(key)
    if (known) return known
    const note = this.#read(name)
    const step = { ...note, id: `${name.slice(0, 6)}-${note.at}` }
    this.#known.set(key, step)
    return step
  }

  /** The steps that can be taken back, the oldest first. */
  steps(): Step[] {
    return this.#names().map((name) => this.#step(name))
  }

  /** The step that is taken back next. */
  get last(): Step | undefined {
    const name = this.#names().at(-1)
    return name === undefined ? undefined : this.#step(name)
  }

  /** What a file of a step held before it. */
  bytesOf(hash: string): Buffer | undefined {
    return readOrNull(join(this.#folder, 'bytes', hash)) ?? undefined
  }

  #keep(bytes: Buffer | string | null): string | null {
    if (bytes === null) return null
    const hash = hashOf(bytes)
    const file = join(this.#folder, 'bytes', hash)
    if (hashOrNull(readOrNull(file)) !== hash) writeWhole(file, bytes, this.#disk)
    return hash
  }

  /** @throws StuckProblem where they are not what they were */
  #kept(hash: string | null): Buffer | null {
    if (hash === null) return null
    const bytes = readOrNull(join(this.#folder, 'bytes', hash))
    if (hashOrNull(bytes) !== hash) throw new StuckProblem(lostCopy)
    return bytes
  }

  #hashNow(file: string): string | null {
    return hashOrNull(readOrNull(join(this.#root, file)))
  }

  /** Until all drafts are written nothing has changed; and renaming takes no room on a full disk. */
  #write(files: Files): void {
    const drafts = new Map<string, string>()
    try {
      for (const [file, bytes] of files) {
        if (bytes === null) continue
        const path = join(this.#root, file)
        // Where it is a link, that stays, and what it leads to is written.
        const target = existsSync(path) ? realpathSync(path) : path
        this.#disk.makeFolder(dirname(target))
        drafts.set(target, temporaryOf(target))
        this.#disk.write(drafts.get(target)!, bytes)
      }
      for (const [target, draft] of drafts) this.#disk.rename(draft, target)
      for (const [file, bytes] of files) if (bytes === null) this.#disk.remove(join(this.#root, file))
    } catch (error) {
      for (const draft of drafts.values()) tryTo(() => this.#disk.remove(draft))
      throw error
    }
  }

  /** Takes back what was begun and not finished; what somebody else has changed since stays as it is. */
  #takeBackBegun(): void {
    for (const name of this.#notes().filter((each) => each.endsWith(begun))) {
      const ours = this.#read(name).files.filter(({ file, after }) => this.#hashNow(file) === after)
      try {
        this.#write(new Map(ours.map(({ file, before }) => [file, this.#kept(before)])))
        this.#disk.remove(this.#noteOf(name))
      } catch (error) {
        if (!(error instanceof StuckProblem)) throw error
        this.#setAside(name)
      }
    }
  }

  /** Those of some files that are not as the project has them. */
  changedIn(files: Files): Files {
    return new Map([...files].filter(([file, bytes]) => hashOrNull(bytes) !== this.#hashNow(file)))
  }

  /** Writes and removes files as one step. Files that would stay as they are belong to no step. */
  commit(about: string, files: Files, summary: Omit<StepSummary, 'about'> = {}): void {
    this.#takeBackBegun()
    const changed = this.changedIn(files)
    if (changed.size === 0) return
    const names = this.#names()
    const step: Note = {
      about,
      ...summary,
      at: Date.now(),
      files: [...changed].map(([file, bytes]) => ({
        file,
        before: this.#keep(readOrNull(join(this.#root, file))),
        after: hashOrNull(bytes),
      })),
    }
    const number = String(Number(names.at(-1)?.slice(0, 6) ?? 0) + 1).padStart(6, '0')
    writeWhole(this.#noteOf(number + begun), JSON.stringify(step), this.#disk)
    try {
      this.#write(changed)
      this.#disk.rename(this.#noteOf(number + begun), this.#noteOf(`${number}.json`))
    } catch (error) {
      tryTo(() => this.#takeBackBegun())
      throw error
    }
  }

  /**
   * Undoes the last step, byte by byte. A file that is as it was before is undone already.
   *
   * @returns the files that were restored
   * @throws StuckProblem where another program has changed a file since, or what it held before is lost
   * @throws UndoProblem where there is no step
   */
  undo(): string[] {
    this.#takeBackBegun()
    const name = this.#names().at(-1)
    if (name === undefined) throw new UndoProblem('There is nothing to undo.')
    const { files } = this.#read(name)
    const left = files.filter(({ file, before }) => this.#hashNow(file) !== before)
    if (left.some(({ file, after }) => this.#hashNow(file) !== after)) {
      throw new StuckProblem('Another program has since changed what this step changed, so it stays as it is.')
    }
    for (const { before } of left) this.#kept(before)
    const note = this.#noteOf(name)
    const opened = note.replace(/\.json$/, begun)
    this.#disk.rename(note, opened)
    try {
      this.#takeBackBegun()
    } catch (error) {
      // On a full disk no file has changed, and renaming the note needs no room: Undo offers the step again.
      tryTo(() => this.#takeBackBegun())
      tryTo(() => this.#disk.rename(opened, note))
      throw error
    }
    return left.map(({ file }) => file)
  }

  /** Forgets the last step; what it changed stays as it is. */
  skip(): void {
    const name = this.#names().at(-1)
    if (name !== undefined) this.#disk.remove(this.#noteOf(name))
  }
}
