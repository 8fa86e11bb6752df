/**
 * Builds the site of another resort, by the sea, which the tests of what guests get read: an owner's change of `content/`
 * does not reach it (`content.ts`). Run by `npm test`; by hand: `node tests/resort/make.ts`.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { addressesFile } from '../../tools/calendars/addresses.ts'
import { readContent } from '../../tools/content/load.ts'
import { pictureEntries } from '../../tools/content/picture-entries.ts'
import { root } from '../../tools/root.ts'
import { writeResort } from './content.ts'
import { takePhotographs } from './pictures.ts'

/** Its copy of the project, with the built site in `dist`. */
export const resort = join(root, '.generated/resort')

/** When it is built and visited: a Wednesday at 10:30, on a clock that goes forward on 28 March. */
export const visitTime = new Date('2027-03-10T10:30:00Z')

/** What the calendar of the Keeper's House says of a guest. It may not be in anything that is built. */
export const secrets = ['Fulano de Tal', '+351 912 000 111', 'HMABCDE123', 'the gate opens with 4417']

const bookings = `BEGIN:VCALENDAR\r
VERSION:2.0\r
PRODID:-//Portal//EN\r
BEGIN:VEVENT\r
UID:1\r
DTSTART;VALUE=DATE:20270409\r
DTEND;VALUE=DATE:20270411\r
SUMMARY:${secrets.join(' ')}\r
END:VEVENT\r
END:VCALENDAR\r
`

const cache = process.env.WARIDI_CACHE ?? join(root, '.cache')

/** One cache of pictures for all builds, and not the calendars of the first resort. */
export const ofCopies = { CALENDARS: '', WARIDI_CACHE: cache }

/** Every run would make the same photographs, and take longer than a build: they are made once. */
async function photographsOf(entries: ReturnType<typeof pictureEntries>): Promise<string> {
  const made = createHash('sha256').update(JSON.stringify(entries.map(({ key, use }) => [key, use])))
  for (const file of ['pictures.ts', '../../package-lock.json'])
    made.update(readFileSync(join(import.meta.dirname, file)))
  const folder = join(cache, `resort-photographs-${made.digest('hex').slice(0, 8)}`)
  if (existsSync(folder)) return folder
  for (const old of globSync(join(cache, '{coast,resort}-photographs-*'))) await rm(old, { recursive: true })
  const draft = `${folder}.${process.pid}`
  await takePhotographs(draft, entries)
  await rename(draft, folder)
  return folder
}

const copied = ['app', 'content', 'docs', 'edit', 'lib', 'serve', 'tests', 'tools', 'package.json']
const configs = ['playwright.config.ts', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts']

/** Copies the project; what is large and only read is linked. */
export async function copyResort(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const name of [...copied, ...configs]) await cp(join(root, name), join(folder, name), { recursive: true })
  // Its words and numbers are not those of the original order.
  const settings = join(folder, 'tests/settings.ts')
  await writeFile(settings, (await readFile(settings, 'utf8')).replace('specification: true', 'specification: false'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  await writeResort(folder)
  await cp(await photographsOf(pictureEntries(readContent(folder))), join(folder, 'assets/pictures'), {
    recursive: true,
  })
}

/** @returns whether the site was built; the calendar is asked meanwhile */
export async function buildResort(): Promise<boolean> {
  await copyResort(resort)
  const portal = createServer((_, response) => response.setHeader('Content-Type', 'text/calendar').end(bookings))
  await once(portal.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(portal.address() as AddressInfo).port}/guests.ics?s=${secrets[2]}`
  await writeFile(join(resort, addressesFile), stringify({ 'keepers-house': [address] }))
  const child = spawn(process.execPath, ['tools/build.ts', 'fast'], {
    cwd: resort,
    stdio: 'inherit',
    env: { ...process.env, ...ofCopies, SOURCE_DATE_EPOCH: String(visitTime.getTime() / 1000) },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  portal.close()
  return code === 0
}

if (process.argv[1] === import.meta.filename && !(await buildResort())) process.exitCode = 1
