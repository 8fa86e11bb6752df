/**
 * Writes `docs/speed.md` from what was measured; numbers from an earlier run stay until they are measured again, and
 * what was measured by other means stands below a line and is left alone.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
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

const intro = `# Speed, as measured

Written by \`npm run bench\`; see \`bench/\`. *Paper* is the same page with every script taken out: nothing can paint
sooner than that, so the ratios say what React costs whoever reads. Medians; ours and paper take turns in one run, so
that a busy machine hits both. What pages may weigh is in \`tests/budgets.ts\`, and fails the test run.
`

/** From here on a person wrote it. */
const byHand = '<!-- Below this line nothing is written by npm run bench. -->'

/** Replaces one section of the report, or adds it, and keeps the others. */
export async function writeReport(root: string, section: Section): Promise<string> {
  const store = join(root, '.cache/bench/sections.json')
  const earlier = await readFile(store, 'utf8').then((text) => JSON.parse(text) as Section[], () => [])
  const isKnown = earlier.some(({ name }) => name === section.name)
  const all = isKnown ? earlier.map((each) => (each.name === section.name ? section : each)) : [...earlier, section]
  await mkdir(join(root, '.cache/bench'), { recursive: true })
  await writeFile(store, JSON.stringify(all))
  const file = join(root, 'docs/speed.md')
  const before = await readFile(file, 'utf8').catch(() => '')
  const kept = before.includes(byHand) ? `${byHand}${before.split(byHand)[1]}` : ''
  await writeFile(file, [intro, ...all.map(({ name, text }) => `## ${name}\n\n${text}\n`), kept].join('\n'))
  return file
}
