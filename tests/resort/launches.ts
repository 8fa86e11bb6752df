/**
 * Two real launches of the resort by the sea, each in a copy of the project: one with a map of its own, and one in another
 * country and without a map. Run by `npm run everything`; by hand: `node tests/resort/launches.ts`.
 */
import { join } from 'node:path'
import { copyResort, ofCopies } from './make.ts'
import { change, owners, type Cause } from './causes.ts'
import { succeeds } from '../../tools/runner.ts'
import { root } from '../../tools/root.ts'

/** What is typed once there is a resort: addresses that are no placeholders. */
const typed: Cause = ({ site }) => {
  Object.assign(site!, { siteUrl: 'https://www.the-lodge.pt', email: 'ola@the-lodge.pt' })
  for (const page of site!.social) page.url = `https://www.pages.pt/the-lodge/${page.icon}`
}

/** @returns whether the launch passed */
async function launched(name: string, changes: Cause[]): Promise<boolean> {
  const folder = join(root, '.generated', name)
  await copyResort(folder)
  change(folder, ...changes, typed)
  return succeeds('tools/commands/launch.ts', [], { folder, environment: ofCopies })
}

export const launchWithMap = () => launched('launch-with-map', owners['with a map'])
export const launchWithoutMap = () => launched('launch-without-map', owners['without a map'])

if (process.argv[1] === import.meta.filename) {
  const passed = [await launchWithMap(), await launchWithoutMap()]
  process.exitCode = passed.includes(false) ? 1 : 0
}
