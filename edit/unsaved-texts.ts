/** Content files while they are changed: their texts as they would be saved. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFile } from '../content/schema.ts'
import { ourWords } from '../content/words.ts'
import type { Path } from '../tools/content/problem.ts'
import { parse } from 'yaml'
import { withEntry, withOurs, withoutEntry, withValue } from './source.ts'

export const fileOf = (name: string): string => `content/${name}.yaml`

/** An entry of content/unconfirmed.yaml. */
export type OpenFact = { path: string; why: string }

export class UnsavedTexts {
  /** Those that were changed. */
  readonly changed = new Map<ContentFile, string>()
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  /** @param path what is to be changed: where that is one of our words, it is written out */
  of(name: ContentFile, path: Path = []): string {
    const text = this.changed.get(name) ?? readFileSync(join(this.#root, fileOf(name)), 'utf8')
    return ourWords[name] && path.length > 0 ? withOurs(text, path, ourWords[name]) : text
  }

  set(name: ContentFile, text: string): void {
    this.changed.set(name, text)
  }

  /**
   * Takes facts out of unconfirmed.yaml, or gives them another path.
   *
   * @param facts those that the file lists
   * @param pathAfter the path of a fact from now on; undefined where it is settled
   */
  changeOpen(facts: readonly OpenFact[], pathAfter: (path: string) => string | undefined): void {
    const before = this.of('unconfirmed')
    let text = before
    for (const [index, { path }] of [...facts.entries()].toReversed()) {
      const after = pathAfter(path)
      if (after === undefined) text = withoutEntry(text, [index])
      else if (after !== path) text = withValue(text, [index, 'path'], after)
    }
    if (text !== before) this.set('unconfirmed', text)
  }

  /** The same for the facts as they are by now. */
  moveOpen(pathAfter: (path: string) => string | undefined): void {
    this.changeOpen((parse(this.of('unconfirmed')) ?? []) as OpenFact[], pathAfter)
  }

  addOpen(fact: OpenFact): void {
    this.set('unconfirmed', withFacts(this.of('unconfirmed'), { come: [fact] }))
  }
}

/** The text of unconfirmed.yaml without some facts, and with others behind the last one. */
export function withFacts(
  text: string,
  { gone = [], come = [] }: { gone?: readonly OpenFact[]; come?: readonly OpenFact[] },
): string {
  let result = text
  const listed = () => (parse(result) ?? []) as OpenFact[]
  const isFact = (one: OpenFact) => (two: OpenFact) => one.path === two.path && one.why === two.why
  for (const fact of gone) {
    const at = listed().findIndex(isFact(fact))
    if (at !== -1) result = withoutEntry(result, [at])
  }
  for (const { path, why } of come.filter((each) => !listed().some(isFact(each))))
    result = withEntry(result.trim() === '' ? '[]\n' : result, [listed().length - 1], { path, why })
  return result
}
