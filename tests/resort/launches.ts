/**
 * What two owners type that no launch may refuse: `any-content.slow.test.ts` renders their pages, and
 * `npm run everything` launches their sites, each in a copy of the project.
 */
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, parse as parsePath } from 'node:path'
import { parse, stringify } from 'yaml'
import { root } from '../../tools/root.ts'
import { succeeds } from '../../tools/run-stages.ts'
import { copyResort, ofCopies } from './make.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- YAML before it is checked
export type Data = Record<string, any>

/** Changes the content as it stands in the files, by their names without ending. */
export type Change = (written: Record<string, Data>, folder: string) => void

/** Neither has roses to count; one of the pictures is shown, and the other nowhere. */
const ofBoth: Change = ({ site, pictures, accommodations }, folder) => {
  site!.roseVarieties = null
  const originals = join(folder, 'assets/pictures')
  for (const name of ['another-view', 'a-third-view']) {
    copyFileSync(join(originals, `${Object.keys(pictures!)[0]}.jpg`), join(originals, `${name}.jpg`))
    pictures![name] = 'The house from the gate.'
  }
  const picture = { key: 'another-view', focus: { x: 50, y: 50 } }
  accommodations!.stays[0].pictures.push({ picture, side: null, caption: 'From the gate.' })
}

const placeOffTheMap: Change = ({ location }) => {
  location!.nearby.places[0].coordinates.lat += 20
}

const inGeorgiaWithoutMap: Change = ({ site, accommodations, ui }, folder) => {
  site!.address.country = 'Georgia'
  const telephone = { callingCode: '995', nationalPrefix: null, groups: ['3 3 3'] }
  Object.assign(site!.place, { countryCode: 'GE', telephone })
  Object.assign(site!, { phone: '+995322123456', whatsapp: '+995555123456' })
  accommodations!.localCurrency = { perUsd: 2.71, date: '2026-11-01' }
  ui!.prices.localCurrency = 'GEL\u00a0{amount}'
  rmSync(join(folder, 'assets/map/map.json'))
}

export const owners = { 'with a map': [ofBoth, placeOffTheMap], 'without a map': [ofBoth, inGeorgiaWithoutMap] }

const layout = { lineWidth: 0, aliasDuplicateObjects: false }

export function change(folder: string, ...changes: Change[]): void {
  const content = join(folder, 'content')
  const names = readdirSync(content).filter((name) => name.endsWith('.yaml'))
  const written: Record<string, Data> = Object.fromEntries(
    names.map((name) => [parsePath(name).name, parse(readFileSync(join(content, name), 'utf8'))]),
  )
  for (const each of changes) each(written, folder)
  for (const [name, data] of Object.entries(written))
    writeFileSync(join(content, `${name}.yaml`), stringify(data, layout))
}

/** What is typed once there is a resort: addresses that are no placeholders, and that guests ask about open terms. */
export const beforeLaunch: Change = ({ site, terms }) => {
  for (const term of Object.values<Data>(terms!.terms)) term.askUs ||= term.answer === null
  Object.assign(site!, { siteUrl: 'https://www.the-lodge.pt', email: 'ola@the-lodge.pt' })
  for (const page of site!.social) page.url = `https://www.pages.pt/the-lodge/${page.icon}`
}

/** @returns whether the site of each of them is launched */
async function launchAll(): Promise<boolean> {
  for (const [owner, changes] of Object.entries(owners)) {
    const folder = join(root, '.generated/launch')
    await copyResort(folder)
    change(folder, ...changes, beforeLaunch)
    console.log(`\nThe resort by the sea, ${owner}`)
    if (!(await succeeds('tools/commands/launch.ts', [], { cwd: folder, environment: ofCopies }))) return false
  }
  return true
}

if (process.argv[1] === import.meta.filename && !(await launchAll())) process.exitCode = 1
