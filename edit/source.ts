/**
 * Changes one value of a YAML text, or the entries of one list. Every other byte stays as it was: comments, quotes,
 * blank lines, line endings. Each result is parsed again; if anything but the wanted value differs, it is refused.
 */
import { isDeepStrictEqual } from 'node:util'
import { Document, isMap, isScalar, isSeq, Pair, parseDocument, Scalar, visit, YAMLMap, type Node } from 'yaml'
import type { Path } from '../tools/content/problem.ts'

export type Value = string | number | boolean | null | { [key: string]: Value } | Value[]

/** The text cannot be changed as asked; the message is a sentence for the owner. */
export class SourceProblem extends Error {
  override name = 'SourceProblem'
}

const inFileOnly = 'This can only be changed in its file.'

/** Folded texts are wrapped so that lines are at most this long. */
const lineWidth = 120

type Extent = { start: number; end: number; node: Node }

/** The extent of the value at a path, without the blank space and line end that follow it. */
function extent(document: Document, text: string, path: Path): Extent {
  const node = (path.length === 0 ? document.contents : document.getIn(path, true)) as Node | undefined
  if (!node?.range) throw new SourceProblem(inFileOnly)
  const [start, end] = node.range
  return { start, end: start + text.slice(start, end).trimEnd().length, node }
}

/** The data of a text; an empty list at the top is null to YAML. */
const dataOf = (text: string): unknown => parseDocument(text).toJS()

function checked(after: string, wanted: unknown): string {
  const document = parseDocument(after)
  if (document.errors.length > 0 || !isDeepStrictEqual(document.toJS(), wanted)) throw new SourceProblem(inFileOnly)
  return after
}

const lineEnd = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')

/** Lines after the first, indented as those of the old value were. */
function indentedLike(old: string, fresh: string, ends: string): string {
  const indent = /\n([ ]*)\S/.exec(old)?.[1] ?? ''
  const [first = '', ...rest] = fresh.split('\n')
  const own = /^ */.exec(rest.find((line) => line.trim() !== '') ?? '')?.[0].length ?? 0
  return [first, ...rest.map((line) => (line.trim() === '' ? '' : indent + line.slice(own)))].join(ends)
}

/** A value on one line, right in every place. */
function onOneLine(value: Value): string {
  const document = new Document([value])
  visit(document, { Collection: (_, node) => void (node.flow = true) })
  const text = document.toString({ lineWidth: 0 })
  const { start, end } = extent(parseDocument(text), text, [0])
  return text.slice(start, end)
}

let lastParsed: { text: string; document: Document } | undefined

/** For reading only: the same text is parsed once. */
function parsed(text: string): Document {
  if (lastParsed?.text !== text) lastParsed = { text, document: parseDocument(text) }
  return lastParsed.document
}

const isFlow = (node: unknown): boolean => (isMap(node) || isSeq(node)) && node.flow === true

/** The value as the yaml package writes it: in the manner of the old one (quoted, folded, plain) where it can be. */
function written(old: Extent & { source: string }, value: Value, isInFlow: boolean, ends: string): string {
  const isFolded = isScalar(old.node) && old.source.includes('\n')
  const scalar = isScalar(old.node) ? (old.node.clone() as Scalar) : new Scalar(value)
  scalar.value = value
  // A comment beside it stays where it is.
  delete scalar.comment
  delete scalar.commentBefore
  delete scalar.spaceBefore
  const group = new YAMLMap()
  group.flow = isInFlow
  group.add(new Pair('a', scalar))
  const text = new Document(group).toString({ lineWidth: isFolded ? lineWidth : 0 })
  const place = extent(parseDocument(text), text, ['a'])
  return indentedLike(old.source, text.slice(place.start, place.end), ends)
}

function withData(data: unknown, path: Path, value: Value): unknown {
  if (path.length === 0) return value
  const copy = structuredClone(data)
  const parent = path.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], copy)
  ;(parent as Record<string | number, unknown>)[path.at(-1)!] = value
  return copy
}

