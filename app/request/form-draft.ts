/** What each form shows: the draft of the tab, and over it what the last pressed button has put into this form. */
import type { RequestPreset, Subject } from '../../lib/paths.ts'
import { draftStore, emptyDraft, readDraft, textOf, type Draft, type FormName } from './draft.ts'

/** What a form shows. */
export function draftOf(form: FormName, draft = draftStore.get()): Draft {
  const subject = form === 'dialog' ? draft.dialogSubject : draft.subject
  return { ...draft, subject, ...draft.presets[form], presets: emptyDraft.presets }
}

const subjectOf = (form: FormName, subject: Subject | undefined) =>
  subject && { [form === 'dialog' ? 'dialogSubject' : 'subject']: subject }

export function changeDraft(form: FormName, { subject, ...changes }: Partial<Draft>): void {
  const draft = draftStore.get()
  const left = Object.fromEntries(Object.entries(draft.presets[form] ?? {}).filter(([key]) => !(key in changes)))
  const presets = { ...draft.presets, [form]: left }
  draftStore.set({ ...draft, ...changes, ...subjectOf(form, subject), presets })
}

/** Begins a request anew: what the last button has put into the form gives way to what this one says. */
export function beginRequest(form: FormName, { subject, stay, ask, forOthers, ...rest }: Partial<RequestPreset>): void {
  const draft = draftStore.get()
  const note = ask && { note: withQuestion(draft, ask) }
  const preset = { ...rest, ...(stay && { stays: [stay] }), ...(forOthers && { forOthers: true }), ...note }
  draftStore.set({ ...draft, ...subjectOf(form, subject), presets: { ...draft.presets, [form]: preset } })
}

/** The text box with the question of a pressed button, once, below what the guest has written. */
export const withQuestion = ({ note }: Draft, question: string): string =>
  note.includes(question) ? note : [note, question].filter(Boolean).join('\n')

/** What stands in a form that it does not show: typed before it hydrates, restored by the browser, or filled in by a program. */
export function typedIn(name: FormName, form: HTMLFormElement): Partial<Draft> {
  const shown: Partial<Record<string, unknown>> = draftOf(name)
  return readDraft(Object.fromEntries([...new FormData(form)].filter(([key, text]) => text !== textOf(shown[key]))))
}
