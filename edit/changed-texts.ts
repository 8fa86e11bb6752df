/** Content files while they are changed: their texts as they would be saved. */
import type { ContentFile } from '../content/schema.ts'
import { openFactsIn, type OpenFact } from '../content/unconfirmed.schema.ts'
import { ourWords } from '../content/words.ts'
import type { Path } from '../tools/content/problem.ts'
import { parse } from 'yaml'
import { textIn, type Files } from '../tools/content/read-yaml.ts'
import { withKeys, withOurs, withValue } from './yaml-text.ts'

export const fileOf = (name: string): string => `content/${name}.yaml`

export class ChangedTexts {
  /** Those that were changed. */
  readonly changed = new Map<ContentFile, string>()
  readonly #files: Files

  constructor(files: Files) {
    this.#files = files
  }

  /** @param path what is to be changed: where that is one of our words, it is written out */
  of(name: ContentFile, path: Path = []): string {
    const text = this.changed.get(name) ?? textIn(this.#files, fileOf(name))
    return ourWords[name] && path.length > 0 ? withOurs(text, path, ourWords[name]) : text
  }

  set(name: ContentFile, text: string): void {
    this.changed.set(name, text)
  }

  asFiles = () => [...this.changed].map(([name, text]) => [fileOf(name), text] as const)

  /**
   * Takes facts out of unconfirmed.yaml, or gives them another path.
   *
   * @param pathAfter the path of a fact from now on; undefined where it is settled
   */
  moveOpen(pathAfter: (path: string) => string | undefined): void {
    const before = this.of('unconfirmed')
    const all = openFactsIn(parse(before)).map(({ path }) => [path, pathAfter(path)] as const)
    const moved = all.filter(([path, after]) => path !== after)
    if (moved.length > 0) this.set('unconfirmed', withKeys(before, new Map(moved)))
  }

  /** Before an owner adds to a list: what nobody has confirmed of the whole list is asked of each entry there is. */
  askOfEach(list: string, count: number): void {
    const asked = openFactsIn(parse(this.of('unconfirmed'))).find(({ path }) => path === list)
    if (!asked) return
    this.moveOpen((path) => (path === list ? `${list}.1` : path))
    for (let number = 2; number <= count; number += 1) this.addOpen({ ...asked, path: `${list}.${number}` })
  }

  /** Where a fact is listed already it stays as it is. */
  addOpen({ path, why }: OpenFact): void {
    const before = this.of('unconfirmed')
    if (!openFactsIn(parse(before)).some((each) => each.path === path))
      this.set('unconfirmed', withValue(before, [path], why))
  }
}
