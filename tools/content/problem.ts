/** What is wrong with content, pictures or the map: where, and in words for the terminal and the editor alike. */
import { printable } from '../../content/did-you-mean.ts'
import { upperFirst } from '../../lib/text.ts'

export type Path = readonly (string | number)[] // keys and indexes from the top of a file to a field

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    return value !== null && typeof value === 'object' ? (value as Record<string | number, unknown>)[step] : undefined
  }, data)
}

/** A field, or a whole file where the path is empty. */
export type Spot = {
  file: string
  path: Path
  /** Counted from 1; undefined where there are no lines. */
  line?: number
}

export type Problem = {
  at: Spot
  /** Goes on after the name of the field: "must be …". What is typed in the file stands in backticks. */
  says: string
  /** Facts that wait for somebody to confirm them. */
  isUnconfirmed?: true
}

/** `priceUsd`, or "entry 2 of `features`". */
function fieldName(path: Path): string {
  const last = path.at(-1)
  if (typeof last === 'string') return `\`${printable(last)}\``
  const list = path.findLast((step) => typeof step === 'string')
  return list === undefined ? `entry ${Number(last) + 1}` : `entry ${Number(last) + 1} of \`${printable(list)}\``
}

/** "content/accommodations.yaml, line 12: `priceUsd` must be …" */
export function formatProblem({ at: { file, path, line }, says }: Problem): string {
  const subject = path.length === 0 ? '' : `${fieldName(path)} `
  return `${file}${line === undefined ? '' : `, line ${line}`}: ${subject}${says}`
}

export function inOrder(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem]))]
    .toSorted(
      ([one, { at: a }], [two, { at: b }]) =>
        a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || one.localeCompare(two),
    )
    .map(([, problem]) => problem)
}

export const reportProblems = (problems: readonly Problem[]): string => problems.map(formatProblem).join('\n')

/** The sentence for the editor, without backticks. @param nameOf what its reader calls a field: "This", or its title */
export function ownerSentence({ at, says, isUnconfirmed }: Problem, nameOf: (at: Spot) => string): string {
  const isOfLines = at.path.length === 0 && at.line !== undefined
  const isStray = at.path.length === 0 && !isOfLines && !isUnconfirmed && at.file.startsWith('content/')
  const rest = isOfLines
    ? 'can no longer be read, because another program has changed it. Take that change back there, or ask whoever made it'
    : says.replaceAll(/`([^`]*)`|\{\{?([^{}]*)\}\}?/g, '“$1$2”').replaceAll(/[{}]/g, '')
  const sentence = upperFirst(`${isStray ? `“${at.file}”` : nameOf(at)} ${rest}`)
  return /[.?]$/.test(sentence) ? sentence : `${sentence}.`
}

export class ProblemsFound extends Error {
  override name = 'Problem'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(reportProblems(problems))
    this.problems = problems
  }
}

/** What is wrong with what the work reads; none where it is done. */
export async function problemsIn(work: () => unknown): Promise<readonly Problem[]> {
  try {
    await work()
    return []
  } catch (error) {
    if (error instanceof ProblemsFound) return error.problems
    throw error
  }
}
