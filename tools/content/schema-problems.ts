/** Turns the issues of a schema into problems. */
import type { z } from 'zod'
import { closest, printable } from '../../content/did-you-mean.ts'
import { valueAt, type Path, type Problem } from './problem.ts'
import { placeIn, type Source } from './read-yaml.ts'
import { walkSchema } from './walk.ts'

type Issue = z.core.$ZodIssue

/** The branch of a union that was probably meant: the one that accepts the type of the value. */
function meantBranch(issue: Issue): Issue[] | undefined {
  if (issue.code !== 'invalid_union') return undefined
  const isOtherKind = (branch: Issue[]) => branch.some(({ path, code }) => path.length === 0 && code === 'invalid_type')
  return issue.errors.find((branch) => branch.length > 0 && !isOtherKind(branch))
}

const keyOf = (path: Path) => path.join('\0')

/** The fields of each group, and where null may stand, by paths of the data. */
function knownBy(schema: z.core.$ZodType, data: unknown) {
  const fields = new Map<string, string[]>()
  const mayBeNull = new Set<string>()
  walkSchema(schema, data, (_, path, __, { _zod: { def } }) => {
    if (def.type === 'object') fields.set(keyOf(path), Object.keys(def.shape))
    if (def.type === 'nullable') mayBeNull.add(keyOf(path))
  })
  return { fields, mayBeNull }
}

/** @param isWhole whether the text at a path has all its facts; if not, its length is not judged */
export function problemsOf(
  all: readonly Issue[],
  data: unknown,
  source: Source,
  schema: z.core.$ZodType,
  { isWhole = () => true, orNull = '' }: { isWhole?: (path: Path) => boolean; orNull?: string } = {},
): Problem[] {
  const { fields, mayBeNull } = knownBy(schema, data)
  const problemsIn = (issues: readonly Issue[], base: Path): Problem[] => {
    const unknown = issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return []
      const path = [...base, ...issue.path] as Path
      const known = fields.get(keyOf(path)) ?? []
      return issue.keys.map((name) => ({ path, name, known, meant: closest(name, known) }))
    })
    /** A field whose name is misspelt is not reported as missing as well. */
    const misspelt = new Set(unknown.map(({ path, meant }) => meant && keyOf([...path, meant])))
    return [
      ...unknown.map(({ path, name, known, meant }) => {
        const advice = meant === undefined ? `; the fields are ${known.join(', ')}` : `; did you mean \`${meant}\`?`
        return { says: `is not a field here${advice}`, at: placeIn(source, [...path, name]) }
      }),
      ...issues.flatMap((issue): Problem[] => {
        const path = [...base, ...issue.path] as Path
        if (issue.code === 'unrecognized_keys' || misspelt.has(keyOf(path))) return []
        const branch = meantBranch(issue)
        if (branch) return problemsIn(branch, path)
        const isOfLength = (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'string'
        if (isOfLength && !isWhole(path)) return []
        const at = placeIn(source, path)
        if (issue.code === 'invalid_key')
          return [{ says: `is not a valid key: a key ${issue.issues[0]?.message ?? 'must be a name'}`, at }]
        const value = valueAt(data, path)
        const orNothing = mayBeNull.has(keyOf(path)) ? orNull : ''
        if (value === undefined) return [{ says: `is missing: it ${issue.message}${orNothing}`, at }]
        if (value === null) return [{ says: `is empty: it ${issue.message}`, at }]
        return [{ says: issue.message + adviceOn(issue, value, source.writtenAt(path)), at }]
      }),
    ]
  }
  return problemsIn(all, [])
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
