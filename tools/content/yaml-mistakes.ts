/** What makes a content file unreadable, and what to type there. */
import { isMap, isScalar, visit, type Document, type LineCounter, type YAMLParseError } from 'yaml'
import { printable } from '../../content/fields.ts'

/** A line, counted from 1, and what to do there. */
type Mistake = { line: number; says: string }

/** Common syntax errors in plain words, by their code in the yaml package. */
const advice: Record<string, string> = {
  DUPLICATE_KEY: 'this field is here twice; remove one of them',
  TAB_AS_INDENT: 'the line is indented with a tab; put spaces in its place',
  BAD_INDENT: 'begin the line with as many spaces as the other fields of its group',
  MISSING_CHAR: 'a quote, bracket or colon is missing',
  MULTILINE_IMPLICIT_KEY: 'a colon is missing after the name of a field, or a text with a colon needs quotes around it',
  BLOCK_AS_IMPLICIT_KEY: 'a text that holds ": " needs quotes around it',
  BLOCK_IN_FLOW: 'a text in { } or [ ] needs quotes around it',
  MULTIPLE_DOCS: 'a second document begins here; remove the line of three hyphens',
  UNEXPECTED_TOKEN: 'something stands here that does not belong; a text with special signs needs quotes around it',
}

const startsField = /^\s*(?:- +)*[\w-]+:(?:\s|$)|^\s*- |^\s*#/
const quotedText = /^(?<before>\s*(?:- +)*(?:(?<field>[\w-]+):\s+)?)(?<quote>["'])(?<rest>.*)$/

/** Where a quoted text ends in `rest`, which begins after its first quote: the position of the last one, or -1. */
function endOfQuoted(rest: string, quote: string): number {
  const end = quote === '"' ? /(?<!\\)(?:\\\\)*"/ : /(?<!')(?:'')*'(?!')/
  const found = end.exec(rest)
  return found ? found.index + found[0].length - 1 : -1
}

/** The first text whose quote is never closed, or closed too early. A text may go on over several lines. */
function wrongQuote(lines: readonly string[]): Mistake | undefined {
  for (let index = 0; index < lines.length; index += 1) {
    const { field = '', quote = '', rest = '' } = quotedText.exec(lines[index] ?? '')?.groups ?? {}
    if (!quote) continue
    const subject = field ? `\`${field}\`` : 'the text'
    let last = index
    let text = rest
    while (endOfQuoted(text, quote) < 0 && last + 1 < lines.length && !startsField.test(lines[last + 1] ?? '')) {
      last += 1
      text = lines[last] ?? ''
    }
    const end = endOfQuoted(text, quote)
    if (end < 0)
      return {
        line: index + 1,
        says: `${subject} begins with ${quote} and never ends with it: type ${quote} after its last word`,
      }
    const after = text.slice(end + 1)
    if (/^\s*(?:#.*|:.*)?$/.test(after)) {
      index = last
      continue
    }
    const other = quote === '"' ? '“ and ”' : '’'
    return {
      line: last + 1,
      says: `${subject} ends at its second ${quote}, and more words follow: inside the text type ${other} instead`,
    }
  }
  return undefined
}

const quoteWhole = (text: string) =>
  `put quotes around the whole of it, "${printable(text.trim().replaceAll('"', ''))}"`

const startOfField = /^\s*(?:- +)*(?:(?<field>[\w-]+): +)?/

/** What is wrong with the line of an error, where its look says more than the parser. */
function wrongLine(lines: readonly string[], line: number): Mistake | undefined {
  const text = lines[line - 1] ?? ''
  const start = startOfField.exec(text)
  const [before = '', value = text.slice(before.length)] = [start?.[0]]
  const subject = start?.groups?.field ? `\`${start.groups.field}\`` : 'the text'
  if (value.startsWith('{{')) return { line, says: `${subject} begins with {{: ${quoteWhole(value)}` }
  const [, spaces = '', name, rest] = /^(\s*(?:- +)*)([a-z]\w*):([^\s/].*)$/i.exec(text) ?? []
  if (name && rest)
    return {
      line,
      says: `type a space after the colon: ${spaces.trim() && `${spaces.trim()} `}${name}: ${printable(rest)}`,
    }
  // A brace that is left open is noticed at the next field.
  const above = lines[line - 2] ?? ''
  if (/(?::|-) +\{[^{}"']*$/.test(above))
    return { line: line - 1, says: 'the { of this line never ends: type } after its last word' }
  return undefined
}

/** The first cause of the errors. The others mostly follow from it, so they are left out. */
export function firstCause(text: string, errors: readonly YAMLParseError[], counter: LineCounter): Mistake | undefined {
  const [error] = errors.toSorted((a, b) => a.pos[0] - b.pos[0])
  if (!error) return undefined
  const lines = text.split(/\r?\n/)
  const merge = lines.findIndex((line) => /^(?:<{7}|={7}|>{7})(?: |$)/.test(line))
  if (merge >= 0)
    return {
      line: merge + 1,
      says: 'git has left two versions here: keep one, and take out the other with the lines <<<<<<<, ======= and >>>>>>>',
    }
  const tab = lines.findIndex((line) => /^ *\t\s*[^\s#]/.test(line))
  if (tab >= 0)
    return {
      line: tab + 1,
      says: 'the line begins with a tab: type spaces in its place, as many as the line beside it has',
    }
  const quote = wrongQuote(lines)
  if (quote) return quote
  const line = Math.max(1, counter.linePos(error.pos[0]).line)
  const wrong = wrongLine(lines, line)
  if (wrong) return wrong
  // A field that begins too far to the left ends the list around it.
  const code =
    error.message.startsWith('Sequence item without') && startsField.test(lines[line - 1] ?? '')
      ? 'BAD_INDENT'
      : error.code
  const known = advice[code] ?? printable(error.message.split('\n')[0] ?? '').replace(/\.$/, '')
  return { line, says: `cannot be read as YAML: ${known}` }
}

/**
 * Texts that YAML takes for something else: they break off before a `#` or comma which was meant as a part of them,
 * such as "Room #1", or are a placeholder without quotes. A note after a text, with a space behind its `#`, is allowed.
 */
export function brokenOff(text: string, document: Document, counter: LineCounter): Mistake[] {
  const problems: Mistake[] = []
  visit(document, {
    Map(_, node) {
      if (!node.flow) return
      const [first] = node.items
      if (isMap(first?.key) && node.range) {
        const [from, to] = node.range
        const whole = quoteWhole(text.slice(from, to))
        problems.push({ line: counter.linePos(from).line, says: `the text begins with {{: ${whole}` })
        return
      }
      // YAML reads the words after a comma as a field of its own, without a value.
      const cut = node.items.findIndex(({ value }) => value === null)
      const [start, last] = [node.items[cut - 1]?.value, node.items.findLast(({ value }) => value === null)?.key]
      if (!isScalar(start) || !isScalar(last) || !start.range || !last.range) return
      const whole = text.slice(start.range[0], last.range[1])
      problems.push({
        line: counter.linePos(last.range[0]).line,
        says: `the text breaks off before its comma: ${quoteWhole(whole)}`,
      })
    },
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || (node.type ?? 'PLAIN') !== 'PLAIN' || !node.range) return
      if (node.value !== null && typeof node.value !== 'string') return
      const [from, to] = node.range
      const lineEnd = text.indexOf('\n', to)
      const after = text.slice(to, lineEnd < 0 ? undefined : lineEnd)
      const cut = /^\s*(#(?:\S| \d).*)$/.exec(after)?.[1]
      if (!cut) return
      const whole = `${text.slice(from, to).replaceAll(/\s+/g, ' ')} ${cut}`.trim()
      const says = `the text breaks off before its #: put quotes around the whole of it, "${printable(whole)}"`
      problems.push({ line: counter.linePos(to).line, says })
    },
  })
  return problems
}
