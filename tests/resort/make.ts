/**
 * Builds the site of another resort, by the sea, which the tests of what guests get read: an owner's change of `content/`
 * does not reach it. `content/` beside this file states all that an owner can edit, with every optional fact filled in;
 * words of the interface are the product's (content/words/). Run by `npm test`; by hand: `node tests/resort/make.ts`.
 */
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { stringify } from 'yaml'
import { addressesFile } from '../../tools/calendars/addresses.ts'
import { root } from '../../tools/root.ts'
import { succeeds } from '../../tools/run-stages.ts'
import { calendar, days, hostOf } from '../sample-calendars.ts'
import { deviceZone } from '../settings.ts'
import { pictureEntries } from '../../tools/content/picture-entries.ts'
import { readContent } from '../../tools/content/read-folder.ts'

const own = import.meta.dirname

/** Its copy of the project, with the built site in `dist`. */
export const resort = join(root, '.generated/resort')

/** When it is built and visited: a Wednesday evening before the desk closes. By UTC and on the device it is Thursday. */
export const visitTime = new Date('2027-03-10T20:45:00-03:30')

/** What the calendar of the Keeper's House says of a guest. It may not be in anything that is built. */
export const secrets = ['Fulano de Tal', '+351 912 000 111', 'HMABCDE123', 'the gate opens with 4417']

const bookings = calendar([days('2027-04-09', '2027-04-11', `SUMMARY:${secrets.join(' ')}`)])

/** One cache of pictures for all builds, and not the calendars of the first resort. */
export const ofCopies = { CALENDARS: '', WARIDI_CACHE: process.env.WARIDI_CACHE ?? join(root, '.cache') }

/** Writes words, map, mark and colours. */
async function writeResort(folder: string): Promise<void> {
  await cp(join(own, 'content'), join(folder, 'content'), { recursive: true })
  await cp(join(own, 'assets'), join(folder, 'assets'), { recursive: true })
  for (const name of ['assets/app-icons', 'assets/fonts', 'assets/icons'])
    await symlink(join(root, name), join(folder, name), 'junction')
  await mkdir(join(folder, 'app/styles'), { recursive: true })
  await writeFile(join(folder, 'app/styles/tokens.css'), await recoloured())
}

/** Takes a photograph of one colour for each picture, large enough for any use. */
export async function takePhotographs(folder: string): Promise<void> {
  const take = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7a5' } })
      .jpeg()
      .toBuffer()
  // Read before there is a folder, in which pictures would be missed.
  const entries = pictureEntries(readContent(folder))
  await mkdir(join(folder, 'assets/pictures'), { recursive: true })
  const [wide, tall] = [await take(2400, 1600), await take(1600, 2400)]
  for (const { key, use } of entries) {
    await writeFile(join(folder, 'assets/pictures', `${key}.jpg`), use === 'heroTall' || use === 'strip' ? tall : wide)
  }
}

/** Our tokens, each that `colours.css` names with the value that it has there. */
async function recoloured(): Promise<string> {
  let css = await readFile(join(root, 'app/styles/tokens.css'), 'utf8')
  const ours = join(own, 'colours.css')
  for (const [, name = '', value = ''] of (await readFile(ours, 'utf8')).matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
    const declaration = new RegExp(`(?<=[{;\\s])${name}:[^;}]+`)
    if (!declaration.test(css)) throw new Error(`${ours} names ${name}, which app/styles/tokens.css does not declare.`)
    css = css.replace(declaration, `${name}: ${value}`)
  }
  return css
}

const copied = ['app', 'content', 'docs', 'edit', 'lib', 'serve', 'tests', 'tools', 'package.json']
const configs = ['playwright.config.ts', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts']

/** Copies the project but for its pictures; packages are only read, and linked. */
export async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const name of [...copied, ...configs]) await cp(join(root, name), join(folder, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
}

export async function copyResort(folder: string): Promise<void> {
  await copyProject(folder)
  // Its words and numbers are not those of the original order.
  const settings = join(folder, 'tests/settings.ts')
  await writeFile(settings, (await readFile(settings, 'utf8')).replace('specification: true', 'specification: false'))
  await writeResort(folder)
  await takePhotographs(folder)
}

/** @returns whether the site was built; the calendar is asked meanwhile */
async function buildResort(): Promise<boolean> {
  await copyResort(resort)
  const portal = await hostOf({ '/guests.ics': bookings })
  const address = `${portal.origin}/guests.ics?s=${secrets[2]}`
  await writeFile(join(resort, addressesFile), stringify({ 'keepers-house': [address] }))
  const environment = { ...ofCopies, TZ: deviceZone.browsers, SOURCE_DATE_EPOCH: String(visitTime.getTime() / 1000) }
  const isBuilt = await succeeds('tools/build.ts', ['fast'], { cwd: resort, environment })
  await portal.close()
  return isBuilt
}

if (process.argv[1] === import.meta.filename && !(await buildResort())) process.exitCode = 1
