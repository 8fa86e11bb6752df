/** Reads one content file: its values, and the line on which each of them stands. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
} from 'yaml'
import { printable } from '../content/fields.ts'

export type Path = readonly (string | number)[]

/** Something wrong with the content, for the person who wrote it. */
export type Problem = {
  /** From the folder of the project, e.g. `content/site.yaml`. */
  file: string
  /** Counted from 1. */
  line: number
  /** A sentence without file and line. */
  message: string
}

export type Source = {
  file: string
  /** Undefined where the file could not be read. */
  data: unknown
  /** Line of the field at the path, or of the nearest one around it that exists. */
  lineOf: (path: Path) => number
  problems: Problem[]
}

/** Larger than any real content file; a larger file is reported and not parsed. */
const mostBytes = 400_000

/** Common syntax errors in plain words, by their code in the yaml package. */
const syntaxAdvice: Record<string, string> = {
  DUPLICATE_KEY: 'the same field stands here twice',
  TAB_AS_INDENT: 'the line is indented with a tab; use spaces',
  BAD_INDENT: 'the indentation does not fit the lines around it',
  MISSING_CHAR: 'a quote, bracket or colon is missing',
  MULTILINE_IMPLICIT_KEY: 'a colon is missing, or a text with a colon needs quotes around it',
  BLOCK_AS_IMPLICIT_KEY: 'a text that holds ": " needs quotes around it',
  BLOCK_IN_FLOW: 'a text in { } or [ ] needs quotes around it',
  MULTIPLE_DOCS: 'a second document begins here; remove the line of three hyphens',
  UNEXPECTED_TOKEN:
    'something stands here that does not belong; a text with special signs needs quotes around it',
}

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
  return { file, data: undefined, lineOf: () => line, problems: [{ file, line, message }] }
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
    for (const error of document.errors) {
      const advice =
        syntaxAdvice[error.code] ?? printable(error.message.split('\n')[0] ?? '').replace(/\.$/, '')
      const line = Math.max(1, lines.linePos(error.pos[0]).line)
      problems.push({ file, line, message: `cannot be read as YAML: ${advice}` })
    }
    problems.push(...refused(document, file, lines))
    data = problems.length > 0 ? undefined : document.toJS()
  } catch {
    // The parser runs out of stack.
    return unreadable(file, 'cannot be read as YAML: it is nested too deeply')
  }

  const lineOf = (path: Path) => {
    const offset = offsetOf(document, path)
    return offset === undefined ? 1 : lines.linePos(offset).line
  }
  return { file, data, lineOf, problems }
}

function offsetOf(document: Document, path: Path): number | undefined {
  let node: unknown = document.contents
  let offset = (node as Node | null)?.range?.[0]
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(
        ({ key }) => (isScalar(key) ? String(key.value) : String(key)) === String(step),
      )
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
