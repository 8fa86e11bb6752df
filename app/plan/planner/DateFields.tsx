import { useId, useState } from 'react'
import words from '../../../content/planner.yaml'
import { addDays, isPlainDate } from '../../../lib/dates.ts'
import { today } from '../../resort/today.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import type { EnquiryDates } from '../enquiry-dates.ts'
import { changeDays, useDays } from '../days-store.ts'
import { isFar } from './outing.ts'
import { outings } from './plan-of.ts'
import styles from './Planner.module.css'

/**
 * The dates of the stay, the same as in the enquiry: with them the first and the last day are half days, and a far place
 * may be on the way.
 */
export function DateFields({ dates }: { dates: EnquiryDates }) {
  const id = useId()
  const { passesBy } = useDays()
  const [finished, setFinished] = useState<readonly string[]>([])
  const first = isPlainDate(dates.checkIn) ? dates.checkIn : today()
  const inputOf = (name: 'checkIn' | 'checkOut') => ({
    id: id + name,
    name,
    value: dates[name],
    // An empty date is none of the errors here: a plan may go without.
    error: finished.includes(name) && dates[name] !== '' ? dates.errorOf(name) : undefined,
    optional: words.optional,
    onChange: (date: string) => dates.change({ [name]: date }),
    onFinish: () => setFinished([...finished, name]),
  })
  return (
    <div className={styles.dates}>
      <DateInput {...inputOf('checkIn')} label={words.arriving} min={today()} />
      <DateInput {...inputOf('checkOut')} label={words.leaving} min={addDays(first, 1)} />
      {isPlainDate(dates.checkIn) && outings.some(isFar) && (
        <label className={styles.passesBy}>
          <input
            type="checkbox"
            checked={passesBy}
            onChange={({ target }) => changeDays({ passesBy: target.checked })}
          />
          <span>{words.passesBy}</span>
        </label>
      )}
    </div>
  )
}
