/**
 * The desk behind the editor: reads what the content holds, tries and saves values, settles facts, changes lists. It knows
 * fields by their paths only, and writes nothing that the check of the whole content refuses.
 */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { loadContent, type Problem } from '../tools/content/load.ts'
import { factGuard, factsOf, fillPlaceholders, isHome, repeatedFacts } from '../tools/content/placeholders.ts'
import { fieldName, problemsOf } from '../tools/content/problems.ts'
import { collectionsOf, referenceProblems } from '../tools/content/references.ts'
import { readSource, type Source } from '../tools/content/source.ts'
import { mapTexts, valueAt } from '../tools/content/walk.ts'
import { PictureChoice } from '../content/fields.ts'
import { contentSchemas, type Content, type ContentFile } from '../content/schema.ts'
import { anotherEntry, fieldsOf, locate, pathText, type Contents, type Field, type Place } from './fields.ts'
import { Journal, type Files } from './journal.ts'
import { markOf, mostMarks } from './field-markers.ts'
import { nameOfPicture } from './picture-key.ts'
import { withEntry, withField, withoutEntry, withoutField, withSwap, withValue, type Value } from './source.ts'

/** A fact that nobody has confirmed, or a question that is not answered yet. */
export type Open = { path: string; why: string; page: string; isQuestion: boolean }

export type State = {
  /** Another one whenever anything of it has changed. */
  version: number
  fields: Field[]
  /** Paths of fields by the numbers of their marks. */
  marks: string[]
  /** What each placeholder stands for. */
  facts: [string, string][]
  open: Open[]
  /** What *Undo* takes back. */
  undo: string | null
}

/** `value` undefined leaves the field out; `was` is the value that the page knew. */
export type Change = { path: string; value?: Value; was?: Value }

/** What is done with an entry; a copy may show another `picture` than the entry, by its key. `count`: how many the page knew. */
export type ListChange = { path: string; how: 'copy' | 'remove' | 'up' | 'down'; count: number; picture?: string }

export type Answer = { problems: string[]; shown?: unknown }

const files = Object.keys(contentSchemas) as ContentFile[]
/** Of a file that is empty, or cannot be read. */
const nothing: never[] = []

const fileOf = (name: string) => `content/${name}.yaml`
const isSame = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two)

const changedMeanwhile = 'This was changed elsewhere meanwhile, and stays as it is.'

/** "`priceUsd` must be …" as "It must be …". */
const asSentence = (message: string, own: string) =>
  message.startsWith(`${own} `)
    ? `This ${message.slice(own.length + 1)}.`.replace('..', '.')
    : `${message}.`.replace('..', '.')

export class Desk {
  readonly root: string
  readonly journal: Journal
  /** The content as it was checked last. */
  content: Content | undefined
  readonly #marks: string[] = []
  readonly #numbers = new Map<string, number>()
  #told: { version: number; places?: unknown; marks?: number; last?: string | undefined } = { version: 0 }
  #known: { contents: Contents; places: Map<string, Place> } | undefined

  constructor(root: string, journal = new Journal(root)) {
    this.root = root
    this.journal = journal
  }

