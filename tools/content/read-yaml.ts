/** Reads one content file: its values, and the line of each of them. */
import { isMap, isNode, isSeq, LineCounter, parseDocument, visit, type Document, type YAMLParseError } from 'yaml'
import { printable } from '../../content/did-you-mean.ts'
import { ourWords, withOurWords } from '../../content/words.ts'
import type { Path, Spot, Problem } from './problem.ts'

/** Files by their path in the project: null is not there any more, undefined cannot be read, '' is a picture. */
export type Files = ReadonlyMap<string, Uint8Array | string | null | undefined>

export type Source = {
  file: string
  data: unknown
  /** Line of the field at the path, or of the nearest one around it that exists. */
  lineOf: (path: Path) => number
  /** A value as it is written in the file, e.g. `007` where YAML reads 7. */
  writtenAt: (path: Path) => string
  problems: Problem[]
}

/** Larger than any real content file; a larger file is reported and not parsed. */
const mostBytes = 400_000

/** By its byte order mark, or by the zero byte that UTF-16 has beside each Latin letter. */
const isUtf16 = (bytes: Uint8Array) =>
  /^(?:\xff\xfe|\xfe\xff)|^[^\0]?\0/.test(String.fromCharCode(...bytes.subarray(0, 2)))

function read(files: Files, file: string): string | { says: string } {
  const bytes = files.get(file)
  if (bytes === undefined || bytes === null) return { says: 'the file is missing or cannot be read' }
  if (bytes.length > mostBytes) return { says: 'the file is far too large' }
  if (typeof bytes === 'string') return bytes
  const saveAgain = 'save it again, with "UTF-8" chosen as its encoding'
  if (isUtf16(bytes)) return { says: `the file is saved as UTF-16; ${saveAgain}` }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { says: `the file is not saved as UTF-8; ${saveAgain}` }
  }
}

