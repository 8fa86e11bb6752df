/**
 * What the schemas refuse, as data: which rule is broken, and by what. `tools/content/sentences.ts` makes sentences of
 * it, for the terminal and for the editor.
 */
import { closest } from './did-you-mean.ts'

/** A rule in words that follow the name of a field; two ways where a file and the editor need different ones. */
export type Words = string | { inFile: string; inEditor: string }

/** A rule of a schema that is broken, and the values that broke it. */
export type SchemaRule =
  /** Anything that a field says in its own words; `least` or `most` is the limit that a number broke. */
  | { rule: 'value'; words: Words; least?: number; most?: number }
  /** `has` is undefined where the value is no text at all. */
  | { rule: 'length'; min: number; max: number; has?: number }
  /** `is` says what is wrong with a gap such as `{count}`; undefined where the value is no text at all. */
  | { rule: 'gap'; gaps: readonly string[]; is?: 'missing' | 'unknown' | 'open'; gap?: string }
  /** A group that is none; `known` are the names of its fields. */
  | { rule: 'group'; known: readonly string[] }
  | { rule: 'unknown-fields'; known: readonly string[] }
  /** `has` is undefined where the value is no list at all. */
  | { rule: 'list'; min: number; max: number; has?: number }
  | { rule: 'choice'; words: readonly string[]; suggestion?: string | undefined }

type Issue = { code: string; params?: unknown; input?: unknown }

/** The message of an issue is the name of its rule; its data is in `params`, where `ruleOf` finds it. */
function attach(issue: Issue, rule: SchemaRule): string {
  issue.params = { broken: rule }
  return rule.rule
}

/** The error of a schema or of one of its checks. */
export const breaks = (make: SchemaRule | ((input: unknown) => SchemaRule)) => ({
  error: (issue: Issue) => attach(issue, typeof make === 'function' ? make(issue.input) : make),
})

/** The error of a schema that says in its own words what it takes. */
export const says = (words: Words) => breaks({ rule: 'value', words })

/** An issue that a check adds itself. */
export const issueOf = (rule: SchemaRule, path: (string | number)[] = []) => ({
  code: 'custom' as const,
  message: rule.rule,
  params: { broken: rule },
  path,
})

/** The rule that an issue of Zod is about; undefined where a schema left it to Zod. */
export const ruleOf = (issue: object): SchemaRule | undefined =>
  (issue as { params?: { broken?: SchemaRule } }).params?.broken

export const choiceOf =
  (words: readonly string[]) =>
  (input: unknown): SchemaRule => ({
    rule: 'choice',
    words,
    suggestion: typeof input === 'string' ? closest(input, words) : undefined,
  })

const notTheLeast = {
  inFile: 'must have a `max` that is not below its `min`',
  inEditor: 'must not have more as its least than as its most',
}

/** The error of a range whose ends are the wrong way round. */
export const saysRange = says(notTheLeast)

export const beforeItBegins: Words = {
  inFile: 'must have an `until` that is not before its `from`',
  inEditor: 'must not end before it begins',
}
