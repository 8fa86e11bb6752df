/** The diff since the last commit, by fields and pictures; without git, since editing began. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { collectionsOf } from '../tools/content/references.ts'
import { valueAt } from '../tools/content/walk.ts'
import { contentSchemas } from '../content/schema.ts'
import type { Answer, ContentStore } from './content-store.ts'
import { anotherEntry, fieldsOf, locate, type Contents, type Field } from './fields.ts'
import type { Photographs } from './photographs.ts'
import { nameOfPicture } from './picture-key.ts'
import type { Value } from './source.ts'

export type Difference =
  | { kind: 'value'; path: string; field: Field; before: Value | null; now: Value | null; isWhole?: true }
  /** An entry that came or went; `path` is that of one of its fields. */
  | { kind: 'added' | 'gone'; path: string; field: Field }
  | { kind: 'picture'; path: string; key: string; isNew: boolean }
  | { kind: 'confirmed'; path: string; why: string }

export type Changes = { since: string; differences: Difference[] }

const names = Object.keys(contentSchemas)

/** What a content file says; an empty one is an empty list. */
export const contentOf = (text: string): unknown => (parse(text) as unknown) ?? []

function valueOf(contents: Contents, path: string): Value | undefined {
  const found = locate(contents, path)
  return found && (valueAt(contents[found.file], found.steps) as Value | undefined)
}

/** A group or a list that was filled or emptied is one difference, and not one for each of its fields. */
function wholes(differences: Difference[], old: Contents, now: Contents): Difference[] {
  const isLeaf = (each: Difference) =>
    (each.kind === 'added' || each.kind === 'gone') && (each.field.kind === 'group' || each.field.kind === 'list')
  const whole = differences.filter(isLeaf).map(({ path }) => path)
  return differences.flatMap((each): Difference[] => {
    if (whole.some((path) => each.path.startsWith(`${path}.`))) return []
    if (!whole.includes(each.path) || !('field' in each)) return [each]
    const { path, field } = each
    return [
      {
        kind: 'value',
        path,
        field,
        before: valueOf(old, path) ?? null,
        now: valueOf(now, path) ?? null,
        isWhole: true,
      },
    ]
  })
}

export class History {
  readonly #store: ContentStore
  readonly #first: string
  /** What the last commit says, as far as it was asked for: git takes its time. */
  #committed: { commit: string; since: string; files: Map<string, unknown> } | undefined

