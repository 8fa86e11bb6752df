/** `npm run calendars`, as a host runs it; what it writes is in tools/calendars/refresh.slow.test.ts. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hostOf, portals } from '../../tests/sample-calendars.ts'
import { readContent } from '../content/load.ts'
import { root } from '../root.ts'

const folder = mkdtempSync(join(tmpdir(), 'calendars-'))
const host = await hostOf({ ...portals, '/page.ics': '<!DOCTYPE html>' })
afterAll(async () => {
  await host.close()
  rmSync(folder, { recursive: true })
})
const [{ id, name, units } = { id: '', name: '', units: 1 }] = readContent(root).accommodations.stays
const [out, keep] = [join(folder, 'taken.json'), join(folder, 'kept.json')]
/** For each unit a calendar of its own. */
const calendars = (file: string) => ({
  [id]: Array.from({ length: units ?? 1 }, (_, unit) => `${host.origin}/${file}?s=${unit}TOKEN4f2a`),
})

const run = (addresses: object) =>
  new Promise<{ code: unknown; said: string; failed: string }>((resolve) => {
    const env = { ...process.env, CALENDARS: JSON.stringify(addresses) }
    const given = ['tools/commands/calendars.ts', '--out', out, '--keep', keep]
    execFile(process.execPath, given, { cwd: root, env }, (error, said, failed) =>
      resolve({ code: error?.code ?? 0, said, failed }),
    )
  })

test(
  'T7: its status and its last line say what failed, and wrong addresses leave the file as it is',
  { timeout: 60_000 },
  async () => {
    const sound = await run(calendars('airbnb.ics'))
    expect(sound).toMatchObject({
      code: 0,
      failed: '',
      said: expect.stringMatching(/\nWritten: \d calendars? answered\.\n$/),
    })
    const before = readFileSync(out, 'utf8')
    const wrong = await run({ nobody: ['https://portal.example/TOKEN'] })
    expect(wrong).toMatchObject({ code: 1, failed: expect.stringMatching(/^the variable CALENDARS, line 1: no room/) })
    expect(readFileSync(out, 'utf8')).toBe(before)
    const broken = await run(calendars('page.ics'))
    expect(broken).toMatchObject({ code: 1, failed: expect.stringMatching(/^\d of \d calendars? failed: /) })
    expect(broken.failed).toContain(`: ${name}, 127.0.0.1 …4f2a`)
    expect(JSON.stringify([wrong, sound, broken])).not.toContain('TOKEN')
  },
)
