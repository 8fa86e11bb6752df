import type { ComponentPropsWithoutRef, FocusEvent } from 'react'
import ui from '../../../content/ui.yaml'
import { Field } from '../../ui/Field.tsx'
import { subjects, type Subject } from '../../../lib/paths.ts'
import { hasEnoughWithoutNote } from '../draft/draft.ts'
import type { Draft } from '../draft/empty-draft.ts'
import type { EnquiryForm } from './enquiry-form.ts'

const words = ui.form

type TextKey = 'firstName' | 'lastName' | 'email' | 'phone'

type TextProps = Omit<ComponentPropsWithoutRef<'input'>, 'form'> & {
  form: EnquiryForm
  name: TextKey
  isRequired?: boolean
  /** The word for "optional" after the label. */
  optional?: string
  hint?: string | undefined
}

/** A field that is left empty shows no error before the form is submitted: the guest may only have tabbed past it. */
const finishOnLeaving = (form: EnquiryForm, key: string) => ({
  onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (currentTarget.value) form.finish(key)
  },
})

export function TextField({ form, name, isRequired = true, optional, hint, ...input }: TextProps) {
  const changes = (value: string): Partial<Draft> => ({ [name]: value })
  return (
    <Field id={form.idOf(name)} label={words[name]} optional={optional} hint={hint} error={form.errorOf(name)}>
      {(control) => (
        <input
          {...control}
          name={name}
          value={form.draft[name]}
          aria-required={isRequired}
          onChange={({ target }) => form.change(changes(target.value))}
          {...finishOnLeaving(form, name)}
          {...input}
        />
      )}
    </Field>
  )
}

export function NameFields({ form }: { form: EnquiryForm }) {
  return (
    <>
      <TextField form={form} name="firstName" autoComplete="given-name" />
      <TextField form={form} name="lastName" autoComplete="family-name" />
    </>
  )
}

export function EmailField({ form }: { form: EnquiryForm }) {
  return <TextField form={form} name="email" type="email" autoComplete="email" />
}

export function PhoneField({ form }: { form: EnquiryForm }) {
  return (
    <TextField form={form} name="phone" type="tel" autoComplete="tel" isRequired={false} optional={words.optional} />
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