/** Replaces a value. */
export function withValue(text: string, path: Path, value: Value): string {
  const document = parsed(text)
  const place = extent(document, text, path)
  const { start, end } = place
  const old = { ...place, source: text.slice(start, end) }
  const wanted = withData(document.toJS(), path, value)
  const isInFlow = path.some((_, index) =>
    isFlow(index === 0 ? document.contents : document.getIn(path.slice(0, index), true)),
  )
  const isGroup = value !== null && typeof value === 'object'
  const candidates = [isGroup ? onOneLine(value) : written(old, value, isInFlow, lineEnd(text)), JSON.stringify(value)]
  // `key:` without a value has no room of its own.
  const gap = old.source === '' && !/\s$/.test(text.slice(0, start)) ? ' ' : ''
  for (const candidate of candidates) {
    const result = text.slice(0, start) + gap + candidate + text.slice(end)
    const read = parseDocument(result)
    if (read.errors.length === 0 && isDeepStrictEqual(read.toJS(), wanted)) return result
  }
  throw new SourceProblem(inFileOnly)
}

type Entries = { list: { items: unknown[]; flow?: boolean | undefined }; extents: Extent[] }

function entriesOf(document: Document, text: string, list: Path): Entries {
  const node = list.length === 0 ? document.contents : document.getIn(list, true)
  if (!isSeq(node)) throw new SourceProblem(inFileOnly)
  return { list: node, extents: node.items.map((_, index) => extent(document, text, [...list, index])) }
}

function changedList(text: string, list: Path, change: (entries: unknown[]) => void): unknown {
  const data = dataOf(text)
  change(list.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], data) as unknown[])
  return data
}

/** From the beginning of the line of an entry to the beginning of the next line. */
function linesOf(text: string, { start, end }: Extent): { from: number; to: number } {
  const next = text.indexOf('\n', end)
  return { from: text.lastIndexOf('\n', start - 1) + 1, to: next < 0 ? text.length : next + 1 }
}

/** Takes an entry out of a list. Comments above it stay: they may belong to the whole list. */
export function withoutEntry(text: string, path: Path): string {
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))]
  const { list: node, extents } = entriesOf(parseDocument(text), text, list)
  const own = extents[index]
  if (!own) throw new SourceProblem(inFileOnly)
  const wanted = changedList(text, list, (entries) => entries.splice(index, 1))
  const [before, after] = [extents[index - 1], extents[index + 1]]
  if (node.flow) {
    const [from, to] = after ? [own.start, after.start] : [before?.end ?? own.start, own.end]
    return checked(text.slice(0, from) + text.slice(to), wanted)
  }
  const { from, to } = linesOf(text, own)
  // The first entry of a list within a list has the hyphen of the outer one before it, which the next one takes over.
  if (!before && after && /-.*-/.test(text.slice(from, own.start)))
    return checked(text.slice(0, own.start) + text.slice(after.start), wanted)
  if (!before && !after) {
    // The last entry of a list at the top leaves an empty file, which content reads as an empty list.
    if (list.length === 0) return checked(text.slice(0, from) + text.slice(to), null)
    const head = text.slice(0, from).replace(/\s*$/, '')
    return checked(`${head} []${lineEnd(text)}${text.slice(to)}`, wanted)
  }
  // One of the blank lines around it goes as well.
  const above = before ? (/(?:\r?\n[ \t]*)+\r?\n$/.exec(text.slice(before.end, from))?.[0].length ?? 0) : 0
  const below = before ? 0 : (/^(?:[ \t]*\r?\n)+/.exec(text.slice(to))?.[0].length ?? 0)
  const cut = above > 0 ? from - above + lineEnd(text).length : from
  return checked(text.slice(0, cut) + text.slice(to + below), wanted)
}

/** Puts a value into a list, after the entry at the path; as the text of that entry where no value is given. */
export function withEntry(text: string, path: Path, value?: Value): string {
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))]
  const { list: node, extents } = entriesOf(parseDocument(text), text, list)
  const own = extents[index]
  if (!own) {
    if (node.items.length > 0 || value === undefined) throw new SourceProblem(inFileOnly)
    return withValue(text, list, [value])
  }
  const wanted = changedList(text, list, (entries) => entries.splice(index + 1, 0, value ?? entries[index]))
  const source = value === undefined ? text.slice(own.start, own.end) : onOneLine(value)
  if (node.flow) return checked(`${text.slice(0, own.end)}, ${source}${text.slice(own.end)}`, wanted)
  const { from, to } = linesOf(text, own)
  const ends = lineEnd(text)
  const neighbour = extents[index + 1] ?? extents[index - 1]
  const between = neighbour ? text.slice(Math.min(own.end, neighbour.end), Math.max(own.start, neighbour.start)) : ''
  const blank = /\n[ \t]*\r?\n/.test(between) ? ends : ''
  const head = text.slice(0, to).endsWith('\n') ? '' : ends
  // The first entry of a list within a list has the hyphen of the outer one before its own.
  const entry = text.slice(from, own.start).replaceAll(/-(?=.*-)/g, ' ') + source + ends
  return checked(text.slice(0, to) + head + blank + entry + text.slice(to), wanted)
}

