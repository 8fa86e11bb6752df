/** Turns schema errors into sentences with file and line. */
import type { z } from 'zod'
import { didYouMean } from '../../content/did-you-mean.ts'
import { printable } from '../../content/fields.ts'
import type { Path, Problem, Source } from './source.ts'
import { valueAt } from './walk.ts'

type Issue = z.core.$ZodIssue

/** `priceUsd`, or "entry 2 of `features`", as sentences name a field. */
export function fieldName(path: Path): string {
  const last = path.at(-1)
  if (last === undefined) return 'the file'
  if (typeof last === 'string') return `\`${printable(last)}\``
  const list = path.findLast((step) => typeof step === 'string')
  return list === undefined ? `entry ${last + 1}` : `entry ${last + 1} of \`${printable(list)}\``
}

export function at(source: Source, path: Path, rule: string, missing?: Problem['missing']): Problem {
  return {
    file: source.file,
    line: source.lineOf(path),
    message: `${fieldName(path)} ${rule}`,
    ...(missing && { missing }),
  }
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

/** A rule in plain words for fields whose schema gives none. */
function ruleOf(issue: Issue): string {
  if (/^(?:must|`)/.test(issue.message)) return issue.message
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}`
  if (issue.code === 'too_small') return `must not be less than ${issue.minimum}`
  if (issue.code === 'too_big') return `must not be more than ${issue.maximum}`
  return issue.message.startsWith('Invalid') ? 'must have another value' : issue.message
}

/** The branch of a union that was probably meant: the one that accepts the type of the value. */
function meantBranch(issue: Issue): Issue[] | undefined {
  if (issue.code !== 'invalid_union') return undefined
  const isOtherKind = (branch: Issue[]) => branch.some(({ path, code }) => path.length === 0 && code === 'invalid_type')
  return issue.errors.find((branch) => branch.length > 0 && !isOtherKind(branch))
}

function unknownFields(issue: Issue & { keys: string[] }): string[] {
  if (issue.message.startsWith('`')) return issue.message.split('\n')
  return issue.keys.map((key) => `\`${printable(key)}\` is no field here${didYouMean(key, [])}`)
}

/**
 * `isWhole` tells whether all placeholders of the text at a path could be filled in; otherwise errors about its length
 * are left out.
 */
export function problemsOf(
  issues: Issue[],
  data: unknown,
  source: Source,
  isWhole: (path: Path) => boolean,
  base: Path = [],
): Problem[] {
  /** Fields whose names are written wrongly are not told again as missing. */
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code !== 'unrecognized_keys'
        ? []
        : unknownFields(issue).flatMap((sentence) => {
            const [, name] = /did you mean `([^`]+)`/.exec(sentence) ?? []
            return name === undefined ? [] : [[...issue.path, name].join('\0')]
          }),
    ),
  )
  return issues.flatMap((issue) => {
    const path = [...base, ...issue.path] as Path
    if (meant.has(issue.path.join('\0'))) return []
    const branch = meantBranch(issue)
    if (branch) return problemsOf(branch, data, source, isWhole, path)
    if (issue.code === 'custom' && issue.params?.isLength === true && !isWhole(path)) return []
    if (issue.code === 'unrecognized_keys') {
      const sentences = unknownFields(issue)
      return issue.keys.map((key, index) => ({
        file: source.file,
        line: source.lineOf([...path, key]),
        message: sentences[index] ?? '',
      }))
    }
    if (issue.code === 'invalid_key') return [at(source, path, `is no good key: a key ${keyRule(issue.issues)}`)]

    const rule = ruleOf(issue)
    const value = valueAt(data, path)
    if (value === undefined) return [at(source, path, `is missing: it ${rule}`)]
    if (value === null) return [at(source, path, `is empty: it ${rule}`)]
    return [at(source, path, rule + (quoteIt(issue, value, source.writtenAt(path)) || numberAlone(issue, value)))]
  })
}

/** What to type where a text was wanted, and YAML reads a number or a yes. */
function quoteIt(issue: Issue, value: unknown, written: string): string {
  const isText = issue.code === 'invalid_type' && issue.expected === 'string'
  return isText && (typeof value === 'number' || typeof value === 'boolean')
    ? `; put it in quotes: "${printable(written)}"`
    : ''
}

/** What to type where a number was wanted, and it stands in quotes, or with its currency or unit. */
function numberAlone(issue: Issue, value: unknown): string {
  if (issue.code !== 'invalid_type' || issue.expected !== 'number' || typeof value !== 'string') return ''
  const [, number] = /^[^\d.-]*(\d+)[^\d.]*$/.exec(value.replaceAll(/(?<=\d)[, ](?=\d{3}(?!\d))/g, '')) ?? []
  return number === undefined ? '' : `; type the number alone: ${number}`
}

function keyRule(issues: Issue[]): string {
  return issues[0] ? ruleOf(issues[0]) : 'must be a name'
}
