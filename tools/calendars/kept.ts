/**
 * The last good answer of each calendar, for the times when one fails: by a hash of its address, nights and times only.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'
import type { Address } from './addresses.ts'
import { readSpans, written, type Span } from './spans.ts'

/** `at`: when it was read, in milliseconds as `Date.now()` gives them. */
export type Answer = { at: number; taken: Span[]; unknown: Span[] }

export const keptFile = join(root, '.cache/calendars.json')

export const keyOf = (address: Address): string => createHash('sha256').update(address.reveal().href).digest('hex')

/** Empty where the file is missing or not ours: the calendars are asked anyway. */
export async function readKept(file: string): Promise<Map<string, Answer>> {
  let data: unknown
  try {
    data = JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return new Map()
  }
  const answers = Object.entries((data ?? {}) as Record<string, Record<string, unknown> | null>)
  return new Map(
    answers.flatMap(([key, answer]): [string, Answer][] => {
      const at = Date.parse(String(answer?.at))
      const [taken, unknown] = [readSpans(answer?.taken), readSpans(answer?.unknown)]
      return taken && unknown && !Number.isNaN(at) ? [[key, { at, taken, unknown }]] : []
    }),
  )
}

export async function writeKept(file: string, answers: ReadonlyMap<string, Answer>): Promise<void> {
  const data = Object.fromEntries(
    [...answers].map(([key, { at, taken, unknown }]) => [
      key,
      { at: new Date(at).toISOString(), taken: written(taken), unknown: written(unknown) },
    ]),
  )
  await writeWhole(file, `${JSON.stringify(data, null, 1)}\n`)
}

/** Replaces a file at once: nobody reads half of it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.new`
  await writeFile(draft, text)
  await rename(draft, file)
}