/** Swaps an entry with the next one. What is between the two stays there. */
export function withSwap(text: string, path: Path): string {
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))]
  const { list: node, extents } = entriesOf(parseDocument(text), text, list)
  // A comment at the end of its last line goes along with an entry.
  const whole = ({ start, end }: Extent) => ({
    start,
    end: node.flow ? end : end + /^[^\r\n]*/.exec(text.slice(end))![0].length,
  })
  const [one, two] = extents.slice(index, index + 2).map(whole)
  if (!one || !two) throw new SourceProblem(inFileOnly)
  const wanted = changedList(text, list, (entries) => entries.splice(index, 2, entries[index + 1], entries[index]))
  const slice = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  return checked(
    text.slice(0, one.start) + slice(two) + text.slice(one.end, two.start) + slice(one) + text.slice(two.end),
    wanted,
  )
}

function pairAt(document: Document, path: Path) {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  if (!isMap(parent)) throw new SourceProblem(inFileOnly)
  const pairs = parent.items as Pair<Node, Node | null>[]
  return { parent, pairs, index: pairs.findIndex(({ key }) => isScalar(key) && key.value === path.at(-1)) }
}

/** Adds a field that was left out, as the last of its group. */
export function withField(text: string, path: Path, value: Value): string {
  const document = parseDocument(text)
  const { parent, pairs, index } = pairAt(document, path)
  const last = pairs.at(-1)
  if (index >= 0 || !last?.key.range) throw new SourceProblem(inFileOnly)
  const end = last.value?.range
    ? extent(document, text, [...path.slice(0, -1), (last.key as Scalar).value as string]).end
    : last.key.range[1] + 1
  document.setIn(path, value)
  const field = `${String(path.at(-1))}: ${onOneLine(value)}`
  if (parent.flow) return checked(`${text.slice(0, end)}, ${field}${text.slice(end)}`, document.toJS())
  const lineStart = text.lastIndexOf('\n', last.key.range[0] - 1) + 1
  // The first field of an entry has the hyphen before it.
  const indent = text.slice(lineStart, last.key.range[0]).replace('-', ' ')
  const next = text.indexOf('\n', end)
  const to = next < 0 ? text.length : next + 1
  const head = text.slice(0, to).endsWith('\n') ? '' : lineEnd(text)
  return checked(text.slice(0, to) + head + indent + field + lineEnd(text) + text.slice(to), document.toJS())
}

/** Leaves out a field, with its line. */
export function withoutField(text: string, path: Path): string {
  const document = parseDocument(text)
  const { parent, pairs, index } = pairAt(document, path)
  const own = pairs[index]
  if (!own?.key.range) throw new SourceProblem(inFileOnly)
  const start = own.key.range[0]
  const end = own.value?.range ? extent(document, text, path).end : own.key.range[1] + 1
  const [before, after] = [pairs[index - 1], pairs[index + 1]]
  document.deleteIn(path)
  const wanted: unknown = document.toJS()
  if (parent.flow) {
    const endBefore = before?.value?.range?.[1] ?? start
    return checked(
      after?.key.range
        ? text.slice(0, start) + text.slice(after.key.range[0])
        : text.slice(0, endBefore) + text.slice(end),
      wanted,
    )
  }
  const { from, to } = linesOf(text, { start, end, node: own.key })
  // The first field of an entry has the hyphen before it, which the next one takes over.
  if (text.slice(from, start).includes('-') && after?.key.range) {
    return checked(text.slice(0, start) + text.slice(after.key.range[0]), wanted)
  }
  return checked(text.slice(0, from) + text.slice(to), wanted)
}
