/** What is open: facts that nobody has confirmed, and questions without an answer. */
import type { Content } from '../content/schema.ts'
import { factsIn } from '../content/unconfirmed.schema.ts'
import type { Site } from '../content/site.schema.ts'
import { inventedContacts, isConfirmedAlone } from '../tools/checks/launch-reasons.ts'
import { pageFileOf, pageName } from '../tools/content/page-names.ts'
import { fillPlaceholders, type factsOf } from '../tools/content/placeholders.ts'
import { valueAt } from '../tools/content/problem.ts'
import { isOfNewEntry, isUnder } from './field-path.ts'
import { pathText, type Contents, type Field, type FieldLocation } from './fields.ts'
import type { Value } from './yaml-text.ts'

/** A fact that nobody has confirmed, or a question that is not answered yet. */
export type Open = {
  path: string
  why: string
  /** Where guests read it. */
  page: string
  isQuestion: boolean
  /** The field in which it is settled. */
  opens?: string
  /** Where that is on its page, in words. */
  place: string
  /** What the site says, without icons and the like; nothing while there is no answer. */
  now: Value[]
  /** A placeholder, such as a number that nobody has, cannot be right. */
  isPlaceholder: boolean
  /** Whether it is confirmed by itself, and not with the others of its page. */
  isAlone: boolean
}

/** What all these ways begin with. */
function sharedWay([first = [], ...others]: readonly string[][]): string[] {
  const end = first.findIndex((step, index) => others.some((other) => other[index] !== step))
  return end === -1 ? first : first.slice(0, end)
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

function placeholdersOf(contents: Contents): string[] {
  try {
    return inventedContacts(contents.site as Content['site']).map(({ at }) => pathText('site', contents.site, at.path))
  } catch {
    // What is no address yet is told where it is checked.
    return []
  }
}

export function openFacts(
  contents: Contents,
  fields: ReadonlyMap<string, FieldLocation>,
  placeholders: ReturnType<typeof factsOf>,
): Open[] {
  const fill = (text: string) => fillPlaceholders(text, placeholders).text
  const invented = placeholdersOf(contents)
  // A fact beside `askUs` is asked for by guests while it is empty. Other empty fields show nothing, and ask nothing.
  const unanswered = [...fields.values()].flatMap(({ file, steps, field }) => {
    const around = valueAt(contents[file], steps.slice(0, -1)) as Record<string, unknown> | undefined
    if (field.mayBe !== 'empty' || field.value !== null || around?.askUs === undefined) return []
    const question = steps.at(-1) === 'answer' ? (around.question ?? around.heading) : undefined
    const why = fill(typeof question === 'string' ? question : field.title)
    return [{ field, why, isQuestion: around.askUs === false }]
  })
  const questions = unanswered
    .filter(({ isQuestion }) => isQuestion)
    .map(({ why, field: { path, where } }): Open => {
      const page = `${where[0] ?? ''}: open questions`
      const place = where.slice(1).join(' › ')
      return { path, why, page, isQuestion: true, opens: path, place, now: [], isPlaceholder: false, isAlone: true }
    })
  const listed = factsIn(contents.unconfirmed).map(({ path, why }): Open => {
    const empty = unanswered.find(({ field }) => isUnder(field.path, path))
    const under = empty ? [empty.field] : fieldsUnder(path, fields)
    return {
      path,
      why: fill(why),
      page: pageName(contents.site as Site, pageFileOf(path)),
      isQuestion: false,
      ...(under[0] && { opens: under[0].path }),
      place: sharedWay(under.map(({ where }) => where))
        .slice(1)
        .join(' › '),
      now: empty ? [] : valuesOf(under),
      isPlaceholder: invented.some((each) => isUnder(each, path)),
      isAlone: isConfirmedAlone(path),
    }
  })
  return [...listed.filter(({ path }) => !questions.some((question) => isUnder(question.path, path))), ...questions]
}
