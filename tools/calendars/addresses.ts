/**
 * The addresses of calendars: secrets, in `calendars.local.yaml` at the root of the project, which git ignores, or in
 * the variable CALENDARS with the same text. No sentence of this file, and none made of what it returns, holds more of
 * an address than its host and its last four characters.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml'
import { ProblemsFound, type Problem } from '../content/problem.ts'
import { reportProblems } from '../content/sentences.ts'
import { didYouMean } from '../../content/did-you-mean.ts'

export const addressesFile = 'calendars.local.yaml'

/** The addresses have problems; the message lists all of them. */
export class AddressProblem extends ProblemsFound {
  override name = 'AddressProblem'

  constructor(problems: readonly Problem[]) {
    super(problems, reportProblems(problems))
  }
}

const problemAt = (file: string, says: string, line?: number): Problem => ({
  rule: 'calendar-address',
  says,
  at: { file, path: [], ...(line !== undefined && { line }) },
})

/** An address that does not print: what is shown of it is `label`. */
export class Address {
  readonly #url: URL

  constructor(url: URL) {
    this.#url = url
  }

  /** "www.airbnb.com …4f2a" */
  get label(): string {
    return `${this.#url.hostname} …${this.#url.href.slice(-4)}`
  }

  /** The address itself, for fetching it and for its hash alone. */
  reveal(): URL {
    return this.#url
  }
}

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
    throw new AddressProblem([problemAt(addressesFile, `${addressesFile} cannot be read`)])
  }
}

/**
 * @param stays those of the content: each needs an entry for each of its units, or none at all
 * @throws AddressProblem with all mistakes
 */
export function readAddresses(root: string, stays: readonly KnownStay[]): Addresses {
  const found = writtenAddresses(root)
  return found ? addressesIn(found, stays) : new Map()
}

/** The same of a text that is not written yet. @param where what its problems name */
export function addressesIn(found: { text: string; where: string }, stays: readonly KnownStay[]): Addresses {
  const lines = new LineCounter()
  const document = parseDocument(found.text.replace(/^\uFEFF/, ''), { lineCounter: lines, prettyErrors: false })
  const problems: Problem[] = []
  const tell = (offset: number | undefined, message: string) =>
    problems.push(problemAt(found.where, message, lines.linePos(offset ?? 0).line))
  const [mistake] = document.errors
  const addresses: Addresses = new Map()
  // The parser's own words would quote the line.
  if (mistake) tell(mistake.pos[0], 'this cannot be read as YAML')
  else if (isMap(document.contents)) {
    const seen = new Map<string, number>()
    for (const { key, value } of document.contents.items) {
      const name = isScalar(key) ? String(key.value) : ''
      const at = (key as Node | null)?.range?.[0]
      const stay = stays.find(({ id }) => id === name)
      if (!stay) {
        const ids = stays.map(({ id }) => id)
        tell(at, `no room or house has this id${didYouMean(name, ids) || `; the ids are ${ids.join(', ')}`}`)
        continue
      }
      addresses.set(name, unitsOf(value, stay, at, { seen, tell, lines }))
    }
  } else if (document.contents !== null) tell(0, `it must hold stays, each with its calendars: ${exampleOf(stays[0])}`)
  if (problems.length > 0) throw new AddressProblem(problems)
  return addresses
}

/** What is wrong with the addresses. */
export function addressProblems(root: string, stays: readonly KnownStay[]): readonly Problem[] {
  try {
    readAddresses(root, stays)
    return []
  } catch (error) {
    if (error instanceof AddressProblem) return error.problems
    throw error
  }
}

const exampleOf = (stay: KnownStay | undefined) =>
  `\`${stay?.id ?? 'stay'}:\`, and below it a line \`- https://…\` for each unit`

type Tools = {
  seen: Map<string, number>
  tell: (offset: number | undefined, message: string) => void
  lines: LineCounter
}

function unitsOf(list: Node | null, stay: KnownStay, at: number | undefined, tools: Tools): Address[][] {
  if (!isSeq(list) || list.items.length === 0) {
    tools.tell(at, `\`${stay.id}\` must be a list: a line below it that begins with - for each unit`)
    return []
  }
  const [are, units] = [list.items.length, stay.units ?? 1]
  if (are !== units) {
    tools.tell(
      at,
      `\`${stay.id}\` has ${are} ${are === 1 ? 'entry' : 'entries'}, and \`units\` of that stay in ` +
        `content/accommodations.yaml ${stay.units === null ? 'is not given, so there is one' : `is ${units}`}: write one ` +
        'entry for each unit; put calendars of the same unit into one entry, as [one, other]',
    )
  }
  return list.items.map((entry) => {
    const copies = isSeq(entry) ? entry.items : [entry]
    if (copies.length === 0) tools.tell((entry as Node).range?.[0], 'this entry has no address')
    return copies.flatMap((copy) => addressOf(copy as Node, tools))
  })
}

export const noAddress = 'this is not a web address: copy it whole, from https:// to its end'

/** The address that a text is; null where it is none. */
export function urlOf(text: string): URL | null {
  // What calendar programs subscribe to is the same over https.
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'))
  return url && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url : null
}

function addressOf(node: Node, { seen, tell, lines }: Tools): Address[] {
  const offset = node.range?.[0]
  const url = urlOf(isScalar(node) && typeof node.value === 'string' ? node.value : '')
  if (!url) {
    tell(offset, noAddress)
    return []
  }
  const before = seen.get(url.href)
  if (before !== undefined) tell(offset, `this address is on line ${before} already: each calendar belongs to one unit`)
  seen.set(url.href, lines.linePos(offset ?? 0).line)
  return [new Address(url)]
}
