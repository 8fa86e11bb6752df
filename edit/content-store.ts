/**
 * The content while it is edited: its fields, what is open, and every way to save. It knows fields by their paths only,
 * and writes nothing that the check of the whole content refuses.
 */
import { parse } from 'yaml'
import { loadContent } from '../tools/content/load.ts'
import { placeholderValues, isWhereFactIsWritten } from '../tools/content/placeholders.ts'
import { missingLettersIn, type Letters } from '../tools/content/missing-letters.ts'
import { valueAt, type Path, type Problem } from '../tools/content/problem.ts'
import { contentSchemas, type ContentFile } from '../content/schema.ts'
import { openFactsIn, type OpenFact } from '../content/unconfirmed.schema.ts'
import { readSource, type Files as Texts } from '../tools/content/read-yaml.ts'
import type { Answer, Change } from './change.ts'
import type { Changed } from './disk.ts'
import type { ChangedValue, StepSummary } from './step-in-words.ts'
import { FieldMarkers } from './field-markers.ts'
import { isSame, isUnder, parentOf } from './field-path.ts'
import { anotherEntry, fieldsOf, type Contents, type FieldLocation, type Fields } from './owner-fields.ts'
import type { Steps } from './steps.ts'
import { aboutList, changeList, stillNamed, type ListChange } from './edit-lists.ts'
import { openFacts, settledBy, type Open } from './open-facts.ts'
import { changedMeanwhile, noSuchField, ownerSentences, pathOf, wayTo } from './owner-words.ts'
import { withEntry, withValue, type Value } from './yaml-text.ts'
import { tryValue, withPlaceholders } from './typed-value.ts'
import { fileOf, ChangedTexts } from './changed-texts.ts'

/** What stands in the way of a launch, and the path of the field that settles it, or of the first one in there. */
export type LaunchBlocker = { sentence: string; path?: string | undefined; isUnconfirmed?: true | undefined }

/** What may be saved with values: a photograph, what the catalogue says of it, and an entry that shows it. */
type WithSave = Partial<Pick<StepSummary, 'about' | 'picture' | 'putsBack'>> & {
  /** Facts that are not confirmed any more. */
  asksAgain?: readonly OpenFact[]
  files?: Changed
  catalogue?: [key: string, shows: string]
  list?: ListChange
}

export class ContentStore {
  steps: Steps
  readonly #markers = new FieldMarkers()
  readonly #fields = new WeakMap<Texts, Fields>()

  readonly #letters: Letters | undefined

  /** @param letters those in the fonts of the site; if omitted, all are allowed */
  constructor(steps: Steps, letters?: Letters) {
    this.steps = steps
    this.#letters = letters
  }

  files = (): Texts => this.steps.files()

  /** What the files hold. Those that did not change are not parsed again. @throws where one cannot be read */
  contents(): Contents {
    return Object.fromEntries(
      Object.keys(contentSchemas).map((name) => {
        const { data, problems } = readSource(this.files(), fileOf(name))
        // Nights that are taken have a file of their own once there are some.
        if (problems.length > 0 && name !== 'taken') throw new Error(`${fileOf(name)} cannot be read.`)
        return [name, data ?? []]
      }),
    )
  }

  fields(): Fields {
    const fields = this.#fields.get(this.files()) ?? fieldsOf(this.contents())
    this.#fields.set(this.files(), fields)
    return fields
  }

  /** Adds the markers of its fields to what pages get of a file. */
  addMarkers = (file: string, shown: Record<string, unknown>): Record<string, unknown> =>
    this.#markers.addTo(file, shown, this.fields().values())

  state() {
    return {
      located: this.fields(),
      fields: [...this.fields().values()].map(({ field }) => field),
      /** Paths of fields by the numbers of their markers. */
      markers: this.#markers.paths,
      facts: placeholderValues(this.contents()),
      open: this.#open(),
      /** The step that *Undo* takes back. */
      undo: this.steps.last,
    }
  }

  /** Whether a field may hold a value, and how guests read it. */
  try({ path, value: typed }: Change): Answer {
    const location = this.fields().get(path)
    if (!location) return { problems: [noSuchField] }
    const value = this.#asKept(location, typed)
    const { problems, shown } = tryValue(location, value, this.contents())
    const found = problems.length > 0 ? problems : this.#missingLettersIn(location.file, value, location.yamlPath)
    return { problems: ownerSentences(found, this.contents(), this.fields(), location), shown }
  }

