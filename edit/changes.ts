/** What the owner has done since the last publication, from the journal: one line for each thing. */
import { join } from 'node:path'
import { parse } from 'yaml'
import { factsIn, type OpenFact } from '../content/unconfirmed.schema.ts'
import { fillPlaceholders, factsOf } from '../tools/content/placeholders.ts'
import type { Answer } from './answers.ts'
import type { ContentStore } from './content-store.ts'
import { deedInWords, type Deed } from './deeds.ts'
import { readOrNull, writeWhole } from './disk.ts'
import { hashOf, type Step } from './journal.ts'
import { reversed } from './reversed.ts'
import { fileOf, withFacts } from './unsaved-texts.ts'

/** One thing that was done. `id` is that of its step. */
export type Done = Deed & {
  id: string
  /** The hash of the photograph that was there before. */
  photographBefore: string | undefined
}

export type Changes = { since: string; done: Done[] }

const isSame = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two)

const changedAgain = 'This was changed again later. Put that change back first.'

function doneIn({ files, ...deed }: Step): Done {
  const photograph = files.find(({ file, before }) => file.startsWith('assets/') && before !== null)
  return { ...deed, photographBefore: photograph?.before ?? undefined }
}

/** Facts as they were listed; those that came and went since with other steps stay so. */
function reversedFacts(now: string, after: string, before: string): string {
  const [facts, old] = [after, before].map((text) => factsIn(parse(text))) as [OpenFact[], OpenFact[]]
  const missing = (from: OpenFact[], list: OpenFact[]) =>
    from.filter((fact) => !list.some((each) => isSame(each, fact)))
  return withFacts(now, { gone: missing(facts, old), come: missing(old, facts) })
}

export class History {
  readonly #store: ContentStore
  /** Ids of the steps that are published. */
  readonly #file: string

  constructor(store: ContentStore) {
    this.#store = store
    this.#file = join(store.root, '.cache/edit/published-steps.json')
  }

  get #published(): Set<string> {
    return new Set(JSON.parse(readOrNull(this.#file)?.toString() ?? '[]') as string[])
  }

  /** All steps that can be taken back. */
  ids(): string[] {
    return this.#store.journal.steps().map(({ id }) => id)
  }

  /** @param ids steps that need not be told any more */
  publish(ids: readonly string[]): void {
    writeWhole(this.#file, JSON.stringify(ids))
  }

  /** Steps that are not published yet, but for those that were put back. */
  #steps(): Step[] {
    const published = this.#published
    const steps = this.#store.journal.steps()
    const back = new Set(steps.flatMap(({ putsBack = [] }) => putsBack))
    return steps.filter(({ id, putsBack }) => !putsBack && !back.has(id) && !published.has(id))
  }

  changes(): Changes {
    const since = readOrNull(this.#file) === null ? 'Since you began' : 'Since the last publication'
    return { since, done: this.#steps().map(doneIn) }
  }

  /** A line for each thing, for people. */
  inWords(): string[] {
    const facts = factsOf(this.#store.contents())
    const fill = (text: string) => fillPlaceholders(text, facts, new Set()).text
    return this.#steps().map((step) => deedInWords(step, fill))
  }

  /** Undoes one thing as a whole; all that was done since stays. */
  putBack({ id }: { id: string }): Answer {
    const step = this.#steps().find((each) => each.id === id)
    if (!step) return { problems: ['This is already as it was.'] }
    const files = new Map<string, Buffer | string | null>()
    for (const changed of step.files) {
      const text = this.#reversed(changed, id)
      if (text === undefined) return { problems: [changedAgain] }
      files.set(changed.file, text)
    }
    return this.#store.saveFiles(`Put back: ${step.about}`, files, { putsBack: [id] })
  }

  /** A file without its change in a step; undefined where the same lines have changed since. */
  #reversed({ file, before, after }: Step['files'][number], id: string) {
    const { journal, root } = this.#store
    const now = readOrNull(join(root, file))
    const hash = now === null ? null : hashOf(now)
    if (hash === before) return now
    if (hash === after) return before === null ? null : journal.bytesOf(before)
    const steps = journal.steps()
    const later = steps.slice(steps.findIndex((step) => step.id === id) + 1).flatMap(({ files }) => files)
    const hashes = [before, after, ...later.flatMap((each) => (each.file === file ? [each.after] : []))]
    const texts = [...hashes.map((each) => (each === null ? undefined : journal.bytesOf(each))), now ?? undefined]
    if (!file.startsWith('content/') || texts.includes(undefined)) return undefined
    const [old = '', then = '', ...others] = texts.map(String)
    return file === fileOf('unconfirmed') ? reversedFacts(others.at(-1)!, then, old) : reversed([old, then, ...others])
  }
}
