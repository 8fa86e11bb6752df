/** What is open: facts that nobody has confirmed, and questions without an answer. */
import { fillPlaceholders, type factsOf } from '../tools/content/placeholders.ts'
import { valueAt } from '../tools/content/walk.ts'
import type { Contents, FieldLocation } from './fields.ts'
import type { OpenFact } from './unsaved-texts.ts'

/** A fact that nobody has confirmed, or a question that is not answered yet. */
export type Open = { path: string; why: string; page: string; isQuestion: boolean }

export function openFacts(
  contents: Contents,
  fields: ReadonlyMap<string, FieldLocation>,
  placeholders: ReturnType<typeof factsOf>,
): Open[] {
  const fill = (text: string) => fillPlaceholders(text, placeholders, new Set()).text
  const listed = (contents.unconfirmed as OpenFact[]).map(({ path, why, page }) => ({
    path,
    why: fill(why),
    page,
    isQuestion: false,
  }))
  // A fact beside `askUs` is asked for by guests while it is empty. Other empty fields show nothing, and ask nothing.
  const questions = [...fields.values()].flatMap(({ file, steps, field }) => {
    const around = valueAt(contents[file], steps.slice(0, -1)) as Record<string, unknown> | undefined
    if (field.mayBe !== 'empty' || field.value !== null || around?.askUs !== false) return []
    const question = steps.at(-1) === 'answer' ? (around.question ?? around.heading) : undefined
    const why = fill(typeof question === 'string' ? question : field.title)
    return [{ path: field.path, why, page: `${field.where[0] ?? ''}: open questions`, isQuestion: true }]
  })
  return [...listed.filter(({ path }) => !questions.some((question) => question.path === path)), ...questions]
}
