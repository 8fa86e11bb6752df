/** What makes a content file unreadable, and what to type there. */
import { isScalar, visit, type Document, type LineCounter, type YAMLParseError } from 'yaml'
import { printable } from '../../content/did-you-mean.ts'

/** A line, counted from 1, and what to do there. */
type Mistake = { line: number; says: string }

/** Common syntax errors in plain words, by their code in the yaml package. */
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

/** The first cause of the errors. The others mostly follow from it, so they are left out. */
export function firstCause(text: string, errors: readonly YAMLParseError[], counter: LineCounter): Mistake | undefined {
  const [error] = errors.toSorted((a, b) => a.pos[0] - b.pos[0])
  if (!error) return undefined
  const merge = text.split('\n').findIndex((line) => /^(?:<{7}|={7}|>{7})(?: |$)/.test(line))
  if (merge >= 0) {
    const says = 'git has left two versions here: keep one, and take out the other with <<<<<<<, ======= and >>>>>>>'
    return { line: merge + 1, says }
  }
  const known = advice[error.code] ?? printable(error.message.split('\n')[0] ?? '').replace(/\.$/, '')
  return { line: Math.max(1, counter.linePos(error.pos[0]).line), says: `cannot be read as YAML: ${known}` }
}

/**
 * Texts that break off before a `#` which was meant as a part of them, such as "Room #1". A note after a text, with a
 * space behind its `#`, is allowed.
 */
export function brokenOff(text: string, document: Document, counter: LineCounter): Mistake[] {
  const problems: Mistake[] = []
  visit(document, {
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
