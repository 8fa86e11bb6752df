/**
 * The addresses of calendars: secrets, in `calendars.local.yaml` at the root of the project, which git ignores, or in
 * the variable CALENDARS with the same text. No sentence of this file, and none made of what it returns, holds more of
 * an address than its host and its last four characters.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { count } from '../../lib/text.ts'
import { ProblemsFound, type Path, type Problem } from '../content/problem.ts'
import { fileProblem, readSource } from '../content/read-yaml.ts'
import { isGroup } from '../../content/words.ts'

export const addressesFile = 'calendars.local.yaml'

/** `label` is what is shown of it: "www.airbnb.com …4f2a". The address itself does not print. */
export type Address = { label: string; reveal: () => URL }

/** For each stay its units, for each unit one calendar, or several that are copies of each other. */
export type Addresses = Map<string, Address[][]>

function written(root: string): { text: string; where: string } {
  const variable = process.env.CALENDARS ?? ''
  if (variable.trim() !== '') return { text: variable, where: 'the variable CALENDARS' }
  const file = join(root, addressesFile)
  return { text: existsSync(file) ? readFileSync(file, 'utf8') : '', where: addressesFile }
}

/** @param stays each needs an entry for each of its units, or none at all @throws ProblemsFound with all mistakes */
export function readAddresses(root: string, stays: readonly { id: string; units: number | null }[]): Addresses {
  const { text, where } = written(root)
  const { data, lineOf, problems: unread } = readSource(new Map([[where, text]]), where)
  const problems: Problem[] = []
  const tell = (path: Path, says: string) => problems.push(fileProblem(where, says, lineOf(path)))
  const known = new Set<string>()
  const readAddress = (typed: unknown, path: Path): Address[] => {
    // What calendar programs subscribe to is the same over https.
    const url = URL.parse(String(typed).replace(/^\s*webcals?:/i, 'https:'))
    if (!url || !/^https?:$/.test(url.protocol)) {
      tell(path, 'this is not a web address: copy it whole, from https:// to its end')
      return []
    }
    if (known.has(url.href)) tell(path, 'this address stands above already: each calendar is of one unit')
    known.add(url.href)
    return [{ label: `${url.hostname} …${url.href.slice(-4)}`, reveal: () => url }]
  }
  const addressesOf = ([id, value]: [string, unknown]): [string, Address[][]][] => {
    const stay = stays.find((each) => each.id === id)
    if (!stay) {
      tell([id], `no room or house has this id; the ids are ${stays.map((each) => each.id).join(', ')}`)
      return []
    }
    const units: unknown[] = Array.isArray(value) ? value : []
    if (units.length !== (stay.units ?? 1)) {
      const wanted = count(stay.units ?? 1, { one: '{count} unit', other: '{count} units' })
      tell(
        [id],
        `\`${id}\` has ${wanted} in content/accommodations.yaml and ${units.length} here: write one line that ` +
          'begins with - for each; calendars of the same unit stand on one line, as [one, other]',
      )
    }
    const copiesOf = (unit: unknown): unknown[] => (Array.isArray(unit) && unit.length > 0 ? unit : [unit])
    return [[id, units.map((unit, at) => copiesOf(unit).flatMap((copy, nth) => readAddress(copy, [id, at, nth])))]]
  }

  // The parser's own words would quote the line.
  if (unread[0]) problems.push({ says: 'this cannot be read as YAML', at: unread[0].at })
  else if (data !== null && !isGroup(data))
    tell([], 'it must hold stays, each with its calendars: the id, a colon, and below it a line `- https://…`')
  const addresses = new Map(isGroup(data) ? Object.entries(data).flatMap(addressesOf) : [])
  if (problems.length > 0) throw new ProblemsFound(problems)
  return addresses
}
