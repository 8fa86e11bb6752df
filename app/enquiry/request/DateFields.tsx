import { useEffect, useRef, type SyntheticEvent } from 'react'
import words from '../../../content/enquiry.yaml'
import { addDays, formatDateRange, isPlainDate } from '../../../lib/dates.ts'
import { count } from '../../../lib/text.ts'
import { today } from '../../resort/today.ts'
import { Field } from '../../ui/Field.tsx'
import { changeCheckIn, nightsOf } from '../draft/draft.ts'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import { NightsNote } from './NightsNote.tsx'
import styles from './Rows.module.css'

/** What the dates need of a form. */
type DatesForm = Pick<EnquiryForm, 'draft' | 'idOf' | 'errorOf' | 'change' | 'finish'>

type DateProps = {
  form: DatesForm
  name: 'checkIn' | 'checkOut'
  label: string
  hint?: string
  min: string
  max: string
  onPick: (date: string) => void
}

/** The value in the draft for a date that does not exist or is half typed: the browser does not tell what was typed. */
const unreadable = '?'

const dayIn = ({ value, validity }: HTMLInputElement) => value || (validity.badInput ? unreadable : '')

function DateField({ form, name, label, hint, min, max, onPick }: DateProps) {
  const day = form.draft[name]
  const input = useRef<HTMLInputElement>(null)
  // When the draft is cleared, a half-typed date must be removed from the input too.
  useEffect(() => {
    if (day === '' && input.current?.validity.badInput) input.current.value = ''
  }, [day])

  // A half-typed date does not change the value, so there is no change event.
  function notice({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const found = dayIn(currentTarget)
    if (found !== day) onPick(found)
  }

  return (
    <Field id={form.idOf(name)} label={label} hint={hint} error={form.errorOf(name)} hasParts>
      {(control) => (
        <input
          {...control}
          ref={input}
          type="date"
          name={name}
          value={day === unreadable ? '' : day}
          min={min}
          max={max}
          onChange={notice}
          onKeyUp={notice}
          onBlur={(event) => {
            notice(event)
            if (dayIn(event.currentTarget)) form.finish(name)
          }}
        />
      )}
    </Field>
  )
}

/** The day of an occasion. */
export function DayField({ form }: { form: DatesForm }) {
  return (
    <DateField
      form={form}
      name="checkIn"
      label={words.fields.day.label}
      min={today()}
      max={addDays(today(), words.limits.daysAhead)}
      onPick={(checkIn) => form.change({ checkIn })}
    />
  )
}

/**
 * Check-in and check-out, and whether a stay is closed or taken then. The earliest day is today at the resort, and check-out
 * is after check-in.
 */
export function StayDates({ form }: { form: DatesForm }) {
  const { draft } = form
  const first = today()
  const last = addDays(first, words.limits.daysAhead)
  const from = isPlainDate(draft.checkIn) && draft.checkIn >= first ? draft.checkIn : first
  const nights = nightsOf(draft)
  const { checkIn, checkOut } = words.fields
  return (
    <div className={styles.dates}>
      <DateField
        form={form}
        name="checkIn"
        label={checkIn.label}
        hint={checkIn.hint}
        min={first}
        max={last}
        onPick={(date) => form.change(changeCheckIn(draft, date))}
      />
      <DateField
        form={form}
        name="checkOut"
        label={checkOut.label}
        min={addDays(from, 1)}
        max={addDays(from, words.limits.nights)}
        onPick={(date) => form.change({ checkOut: date })}
      />
      {/* The hint is in the name of the first field, so it is not read twice. */}
      {nights > 0 ? (
        <p className={styles.echo}>
          {formatDateRange(draft.checkIn, draft.checkOut)}, {count(nights, words.estimate.nights)}
        </p>
      ) : (
        <p className={styles.dateHint} aria-hidden>
          {checkIn.hint}
        </p>
      )}
      <NightsNote form={form} />
    </div>
  )
}