  constructor(store: ContentStore) {
    this.#store = store
    this.#first = join(store.root, '.cache/edit/first')
    if (!this.#commit() && !existsSync(this.#first)) {
      mkdirSync(this.#first, { recursive: true })
      for (const name of names) {
        const file = join(store.root, `content/${name}.yaml`)
        if (existsSync(file)) cpSync(file, join(this.#first, `${name}.yaml`))
      }
    }
  }

  #git(...words: string[]): string {
    return execFileSync('git', words, {
      cwd: this.#store.root,
      encoding: 'utf8',
      maxBuffer: 20_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  }

  /** The last commit; undefined without git. */
  #commit(): string | undefined {
    try {
      return this.#git('rev-parse', '--verify', 'HEAD').trim()
    } catch {
      return undefined
    }
  }

  #atCommit(commit: string): { since: string; files: Map<string, unknown> } {
    if (this.#committed?.commit !== commit) {
      const [date = '', subject = ''] = this.#git('log', '-1', '--format=%cs%n%s', commit).split('\n')
      const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(date))
      this.#committed = { commit, since: `Since ${day}, “${subject}”`, files: new Map() }
    }
    return this.#committed
  }

  /** What a content file said at a commit; undefined where there was none. */
  #fileAt(commit: string, name: string): unknown {
    const { files } = this.#atCommit(commit)
    if (!files.has(name)) {
      try {
        files.set(name, contentOf(this.#git('show', `${commit}:content/${name}.yaml`)))
      } catch {
        files.set(name, undefined)
      }
    }
    return files.get(name)
  }

  changes(): Changes {
    const commit = this.#commit()
    if (commit === undefined) {
      const first = names.flatMap((name) => {
        const file = join(this.#first, `${name}.yaml`)
        return existsSync(file) ? [[name, contentOf(readFileSync(file, 'utf8'))] as const] : []
      })
      return { since: 'Since you began', differences: this.since(Object.fromEntries(first)) }
    }
    const { since } = this.#atCommit(commit)
    const status = this.#git(
      'status',
      '--porcelain',
      '--no-renames',
      '--untracked-files=all',
      '--',
      'content',
      'assets/pictures',
    )
      .split('\n')
      .filter(Boolean)
    const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.[a-z]+"?$/i, '')
    const changed = status.map((line) => ({ isNew: !/^[ MD]/.test(line), file: line.slice(3) }))
    const before = changed.flatMap(({ file }) => {
      const said = file.endsWith('.yaml') ? this.#fileAt(commit, nameOf(file)) : undefined
      return said === undefined ? [] : [[nameOf(file), said] as const]
    })
    const pictures = Map.groupBy(
      changed.filter(({ file }) => file.startsWith('assets/')),
      ({ file }) => nameOf(file),
    )
    return {
      since,
      differences: [
        ...this.since(Object.fromEntries(before)),
        ...[...pictures].map(([key, files]) => ({
          kind: 'picture' as const,
          path: `pictures.yaml#${key}.alt`,
          key,
          isNew: files.every(({ isNew }) => isNew),
        })),
      ],
    }
  }

  /** What the content says that it did not say before. @param before what files said; any other is as it was */
  since(before: Contents): Difference[] {
    const now = this.#store.contents()
    const old: Contents = { ...now, ...before }
    const [fields, after] = [fieldsOf(old, Object.fromEntries(collectionsOf(old))), this.#store.fields()]
    const differences: Difference[] = []
    const isEntry = ([path]: [string, unknown]) => !path.endsWith(`.${anotherEntry}`)
    for (const [path, { field }] of [...after].filter(isEntry)) {
      const was = fields.get(path)
      if (!was) differences.push({ kind: 'added', path, field })
      else if (JSON.stringify(was.field.value) !== JSON.stringify(field.value)) {
        differences.push({ kind: 'value', path, field, before: was.field.value ?? null, now: field.value ?? null })
      }
    }
    for (const [path, { field }] of [...fields].filter(isEntry))
      if (!after.has(path)) differences.push({ kind: 'gone', path, field })
    const whole = wholes(differences, old, now)
    const listed = (contents: Contents) => contents.unconfirmed as { path: string; why: string }[]
    const open = new Set(listed(now).map(({ why }) => why))
    return [
      ...whole,
      ...listed(old)
        .filter(({ why }) => !open.has(why))
        .map(({ path, why }) => ({ kind: 'confirmed' as const, path, why })),
    ]
  }

  /** A value as it was. */
  putBack({ path }: { path: string }): Answer {
    const found = this.changes().differences.find((each) => each.path === path && each.kind === 'value')
    if (found?.kind !== 'value')
      return { problems: ['There is nothing to put back here; “Undo” takes back the last step.'] }
    if (found.isWhole) return this.#store.restore({ path, value: found.before })
    const was = this.#store.fields().get(path)?.field.value
    const { before, field } = found
    const isLeftOut = before === null && field.mayBe === 'absent'
    return this.#store.save([{ path, ...(was !== undefined && { was }), ...(!isLeftOut && { value: before }) }])
  }

  /** A picture as it was. */
  putPictureBack({ key }: { key: string }, photographs: Photographs): Answer {
    const bytes = photographs.before(key)
    const file =
      bytes &&
      this.#git('ls-tree', '--name-only', 'HEAD', 'assets/pictures/')
        .split('\n')
        .find((each) => each.replace(/^.*\//, '').replace(/\.[a-z]+$/i, '') === key)
    if (!bytes || !file) return { problems: ['This picture was not there before.'] }
    const folder = 'assets/pictures'
    const others = readdirSync(join(this.#store.root, folder)).filter(
      (each) => each.replace(/\.[a-z]+$/i, '') === key && `${folder}/${each}` !== file,
    )
    const files = new Map<string, Buffer | null>([
      [file, bytes],
      ...others.map((each) => [`${folder}/${each}`, null] as const),
    ])
    return this.#store.save([], { about: `Picture as it was: ${nameOfPicture(key)}`, files })
  }
}
