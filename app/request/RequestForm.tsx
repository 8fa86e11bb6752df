import type { ChangeEvent, ComponentProps, FocusEvent } from 'react'
import ui from '../../content/ui.yaml'
import { subjects } from '../../lib/paths.ts'
import { Field } from '../ui/Field.tsx'
import { lateComponent } from '../browser/chunk.ts'
import { hasEnoughWithoutNote } from './draft.ts'
import type { FormState } from './form-state.ts'
import { formChunk, useFormCode } from './form-chunk.ts'

const words = ui.form

const AgentBox = lateComponent(formChunk, (code) => code.AgentBox)
const DraftNote = lateComponent(formChunk, (code) => code.DraftNote)
const ErrorSummary = lateComponent(formChunk, (code) => code.ErrorSummary)
const PlanSummary = lateComponent(formChunk, (code) => code.PlanSummary)
const SubjectFields = lateComponent(formChunk, (code) => code.SubjectFields)

/**
 * The form of the contact section and of the dialog. The contact section begins with the guest, the dialog with the
 * request; `errorsOf` lists errors in the same order. Fields of text are prerendered, all others come with the chunk.
 *
 * With `method="dialog"` a form outside of a dialog sends nothing, even without scripts. `submit` keeps a dialog open.
 */
export function RequestForm({ form, className, children, ...props }: { form: FormState } & ComponentProps<'form'>) {
  const isContact = form.name === 'contact-form'
  const person = <Person key="person" form={form} />
  const letter = (
    <div key="letter" className="stack" data-letter>
      {isContact && <SubjectField form={form} />}
      {form.request && <SubjectFields form={form} />}
      <NoteField form={form} />
    </div>
  )
  return (
    <form {...props} className={`stack ${className}`} method="dialog" noValidate onSubmit={form.submit}>
      <ErrorSummary form={form} />
      <PlanSummary form={form} />
      <div className="stack" data-parts>
        {isContact ? [person, letter] : isNewsletter(form) ? person : [letter, person]}
      </div>
      {children}
      <DraftNote form={form} />
    </form>
  )
}

/** It needs an e-mail address, and nothing else (F1). */
const isNewsletter = ({ draft }: FormState) => draft.subject === 'newsletter'

/** Who writes, and how to reach them: one of e-mail and phone is enough (B4). */
function Person({ form }: { form: FormState }) {
  const code = useFormCode()
  const fields = form.name === 'dialog' && !isNewsletter(form) ? code?.words.fields : undefined
  const ways = (
    <>
      <TextField form={form} name="email" />
      {!isNewsletter(form) && <TextField form={form} name="phone" />}
    </>
  )
  return (
    <div className="stack" data-person>
      <div className="side-by-side">
        <TextField form={form} name="firstName" />
        <TextField form={form} name="lastName" />
      </div>
      {fields ? (
        <fieldset data-reach aria-describedby={form.idOf('reach-hint')}>
          <legend>{fields.reach.label}</legend>
          <p className="fine" id={form.idOf('reach-hint')}>
            {fields.reach.hint}
          </p>
          <div className="side-by-side">{ways}</div>
        </fieldset>
      ) : (
        ways
      )}
      <AgentBox form={form} />
    </div>
  )
}

const inputs = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
}

type Props = { form: FormState; name: keyof typeof inputs }

function TextField({ form, name }: Props) {
  const isContact = form.name === 'contact-form'
  const needed = isNewsletter(form) ? 'email' : 'firstName'
  const isOptional = name === 'phone' ? isContact : name !== 'email' && name !== needed
  const optional = isOptional ? words.optional : undefined
  const hint = useFormCode()?.words.fields.phone.hint
  return (
    <Field
      id={form.idOf(name)}
      label={words[name]}
      optional={optional}
      hint={name === 'phone' && !isContact ? hint : undefined}
      error={form.errorOf(name)}
    >
      {(control) => <input {...control} {...inputs[name]} aria-required={name === needed} {...valueOf(form, name)} />}
    </Field>
  )
}

function SubjectField({ form }: { form: FormState }) {
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

function NoteField({ form }: { form: FormState }) {
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
const valueOf = (form: FormState, name: Props['name'] | 'subject' | 'note') => ({
  name,
  value: form.draft[name],
  onChange: ({ target }: ChangeEvent<Control>) => form.change({ [name]: target.value }),
  onBlur: ({ currentTarget }: FocusEvent<Control>) => {
    if (currentTarget.value) form.finish(name)
  },
})
