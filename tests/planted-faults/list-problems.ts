/** What must be corrected in the list of faults. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/root.ts'
import { faults, outside, type Fault } from './faults.ts'
import type { ProjectFiles } from './project-files.ts'

/** The rows of the tables of docs/testing.md up to that of Stryker's faults: their first cells. */
function rowsOfDocument(): string[] {
  const [text = ''] = readFileSync(join(root, 'docs/testing.md'), 'utf8').split('\n## Deliberate')
  const cells = [...text.matchAll(/^\| (?:\*\*)?(.+?)(?:\*\*)? \|/gm)].map(([, cell = '']) => cell)
  return cells.filter((cell) => !/^(?:layer|journey|what goes wrong|disk)$/.test(cell))
}

/** A row without a fault, a fault without its row, a place or test that is gone. */
export function problemsOfList(files: ProjectFiles, chosen: readonly Fault[] = faults): string[] {
  const rows = rowsOfDocument()
  const named = [...faults.flatMap((fault) => fault.rows), ...outside]
  return [
    ...rows
      .filter((row) => !named.some((begin) => row.startsWith(begin)))
      .map((row) => `No fault is for the row “${row}” of docs/testing.md.`),
    ...named
      .filter((begin) => !rows.some((row) => row.startsWith(begin)))
      .map((begin) => `No row of docs/testing.md begins with “${begin}”.`),
    ...chosen.flatMap((fault) => files.problemsOf(fault)),
  ]
}
