import type { ChangeEvent, FocusEvent } from 'react'
import ui from '../../../content/ui.yaml'
import { subjects } from '../../../lib/paths.ts'
import { Field } from '../../ui/Field.tsx'
import { hasEnoughWithoutNote } from '../draft.ts'
import type { EnquiryForm } from '../use-enquiry-form.ts'

const words = ui.form

const inputs = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
}

type Props = { form: EnquiryForm; name: keyof typeof inputs; hint?: string }

/** In the dialog one of e-mail and phone is enough; it says so itself. */
export function TextField({ form, name, hint }: Props) {
  const isEither = form.name === 'dialog' && (name === 'email' || name === 'phone')
  const isRequired = !isEither && name !== 'lastName' && name !== 'phone'
  const optional = isRequired || isEither ? undefined : words.optional
  return (
    <Field id={form.idOf(name)} label={words[name]} optional={optional} hint={hint} error={form.errorOf(name)}>
      {(control) => <input {...control} {...inputs[name]} aria-required={isRequired} {...valueOf(form, name)} />}
    </Field>
  )
}

export function SubjectField({ form }: { form: EnquiryForm }) {
  return (
    <Field id={form.idOf('subject')} label={words.subject}>
      {(control) => (
        <select {...control} {...valueOf(form, 'subject')}>
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

/** Characters: more than anybody writes, and few enough for a preview that follows every key. */
const maxNote = 20_000

export function NoteField({ form }: { form: EnquiryForm }) {
  const { label, hint } = form.note
  const isOptional = hasEnoughWithoutNote(form.draft)
  const optional = isOptional ? words.optional : undefined
  return (
    <Field id={form.idOf('note')} label={label} optional={optional} error={form.errorOf('note')}>
      {(control) => (
        <textarea
          {...control}
          maxLength={maxNote}
          placeholder={hint}
          aria-required={!isOptional}
          {...valueOf(form, 'note')}
        />
      )}
    </Field>
  )
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field that is left empty shows no error before the form is submitted: the guest may only have tabbed past it. */
const valueOf = (form: EnquiryForm, name: Props['name'] | 'subject' | 'note') => ({
  name,
  value: form.draft[name],
  onChange: ({ target }: ChangeEvent<Control>) => form.change({ [name]: target.value }),
  onBlur: ({ currentTarget }: FocusEvent<Control>) => {
    if (currentTarget.value) form.finish(name)
  },
})
