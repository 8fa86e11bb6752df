/**
 * The window *Nights*: calendars, whose addresses are secrets and are written into `calendars.local.yaml` alone, and
 * nights that were taken by telephone, which stand in content/taken.yaml.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument, YAMLSeq } from 'yaml'
import { clockIn, type PlainDate } from '../lib/dates.ts'
import {
  Address,
  addressesFile,
  addressesIn,
  AddressProblem,
  noAddress,
  readAddresses,
  urlOf,
  writtenAddresses,
  type Addresses,
} from '../tools/calendars/addresses.ts'
import { FeedProblem } from '../tools/calendars/feed-problem.ts'
import { fetchFeed, type usualLimits } from '../tools/calendars/fetch-feed.ts'
import { readFeed } from '../tools/calendars/read-feed.ts'
import { inWords } from '../tools/calendars/refresh.ts'
import { loadContent } from '../tools/content/load.ts'
import { ownerSentence } from '../tools/content/sentences.ts'
import { withEntry, withoutEntry } from './source.ts'
import type { Answer } from './answers.ts'
import type { ContentStore } from './content-store.ts'
import { fileOf, UnsavedTexts } from './unsaved-texts.ts'

/** Nights from the first to the last, both by the day on which they begin. */
export type TakenSpan = { stay: string; unit: number; from: PlainDate; until: PlainDate }

/** A calendar as it may be shown: "www.airbnb.com …4f2a". */
export type KeptCalendar = { stay: string; unit: number; label: string }

export type NightsState = {
  stays: { id: string; name: string; units: number }[]
  calendars: KeptCalendar[]
  /** Where they are written, if that is not the file: then they are changed there. */
  elsewhere: boolean
  /** What is wrong with the file, in sentences. */
  problems: string[]
  taken: TakenSpan[]
  today: PlainDate
}

/** Calendars to add, and those to take out, as they were shown. */
export type CalendarChanges = { added: { stay: string; unit: number; address: string }[]; removed: KeptCalendar[] }

const noContent: Answer = { problems: ['Something on the site is not right yet. Mend it first.'] }
const changedMeanwhile = 'The calendars were changed elsewhere meanwhile. Close this window and open it again.'

export class Nights {
  readonly #store: ContentStore

  constructor(store: ContentStore) {
    this.#store = store
  }

  get #content() {
    return (this.#store.content ??= loadContent(this.#store.root).content ?? undefined)
  }

  state(): NightsState | Answer {
    const content = this.#content
    if (!content) return noContent
    const { stays } = content.accommodations
    const { addresses, problems } = this.#addresses()
    return {
      stays: stays.map(({ id, name, units }) => ({ id, name, units: units ?? 1 })),
      calendars: [...addresses].flatMap(([stay, units]) =>
        units.flatMap((copies, unit) => copies.map(({ label }) => ({ stay, unit: unit + 1, label }))),
      ),
      elsewhere: this.#isElsewhere,
      problems,
      taken: content.taken,
      today: clockIn(content.site.place.timeZone, new Date()).date,
    }
  }

  get #isElsewhere(): boolean {
    const { where = addressesFile } = writtenAddresses(this.#store.root) ?? {}
    return where !== addressesFile
  }

  #addresses(): { addresses: Addresses; problems: string[] } {
    try {
      return { addresses: readAddresses(this.#store.root, this.#stays), problems: [] }
    } catch (error) {
      if (!(error instanceof AddressProblem)) throw error
      return { addresses: new Map(), problems: error.problems.map((problem) => ownerSentence(problem, () => 'This')) }
    }
  }

  get #stays() {
    return this.#content?.accommodations.stays ?? []
  }

  /** What the calendar at an address says now, or what is wrong with it. */
  async try({ address }: { address: string }, limits?: typeof usualLimits): Promise<Answer & { said?: string }> {
    const content = this.#content
    if (!content) return noContent
    const url = urlOf(address)
    if (!url) return { problems: [asSentence(noAddress)] }
    const zone = content.site.place.timeZone
    const today = clockIn(zone, new Date()).date
    try {
      const nights = readFeed(await fetchFeed(url, limits), { zone, today })
      return { problems: [], said: `${portalOf(url.hostname)}: ${inWords(nights, today)}.` }
    } catch (error) {
      if (!(error instanceof FeedProblem)) throw error
      return { problems: [asSentence(error.message)] }
    }
  }

