import { useLayoutEffect, useRef, type SyntheticEvent } from 'react'
import type { StayDates } from '../../lib/dates.ts'
import { Field } from './Field.tsx'

/** The value of a date that does not exist or is half typed: the browser does not tell what was typed. */
const unreadable = '?'

const valueOf = ({ value, validity }: HTMLInputElement) => value || (validity.badInput ? unreadable : '')

type Props = {
  id: string
  name: string
  label: string
  optional?: string
  hint?: string | undefined
  error: string | undefined
  /** 'YYYY-MM-DD'; '' without a date; '?' for one that cannot be read. */
  value: string
  /** 'YYYY-MM-DD', of the first day that can be picked. */
  min: string
  max?: string
  onChange: (value: string) => void
  /** Called when a field that is not empty is left: from now on it shows its error. */
  onFinish: () => void
}

/** What dates need of the form in which they stand. */
export type DatesForm = {
  draft: StayDates
  idOf: (name: keyof StayDates) => string
  errorOf: (name: keyof StayDates) => string | undefined
  change: (changes: Partial<StayDates>) => void
  finish: (name: keyof StayDates) => void
}

export const dateOf = (form: DatesForm, name: keyof StayDates) => ({
  id: form.idOf(name),
  name,
  value: form.draft[name],
  error: form.errorOf(name),
  onFinish: () => form.finish(name),
})

export function DateInput({ value, onChange, onFinish, id, label, optional, hint, error, ...input }: Props) {
  const element = useRef<HTMLInputElement>(null)
  // Not by React, which would write it into the attribute as well: there *Reset* of an iPhone takes it from. A half-typed
  // date stays until the value is cleared.
  useLayoutEffect(() => {
    const field = element.current
    if (field && value !== unreadable && valueOf(field) !== value) field.value = value
  }, [value])

  // A half-typed date does not change the value of the input, so there is no change event.
  function read({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const typed = valueOf(currentTarget)
    if (typed !== value) onChange(typed)
  }

  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error} hasParts>
      {(control) => (
        <input
          {...control}
          {...input}
          ref={element}
          type="date"
          onChange={read}
          onKeyUp={read}
          onBlur={(event) => {
            read(event)
            if (valueOf(event.currentTarget)) onFinish()
          }}
        />
      )}
    </Field>
  )
}
