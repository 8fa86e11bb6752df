/** `npm run calendars`, as a host runs it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { copyContent, soundContent, withCommands } from '../../tests/content/content-copy.ts'
import * as samples from '../../tests/sample-calendars.ts'

const folder = mkdtempSync(join(tmpdir(), 'calendars-'))
const [out, keep] = [join(folder, 'taken.json'), join(folder, 'kept.json')]
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Three processes, each of which reads all content, on a busy machine. */
const patience = 60_000

const commands = withCommands(copyContent())

const token = 'TOKENTOKENTOKEN4f2a'

async function run(addresses: string, ...wishes: string[]) {
  const child = spawn(process.execPath, [join(commands, 'calendars.ts'), ...wishes], {
    env: { ...process.env, CALENDARS: addresses },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, failed, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { said: said + failed, code: code as number }
}

test(
  'T7: it writes one file, and says in its last line and status what failed',
  async () => {
    const host = await samples.hostOf({
      ...samples.portals,
      '/broken.ics': `BEGIN:VCALENDAR\r\nSUMMARY:${samples.secrets.join(' ')}\r\n`,
      '/page.ics': `<!DOCTYPE html><title>${samples.secrets.join(' ')}</title>`,
    })
    try {
      const { accommodations, taken } = soundContent()
      const [stay] = accommodations.stays
      const addressOf = (name: string) => `${host.origin}/${name}.ics?s=${token}`
      const calendarsOf = (names: string[]) => {
        const rest = Array.from({ length: (stay!.units ?? 1) - 1 }, (_, unit) => `${addressOf('vrbo')}${unit}`)
        return JSON.stringify({ [stay!.id]: [names.map(addressOf), ...rest] })
      }
      const places = ['--out', out, '--keep', keep]
      const good = ['airbnb', 'booking', 'vrbo', 'google', 'manager']
      const sound = await run(calendarsOf(good), ...places)
      expect(sound.code).toBe(0)
      expect(sound.said.trim().split('\n').at(-1)).toMatch(/^Written: \d+ calendars answered\.$/)
      const before = readFileSync(out, 'utf8')
      expect(Object.keys(JSON.parse(before).stays)).toEqual([
        ...new Set([stay!.id, ...taken.map((night) => night.stay)]),
      ])

      const broken = await run(calendarsOf([...good, 'broken', 'page']), ...places)
      expect(broken.code).toBe(1)
      expect(broken.said).toContain(`2 of ${6 + (stay!.units ?? 1)} calendars failed: ${stay!.name}, 127.0.0.1 …4f2a`)

      // No name, no note, no address: neither in what is written nor in what is said.
      const everything = [before, readFileSync(keep, 'utf8'), sound.said, broken.said].join('\n')
      for (const secret of [...samples.secrets, token.slice(0, -4), '.ics', 'SUMMARY', '@'])
        expect(everything).not.toContain(secret)
    } finally {
      await host.close()
    }
  },
  patience,
)

test(
  'addresses that are wrong are said without them, and nothing is written',
  async () => {
    const place = join(folder, 'nothing.json')
    const { said, code } = await run(`garden-house: [https://portal.example/${token}]`, '--out', place)
    expect(code).toBe(1)
    expect(said).toMatch(/^the variable CALENDARS, line 1: no room or house has this id/)
    expect(said).not.toContain(token)
    expect(existsSync(place)).toBe(false)
  },
  patience,
)
