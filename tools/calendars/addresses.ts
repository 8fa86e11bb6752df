/**
 * The addresses of calendars: secrets, in `calendars.local.yaml` at the root of the project, which git ignores, or in
 * the variable CALENDARS with the same text. No sentence of this file, and none made of what it returns, holds more of
 * an address than its host and its last four characters.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { count } from '../../lib/text.ts'
import { ProblemsFound, type Problem } from '../content/problem.ts'

export const addressesFile = 'calendars.local.yaml'

/** `label` is what is shown of it: "www.airbnb.com …4f2a". The address itself does not print. */
export type Address = { label: string; reveal: () => URL }

/** For each stay its units, for each unit one calendar, or several that are copies of each other. */
export type Addresses = Map<string, Address[][]>

type KnownStay = { id: string; units: number | null }

/** Where the addresses come from; null where there are none. */
export function writtenAddresses(root: string): { text: string; where: string } | null {
  const variable = process.env.CALENDARS ?? ''
  if (variable.trim() !== '') return { text: variable, where: 'the variable CALENDARS' }
  try {
    const text = readFileSync(join(root, addressesFile), 'utf8')
    return text.trim() === '' ? null : { text, where: addressesFile }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/**
 * @param stays those of the content: each needs an entry for each of its units, or none at all
 * @throws ProblemsFound with all mistakes
 */
export function readAddresses(root: string, stays: readonly KnownStay[]): Addresses {
  const addresses: Addresses = new Map()
  const written = writtenAddresses(root)
  if (!written) return addresses
  const lines = new LineCounter()
  const { errors, contents } = parseDocument(written.text, { lineCounter: lines, prettyErrors: false })
  const problems: Problem[] = []
  const tell = (where: unknown, says: string) => {
    const { line } = lines.linePos((isNode(where) ? where.range?.[0] : errors[0]?.pos[0]) ?? 0)
    problems.push({ says, at: { file: written.where, path: [], line } })
  }
  const known = new Set<string>()
  const addressOf = (node: unknown): Address[] => {
    const text = isScalar(node) ? String(node.value).trim() : ''
    // What calendar programs subscribe to is the same over https.
    const url = URL.parse(text.replace(/^webcals?:/i, 'https:'))
    if (!url || !/^https?:$/.test(url.protocol)) {
      tell(node, 'this is not a web address: copy it whole, from https:// to its end')
      return []
    }
    if (known.has(url.href)) tell(node, 'this address stands above already: each calendar is of one unit')
    known.add(url.href)
    return [{ label: `${url.hostname} …${url.href.slice(-4)}`, reveal: () => url }]
  }

  // The parser's own words would quote the line.
  if (errors.length > 0) tell(null, 'this cannot be read as YAML')
  else if (contents !== null && !isMap(contents)) {
    tell(contents, 'it must hold stays, each with its calendars: the id, a colon, and below it a line `- https://…`')
  }
  for (const { key, value } of isMap(contents) && errors.length === 0 ? contents.items : []) {
    const stay = stays.find(({ id }) => isScalar(key) && key.value === id)
    if (!stay) {
      tell(key, `no room or house has this id; the ids are ${stays.map(({ id }) => id).join(', ')}`)
      continue
    }
    const units = isSeq(value) ? value.items : []
    const wanted = count(stay.units ?? 1, { one: '{count} unit', other: '{count} units' })
    if (units.length !== (stay.units ?? 1)) {
      tell(
        key,
        `\`${stay.id}\` has ${wanted} in content/accommodations.yaml and ${units.length} here: write one line that ` +
          'begins with - for each; calendars of the same unit stand on one line, as [one, other]',
      )
    }
    const copiesOf = (unit: unknown) => (isSeq(unit) && unit.items.length > 0 ? unit.items : [unit])
    addresses.set(
      stay.id,
      units.map((unit) => copiesOf(unit).flatMap(addressOf)),
    )
  }
  if (problems.length > 0) throw new ProblemsFound(problems)
  return addresses
}
