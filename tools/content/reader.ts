/** For whom a sentence is made. */
import type { Problem, Rule } from './problem.ts'

/** Who reads a sentence, and how it names things. */
export type Reader = {
  /** Whether it is somebody who edits files. */
  isFile: boolean
  /** The field, at the beginning of the sentence. */
  subject: string
  /** Something that was typed or that has a name in the files. */
  quote: (typed: string) => string
  /** "; did you mean `priceUsd`?", or nothing. */
  meant: (suggestion: string | undefined) => string
}

/** A sentence, without its place and full stop, for each rule. */
export type Sentences<Broken extends Rule> = {
  [Name in Broken['rule']]: (problem: Broken & { rule: Name } & Problem, reader: Reader) => string
}
