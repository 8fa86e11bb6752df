/** Turns the issues of a schema into problems. */
import type { z } from 'zod'
import { closest } from '../../content/did-you-mean.ts'
import { ruleOf, type SchemaRule } from '../../content/rules.ts'
import type { ContentRule, Path, Problem } from './problem.ts'
import { placeIn, type Source } from './source.ts'
import { valueAt, walkSchema } from './walk.ts'

type Issue = z.core.$ZodIssue

/** The branch of a union that was probably meant: the one that accepts the type of the value. */
function meantBranch(issue: Issue): Issue[] | undefined {
  if (issue.code !== 'invalid_union') return undefined
  const isOtherKind = (branch: Issue[]) => branch.some(({ path, code }) => path.length === 0 && code === 'invalid_type')
  return issue.errors.find((branch) => branch.length > 0 && !isOtherKind(branch))
}

type UnknownField = Extract<ContentRule, { rule: 'unknown-field' }>

/** The names that a group does not have, each with the one that was probably meant. */
function unknownFields(issue: Issue): UnknownField[] {
  if (issue.code !== 'unrecognized_keys') return []
  const broken = ruleOf(issue)
  const known = broken?.rule === 'unknown-fields' ? broken.known : []
  return issue.keys.map((name) => ({ rule: 'unknown-field', name, known, suggestion: closest(name, known) }))
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
      unknownFields(issue).flatMap(({ suggestion }) =>
        suggestion === undefined ? [] : [[...issue.path, suggestion].join('\0')],
      ),
    ),
  )
  return issues.flatMap((issue): Problem[] => {
    const path = [...base, ...issue.path] as Path
    if (misspelt.has(issue.path.join('\0'))) return []
    const branch = meantBranch(issue)
    if (branch) return problemsOf(branch, data, source, { isWhole, base: path })
    const broken = ruleOf(issue)
    if (broken?.rule === 'length' && broken.has !== undefined && !isWhole(path)) return []
    if (issue.code === 'unrecognized_keys')
      return unknownFields(issue).map((each) => ({ ...each, at: placeIn(source, [...path, each.name]) }))
    const at = placeIn(source, path)
    if (issue.code === 'invalid_key') return [{ rule: 'key', broken: issue.issues[0] && ruleOf(issue.issues[0]), at }]
    if (!broken || broken.rule === 'unknown-fields') return [{ rule: 'other', at }]

    const value = valueAt(data, path)
    if (value === undefined)
      return [{ ...broken, at, lacks: mayBeNull.has(path.join('\0')) ? 'value or null' : 'value' }]
    if (value === null) return [{ ...broken, at, lacks: 'content' }]
    const typed = typedInstead(issue, value, source.writtenAt(path))
    return [{ ...(broken satisfies SchemaRule), at, ...(typed && { typed }) }]
  })
}

/** What to type where a text was wanted and YAML reads a number or a yes, or where a number has quotes, or its unit. */
function typedInstead(issue: Issue, value: unknown, written: string): Problem['typed'] {
  if (issue.code !== 'invalid_type') return undefined
  if (issue.expected === 'string')
    return typeof value === 'number' || typeof value === 'boolean' ? { quoted: written } : undefined
  if (issue.expected !== 'number' || typeof value !== 'string') return undefined
  const [, number] = /^[^\d.-]*(\d+)[^\d.]*$/.exec(value.replaceAll(/(?<=\d)[, ](?=\d{3}(?!\d))/g, '')) ?? []
  return number === undefined ? undefined : { number }
}
