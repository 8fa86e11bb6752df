/** What a window of the editor asks for, and what it is answered. */
import type { Left } from './edit-lists.ts'
import type { Value } from './yaml-text.ts'

/** `value` undefined leaves the field out; `was` is the value that the page knew. */
export type Change = { path: string; value?: Value | undefined; was?: Value | undefined }

/**
 * `problems` are sentences; where there are any, nothing was done, or they say what. `shown` is the value as guests read
 * it. `added` is a field of a new entry, and the step that takes it out again; `left` what has to be changed first.
 */
export type Answer = { problems: string[]; shown?: unknown; added?: { path: string; step: string }; left?: Left[] }