  #missingLettersIn(name: ContentFile, value: unknown, at: Path = []): Problem[] {
    const missing = this.#letters ? missingLettersIn(name, value, this.#letters, at) : []
    return missing.map(({ path, says }) => ({ says, at: { file: fileOf(name), path } }))
  }

  #asKept({ file, yamlPath, field: { kind } }: FieldLocation, value: Value | undefined): Value | undefined {
    const hasWords = kind === 'words' || kind === 'cell' || kind === 'group' || kind === 'list'
    return hasWords && !isWhereFactIsWritten(file, yamlPath) ? withPlaceholders(value, this.contents()) : value
  }

  /** Changes the texts. @returns the field before and after, or why it cannot be changed */
  #change(texts: ChangedTexts, { path, value: typed, was }: Change): ChangedValue | string {
    const location = this.fields().get(path)
    if (!location) return noSuchField
    const { yamlPath, file, field } = location
    if (!isSame(field.value, was)) return changedMeanwhile
    const value = this.#asKept(location, typed)
    if (yamlPath.at(-1) === anotherEntry) {
      const list = yamlPath.slice(0, -1)
      const { length } = valueAt(this.contents()[file], list) as unknown[]
      if (!Array.isArray(value) || value[0] === undefined) return 'Nothing was typed.'
      texts.set(file, withEntry(texts.of(file, list), [...list, length - 1], value[0]))
      texts.askOfEach(parentOf(path), length)
    } else texts.set(file, withValue(texts.of(file, yamlPath), yamlPath, value))
    return { path, title: wayTo(field), before: field.value ?? null, now: value ?? null }
  }

  /** @returns what this confirms */
  #confirm(texts: ChangedTexts, isConfirmed: (path: string) => boolean): OpenFact[] {
    texts.moveOpen((path) => (isConfirmed(path) ? undefined : path))
    return openFactsIn(this.contents().unconfirmed).filter(({ path }) => isConfirmed(path))
  }

  #check(texts: ChangedTexts, extra: Changed = new Map()): Problem[] {
    const pictures = [...extra].map(([file, held]) => [file, held && ''] as const)
    const { content, problems } = loadContent(new Map([...this.files(), ...texts.asFiles(), ...pictures]))
    return content ? [...texts.changed].flatMap(([name, text]) => this.#missingLettersIn(name, parse(text))) : problems
  }

  /** Checks everything, and writes all files or none. @param own the field that was changed */
  #commit({ about, ...summary }: StepSummary, texts: ChangedTexts, own?: FieldLocation, extra?: Changed): Answer {
    const problems = this.#check(texts, extra)
    if (problems.length > 0) return { problems: ownerSentences(problems, this.contents(), this.fields(), own) }
    this.steps.commit(about, new Map([...texts.asFiles(), ...(extra ?? [])]), summary)
    return { problems: [] }
  }

  #open(): Open[] {
    return openFacts(this.contents(), this.fields())
  }

  blockers(reasons: readonly Problem[]): LaunchBlocker[] {
    const [contents, fields] = [this.contents(), this.fields()]
    return reasons.map((problem) => {
      const [sentence = ''] = ownerSentences([problem], contents, fields)
      const place = pathOf(problem.at, contents)
      const path = place && [...fields.keys()].find((each) => isUnder(each, place))
      return { sentence, path, isUnconfirmed: problem.isUnconfirmed }
    })
  }

  /** Writes values. Saving an unconfirmed fact confirms it, and so does saving all that is said of it. */
  save(changes: readonly Change[], besides: WithSave = {}): Answer {
    const { about, files, catalogue, list, asksAgain = [], ...others } = besides
    const texts = new ChangedTexts(this.files())
    if (catalogue) {
      const [key, shows] = catalogue
      texts.set('pictures', withValue(texts.of('pictures'), [key], withPlaceholders(shows, this.contents())))
    }
    const values: ChangedValue[] = []
    for (const change of changes) {
      const value = this.#change(texts, change)
      if (typeof value === 'string') return { problems: [value] }
      values.push(value)
    }
    const problem = list && changeList(texts, list, this.contents(), this.fields()).problem
    if (problem !== undefined) return { problems: [problem] }
    const open = this.#open()
    const settled = changes.flatMap(({ path }) => settledBy(path, open))
    // What is asked of a question with its answer is not told apart from it.
    const asked = this.#confirm(texts, (path) =>
      settled.some((each) => each.path === path || (each.isQuestion && isUnder(each.path, path))),
    )
    for (const fact of asksAgain) texts.addOpen(fact)
    const [first] = changes
    const own = first && this.fields().get(first.path)
    const summary = { about: about ?? values[0]?.title ?? '', values, asked, ...others }
    return this.#commit(summary, texts, own, files)
  }

  /** Takes facts out of unconfirmed.yaml: what the site says is right. Several at once are those of a page. */
  confirm(paths: readonly string[]): Answer {
    const confirmed = this.#open().filter(({ path, isQuestion }) => !isQuestion && paths.includes(path))
    const [first] = confirmed
    if (!first) return { problems: ['This is already confirmed.'] }
    if (confirmed.some(({ isPlaceholder }) => isPlaceholder))
      return { problems: ['This is a placeholder. Please type the real one.'] }
    if (confirmed.some(({ together }) => together !== first.together))
      return { problems: ['Please confirm this one by itself.'] }
    const texts = new ChangedTexts(this.files())
    this.#confirm(texts, (path) => confirmed.some((each) => each.path === path))
    return this.#commit({ about: `Confirmed: ${confirmed.length === 1 ? first.why : first.about}` }, texts)
  }

  /** Changes the list around an entry. */
  changeList(wish: ListChange): Answer {
    const texts = new ChangedTexts(this.files())
    const [contents, fields] = [this.contents(), this.fields()]
    const { problem, opened } = changeList(texts, wish, contents, fields)
    if (problem !== undefined) return { problems: [problem] }
    const refused = wish.how === 'remove' && stillNamed(this.#check(texts), texts, fields)
    if (refused) return refused
    const answer = this.#commit({ about: aboutList(wish, fields) }, texts)
    const step = this.steps.last?.id
    if (answer.problems.length > 0 || opened === undefined || step === undefined) return answer
    return { ...answer, added: { path: opened, step } }
  }

  /** @param id of the step that is meant: another window may have made a later one */
  undo(id = this.steps.last?.id): Answer {
    if (id === undefined || id !== this.steps.last?.id)
      return { problems: ['Something else was changed after that. Undo takes that back first.'] }
    if (this.steps.undo((files) => loadContent(files).content !== null)) return { problems: [] }
    // It would be in the way for good.
    this.steps.skip()
    const says = 'Something else has since changed what this step changed, so it stays as it is.'
    return { problems: [`${says} Undo now takes back the step before it.`] }
  }
}
