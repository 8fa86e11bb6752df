/**
 * Two real launches, each in a copy of the project: this resort with everything filled in and a map of its own, and the
 * resort by the sea in another country and without a map. Run by `npm run everything`; by hand:
 * `node tests/resorts/launches.ts`.
 */
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyCoast, copyFilled, ofCopies } from './build.ts'
import { causes, change, type Cause } from './causes.ts'
import { succeeds } from '../../tools/commands/stages.ts'
import { root } from '../../tools/root.ts'

/** What is typed once there is a resort: addresses that are no placeholders. */
const typed: Cause = ({ site }) => {
  Object.assign(site!, { siteUrl: 'https://www.the-lodge.pt', email: 'ola@the-lodge.pt' })
  if (/0{7}$/.test(site!.phone)) Object.assign(site!, { phone: '+254733918264', whatsapp: '+254733918264' })
  for (const page of site!.social) page.url = `https://www.pages.pt/the-lodge/${page.icon}`
}

const all = [
  causes['a season for one stay'],
  causes['no count of rose varieties'],
  causes['nothing unconfirmed'],
  causes['two more pictures'],
  typed,
]

/** @returns whether the launch passed */
function launched(folder: string): Promise<boolean> {
  return succeeds('tools/commands/launch.ts', [], { folder, environment: ofCopies })
}

export async function launchWithMap(): Promise<boolean> {
  const folder = join(root, '.generated/launch-with-map')
  await copyFilled(folder)
  // In place of a link, because pictures and map are changed.
  await rm(join(folder, 'assets'))
  await cp(join(root, 'assets'), join(folder, 'assets'), { recursive: true })
  change(folder, ...all, causes['a map of its own'])
  return launched(folder)
}

export async function launchWithoutMap(): Promise<boolean> {
  const folder = join(root, '.generated/launch-without-map')
  await copyCoast(folder)
  change(folder, ...all, causes['another currency'], causes['a country called Georgia'], causes['no map'])
  return launched(folder)
}

if (process.argv[1] === import.meta.filename) {
  const passed = [await launchWithMap(), await launchWithoutMap()]
  process.exitCode = passed.includes(false) ? 1 : 0
}
