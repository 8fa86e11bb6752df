import { useLayoutEffect, useRef, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { StayDates } from '../../lib/dates.ts'
import { Field } from './Field.tsx'

/** The value of a date that does not exist or is half typed: the browser does not tell what was typed. */
const unreadable = '?'

const valueOf = ({ value, validity }: HTMLInputElement) => value || (validity.badInput ? unreadable : '')

/** What dates need of the form in which they stand. */
export type DatesForm = {
  /** 'YYYY-MM-DD'; '' without a date; '?' for one that cannot be read. */
  draft: StayDates
  idOf: (name: keyof StayDates) => string
  errorOf: (name: keyof StayDates) => string | undefined
  change: (changes: Partial<StayDates>) => void
  /** Called when a field that is not empty is left: from now on it shows its error. */
  finish: (name: keyof StayDates) => void
}

type Props = {
  form: DatesForm
  name: keyof StayDates
  label: string
  optional?: string
  /** 'YYYY-MM-DD', of the first day that can be picked. */
  min: string
  max?: string
  onChange?: (value: string) => void
}

export function DateInput({ form, name, label, optional, onChange, ...range }: Props) {
  const value = form.draft[name]
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
    if (typed === value) return
    if (onChange) onChange(typed)
    else form.change({ [name]: typed })
  }

  return (
    <Field id={form.idOf(name)} label={label} optional={optional} error={form.errorOf(name)} hasParts>
      {(control) => (
        <input
          {...control}
          {...range}
          name={name}
          ref={element}
          type="date"
          onChange={read}
          onKeyUp={read}
          onBlur={(event) => {
            // Before the form reads its fields: a check-out may have moved with it.
            flushSync(() => read(event))
            if (valueOf(event.currentTarget)) form.finish(name)
          }}
        />
      )}
    </Field>
  )
}
