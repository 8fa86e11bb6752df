/** What is open: facts that nobody has confirmed, and questions without an answer. */
import type { Content } from '../content/schema.ts'
import { isConfirmedAlone, openFactsIn, type OpenFact } from '../content/unconfirmed.schema.ts'
import { inventedContacts } from '../tools/checks/launch-reasons.ts'
import { pageFileOf, pageName } from '../tools/content/page-names.ts'
import { placeholderValues, fillPlaceholders } from '../tools/content/placeholders.ts'
import { valueAt } from '../tools/content/problem.ts'
import { isOfNewEntry, isUnder } from './field-path.ts'
import { pathText, type Contents, type Field, type FieldLocation } from './owner-fields.ts'
import type { Value } from './yaml-text.ts'

/** What guests miss most, with its pictures. It is asked first; then names and addresses, then the rest page by page. */
const askedFirst: { about: string; facts: RegExp; pictures?: RegExp }[] = [
  { about: 'How guests reach you', facts: /^site\.yaml#(?:phone|whatsapp|email|address|place)\b/ },
  { about: 'What is included, and what guests pay', facts: /^terms\.yaml#/ },
  { about: 'Beds, bathrooms and steps', facts: /^accommodations\.yaml#stays\.[^.]+\.facts|^faq\.yaml#\w+\.steps\b/ },
  { about: 'Photographs', facts: /#footer\.picturesNote$/, pictures: /^accommodations\.yaml#stays|^about\.yaml#team/ },
  { about: 'The team', facts: /^about\.yaml#team\.members\.[^.]+\.name$/ },
  { about: 'Weddings and other events', facts: /^enjoyments\.yaml#celebrations\b/ },
]

/** A fact that nobody has confirmed, or a question that is not answered yet. */
export type Open = OpenFact & {
  /** What it is about: its page, where it is not asked first. */
  about: string
  /** All with the same are asked and confirmed at once: a page, or the fact alone. */
  together: string
  isQuestion: boolean
  /** The fields in which it is settled. */
  fields: Field[]
  /** What the site says, without icons and the like; nothing while there is no answer. */
  now: Value[]
  /** A placeholder, such as a number that nobody has, cannot be right. */
  isPlaceholder: boolean
}

const isSaid = ({ kind, path }: Field) =>
  !['icon', 'ink', 'picture', 'group', 'list'].includes(kind) && !isOfNewEntry(path)

/** The fields of a fact: those that are said before icons and pictures. */
function fieldsUnder(path: string, fields: ReadonlyMap<string, FieldLocation>): Field[] {
  const under = [...fields.values()].flatMap(({ field }) => (isUnder(field.path, path) ? [field] : []))
  const said = under.filter(isSaid)
  return said.length > 0 ? said : under.slice(0, 1)
}

/** What is read of them: beside words and numbers, what is empty, a switch or an id says nothing. */
function valuesOf(fields: readonly Field[]): Value[] {
  const written = fields.filter(({ value }) => value !== undefined)
  const told = written.filter(
    ({ kind, value }) => value !== null && value !== '' && typeof value !== 'boolean' && kind !== 'choice',
  )
  return (told.length > 0 ? told : written).map(({ value }) => value!)
}

export function openFacts(contents: Contents, fields: ReadonlyMap<string, FieldLocation>): Open[] {
  const { site } = contents as Content
  const placeholders = placeholderValues(contents)
  const fill = (text: string) => fillPlaceholders(text, placeholders).text
  const invented = inventedContacts(site).map(({ at }) => pathText('site', site, at.path))
  // A fact beside `askUs` is asked for by guests while it is empty. Other empty fields show nothing, and ask nothing.
  const unanswered = [...fields.values()].flatMap(({ file, yamlPath, field }) => {
    const term = valueAt(contents[file], yamlPath.slice(0, -1)) as { askUs?: boolean; question: string } | undefined
    if (field.mayBe !== 'empty' || field.value !== null || term?.askUs === undefined) return []
    return [{ field, why: yamlPath.at(-1) === 'answer' ? term.question : field.title, isQuestion: !term.askUs }]
  })
  const allPictures = [...fields.values()].flatMap(({ field }) => (field.kind === 'picture' ? field : []))
  const asked = ({ path, why }: OpenFact, answer?: Field, isQuestion = false): Open => {
    const first = askedFirst.find(({ facts }) => facts.test(path))
    const about = first?.about ?? pageName(site, pageFileOf(path))
    const together = first || isQuestion || isConfirmedAlone(path) ? path : about
    const own = answer ? [answer] : fieldsUnder(path, fields)
    const pictures = first?.pictures ? allPictures.filter((field) => first.pictures?.test(field.path)) : []
    const isPlaceholder = invented.some((each) => isUnder(each, path))
    const now = answer ? [] : valuesOf(own)
    return { path, why: fill(why), about, together, isQuestion, fields: [...own, ...pictures], now, isPlaceholder }
  }
  const questions = unanswered.filter(({ isQuestion }) => isQuestion)
  const listed = openFactsIn(contents.unconfirmed).filter(
    ({ path }) => !questions.some(({ field }) => isUnder(field.path, path)),
  )
  const turnOf = ({ path, about, together }: Open) => {
    const turn = askedFirst.findIndex((first) => first.about === about)
    return turn === -1 ? askedFirst.length + Number(together !== path) : turn
  }
  return [
    ...listed.map((fact) => asked(fact, unanswered.find(({ field }) => isUnder(field.path, fact.path))?.field)),
    ...questions.map(({ field, why }) => asked({ path: field.path, why }, field, true)),
  ].toSorted((one, other) => turnOf(one) - turnOf(other))
}

/** The open facts that are settled by a field that is saved: its own, and one that is said by it alone. */
export const settledBy = (field: string, open: readonly Open[]): Open[] =>
  open.filter(({ path, fields, now }) => isUnder(path, field) || (fields[0]?.path === field && now.length < 2))