  /**
   * Writes the file of the addresses. It is in no journal: *Undo* knows nothing of it.
   *
   * @throws AddressProblem where anything is wrong; then nothing is written
   */
  saveCalendars({ added, removed }: CalendarChanges): Answer {
    if (this.#isElsewhere) return { problems: ['The calendars are in the variable CALENDARS. Change them there.'] }
    const document = parseDocument(writtenAddresses(this.#store.root)?.text ?? '')
    if (document.errors.length > 0) return { problems: this.#addresses().problems }
    const { addresses } = this.#addresses()
    const kept = new Map([...addresses].map(([stay, units]) => [stay, units.map((copies) => [...copies])]))
    for (const { stay, unit, label } of removed) {
      const copies = kept.get(stay)?.[unit - 1]
      const at = copies?.findIndex((each) => each.label === label) ?? -1
      if (!copies || at < 0) return { problems: [changedMeanwhile] }
      copies.splice(at, 1)
    }
    for (const { stay, unit, address } of added) {
      const url = urlOf(address)
      if (!url) return { problems: [asSentence(noAddress)] }
      const [home] = [...kept].find(([, all]) => all.flat().some((each) => each.reveal().href === url.href)) ?? []
      if (home !== undefined) return { problems: [`This calendar is there already, for the ${this.#nameOf(home)}.`] }
      const units = kept.get(stay) ?? Array.from({ length: this.#unitsOf(stay) }, () => [])
      units[unit - 1]?.push(new Address(url))
      kept.set(stay, units)
    }
    for (const stay of new Set([...added, ...removed].map((each) => each.stay))) {
      const units = kept.get(stay) ?? []
      const missing = units.findIndex((copies) => copies.length === 0)
      if (units.every((copies) => copies.length === 0)) document.delete(stay)
      else if (missing >= 0) return { problems: [this.#missingSentence(stay, missing + 1)] }
      else {
        const list = new YAMLSeq()
        for (const copies of units)
          list.add(
            document.createNode(
              copies.map((each) => each.reveal().href),
              { flow: true },
            ),
          )
        document.set(stay, list)
      }
    }
    const text = document.contents === null ? '' : document.toString({ lineWidth: 0 })
    addressesIn({ text, where: addressesFile }, this.#stays)
    writeFileSync(join(this.#store.root, addressesFile), text, { mode: 0o600 })
    return { problems: [] }
  }

  #unitsOf = (id: string) => this.#stays.find((stay) => stay.id === id)?.units ?? 1

  #nameOf = (id: string) => this.#stays.find((stay) => stay.id === id)?.name ?? 'stay'

  #missingSentence(id: string, unit: number): string {
    return `There are ${this.#unitsOf(id)} of the ${this.#nameOf(id)}: number ${unit} has no calendar yet. Paste one for each.`
  }

  /** @param was the nights that the window knew */
  saveTaken({ spans, was }: { spans: TakenSpan[]; was: TakenSpan[] }): Answer {
    const entries = this.#store.contents().taken as TakenSpan[]
    if (JSON.stringify(entries) !== JSON.stringify(was))
      return { problems: ['The nights were changed elsewhere meanwhile. Close this window and open it again.'] }
    const isIn = (list: readonly TakenSpan[], one: TakenSpan) =>
      list.some((each) => JSON.stringify(each) === JSON.stringify(one))
    const gone = [...was.keys()].filter((at) => !isIn(spans, was[at]!))
    const added = spans.filter((span) => !isIn(was, span))
    if (gone.length + added.length === 0) return { problems: [] }
    let text = new UnsavedTexts(this.#store.root).of('taken')
    for (const at of gone.toReversed()) text = withoutEntry(text, [at])
    let last = was.length - gone.length - 1
    for (const { stay, unit, from, until } of added) {
      text = withEntry(text, [last], { stay, unit, from, until })
      last += 1
    }
    return this.#store.saveFiles('Nights that are taken', new Map([[fileOf('taken'), text]]))
  }
}

const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1) + (/[.?!]$/.test(text) ? '' : '.')

/** Whose calendar it is, by the host of its address: "Airbnb’s calendar", otherwise "The calendar of example.com". */
const portals = { airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'Vrbo', google: 'Google' }

function portalOf(host: string): string {
  const found = Object.entries(portals).find(([part]) => host.split('.').includes(part))
  return found ? `${found[1]}’s calendar` : `The calendar of ${host}`
}