  #text(file: ContentFile): string {
    return readFileSync(join(this.root, fileOf(file)), 'utf8')
  }

  /** What the files hold. Files that did not change are not read anew. */
  contents(): Contents {
    return Object.fromEntries(files.map((name) => [name, readSource(this.root, fileOf(name)).data ?? nothing]))
  }

  places(): Map<string, Place> {
    const contents = this.contents()
    const isKnown = this.#known && files.every((name) => this.#known?.contents[name] === contents[name])
    if (!this.#known || !isKnown) {
      this.#known = { contents, places: fieldsOf(contents, Object.fromEntries(collectionsOf(contents))) }
    }
    return this.#known.places
  }

  #mark(path: string): string {
    const number = this.#numbers.get(path) ?? this.#marks.push(path) - 1
    this.#numbers.set(path, number)
    return number < mostMarks ? markOf(number) : ''
  }

  /** Sets the mark of its field behind every text that pages get of a file, and behind the class that crops a picture. */
  mark = (file: string, shown: Record<string, unknown>): Record<string, unknown> => {
    const copy = structuredClone(shown)
    for (const { field, steps } of this.places().values()) {
      if (!field.path.startsWith(`${file}.yaml#`)) continue
      const parent = valueAt(copy, steps.slice(0, -1)) as Record<string | number, unknown> | null | undefined
      const last = steps.at(-1)
      if (last === undefined || !parent || typeof parent !== 'object') continue
      const value = parent[last]
      if (typeof value === 'string' && (field.kind === 'words' || field.kind === 'cell'))
        parent[last] = value + this.#mark(field.path)
      if (field.kind === 'picture' && value !== null && typeof value === 'object' && 'focusClass' in value) {
        const picture = value as { key: string; alt: string; focusClass: string }
        picture.focusClass += this.#mark(field.path)
        picture.alt += this.#mark(`pictures.yaml#${picture.key}.alt`)
      }
    }
    return copy
  }

  #facts() {
    return factsOf(this.contents())
  }

  #open(): Open[] {
    const facts = this.#facts()
    const fill = (text: string) => fillPlaceholders(text, facts, new Set()).text
    const listed = (this.contents().unconfirmed as { path: string; why: string; page: string }[]).map(
      ({ path, why, page }) => ({ path, why: fill(why), page, isQuestion: false }),
    )
    const contents = this.contents()
    // A fact beside `askUs` is asked for by guests while it is empty. Other empty fields show nothing, and ask nothing.
    const questions = [...this.places().values()].flatMap(({ file, steps, field }) => {
      const around = valueAt(contents[file], steps.slice(0, -1)) as Record<string, unknown> | undefined
      if (field.mayBe !== 'empty' || field.value !== null || around?.askUs !== false) return []
      const question = steps.at(-1) === 'answer' ? (around.question ?? around.heading) : undefined
      const why = fill(typeof question === 'string' ? question : field.about)
      return [{ path: field.path, why, page: `${field.where[0] ?? ''}: open questions`, isQuestion: true }]
    })
    return [...listed.filter(({ path }) => !questions.some((question) => question.path === path)), ...questions]
  }

  /** Paths of fields by the numbers of their marks. */
  get marks(): readonly string[] {
    return this.#marks
  }

  /** @param known the version that the page has; nothing is told where it is still right */
  state(known?: number): State | null {
    const [places, marks, last] = [this.places(), this.#marks.length, this.journal.last]
    const isSameAsTold = this.#told.places === places && this.#told.marks === marks && this.#told.last === last
    if (!isSameAsTold) this.#told = { version: this.#told.version + 1, places, marks, last }
    const { version } = this.#told
    return version === known ? null : { version, ...this.#stateNow() }
  }

  #stateNow(): Omit<State, 'version'> {
    const facts = [...this.#facts()].filter((fact): fact is [string, string] => fact[1] !== null)
    return {
      fields: [...this.places().values()].map(({ field }) => field),
      marks: this.#marks,
      facts,
      open: this.#open(),
      undo: this.journal.last ?? null,
    }
  }

  /** Texts as they are kept: a fact that has its own place, and reads the same, is referred to. Owners write it out. */
  withFacts<Kind extends Value>(value: Kind): Kind {
    const repeated = repeatedFacts(this.contents())
    const facts = this.#facts()
    const refer = (text: string): string =>
      repeated(text).reduce((done, { found, instead }) => {
        const { text: same, problems } = fillPlaceholders(instead, facts, new Set())
        if (problems.length > 0 || same !== found) return done
        return done
          .split(/(\{\{[^{}]*\}\})/)
          .map((piece) => (piece.startsWith('{{') ? piece : piece.replaceAll(found, instead)))
          .join('')
      }, text)
    return mapTexts(value, refer) as Kind
  }

  /** Whether a field may hold a value, and how guests read it. Only the field itself is checked, so it takes no time. */
  try({ path, value: typed }: Change): Answer {
    const place = this.places().get(path)
    if (!place) return { problems: ['There is no such field any more. Load the page anew.'] }
    const value = typed === undefined ? undefined : this.#asKept(place, typed)
    const contents = this.contents()
    const facts = this.#facts()
    const source: Source = { file: place.file, data: undefined, lineOf: () => 1, writtenAt: () => '', problems: [] }
    const found: string[] = []
    const findRepeated = factGuard(contents)
    const filled = mapTexts(value, (text) => {
      if (!isHome(place.file, place.steps) && !/^https?:\/\/\S+$/.test(text)) found.push(...findRepeated(text))
      const { text: result, problems } = fillPlaceholders(text.replaceAll(/\s*\n\s*/g, ' ').trim(), facts, new Set())
      found.push(...problems.map(({ sentence }) => sentence))
      return problems.length > 0 ? result.replaceAll(/\{\{|\}\}/g, '') : result
    })
    const read = z.safeParse(place.schema, filled)
    const own = fieldName([])
    const problems = [
      ...found.map((sentence) => `This ${sentence}.`),
      ...(read.success
        ? []
        : problemsOf(read.error.issues, filled, source, () => true).map(({ message }) => asSentence(message, own))),
      ...referenceProblems(place.schema as unknown as z.ZodType, value, source, collectionsOf(contents)).map(
        ({ message }) => asSentence(message, own),
      ),
    ]
    const shown = read.success ? (read.data instanceof PictureChoice ? undefined : read.data) : undefined
    return { problems: [...new Set(problems)], shown }
  }

  #asKept({ file, steps, field: { kind } }: Place, value: Value): Value {
    const hasWords = kind === 'words' || kind === 'cell' || kind === 'group' || kind === 'list'
    return hasWords && !isHome(file, steps) ? this.withFacts(value) : value
  }

  /** The texts after a change, or why it cannot be. */
  #changed(texts: Map<ContentFile, string>, { path, value: typed, was }: Change): string | undefined {
    const place = this.places().get(path)
    if (!place) return 'There is no such field any more. Load the page anew.'
    const value = typed === undefined ? undefined : this.#asKept(place, typed)
    const text = texts.get(place.file) ?? this.#text(place.file)
    const { steps, file } = place
    if (!isSame(place.field.value, was)) return changedMeanwhile
    if (steps.at(-1) === anotherEntry) {
      const list = steps.slice(0, -1)
      const { length } = valueAt(this.contents()[file], list) as unknown[]
      if (!Array.isArray(value) || value[0] === undefined) return 'Nothing was typed.'
      texts.set(file, withEntry(text, [...list, length - 1], value[0]))
      return undefined
    }
    const isLeftOut = place.field.value === undefined
    if (value === undefined) texts.set(file, isLeftOut ? text : withoutField(text, steps))
    else texts.set(file, isLeftOut ? withField(text, steps, value) : withValue(text, steps, value))
    return undefined
  }

  #withoutOpen(texts: Map<ContentFile, string>, isSettled: (path: string) => boolean): void {
    const list = this.contents().unconfirmed as { path: string }[]
    let text = texts.get('unconfirmed') ?? this.#text('unconfirmed')
    const before = text
    for (const index of [...list.keys()].toReversed()) {
      if (isSettled(list[index]?.path ?? '')) text = withoutEntry(text, [index])
    }
    if (text !== before) texts.set('unconfirmed', text)
  }

  /** Checks everything, and writes all files or none. */
  #commit(about: string, texts: Map<ContentFile, string>, own = '', extra: Files = new Map()): Answer {
    const coming = [...extra].flatMap(([file, bytes]) => (bytes === null ? [] : [basename(file)]))
    const { content, problems } = loadContent(this.root, Object.fromEntries(texts), coming)
    if (!content) return { problems: this.#sentences(problems, own) }
    this.content = content
    this.journal.commit(
      about,
      new Map<string, Buffer | string | null>([
        ...[...texts].map(([name, text]) => [fileOf(name), text] as const),
        ...extra,
      ]),
    )
    return { problems: [] }
  }

  #sentences(problems: readonly Problem[], own: string): string[] {
    return problems.map(({ file, line, message }) => {
      const sentence = asSentence(message, own)
      return sentence.startsWith('This ') ? sentence : `${sentence} (${file}, line ${line})`
    })
  }

  /** Writes values. A fact that was not confirmed is, once its owner has written it. */
  save(
    changes: readonly Change[],
    { about, files: extra = new Map() }: { about?: string; files?: Files } = {},
  ): Answer {
    const texts = new Map<ContentFile, string>()
    for (const change of changes) {
      const problem = this.#changed(texts, change)
      if (problem !== undefined) return { problems: [problem] }
    }
    this.#withoutOpen(texts, (path) => changes.some((change) => change.path === path))
    const [first] = changes
    const place = first && this.places().get(first.path)
    return this.#commit(
      about ?? place?.field.where.join(' › ') ?? '',
      texts,
      place ? fieldName(place.steps) : '',
      extra,
    )
  }

  /** Adds a picture to the catalogue or takes one out, together with what shows it. */
  saveCatalogue(
    key: string,
    change: (catalogue: string) => string,
    { changes = [], list, files: extra }: { changes?: readonly Change[]; list?: ListChange; files: Files },
  ): Answer {
    const texts = new Map<ContentFile, string>([['pictures', change(this.#text('pictures'))]])
    for (const each of changes) {
      const problem = this.#changed(texts, each)
      if (problem !== undefined) return { problems: [problem] }
    }
    const problem = list && this.#listChanged(texts, list)
    if (problem !== undefined) return { problems: [problem] }
    this.#withoutOpen(
      texts,
      (path) => path.startsWith(`pictures.yaml#${key}.`) || changes.some((each) => each.path === path),
    )
    return this.#commit(`Picture: ${nameOfPicture(key)}`, texts, '', extra)
  }

  /** Leaves a group out as a whole, where it may be. */
  leaveOut({ path }: { path: string }): Answer {
    const optional = [...this.places().values()].find(({ field }) => field.optional?.path === path)?.field.optional
    const found = optional && locate(this.contents(), path)
    if (!found) return { problems: ['This is empty already. Load the page anew.'] }
    const text = this.#text(found.file)
    const texts = new Map([
      [found.file, optional.mayBe === 'empty' ? withValue(text, found.steps, null) : withoutField(text, found.steps)],
    ])
    this.#withoutOpen(texts, (each) => each === path || each.startsWith(`${path}.`))
    return this.#commit('Something left out as a whole', texts)
  }

  /** A group or a list as it was, as a whole. */
  restore({ path, value }: { path: string; value: Value | null }): Answer {
    const found = locate(this.contents(), path)
    if (!found) return { problems: ['There is no such field any more. Load the page anew.'] }
    return this.#commit('As it was', new Map([[found.file, withValue(this.#text(found.file), found.steps, value)]]))
  }

  /** Takes an entry of unconfirmed.yaml out: it is right as it stands. */
  confirm({ path }: { path: string }): Answer {
    const texts = new Map<ContentFile, string>()
    if (!(this.contents().unconfirmed as { path: string }[]).some((entry) => entry.path === path)) {
      return { problems: ['This is confirmed already.'] }
    }
    this.#withoutOpen(texts, (each) => each === path)
    return this.#commit('A fact that is right as it stands', texts)
  }

  /** Changes the list around an entry. Facts of unconfirmed.yaml that name its entries by number keep to their entries. */
  changeList(wish: ListChange): Answer {
    const texts = new Map<ContentFile, string>()
    const problem = this.#listChanged(texts, wish)
    if (problem !== undefined) return { problems: [problem] }
    const words = {
      copy: 'Another entry',
      remove: 'An entry taken out',
      up: 'An entry moved up',
      down: 'An entry moved down',
    }
    return this.#commit(words[wish.how], texts)
  }

  /** The texts after a change of a list, or why it cannot be. */
  #listChanged(texts: Map<ContentFile, string>, { path, how, count, picture }: ListChange): string | undefined {
    const contents = this.contents()
    const found = locate(contents, path)
    const index = found?.steps.at(-1)
    if (!found || typeof index !== 'number') return 'There is no such entry any more. Load the page anew.'
    const { file, steps } = found
    const list = steps.slice(0, -1)
    const entries = valueAt(contents[file], list) as { id?: unknown }[]
    if (entries.length !== count) return changedMeanwhile
    const text = this.#text(file)
    /** Where each entry goes; the one that is taken out goes nowhere. */
    let moved = (at: number): number | undefined => at
    if (how === 'copy') {
      const doubled = withEntry(text, steps, picture === undefined ? undefined : this.#entryWith(path, picture))
      const id = entries[index]?.id
      const next = [...list, index + 1]
      texts.set(file, typeof id === 'string' ? withValue(doubled, [...next, 'id'], freeId(id, entries)) : doubled)
      moved = (at) => (at > index ? at + 1 : at)
    } else if (how === 'remove') {
      texts.set(file, withoutEntry(text, steps))
      moved = (at) => (at === index ? undefined : at > index ? at - 1 : at)
    } else {
      const first = how === 'up' ? index - 1 : index
      if (first < 0 || first + 1 >= entries.length) return 'It cannot go further.'
      texts.set(file, withSwap(text, [...list, first]))
      moved = (at) => (at === first ? first + 1 : at === first + 1 ? first : at)
    }
    this.#renumber(texts, pathText(file, contents[file], list), entries, moved)
    return undefined
  }

  /** An entry beside another one, with a picture of its own; what may be empty is. */
  #entryWith(beside: string, picture: string): Value {
    const parts = [...this.places().values()].filter(({ field }) => field.entries[0]?.path === beside)
    return Object.fromEntries(
      parts.map(({ field, steps }) => {
        const part = String(steps.at(-1))
        const isPicture = part === field.entries[0]?.another?.part
        return [part, isPicture ? picture : field.mayBe === 'empty' ? null : (field.value ?? null)]
      }),
    )
  }

  #renumber(
    texts: Map<ContentFile, string>,
    list: string,
    entries: { id?: unknown }[],
    moved: (at: number) => number | undefined,
  ): void {
    const open = this.contents().unconfirmed as { path: string }[]
    const hasIds = entries.some((entry) => typeof entry?.id === 'string')
    let text = this.#text('unconfirmed')
    const before = text
    for (const index of [...open.keys()].toReversed()) {
      const { path } = open[index]!
      if (!path.startsWith(`${list}.`)) continue
      const [name = '', ...rest] = path.slice(list.length + 1).split('.')
      const at = hasIds ? entries.findIndex(({ id }) => id === name) : Number(name) - 1
      const to = moved(at)
      if (to === undefined) text = withoutEntry(text, [index])
      else if (!hasIds && to !== at) text = withValue(text, [index, 'path'], [`${list}.${to + 1}`, ...rest].join('.'))
    }
    if (text !== before) texts.set('unconfirmed', text)
  }

  /** @returns the files that were restored */
  undo(): { problems: string[]; files: string[] } {
    return { problems: [], files: this.journal.undo() }
  }
}

/** "rose-tour-2", or the next number that no entry has. */
function freeId(id: string, entries: readonly { id?: unknown }[]): string {
  const stem = id.replace(/-\d+$/, '')
  for (let number = 2; ; number += 1) {
    const free = `${stem}-${number}`
    if (!entries.some((entry) => entry.id === free)) return free
  }
}
