import { useId } from 'react'
import { planner } from '../../../content/planner.yaml'
import { addDays, isPlainDate } from '../../../lib/dates.ts'
import { today } from '../../resort/today.ts'
import { Field } from '../../ui/Field.tsx'
import type { StayDates } from '../../../lib/dates.ts'
import styles from './Planner.module.css'

/** The dates of the stay, the same as in the enquiry: with them the first and the last day are half days. */
export function DateFields({
  dates: { checkIn, checkOut },
  onDates,
}: {
  dates: StayDates
  onDates: (dates: StayDates) => void
}) {
  const id = useId()
  const first = isPlainDate(checkIn) ? addDays(checkIn, 1) : addDays(today(), 1)
  return (
    <div className={styles.dates}>
      <Field id={`${id}in`} label={planner.arriving} optional={planner.optional}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={today()}
            value={isPlainDate(checkIn) ? checkIn : ''}
            onChange={({ target: { value } }) => {
              onDates({ checkIn: value, checkOut: value !== '' && checkOut > value ? checkOut : '' })
            }}
          />
        )}
      </Field>
      <Field id={`${id}out`} label={planner.leaving} optional={planner.optional}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={first}
            value={isPlainDate(checkOut) ? checkOut : ''}
            onChange={({ target: { value } }) => onDates({ checkIn, checkOut: value })}
          />
        )}
      </Field>
    </div>
  )
}
