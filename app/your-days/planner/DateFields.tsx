import { useId, useState } from 'react'
import { planner } from '../../../content/planner.yaml'
import { addDays, isPlainDate } from '../../../lib/dates.ts'
import { today } from '../../resort/today.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import type { EnquiryDates } from '../enquiry-dates.ts'
import styles from './Planner.module.css'

/** The dates of the stay, the same as in the enquiry: with them the first and the last day are half days. */
export function DateFields({ dates }: { dates: EnquiryDates }) {
  const id = useId()
  const [finished, setFinished] = useState<readonly string[]>([])
  const first = isPlainDate(dates.checkIn) ? dates.checkIn : today()
  const inputOf = (name: 'checkIn' | 'checkOut') => ({
    id: id + name,
    name,
    value: dates[name],
    // An empty date is none of the errors here: a plan may go without.
    error: finished.includes(name) && dates[name] !== '' ? dates.errorOf(name) : undefined,
    optional: planner.optional,
    onChange: (date: string) => dates.change({ [name]: date }),
    onFinish: () => setFinished([...finished, name]),
  })
  return (
    <div className={styles.dates}>
      <DateInput {...inputOf('checkIn')} label={planner.arriving} min={today()} />
      <DateInput {...inputOf('checkOut')} label={planner.leaving} min={addDays(first, 1)} />
    </div>
  )
}
