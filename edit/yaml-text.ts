/**
 * Changes one value of a YAML text, or the entries of one list. The yaml package writes the text as a whole, and keeps
 * comments, blank lines, quotes and the order of keys. Files that it has written once stay as they are but for that.
 */
import { isMap, isScalar, isSeq, parseDocument, visit, type Document, type Node, type Scalar, type YAMLSeq } from 'yaml'
import { isGroup } from '../content/words.ts'
import { valueAt, type Path } from '../tools/content/problem.ts'
import { written } from '../tools/content/read-yaml.ts'

export type Value = string | number | boolean | null | { [key: string]: Value } | Value[]

/** The text cannot be changed as asked; the message is a sentence for the owner. */
class SourceProblem extends Error {
  override name = 'SourceProblem'
  override message = 'This can only be changed in its file.'
}

function changed(text: string, change: (document: Document) => void): string {
  const document = parseDocument(text.replaceAll('\r\n', '\n'))
  if (document.errors.length > 0) throw new SourceProblem()
  change(document)
  const result = written(document, text)
  if (parseDocument(result).errors.length > 0) throw new SourceProblem()
  return result
}

function listAt(document: Document, path: Path): YAMLSeq<Node> {
  const list = document.getIn(path, true)
  if (!isSeq<Node>(list)) throw new SourceProblem()
  return list
}

/** Lists and groups that fit on a line stand on one; others have a line for each entry or field. */
function node(document: Document, value: Value): Node {
  const made = document.createNode(value) as Node
  visit(made, {
    Collection(_, each) {
      if (JSON.stringify(each).length > 90) return
      each.flow = true
      return visit.SKIP
    },
  })
  return made
}

/** With the comments of what stood there before. */
function fresh(document: Document, value: Value, old?: unknown): Node {
  const made = node(document, value)
  const { comment, commentBefore, spaceBefore } = (old ?? {}) as Partial<Node>
  return Object.assign(made, { comment, commentBefore, spaceBefore })
}

/** With one of our words that is not in the file yet, or the whole list around it, so that it can be changed there. */
export const withOurs = (text: string, path: Path, ours: unknown): string =>
  changed(text, (document) => {
    const list = path.findIndex((step) => typeof step === 'number')
    const own = list === -1 ? path : path.slice(0, list)
    const value = valueAt(ours, own) as Value | undefined
    if (value === undefined || document.hasIn(own)) return
    if (isMap(document.contents) && document.contents.items.length === 0) document.contents.flow = false
    document.setIn(own, node(document, value))
  })

/** Replaces a value, adds one that was left out as the last of its group, or leaves it out where it is undefined. */
export const withValue = (text: string, path: Path, value: Value | undefined): string =>
  changed(text, (document) => put(document, path, value))

function put(document: Document, path: Path, value: Value | undefined): void {
  const old = document.getIn(path, true)
  // Of a group the parts that differ: comments within it stay.
  if (isMap(old) && isGroup(value)) {
    const parts = old.toJSON() as Record<string, Value>
    for (const key of Object.keys({ ...parts, ...value }))
      if (JSON.stringify(parts[key]) !== JSON.stringify(value[key])) put(document, [...path, key], value[key])
    return
  }
  // Words stay as they were written: quoted, folded or plain.
  if (isScalar(old) && typeof old.value === typeof value && typeof value !== 'object') old.value = value
  else if (value !== undefined && old !== undefined) document.setIn(path, fresh(document, value, old))
  else {
    if (path.length === 1) document.contents ??= document.createNode({}) as never
    const group = document.getIn(path.slice(0, -1), true)
    if (!isMap(group)) throw new SourceProblem()
    if (value === undefined) return void group.delete(path.at(-1))
    if (path.length === 1) group.flow = false
    group.set(path.at(-1), fresh(document, value))
  }
}

/** Takes an entry out of a list. Comments above it stay: they may belong to the whole list. */
export const withoutEntry = (text: string, path: Path): string =>
  changed(text, (document) => {
    const [list, index] = [listAt(document, path.slice(0, -1)), Number(path.at(-1))]
    const [gone] = list.items.splice(index, 1)
    if (!gone) throw new SourceProblem()
    const next = list.items[index]
    if (list.items.length === 0) {
      list.flow = true
      list.commentBefore ??= gone.commentBefore ?? null
    }
    if (next && index === 0) next.spaceBefore = gone.spaceBefore ?? false
    const above = [gone.commentBefore, next?.commentBefore].filter(Boolean).join('\n')
    if (next && above !== '') next.commentBefore = above
  })

/** Puts a value into a list, after the entry at the path; as the text of that entry where no value is given. */
export const withEntry = (text: string, path: Path, value?: Value): string =>
  changed(text, (document) => {
    const [list, index] = [listAt(document, path.slice(0, -1)), Number(path.at(-1))]
    const beside = list.items[index]
    if (value === undefined && !beside) throw new SourceProblem()
    const entry = value === undefined ? (beside!.clone() as Node) : node(document, value)
    delete entry.commentBefore
    if ((list.items[index + 1] ?? (index > 0 ? beside : undefined))?.spaceBefore) entry.spaceBefore = true
    if (list.items.length === 0) list.flow = false
    list.items.splice(index + 1, 0, entry)
  })

/** Swaps an entry with the next one. */
export const withSwap = (text: string, path: Path): string =>
  changed(text, (document) => {
    const [list, index] = [listAt(document, path.slice(0, -1)), Number(path.at(-1))]
    const [one, two] = list.items.slice(index, index + 2)
    if (!one || !two) throw new SourceProblem()
    const { commentBefore, spaceBefore } = one
    Object.assign(one, { commentBefore: two.commentBefore, spaceBefore: two.spaceBefore })
    Object.assign(two, { commentBefore, spaceBefore })
    list.items.splice(index, 2, two, one)
  })

/** Fields at the top with other names, or taken out where that is undefined. Comments above stay. */
export const withKeys = (text: string, names: ReadonlyMap<string, string | undefined>): string =>
  changed(text, (document) => {
    if (!isMap<Scalar<string>>(document.contents)) return
    const { items } = document.contents
    for (const [at, { key }] of [...items.entries()].toReversed()) {
      if (!names.has(key.value)) continue
      const name = names.get(key.value)
      if (name !== undefined) key.value = name
      else {
        items.splice(at, 1)
        const next = items[at]?.key
        const above = [key.commentBefore, next?.commentBefore].filter(Boolean).join('\n')
        if (next && above !== '') Object.assign(next, { commentBefore: above, spaceBefore: key.spaceBefore })
      }
    }
    if (items.length === 0) document.contents.flow = true
  })
