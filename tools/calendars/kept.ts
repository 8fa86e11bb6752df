/**
 * The last good answer of each calendar, for the times when one fails: by a hash of its address, nights and times only.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isPlainDate } from '../../lib/dates.ts'
import { root } from '../root.ts'
import type { Address } from './addresses.ts'

/** `at`: when it was read, in milliseconds as `Date.now()` gives them. `nights`: their signs, `from` a day on. */
const answerSchema = z.object({
  at: z.number(),
  from: z.string().refine(isPlainDate),
  nights: z.string().regex(/^[.T?]*$/),
})

export type Answer = z.infer<typeof answerSchema>
export type Answers = Record<string, Answer>

export const keptFile = join(root, '.cache/calendars.json')

export const keyOf = (address: Address): string => createHash('sha256').update(address.reveal().href).digest('hex')

/** Empty where the file is missing or not ours: the calendars are asked anyway. */
export async function readKept(file: string): Promise<Answers> {
  try {
    return z.record(z.string(), answerSchema).parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return {}
  }
}
