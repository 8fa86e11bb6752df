/** What the owner has done since the last publication, from the undo history: one line for each thing. */
import { openFactsIn } from '../content/unconfirmed.schema.ts'
import { fillPlaceholders, placeholderValues } from '../tools/content/placeholders.ts'
import { readSource } from '../tools/content/read-yaml.ts'
import type { Answer } from './change.ts'
import type { ContentStore } from './content-store.ts'
import { summaryText, type StepSummary } from './step-in-words.ts'
import { isSame, nothingIn } from './field-path.ts'
import type { Fields } from './owner-fields.ts'
import type { Step } from './steps.ts'
import { fileOf } from './changed-texts.ts'

/** One thing that was done. `id` is that of its step. */
export type Done = StepSummary & {
  id: string
  /** The photograph that was there before. */
  photographBefore: File | undefined
  /** Whether the values of before can be saved again; all else is taken back with Undo. */
  canBePutBack: boolean
}

function doneIn({ files, ...summary }: Step, fields: Fields): Done {
  const { values = [], picture } = summary
  const isStill = values.every(
    ({ path, now }) => isSame(fields.get(path)?.field.value ?? null, now) && fields.has(path),
  )
  return {
    ...summary,
    photographBefore: files.flatMap(({ before }) => (before instanceof File ? before : []))[0],
    canBePutBack: values.length > 0 && isStill && picture === undefined,
  }
}

/** Steps that are not published yet, but for those that were put back. */
function unpublished({ steps: { all } }: ContentStore): Step[] {
  const back = new Set(all.flatMap(({ id, putsBack }) => (putsBack === undefined ? [] : [id, putsBack])))
  return all.filter(({ id, isPublished }) => !back.has(id) && !isPublished)
}

export function changesOf(store: ContentStore) {
  const isFirst = !store.steps.all.some(({ isPublished }) => isPublished)
  const since = isFirst ? 'Since you began' : 'Since the last publication'
  const fields = store.fields()
  return { since, done: unpublished(store).map((step) => doneIn(step, fields)), settled: settledIn(store) }
}

/** How many facts are not open any more. */
function settledIn(store: ContentStore): number {
  const file = fileOf('unconfirmed')
  const files = store.steps.all.flatMap((step) => (step.isPublished ? [] : step.files))
  const before = files.find((each) => each.file === file)?.before
  if (typeof before !== 'string') return 0
  const listed = readSource(new Map([[file, before]]), file).data
  return Math.max(0, openFactsIn(listed).length - openFactsIn(store.contents().unconfirmed).length)
}

/** A line for each thing, for people. */
export function toldOf(store: ContentStore): string[] {
  const facts = placeholderValues(store.contents())
  const fill = (text: string) => fillPlaceholders(text, facts).text
  return unpublished(store).map((step) => summaryText(step, fill))
}

/** Saves the values of before once more, and asks again what that had confirmed; all that was done since stays. */
export function putBack(store: ContentStore, id: string): Answer {
  const done = changesOf(store).done.find((each) => each.id === id)
  if (!done?.canBePutBack) return { problems: ['This was changed again later, or is already as it was.'] }
  const changes = done.values!.map(({ path, before, now }) => {
    const none = nothingIn(store.fields().get(path)!.field)
    return { path, value: before ?? none, was: now ?? none }
  })
  return store.save(changes, { about: `Put back: ${done.about}`, putsBack: id, asksAgain: done.asked ?? [] })
}
