import type { FocusEvent } from 'react'
import ui from '../../../content/ui.yaml'
import { subjects, type Subject } from '../../../lib/paths.ts'
import { Field } from '../../ui/Field.tsx'
import { hasEnoughWithoutNote } from '../draft.ts'
import type { EnquiryForm } from './enquiry-form.ts'

const words = ui.form

const inputs = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
}

/** A field that is left empty shows no error before the form is submitted: the guest may only have tabbed past it. */
const finishOnLeaving = (form: EnquiryForm, key: string) => ({
  onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (currentTarget.value) form.finish(key)
  },
})

type TextProps = {
  form: EnquiryForm
  name: keyof typeof inputs
  isRequired?: boolean
  /** The word for "optional" after the label. */
  optional?: string
  hint?: string
}

export function TextField({ form, name, isRequired = true, optional, hint }: TextProps) {
  return (
    <Field id={form.idOf(name)} label={words[name]} optional={optional} hint={hint} error={form.errorOf(name)}>
      {(control) => (
        <input
          {...control}
          {...inputs[name]}
          name={name}
          value={form.draft[name]}
          aria-required={isRequired}
          onChange={({ target }) => form.change({ [name]: target.value })}
          {...finishOnLeaving(form, name)}
        />
      )}
    </Field>
  )
}

export function SubjectField({ form }: { form: EnquiryForm }) {
  return (
    <Field id={form.idOf('subject')} label={words.subject}>
      {(control) => (
        <select
          {...control}
          name="subject"
          value={form.draft.subject}
          onChange={({ target }) => form.change({ subject: target.value as Subject })}
        >
          {subjects.map((subject) => (
            <option key={subject} value={subject}>
              {words.subjects[subject]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

export function NoteField({ form }: { form: EnquiryForm }) {
  const { draft, note } = form
  const isOptional = hasEnoughWithoutNote(draft)
  return (
    <Field
      id={form.idOf('note')}
      label={note.label}
      optional={isOptional ? words.optional : undefined}
      error={form.errorOf('note')}
    >
      {(control) => (
        <textarea
          {...control}
          name="note"
          value={draft.note}
          placeholder={note.hint}
          aria-required={!isOptional}
          onChange={({ target }) => form.change({ note: target.value })}
          {...finishOnLeaving(form, 'note')}
        />
      )}
    </Field>
  )
}
