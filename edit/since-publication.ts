/** What the owner has done since the last publication, from the undo history: one line for each thing. */
import { join } from 'node:path'
import { fillPlaceholders, factsOf } from '../tools/content/placeholders.ts'
import type { Answer } from './answers.ts'
import type { ContentStore } from './content-store.ts'
import { summaryText, type StepSummary } from './step-summary.ts'
import { readOrNull, tryTo, writeWhole } from './disk.ts'
import { isSame, nothingIn } from './field-path.ts'
import type { Step } from './undo-history.ts'

/** One thing that was done. `id` is that of its step. */
export type Done = StepSummary & {
  id: string
  /** The hash of the photograph that was there before. */
  photographBefore: string | undefined
  /** Whether the values of before can be saved again; all else is taken back with Undo. */
  canBePutBack: boolean
}

export type Changes = { since: string; done: Done[] }

function doneIn({ files, ...summary }: Step, fields: ReturnType<ContentStore['fields']>): Done {
  const { values = [], picture } = summary
  const isStill = values.every(
    ({ path, now }) => isSame(fields.get(path)?.field.value ?? null, now) && fields.has(path),
  )
  return {
    ...summary,
    photographBefore: files.find(({ file, before }) => file.startsWith('assets/') && before)?.before ?? undefined,
    canBePutBack: values.length > 0 && isStill && picture === undefined,
  }
}

export class History {
  readonly #store: ContentStore
  /** Ids of the steps that are published. */
  readonly #file: string

  constructor(store: ContentStore) {
    this.#store = store
    this.#file = join(store.root, '.cache/edit/published-steps.json')
  }

  /** Nothing where the note is missing, or damaged, for example after a full disk. */
  get #published(): unknown[] | undefined {
    try {
      const ids = JSON.parse(readOrNull(this.#file)?.toString() ?? '') as unknown
      return Array.isArray(ids) ? ids : undefined
    } catch {
      return undefined
    }
  }

  /** All steps that can be taken back. */
  ids(): string[] {
    return this.#store.undoHistory.steps().map(({ id }) => id)
  }

  /** @param ids steps that need not be told any more. Where the disk is full they are told again: the site is out. */
  publish(ids: readonly string[]): void {
    tryTo(() => writeWhole(this.#file, JSON.stringify(ids)))
  }

  /** Steps that are not published yet, but for those that were put back. */
  #steps(): Step[] {
    const published = new Set(this.#published)
    const steps = this.#store.undoHistory.steps()
    const back = new Set(steps.flatMap(({ id, putsBack }) => (putsBack === undefined ? [] : [id, putsBack])))
    return steps.filter(({ id }) => !back.has(id) && !published.has(id))
  }

  changes(): Changes {
    const since = this.#published ? 'Since the last publication' : 'Since you began'
    const fields = this.#store.fields()
    return { since, done: this.#steps().map((step) => doneIn(step, fields)) }
  }

  /** A line for each thing, for people. */
  inWords(): string[] {
    const facts = factsOf(this.#store.contents())
    const fill = (text: string) => fillPlaceholders(text, facts).text
    return this.#steps().map((step) => summaryText(step, fill))
  }

  /** Saves the values of before once more, and asks again what that had confirmed; all that was done since stays. */
  putBack({ id }: { id: string }): Answer {
    const done = this.changes().done.find((each) => each.id === id)
    if (!done?.canBePutBack) return { problems: ['This was changed again later, or is already as it was.'] }
    const fields = this.#store.fields()
    const changes = done.values!.map(({ path, before, now }) => {
      const none = nothingIn(fields.get(path)!.field)
      return { path, value: before ?? none, was: now ?? none }
    })
    return this.#store.save(changes, { about: `Put back: ${done.about}`, putsBack: id, asksAgain: done.asked ?? [] })
  }
}
