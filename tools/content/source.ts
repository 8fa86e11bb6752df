/** Reads one content file: its values, and the line on which each of them stands. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml'
import { printable } from '../../content/fields.ts'
import { brokenOff, firstCause } from './yaml-mistakes.ts'

export type Path = readonly (string | number)[]

/** Something wrong with the content, for the person who wrote it. */
export type Problem = {
  /** From the folder of the project, e.g. `content/site.yaml`. */
  file: string
  /** Counted from 1. */
  line: number
  /** A sentence without file and line. */
  message: string
  /** An id that is named here and that no entry has, with those that entries have. */
  missing?: { id: string; known: readonly string[] }
}

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

type Missing = { data: undefined; problem: string }

/** By its byte order mark, or by the zero byte that UTF-16 has beside each Latin letter. */
const isUtf16 = (bytes: Buffer) => /^(?:\xff\xfe|\xfe\xff)|^[^\0]?\0/.test(bytes.toString('latin1', 0, 2))

function read(root: string, file: string): string | Missing {
  let bytes: Buffer
  try {
    bytes = readFileSync(join(root, file))
  } catch {
    return { data: undefined, problem: 'the file is missing or cannot be read' }
  }
  if (bytes.length > mostBytes) return { data: undefined, problem: 'the file is far too large' }
  const saveAgain = 'save it again, with "UTF-8" chosen as its encoding'
  if (isUtf16(bytes)) return { data: undefined, problem: `the file is saved as UTF-16; ${saveAgain}` }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { data: undefined, problem: `the file is not saved as UTF-8; ${saveAgain}` }
  }
}

function unreadable(file: string, message: string, line = 1): Source {
  return { file, data: undefined, lineOf: () => line, writtenAt: () => '', problems: [{ file, line, message }] }
}

/** Real content is far less deeply nested. */
const mostLevels = 60

/** Refuses YAML features that content does not need: anchors and aliases, which may be circular. */
function refused(document: Document, file: string, lines: LineCounter): Problem[] {
  const problems: Problem[] = []
  const tell = (node: Node, message: string) => {
    problems.push({ file, line: lines.linePos(node.range?.[0] ?? 0).line, message })
  }
  visit(document, {
    Alias(_, node) {
      tell(node, `refers to another value by *${printable(node.source)}; write the value out`)
    },
    Collection(_, node, path) {
      if (path.length <= mostLevels) return undefined
      tell(node, 'is nested too deeply')
      return visit.BREAK
    },
  })
  return problems
}

/** The last reading of each file: while the site is edited, one file of all changes at a time. */
const lastReadings = new Map<string, { text: string; source: Source }>()

/** @param written what the file would hold, where that is not what it holds now */
export function readSource(root: string, file: string, written?: string): Source {
  const text = written ?? read(root, file)
  if (typeof text !== 'string') return unreadable(file, text.problem)
  const last = lastReadings.get(join(root, file))
  if (last?.text === text) return last.source
  const source = sourceOf(text, file)
  lastReadings.set(join(root, file), { text, source })
  return source
}

function sourceOf(text: string, file: string): Source {
  const lines = new LineCounter()
  let document: Document
  let data: unknown
  const problems: Problem[] = []
  try {
    document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' })
    const cause = firstCause(text, document.errors, lines)
    if (cause) problems.push({ file, ...cause })
    problems.push(...refused(document, file, lines))
    const others = brokenOff(text, document, lines).filter(({ line }) => line !== cause?.line)
    problems.push(...others.map((told) => ({ file, ...told })))
    data = problems.length > 0 ? undefined : document.toJS()
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
    return isScalar(node) && node.range ? text.slice(node.range[0], node.range[1]) : ''
  }
  return { file, data, lineOf, writtenAt, problems }
}

function offsetOf(document: Document, path: Path): number | undefined {
  let node: unknown = document.contents
  let offset = (node as Node | null)?.range?.[0]
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => (isScalar(key) ? String(key.value) : String(key)) === String(step))
      if (!pair) break
      offset = (pair.key as Node | null)?.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(step)]
      if (isPair(node)) break
      offset = (node as Node | undefined)?.range?.[0] ?? offset
    } else {
      break
    }
  }
  return offset
}
