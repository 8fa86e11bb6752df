/** `npm run calendars`, as a host runs it; what it writes is in tools/calendars/refresh.slow.test.ts. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { readContent } from '../content/read-folder.ts'
import { root } from '../root.ts'

const { folder } = temporaryFolder()
const [out, keep] = [join(folder, 'taken.json'), join(folder, 'kept.json')]
const [stay] = readContent(root).accommodations.stays
/** A calendar for each unit of a stay, which nobody gives. */
const addresses = Array.from({ length: stay?.units ?? 1 }, (_, unit) => `http://127.0.0.1:1/${unit}TOKEN4f2a`)
const calendars = JSON.stringify({ [stay!.id]: addresses })

type Row = [what: string, given: string, wishes: string[], status: number, last: RegExp]

test.each<Row>([
  ['no calendars', '# None', [], 0, /^$/],
  ['a wrong address', 'nobody: [https://portal.example/TOKEN]', [], 1, /^the variable CALENDARS, line 1: no room/],
  ['another option', '# None', ['--kept', keep], 1, /--kept/],
  ['calendars that fail', calendars, [], 1, /^\d of \d calendars? failed: [^:]*, 127\.0\.0\.1 …4f2a/],
])('T7: with %s its status and its last line say how it ended', (_, given, wishes, status, last) => {
  const program = ['tools/commands/calendars.ts', '--out', out, '--keep', keep, ...wishes]
  const env = { ...process.env, CALENDARS: given }
  const run = spawnSync(process.execPath, program, { cwd: root, env, encoding: 'utf8' })
  expect(run).toMatchObject({ status, stderr: expect.stringMatching(last) })
  expect(run.stdout + run.stderr).not.toContain('TOKEN')
})
