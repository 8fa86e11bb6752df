/**
 * What was changed, step by step, on top of what the disk holds. Each step can be undone, also after it was written or
 * published. It lives in memory; browser-store.ts keeps it in the browser.
 */
import type { Files as Texts } from '../tools/content/read-yaml.ts'
import { isSameFile, withChanged, type Base, type Changed, type Held } from './disk.ts'
import { merge } from './merge.ts'
import type { StepSummary } from './step-in-words.ts'

export type Step = StepSummary & {
  id: string
  files: { file: string; before: Held | null; after: Held | null }[]
  isPublished?: boolean
  /** The id of the published step that it takes back. */
  undoes?: string
}

export class Steps {
  base: Base
  /** What there is now, changed or not. */
  now: ReadonlyMap<string, Held>
  all: readonly Step[]
  readonly #texts = new WeakMap<ReadonlyMap<string, Held>, Texts>()

  constructor(base: Base, now = base.files, all: readonly Step[] = []) {
    this.base = base
    this.now = now
    this.all = all
  }

  /** As content is read: of pictures their names count. */
  files = (): Texts => {
    const texts = [...this.now].map(([file, held]) => [file, held instanceof File ? '' : held] as const)
    const known = this.#texts.get(this.now) ?? new Map(texts)
    this.#texts.set(this.now, known)
    return known
  }

  /** The step that is taken back next. */
  get last(): Step | undefined {
    const undone = new Set(this.all.map(({ undoes }) => undoes))
    return this.all.findLast(({ id, undoes }) => undoes === undefined && !undone.has(id))
  }

  /** What is not as the disk has it. */
  get changed(): Changed {
    const files = new Set([...this.base.files.keys(), ...this.now.keys()])
    const differ = [...files].filter((file) => !isSameFile(this.base.files.get(file), this.now.get(file)))
    return new Map(differ.map((file) => [file, this.now.get(file) ?? null]))
  }

  /** Changes files as one step. Files that would stay as they are belong to no step. */
  commit(about: string, wanted: Changed, summary: Omit<StepSummary, 'about'> = {}): void {
    const changed = [...wanted].filter(([file, held]) => !isSameFile(this.now.get(file), held))
    if (changed.length === 0) return
    const files = changed.map(([file, after]) => ({ file, before: this.now.get(file) ?? null, after }))
    this.all = [...this.all, { about, ...summary, id: crypto.randomUUID(), files }]
    this.now = withChanged(this.now, changed)
  }

  /**
   * Takes back the last step; where that is published, by another one. What else was changed since stays.
   *
   * @returns whether it did: not where something else has changed the same since, or the content would not be sound
   */
  undo(isSound: (files: Texts) => boolean): boolean {
    const step = this.last!
    const { now, all } = this
    const filesOf = (side: 'before' | 'after') =>
      new Map(step.files.flatMap((each) => (each[side] === null ? [] : [[each.file, each[side]]])))
    const joined = merge({ base: filesOf('after'), mine: filesOf('before'), theirs: now }, () => undefined)
    this.now = joined.files
    const isAlone = step.files.every(({ file, after }) => isSameFile(now.get(file), after))
    if (joined.asked.length > 0 || !(isAlone || isSound(this.files()))) {
      this.now = now
      return false
    }
    const undone = { about: `Undone: ${step.about}`, id: crypto.randomUUID(), files: [], undoes: step.id }
    if (step.isPublished) this.all = [...all, undone]
    else this.skip()
    return true
  }

  /** Forgets the last step; what it changed stays as it is. */
  skip(): void {
    const { last } = this
    this.all = this.all.filter((step) => step !== last)
  }

  /** Holds a picture itself, of which only its fingerprint was known. */
  hold(file: string, picture: File): void {
    this.base = { ...this.base, files: new Map(this.base.files).set(file, picture) }
    this.now = withChanged(this.now, [[file, picture]])
  }

  /** @param ids of steps that are published */
  publish(ids: readonly string[]): void {
    this.all = this.all.map((step) => (ids.includes(step.id) ? { ...step, isPublished: true } : step))
  }
}
