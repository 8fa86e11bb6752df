/** Makes a sentence of a problem: for the terminal with file and line, for the editor about the field on the screen. */
import { upperFirst } from '../../lib/text.ts'
import { printable } from '../../content/fields.ts'
import { contentSentences } from './sentences-of-content.ts'
import { launchSentences } from './sentences-of-launch.ts'
import { pictureSentences } from './sentences-of-pictures.ts'
import type { Path, Place, Problem } from './problem.ts'
import type { Reader } from './reader.ts'

const sentences = { ...contentSentences, ...pictureSentences, ...launchSentences }

function sentenceOf(problem: Problem, reader: Reader): string {
  const make = sentences[problem.rule] as (problem: Problem, reader: Reader) => string
  return make(problem, reader)
}

/** `priceUsd`, or "entry 2 of `features`". */
export function fieldName(path: Path): string {
  const last = path.at(-1)
  if (last === undefined) return 'the file'
  if (typeof last === 'string') return `\`${printable(last)}\``
  const list = path.findLast((step) => typeof step === 'string')
  return list === undefined ? `entry ${last + 1}` : `entry ${last + 1} of \`${printable(list)}\``
}

const inFile = (at: Place): Reader => ({
  isFile: true,
  subject: fieldName(at.path),
  quote: (typed) => `\`${printable(typed)}\``,
  meant: (suggestion) => (suggestion === undefined ? '' : `; did you mean \`${printable(suggestion)}\`?`),
})

/** "content/accommodations.yaml, line 12: `priceUsd` must be …" */
export function formatProblem(problem: Problem): string {
  const { file, line } = problem.at
  const sentence = sentenceOf(problem, inFile(problem.at))
  return line === undefined ? sentence : `${file}, line ${line}: ${sentence}`
}

/** All problems, one a line. */
export function reportProblems(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n')
}

/** What was typed, without signs that mean something in the files only. */
const plain = (typed: string) => printable(typed).replaceAll(/[{}]/g, '')

/** The sentence for the editor; `nameOf` gives what its reader calls a field: "This", or its title. */
export function ownerSentence(problem: Problem, nameOf: (at: Place) => string): string {
  const sentence = sentenceOf(problem, {
    isFile: false,
    subject: nameOf(problem.at),
    quote: (typed) => `“${plain(typed)}”`,
    meant: (suggestion) => (suggestion === undefined ? '' : `; did you mean “${plain(suggestion)}”?`),
  })
  return upperFirst(/[.?]$/.test(sentence) ? sentence : `${sentence}.`)
}
