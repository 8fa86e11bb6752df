/** What the owner has done since the last publication, from the journal: one line for each thing. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parse } from 'yaml'
import { fillPlaceholders, factsOf } from '../tools/content/placeholders.ts'
import type { Answer } from './answers.ts'
import type { ContentStore } from './content-store.ts'
import { deedInWords, type Deed } from './deeds.ts'
import { readOrNull, writeWhole } from './disk.ts'
import { hashOf, type Step } from './journal.ts'
import { reversed } from './reversed.ts'
import { fileOf, withFacts, type OpenFact } from './unsaved-texts.ts'

/** One thing that was done, in one step or in several. `id` is that of the last of them. */
export type Done = Omit<Deed, 'putsBack'> & {
  id: string
  /** The hash of the photograph that was there before. */
  photographBefore?: string
}

export type Changes = { since: string; done: Done[] }

type Thing = { done: Done; steps: Step[] }

const isSame = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two)

const changedAgain = 'This was changed again later. Put that change back first.'

/** Whether a step goes on from what another one left: the same fields, as they were then. */
function goesOn({ values = [], picture }: Step, { done }: Thing): boolean {
  const before = done.values ?? []
  return (
    values.length > 0 &&
    values.length === before.length &&
    picture === done.picture &&
    values.every(({ path, before: was }, index) => path === before[index]!.path && isSame(was, before[index]!.now))
  )
}

const photographOf = ({ files }: Step) =>
  files.find(({ file, before }) => file.startsWith('assets/') && before !== null)?.before ?? undefined

function thingsOf(steps: readonly Step[]): Thing[] {
  const things: Thing[] = []
  for (const step of steps) {
    const { id, about, values, confirmed = [], picture } = step
    const earlier = things.find((each) => goesOn(step, each))
    const photographBefore = earlier?.done.photographBefore ?? photographOf(step)
    const done: Done = {
      id,
      about,
      ...(values && {
        values: values.map((each, at) => ({ ...each, before: earlier?.done.values?.[at]?.before ?? each.before })),
      }),
      confirmed: [...(earlier?.done.confirmed ?? []), ...confirmed],
      ...(picture !== undefined && { picture }),
      ...(photographBefore !== undefined && { photographBefore }),
    }
    if (earlier) things.splice(things.indexOf(earlier), 1)
    things.push({ done, steps: [...(earlier?.steps ?? []), step] })
  }
  // What was changed back by hand is as it was.
  return things.filter(
    ({ done: { values = [], confirmed = [], picture } }) =>
      values.length === 0 ||
      confirmed.length > 0 ||
      picture !== undefined ||
      values.some(({ before, now }) => !isSame(before, now)),
  )
}

/** Facts as they were listed; those that came and went since with other steps stay so. */
function reversedFacts(now: string, after: string, before: string): string {
  const [facts, old] = [after, before].map((text) => (parse(text) ?? []) as OpenFact[]) as [OpenFact[], OpenFact[]]
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

  /** Whether somebody has committed all that was changed. */
  #isCommitted(): boolean {
    try {
      const words = ['status', '--porcelain', '--', 'content', 'assets/pictures']
      const options = { cwd: this.#store.root, stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'] }
      return execFileSync('git', words, options).toString() === ''
    } catch {
      return false
    }
  }

  #things(): Thing[] {
    const published = this.#published
    const steps = this.#store.journal.steps()
    const back = new Set(steps.flatMap(({ putsBack = [] }) => putsBack))
    const things = thingsOf(steps.filter(({ id, putsBack }) => !putsBack && !back.has(id) && !published.has(id)))
    if (things.length === 0 || !this.#isCommitted()) return things
    this.publish([...published, ...things.flatMap((thing) => thing.steps.map(({ id }) => id))])
    return []
  }

  changes(): Changes {
    const since = readOrNull(this.#file) === null ? 'Since you began' : 'Since the last publication'
    return { since, done: this.#things().map(({ done }) => done) }
  }

  /** A line for each thing, for people. */
  inWords(): string[] {
    const facts = factsOf(this.#store.contents())
    const fill = (text: string) => fillPlaceholders(text, facts, new Set()).text
    return this.#things().map(({ done }) => deedInWords(done, fill))
  }

  /** Undoes one thing as a whole; all that was done since stays. */
  putBack({ id }: { id: string }): Answer {
    const thing = this.#things().find(({ done }) => done.id === id)
    if (!thing) return { problems: ['This is already as it was.'] }
    const files = new Map<string, Buffer | string | null>()
    for (const { files: changed } of thing.steps.toReversed()) {
      for (const { file, before, after } of changed) {
        const now = files.has(file) ? files.get(file)! : readOrNull(join(this.#store.root, file))
        const text = this.#reversed(file, now, before, after)
        if (text === undefined) return { problems: [changedAgain] }
        files.set(file, text)
      }
    }
    return this.#store.saveFiles(`Put back: ${thing.done.about}`, files, {
      putsBack: thing.steps.map((step) => step.id),
    })
  }

  /** A file without the change from one hash to the other; undefined where it has changed since. */
  #reversed(file: string, now: Buffer | string | null, before: string | null, after: string | null) {
    const hash = now === null ? null : hashOf(now)
    if (hash === before) return now
    const { journal } = this.#store
    const [old, then] = [before, after].map((each) => (each === null ? undefined : journal.bytesOf(each)))
    if (hash === after) return before === null ? null : old
    if (!old || !then || now === null || !file.startsWith('content/')) return undefined
    const [text, ...steps] = [now, then, old].map(String) as [string, string, string]
    return file === fileOf('unconfirmed') ? reversedFacts(text, ...steps) : reversed(text, ...steps)
  }
}
