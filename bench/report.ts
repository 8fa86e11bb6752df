/**
 * Writes `docs/speed.md`. Results of earlier runs stay until they are measured again; the part below a line is written
 * by hand and not changed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Section = { name: string; text: string }

export function median(values: number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length === 0) return NaN
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** A whole number, or a dash where nothing was measured. */
export const whole = (value: number): string => (Number.isFinite(value) ? String(Math.round(value)) : '–')

export const ratio = (ours: number, theirs: number): string =>
  Number.isFinite(ours / theirs) ? (ours / theirs).toFixed(2) : '–'

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

/** A sentence that names each value that is over its limit. */
export function verdict(values: readonly { what: string; value: number; limit: number }[]): string {
  const over = values.filter(({ value, limit }) => !(value <= limit))
  if (over.length === 0) return 'Within its budgets.'
  return `**Over budget**: ${over.map(({ what, value, limit }) => `${what} ${whole(value)} of ${whole(limit)}`).join('; ')}.`
}

const intro = `# Speed, as measured

What pages may weigh, and how long they may keep a phone busy, is in \`tests/budgets.ts\`; why these budgets, in
[decision 4](decisions/0004-plain-react.md).

| budget | held by |
|---|---|
| first screen with its headers, whole document, what is stored for offline reading | \`tests/site/budgets.test.ts\`, in every \`npm test\` |
| code and requests until the network is quiet, code that is fetched on use, pictures, fonts, layout shift | \`tests/journeys/network/budgets.spec.ts\`, in every \`npm test\` |
| longest task, answer to a press | \`npm run bench\`, below: on a busy machine a test would fail by chance |

Written by \`npm run bench\`; see \`bench/\`. *Paper* is the same page without any script: nothing can paint sooner, so the
ratios say what React costs a reader. Medians; our page and paper take turns in one run, so that a busy machine affects
both.
`

/** Everything after this line is written by hand. */
const byHand = '<!-- Below this line nothing is written by npm run bench. -->'

/** The sections of earlier runs in the report. */
function sectionsOf(report: string): Section[] {
  const [, ...parts] = report.split(byHand)[0]!.split(/^## /m)
  return parts.map((part) => {
    const [name = '', ...lines] = part.split('\n')
    return { name, text: lines.join('\n').trim() }
  })
}

/** Replaces one section of the report, or adds it, and keeps the others. */
export async function writeReport(root: string, section: Section): Promise<string> {
  const file = join(root, 'docs/speed.md')
  const before = await readFile(file, 'utf8')
  const earlier = sectionsOf(before)
  const isKnown = earlier.some(({ name }) => name === section.name)
  const all = isKnown ? earlier.map((each) => (each.name === section.name ? section : each)) : [...earlier, section]
  const kept = `${byHand}${before.split(byHand)[1] ?? ''}`
  await writeFile(file, [intro, ...all.map(({ name, text }) => `## ${name}\n\n${text}\n`), kept].join('\n'))
  return file
}
