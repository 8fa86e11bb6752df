/**
 * What is wrong with content, pictures or the map, as data: where it is, which rule is broken, and by what.
 * `sentences.ts` alone makes sentences of it; nothing reads them back.
 */
import type { Collection } from '../../content/fields.ts'
import type { SchemaRule } from '../../content/rules.ts'

/** Keys and indexes from the top of a file to a field. */
export type Path = readonly (string | number)[]

/** A field, or a whole file where the path is empty. */
export type Place = {
  /** From the folder of the project, e.g. `content/site.yaml`. */
  file: string
  path: Path
  /** Counted from 1; undefined where the sentence names the file itself. */
  line?: number
}

/** An id that is named and that no entry has, with those that entries have. */
export type Missing = { id: string; known: readonly string[] }

/** What is probably meant. */
type Suggested = { suggestion?: string | undefined }

export type ContentRule =
  | Exclude<SchemaRule, { rule: 'unknown-fields' }>
  | ({ rule: 'unknown-field'; name: string; known: readonly string[] } & Suggested)
  | { rule: 'key'; broken: SchemaRule | undefined }
  /** Zod's own words; no schema of ours should leave a rule to them. */
  | { rule: 'other' }
  /** `placeholder` without its braces; `isExample` where another one of its kind may be meant. */
  | { rule: 'repeated-fact'; found: string; placeholder: string; isExample: boolean }
  | ({ rule: 'unknown-placeholder'; name: string } & Suggested)
  | { rule: 'unmarked-word'; found: string; language: string }
  /** A word is marked, and a name, which cannot be, holds it. */
  | { rule: 'marked-name'; found: string; language: string; fact: string; of: Place }
  | ({ rule: 'no-such-entry'; id: string; collection: Collection } & Suggested)
  | ({ rule: 'no-such-key'; collection: Collection } & Suggested)
  | { rule: 'no-value'; key: string }
  | { rule: 'no-places' }
  | { rule: 'same-id'; id: string }
  | ({ rule: 'no-original'; key: string; file: string } & Suggested)
  | { rule: 'no-folder' }
  | { rule: 'listed-twice'; fact: string }
  | ({ rule: 'no-such-file'; file: string } & Suggested)
  | ({ rule: 'leads-nowhere'; file: string; step: string } & Suggested)
  | ({ rule: 'renamed'; id: string; count: number; lines: ReadonlyMap<string, readonly number[]> } & Suggested)
  /** `most` is how many units the stay has. */
  | { rule: 'no-such-unit'; most: number }
  /** A fact of another country; `count` is in how many texts it stands. */
  | { rule: 'foreign'; found: string; country: string; count: number }
  | { rule: 'aged'; kind: 'fact' | 'rate' | 'over'; since: string }
  | { rule: 'missing-letters'; letters: readonly string[]; face: 'headings' | 'texts' }

/** About a file as a whole, which only somebody with another program can have broken. */
export type FileRule =
  /** `says` is what to do in the file. */
  | { rule: 'unreadable'; says: string }
  | ({ rule: 'stray-file' } & Suggested)
  | { rule: 'map-data' | 'calendar-address'; says: string }
  | { rule: 'other-region' }
  /** The map does not show the place `of`. */
  | { rule: 'no-pin'; of: string }
  /** `of` is the id of a place, or null for the resort; `land` is what the map draws, in degrees. */
  | { rule: 'off-the-map'; of: string | null; land: readonly [string, string, string, string]; isSwapped: boolean }

/** About a picture of the catalogue; `file` is the name of the photograph. */
export type PictureRule =
  | { rule: 'no-picture'; name: string }
  | { rule: 'two-pictures'; files: readonly string[] }
  | { rule: 'no-originals'; folder: string }
  | { rule: 'empty-picture' | 'damaged' | 'no-photograph' | 'tells-place'; file: string }
  | { rule: 'picture-type'; file: string; type: string }
  | { rule: 'too-large'; file: string; megapixels: number; most: number }
  | { rule: 'too-narrow'; file: string; width: number; least: number }
  | { rule: 'not-upright' | 'not-wide'; file: string; width: number; height: number }
  | { rule: 'old-words'; file: string; fingerprint: string; captions: readonly { file: string; line: number }[] }
  | { rule: 'unused-file'; file: string }
  | { rule: 'unused-picture' }

/** What prevents a launch, though the content is sound. */
export type LaunchRule =
  /** Of a page, by its name. */
  | { rule: 'unconfirmed'; page: string; count: number }
  | { rule: 'unconfirmed-fact'; why: string }
  | { rule: 'placeholder'; contact: 'siteUrl' | 'phone' | 'whatsapp' | 'email'; value: string }
  | { rule: 'placeholder-page'; name: string; url: string }
  | { rule: 'no-address' | 'insecure' | 'no-host' | 'below-the-top'; value: string }
  | { rule: 'unanswered'; question: string; field: string }
  | { rule: 'open-age' }

export type Rule = ContentRule | FileRule | PictureRule | LaunchRule

export type Problem = Rule & {
  at: Place
  /** Where there is no value, or null. */
  lacks?: 'value' | 'value or null' | 'content'
  /** What to type in the file in place of a value of another kind. */
  typed?: { quoted: string } | { number: string }
  missing?: Missing | undefined
}

/** Thrown where sources have problems; `tools/machine-errors.ts` prints the message. */
export class ProblemsFound extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[], message: string) {
    super(message)
    this.problems = problems
  }
}
