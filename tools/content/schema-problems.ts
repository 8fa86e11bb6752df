/** Turns the issues of a schema into problems. */
import type { z } from 'zod'
import { closest, printable } from '../../content/did-you-mean.ts'
import { valueAt, type Path, type Problem } from './problem.ts'
import { placeIn, type Source } from './source.ts'
import { walkSchema } from './walk.ts'

type Issue = z.core.$ZodIssue

/** The branch of a union that was probably meant: the one that accepts the type of the value. */
function meantBranch(issue: Issue): Issue[] | undefined {
  if (issue.code !== 'invalid_union') return undefined
  const isOtherKind = (branch: Issue[]) => branch.some(({ path, code }) => path.length === 0 && code === 'invalid_type')
  return issue.errors.find((branch) => branch.length > 0 && !isOtherKind(branch))
}

/** The names that a group does not have. The message of such an issue lists those that it has (`fields`). */
function unknownFields(issue: Issue): { name: string; meant: string | undefined; says: string }[] {
  if (issue.code !== 'unrecognized_keys') return []
  const [, list = ''] = issue.message.split(': ')
  return issue.keys.map((name) => {
    const meant = closest(name, list.split(', '))
    const advice = meant === undefined ? `; the fields are ${list}` : `; did you mean \`${meant}\`?`
    return { name, meant, says: `is not a field here${advice}` }
  })
}

type Known = {
  /** Whether all placeholders of the text at a path could be filled in; if not, its length is not judged. */
  isWhole?: (path: Path) => boolean
  /** What all of the data is checked by; without, nobody is told where null is taken. */
  schema?: z.ZodType
  base?: Path
}

export function problemsOf(
  issues: readonly Issue[],
  data: unknown,
  source: Source,
  { isWhole = () => true, schema, base = [] }: Known = {},
): Problem[] {
  const mayBeNull = new Set<string>()
  if (schema) {
    walkSchema(schema, data, (_, path, __, { _zod }) => {
      if (_zod.def.type === 'nullable') mayBeNull.add(path.join('\0'))
    })
  }
  /** A field whose name is misspelt is not reported as missing as well. */
  const misspelt = new Set(
    issues.flatMap((issue) =>
      unknownFields(issue).flatMap(({ meant }) => (meant === undefined ? [] : [[...issue.path, meant].join('\0')])),
    ),
  )
  return issues.flatMap((issue): Problem[] => {
    const path = [...base, ...issue.path] as Path
    if (misspelt.has(issue.path.join('\0'))) return []
    const branch = meantBranch(issue)
    if (branch) return problemsOf(branch, data, source, { isWhole, base: path })
    const isOfLength = (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'string'
    if (isOfLength && !isWhole(path)) return []
    if (issue.code === 'unrecognized_keys')
      return unknownFields(issue).map(({ name, says }) => ({ says, at: placeIn(source, [...path, name]) }))
    const at = placeIn(source, path)
    if (issue.code === 'invalid_key')
      return [{ says: `is not a valid key: a key ${issue.issues[0]?.message ?? 'must be a name'}`, at }]
    const value = valueAt(data, path)
    const orNull = mayBeNull.has(path.join('\0')) ? '; where there is none, type null' : ''
    if (value === undefined) return [{ says: `is missing: it ${issue.message}${orNull}`, at }]
    if (value === null) return [{ says: `is empty: it ${issue.message}`, at }]
    return [{ says: issue.message + adviceOn(issue, value, source.writtenAt(path)), at }]
  })
}

/** What to type where YAML reads a text as something else, or where a number has quotes, or its unit. */
function adviceOn(issue: Issue, value: unknown, written: string): string {
  if (issue.code !== 'invalid_type') return ''
  const isQuotable = typeof value === 'number' || typeof value === 'boolean' || written.startsWith('{{')
  if (issue.expected === 'string') return isQuotable ? `; put it in quotes: "${printable(written)}"` : ''
  if (issue.expected !== 'number' || typeof value !== 'string') return ''
  const [, number] = /^[^\d.-]*(\d+)[^\d.]*$/.exec(value.replaceAll(/(?<=\d)[, ](?=\d{3}(?!\d))/g, '')) ?? []
  return number === undefined ? '' : `; type the number alone: ${number}`
}
