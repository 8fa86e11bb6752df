/** What is different from the last commit, field by field and picture by picture; without git, from when editing began. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { collectionsOf } from '../build/content-references.ts'
import { contentSchemas } from '../content/schema.ts'
import type { Answer, Desk } from './desk.ts'
import { fieldsOf, type Contents, type Field } from './fields.ts'
import type { Photographs } from './photographs.ts'
import type { Value } from './source.ts'

export type Difference =
  | { kind: 'value'; path: string; field: Field; before: Value | null; now: Value | null }
  /** An entry that came or went; `path` is that of one of its fields. */
  | { kind: 'added' | 'gone'; path: string; field: Field }
  | { kind: 'picture'; path: string; key: string; isNew: boolean }
  | { kind: 'confirmed'; path: string; why: string }

export type Changes = { since: string; differences: Difference[] }

const names = Object.keys(contentSchemas)

export class History {
  readonly #desk: Desk
  readonly #first: string

  constructor(desk: Desk) {
    this.#desk = desk
    this.#first = join(desk.root, '.cache/edit/first')
    if (!this.#hasGit() && !existsSync(this.#first)) {
      mkdirSync(this.#first, { recursive: true })
      for (const name of names) cpSync(join(desk.root, `content/${name}.yaml`), join(this.#first, `${name}.yaml`))
    }
  }

  #git(...words: string[]): string {
    return execFileSync('git', words, { cwd: this.#desk.root, encoding: 'utf8', maxBuffer: 20_000_000, stdio: ['ignore', 'pipe', 'ignore'] })
  }

  #hasGit(): boolean {
    try {
      this.#git('rev-parse', '--verify', 'HEAD')
      return true
    } catch {
      return false
    }
  }

  /** The text of a content file as it was; undefined where there was none, or it is the same. */
  #textBefore(name: string): string | undefined {
    if (!this.#hasGit()) {
      const file = join(this.#first, `${name}.yaml`)
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined
    }
    try {
      return this.#git('show', `HEAD:content/${name}.yaml`)
    } catch {
      return undefined
    }
  }

  #pictures(): Difference[] {
    let changed: string[]
    try {
      changed = this.#git('status', '--porcelain', '--no-renames', '--', 'assets/pictures').split('\n').filter(Boolean).map((line) => line.slice(3))
    } catch {
      return []
    }
    const keys = new Set(changed.map((file) => file.replace(/^.*\//, '').replace(/\.[a-z]+$/i, '')))
    return [...keys].map((key) => ({ kind: 'picture' as const, path: `pictures.yaml#${key}.alt`, key, isNew: !changed.some((file) => /^[ MD]/.test(file)) }))
  }

  changes(): Changes {
    return { since: this.#since(), differences: [...this.since((name) => this.#textBefore(name)), ...this.#pictures()] }
  }

  /** What the content says that it did not say before; a file without a text from before is the same. */
  since(textBefore: (name: string) => string | undefined): Difference[] {
    const now = this.#desk.contents()
    const old: Contents = { ...now }
    for (const name of names) {
      const text = textBefore(name)
      if (text !== undefined) old[name] = (parse(text) as unknown) ?? []
    }
    const [before, after] = [fieldsOf(old, Object.fromEntries(collectionsOf(old))), this.#desk.places()]
    const differences: Difference[] = []
    for (const [path, { field }] of after) {
      const was = before.get(path)
      if (!was) differences.push({ kind: 'added', path, field })
      else if (JSON.stringify(was.field.value) !== JSON.stringify(field.value)) {
        differences.push({ kind: 'value', path, field, before: was.field.value ?? null, now: field.value ?? null })
      }
    }
    for (const [path, { field }] of before) if (!after.has(path)) differences.push({ kind: 'gone', path, field })
    const listed = (contents: Contents) => contents.unconfirmed as { path: string; why: string }[]
    const open = new Set(listed(now).map(({ why }) => why))
    return [...differences, ...listed(old).filter(({ why }) => !open.has(why)).map(({ path, why }) => ({ kind: 'confirmed' as const, path, why }))]
  }

  #since(): string {
    try {
      const [date = '', subject = ''] = this.#git('log', '-1', '--format=%cs%n%s').split('\n')
      return `Since ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(date))}, “${subject}”`
    } catch {
      return 'Since you began'
    }
  }

  /** A value as it was. */
  putBack({ path }: { path: string }): Answer {
    const found = this.changes().differences.find((each) => each.path === path && each.kind === 'value')
    if (found?.kind !== 'value') return { problems: ['There is nothing to put back here; “Undo” takes back the last step.'] }
    const was = this.#desk.places().get(path)?.field.value
    const { before, field } = found
    const isLeftOut = before === null && field.mayBe === 'absent'
    return this.#desk.save([{ path, ...(was !== undefined && { was }), ...(!isLeftOut && { value: before }) }])
  }

  /** A picture as it was. */
  putPictureBack({ key }: { key: string }, photographs: Photographs): Answer {
    const bytes = photographs.before(key)
    const file = bytes && this.#git('ls-tree', '--name-only', 'HEAD', 'assets/pictures/').split('\n').find((each) => each.replace(/^.*\//, '').replace(/\.[a-z]+$/i, '') === key)
    if (!bytes || !file) return { problems: ['This picture was not there before.'] }
    const folder = 'assets/pictures'
    const others = readdirSync(join(this.#desk.root, folder)).filter((each) => each.replace(/\.[a-z]+$/i, '') === key && `${folder}/${each}` !== file)
    const files = new Map<string, Buffer | null>([[file, bytes], ...others.map((each) => [`${folder}/${each}`, null] as const)])
    return this.#desk.save([], { about: `Picture as it was: ${key.replaceAll('-', ' ')}`, files })
  }
}
