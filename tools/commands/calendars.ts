/**
 * `npm run calendars`: asks the resort's calendars which nights are taken, and writes `dist/taken.json`, without
 * building the site. `-- --out PLACE` writes it elsewhere; `-- --keep PLACE` says where the last good answers are kept.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { takenFileName } from '../../lib/taken-file.ts'
import { keptFile, refreshTaken } from '../calendars/refresh-taken.ts'
import { readContent } from '../content/read-folder.ts'
import { fail } from '../machine-errors.ts'
import { root } from '../root.ts'

try {
  const file = { type: 'string' } as const
  const { values: places } = parseArgs({ options: { out: file, keep: file } })
  const out = resolve(places.out ?? join(root, 'dist', takenFileName))
  const keep = resolve(places.keep ?? keptFile)
  const { lines, last, hasFailed } = await refreshTaken(root, readContent(root), out, keep)
  for (const line of lines) console.log(line)
  if (hasFailed) fail(last)
  else console.log(last)
} catch (error) {
  fail(error)
}
