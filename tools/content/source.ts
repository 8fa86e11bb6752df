/** Reads one content file: its values, and the line of each of them. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isMap, isNode, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml'
import { printable } from '../../content/did-you-mean.ts'
import { ourWords, withOurWords } from '../../content/words.ts'
import type { Path, Place, Problem } from './problem.ts'
import { brokenOff, firstCause } from './yaml-mistakes.ts'

export type Source = {
  file: string
  /** Undefined where the file could not be read. */
  data: unknown
  /** Line of the field at the path, or of the nearest one around it that exists. */
  lineOf: (path: Path) => number
  /** A value as it is written in the file, e.g. `007` where YAML reads 7. */
  writtenAt: (path: Path) => string
  problems: Problem[]
}

/** Larger than any real content file; a larger file is reported and not parsed. */
const mostBytes = 400_000

type Unreadable = { says: string }

/** By its byte order mark, or by the zero byte that UTF-16 has beside each Latin letter. */
const isUtf16 = (bytes: Buffer) => /^(?:\xff\xfe|\xfe\xff)|^[^\0]?\0/.test(bytes.toString('latin1', 0, 2))

function read(root: string, file: string): string | Unreadable {
  let bytes: Buffer
  try {
    bytes = readFileSync(join(root, file))
  } catch {
    return { says: 'the file is missing or cannot be read' }
  }
  if (bytes.length > mostBytes) return { says: 'the file is far too large' }
  const saveAgain = 'save it again, with "UTF-8" chosen as its encoding'
  if (isUtf16(bytes)) return { says: `the file is saved as UTF-16; ${saveAgain}` }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { says: `the file is not saved as UTF-8; ${saveAgain}` }
  }
}

/** A problem of a file as a whole, or of the way in which a line of it is written. */
export const fileProblem = (file: string, says: string, line = 1): Problem => ({ says, at: { file, path: [], line } })

function unreadable(file: string, says: string): Source {
  return { file, data: undefined, lineOf: () => 1, writtenAt: () => '', problems: [fileProblem(file, says)] }
}

/** Folded texts are wrapped so that lines are at most this long; quoted ones stay on their line. */
const manner = { lineWidth: 120, flowCollectionPadding: true, doubleQuotedMinMultiLineLength: 100_000 }

/** How the yaml package writes a document; line ends as they were in `text`. */
export function written(document: Document, text: string): string {
  const result = document.toString(manner)
  return text.includes('\r\n') ? result.replaceAll('\n', '\r\n') : result
}

/** Where the field at a path is. */
export const placeIn = (source: Source, path: Path): Place => ({ file: source.file, path, line: source.lineOf(path) })

/** Real content is far less deeply nested. */
const mostLevels = 60

/** Refuses YAML features that content does not need: anchors and aliases, which may be circular. */
function refused(document: Document, file: string, lines: LineCounter): Problem[] {
  const problems: Problem[] = []
  const refuse = (node: Node, says: string) => {
    problems.push(fileProblem(file, says, lines.linePos(node.range?.[0] ?? 0).line))
  }
  visit(document, {
    Alias(_, node) {
      refuse(node, `refers to another value by *${printable(node.source)}; write the value out`)
    },
    Collection(_, node, path) {
      if (path.length <= mostLevels) return undefined
      refuse(node, 'is nested too deeply')
      return visit.BREAK
    },
  })
  return problems
}

/** How many versions of a file are kept: while the site is edited, and in tests, one of them changes at a time. */
const mostVersions = 4

/** The last versions of each file by their texts, the latest last. */
const cache = new Map<string, Map<string, Source>>()

/** @param unsaved text of the file, where it is not read from disk */
export function readSource(root: string, file: string, unsaved?: string): Source {
  const text = unsaved ?? read(root, file)
  if (typeof text !== 'string') return unreadable(file, text.says)
  const versions = cache.get(file) ?? new Map<string, Source>()
  cache.set(file, versions)
  const source = versions.get(text) ?? sourceOf(text, file)
  versions.delete(text)
  versions.set(text, source)
  const [oldest] = versions.keys()
  if (versions.size > mostVersions && oldest !== undefined) versions.delete(oldest)
  return source
}

function sourceOf(text: string, file: string): Source {
  if (/\r(?!\n)/.test(text))
    return unreadable(
      file,
      'the file has line ends of very old Macs (CR); save it again with those of Unix (LF) or Windows (CRLF)',
    )
  const lines = new LineCounter()
  let document: Document
  let data: unknown
  const problems: Problem[] = []
  try {
    document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' })
    const cause = firstCause(text, document.errors, lines)
    if (cause) problems.push(fileProblem(file, cause.says, cause.line))
    problems.push(...refused(document, file, lines))
    const others = brokenOff(text, document, lines).filter(({ line }) => line !== cause?.line)
    problems.push(...others.map(({ says, line }) => fileProblem(file, says, line)))
    data = problems.length > 0 ? undefined : withOurWords(ourWords[basename(file, '.yaml')], document.toJS())
  } catch {
    // The parser runs out of stack.
    return unreadable(file, 'cannot be read as YAML: it is nested too deeply')
  }

  const lineOf = (path: Path) => {
    const offset = offsetOf(document, path)
    return offset === undefined ? 1 : lines.linePos(offset).line
  }
  const writtenAt = (path: Path) => {
    const node = document.getIn(path, true)
    return isNode(node) && node.range ? text.slice(node.range[0], node.range[1]) : ''
  }
  return { file, data, lineOf, writtenAt, problems }
}

/** Where the key or entry of a path begins, or the nearest one around it that exists. */
function offsetOf(document: Document, path: Path): number | undefined {
  for (let { length } = path; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true)
    const step = path[length - 1]
    const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === String(step)) : undefined
    const node = isSeq(parent) ? parent.items[Number(step)] : pair?.key
    if (isNode(node) && node.range) return node.range[0]
  }
  return document.contents?.range?.[0]
}
