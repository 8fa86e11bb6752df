/** `npm run calendars`, as a host runs it; what it writes is in tools/calendars/refresh.slow.test.ts. */
import { execFile } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyContent, soundContent } from '../../tests/content/content-copy.ts'
import { hostOf, portals } from '../../tests/sample-calendars.ts'
import { root } from '../root.ts'

const copy = copyContent()
// The command takes the content that stands beside it.
for (const name of ['app', 'content', 'lib', 'tools']) {
  const filter = (file: string) => !file.endsWith('.yaml')
  cpSync(join(root, name), join(copy.root, name), { recursive: true, force: false, filter })
}
symlinkSync(join(root, 'node_modules'), join(copy.root, 'node_modules'), 'junction')
const command = join(copy.root, 'tools/commands/calendars.ts')
const [out, keep] = [join(copy.root, 'taken.json'), join(copy.root, 'kept.json')]
const stay = soundContent().accommodations.stays.find(({ units }) => (units ?? 1) === 1)!

const run = (calendars: object) =>
  new Promise<{ code: unknown; said: string; failed: string }>((resolve) => {
    const env = { ...process.env, CALENDARS: JSON.stringify(calendars) }
    execFile(process.execPath, [command, '--out', out, '--keep', keep], { env }, (error, said, failed) =>
      resolve({ code: error?.code ?? 0, said, failed }),
    )
  })

test(
  'T7: its status and its last line say what failed; the other calendars are written',
  { timeout: 60_000 },
  async () => {
    const host = await hostOf({ ...portals, '/page.ics': '<!DOCTYPE html>' })
    const at = (...names: string[]) => ({ [stay.id]: [names.map((name) => `${host.origin}/${name}.ics?s=TOKEN4f2a`)] })
    try {
      const sound = await run(at('airbnb', 'booking'))
      expect(sound).toMatchObject({ code: 0, failed: '' })
      expect(sound.said).toMatch(/\nWritten: 2 calendars answered\.\n$/)
      // Where addresses are wrong the file stays as it is.
      const before = readFileSync(out, 'utf8')
      const wrong = await run({ nobody: ['https://portal.example/TOKEN'] })
      expect(wrong).toMatchObject({
        code: 1,
        failed: expect.stringMatching(/^the variable CALENDARS, line 1: no room/),
      })
      expect(readFileSync(out, 'utf8')).toBe(before)
      const broken = await run(at('airbnb', 'page'))
      expect(broken).toMatchObject({ code: 1, failed: `1 of 2 calendars failed: ${stay.name}, 127.0.0.1 …4f2a.\n` })
      expect(readFileSync(out, 'utf8')).toContain(stay.id)
      expect(JSON.stringify([wrong, sound, broken])).not.toContain('TOKEN')
    } finally {
      await host.close()
    }
  },
)