/** A text as it is, with the mark that some begin with. */
export function textIn(files: Files, file: string): string {
  const bytes = files.get(file) ?? ''
  return typeof bytes === 'string' ? bytes : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** A problem of a file as a whole, or of the way in which a line of it is written. */
export const fileProblem = (file: string, says: string, line = 1): Problem => ({ says, at: { file, path: [], line } })

function unreadable(file: string, says: string): Source {
  return { file, data: undefined, lineOf: () => 1, writtenAt: () => '', problems: [fileProblem(file, says)] }
}

/** Folded texts are wrapped so that lines are at most this long; quoted ones stay on their line. */
const manner = { lineWidth: 120, flowCollectionPadding: true, doubleQuotedMinMultiLineLength: 100_000 }

/** How the yaml package writes a document; line ends as most were in `text`, and with its byte order mark. */
export function written(document: Document, text: string): string {
  const result = `${text.startsWith('\uFEFF') ? '\uFEFF' : ''}${document.toString(manner)}`
  const isWindows = text.split('\r\n').length * 2 > text.split('\n').length + 1
  return isWindows ? result.replaceAll('\n', '\r\n') : result
}

export const placeIn = (source: Source, path: Path): Spot => ({ file: source.file, path, line: source.lineOf(path) })

/** By their code in the yaml package. */
const advice: Record<string, string> = {
  DUPLICATE_KEY: 'this field is here twice; remove one of them',
  TAB_AS_INDENT: 'the line begins with a tab; put spaces in its place',
  BAD_INDENT: 'begin the line with as many spaces as the other fields of its group',
  MISSING_CHAR: 'a quote, bracket or colon is missing here or above',
  MULTILINE_IMPLICIT_KEY: 'a colon is missing after the name of a field, or a text with a colon needs quotes around it',
  BLOCK_AS_IMPLICIT_KEY: 'a text that holds ": " needs quotes around it',
  BLOCK_IN_FLOW: 'a text that begins with { or [ needs quotes around it, or a bracket above is left open',
  MULTIPLE_DOCS: 'a second document begins here; remove the line of three hyphens',
  UNEXPECTED_TOKEN: 'a text with special signs needs quotes around it, and inside of quotes type “ and ” or ’',
}

const leftByGit = /^(?:<{7}|={7}|>{7})(?: |$)/m

/** The first cause of the errors, and its line. The others mostly follow from it, so they are left out. */
function firstCause(text: string, errors: readonly YAMLParseError[], lines: LineCounter) {
  const [error] = errors.toSorted((a, b) => a.pos[0] - b.pos[0])
  if (!error) return undefined
  const merge = text.search(leftByGit)
  const known = advice[error.code] ?? printable(error.message.split('\n')[0] ?? '').replace(/\.$/, '')
  const says =
    merge < 0
      ? `cannot be read as YAML: ${known}`
      : 'git has left two versions here: keep one, and take out the other with <<<<<<<, ======= and >>>>>>>'
  return { says, line: Math.max(1, lines.linePos(merge < 0 ? error.pos[0] : merge).line) }
}

/** Real content is far less deeply nested. */
const mostLevels = 60

/**
 * What makes a file unreadable, and what is read as something else than was meant: YAML's aliases, and texts that break
 * off before a `#` that is a part of them, such as "Room #1". A note after a text, with a space behind it, is allowed.
 */
function mistakesIn(text: string, document: Document, lines: LineCounter, file: string): Problem[] {
  const cause = firstCause(text, document.errors, lines)
  const problems = cause ? [fileProblem(file, cause.says, cause.line)] : []
  const tell = (offset: number, says: string) => problems.push(fileProblem(file, says, lines.linePos(offset).line))
  if (document.directives?.yaml.version === '1.1')
    problems.push(fileProblem(file, 'is in YAML 1.1, where y means true: remove the line %YAML 1.1'))
  visit(document, {
    Alias(_, { source, range }) {
      tell(range?.[0] ?? 0, `refers to another value by *${printable(source)}; write the value out`)
    },
    Collection(_, { range }, path) {
      if (path.length <= mostLevels) return undefined
      tell(range?.[0] ?? 0, 'is nested too deeply')
      return visit.BREAK
    },
    Scalar(key, { value, type = 'PLAIN', range }) {
      if (key === 'key' || type !== 'PLAIN' || !range || (value !== null && typeof value !== 'string')) return
      const [from, to] = range
      const cut = /^[^\S\n]*(#(?:\S| \d).*)/.exec(text.slice(to))?.[1]
      // Behind an address it is a comment: addresses hold no spaces.
      if (!cut || lines.linePos(to).line === cause?.line || /^\w+:\/\/\S+$/.test(value ?? '')) return
      const whole = `${text.slice(from, to).replaceAll(/\s+/g, ' ')} ${cut}`.trim()
      tell(to, `the text breaks off before its #: put quotes around the whole of it, "${printable(whole)}"`)
    },
  })
  return problems
}

/** Where no entries are left, a file holds comments only, which YAML reads as null. */
const whereNone: Record<string, unknown> = { unconfirmed: {}, taken: [] }

/** While the site is edited, and in tests, one file of all changes at a time: its last versions are kept. */
const mostVersions = 80

const cache = new Map<string, Source>()

export function readSource(files: Files, file: string): Source {
  const text = read(files, file)
  if (typeof text !== 'string') return unreadable(file, text.says)
  const key = `${file}\n${text}`
  const source = cache.get(key) ?? sourceOf(text, file)
  if (cache.size > mostVersions) cache.clear()
  cache.set(key, source)
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
  let problems: Problem[]
  try {
    document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' })
    problems = mistakesIn(text, document, lines, file)
    const name = file.replace(/^.*\/|\.yaml$/g, '')
    data = problems.length > 0 ? undefined : withOurWords(ourWords[name], document.toJS() ?? whereNone[name] ?? null)
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
