/**
 * `npm run calendars`: asks the resort's calendars which nights are taken, and writes `dist/taken.json`, without
 * building the site. `-- --out PLACE` writes it elsewhere; `-- --keep PLACE` says where the last good answers are kept.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { takenFileName } from '../../lib/taken-file.ts'
import { keptFile, refreshTaken } from '../calendars/refresh.ts'
import { readContent } from '../content/load.ts'
import { explain } from '../machine-errors.ts'
import { root } from '../root.ts'

function placesOf(wishes: string[]): { out?: string; keep?: string } | undefined {
  try {
    return parseArgs({ args: wishes, options: { out: { type: 'string' }, keep: { type: 'string' } } }).values
  } catch {
    return undefined
  }
}

async function run(): Promise<void> {
  const places = placesOf(process.argv.slice(2))
  if (!places) {
    console.error('There are only --out and --keep, each with a file: npm run calendars -- --out taken.json')
    process.exitCode = 1
    return
  }
  const content = readContent(root)
  const { lines, last, hasFailed } = await refreshTaken({
    root,
    content,
    out: resolve(places.out ?? join(root, 'dist', takenFileName)),
    keep: resolve(places.keep ?? keptFile),
  })
  for (const line of lines) console.log(line)
  if (hasFailed) console.error(last)
  else console.log(last)
  process.exitCode = hasFailed ? 1 : 0
}

await run().catch((error: unknown) => {
  console.error(explain(error))
  process.exitCode = 1
})
