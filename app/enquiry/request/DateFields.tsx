import words from '../../../content/enquiry.yaml'
import { addDays, isPlainDate } from '../../../lib/dates.ts'
import { datesMarked } from '../../../lib/dates-aloud.ts'
import { count } from '../../../lib/text.ts'
import { today } from '../../resort/today.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { Text } from '../../ui/Text.tsx'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import { changeCheckIn, nightsOf } from '../draft/draft.ts'
import { NightsNote } from './NightsNote.tsx'
import styles from './Rows.module.css'

/** What the dates need of a form. */
type DatesForm = Pick<EnquiryForm, 'draft' | 'idOf' | 'errorOf' | 'change' | 'finish'>

const inputOf = (form: DatesForm, name: 'checkIn' | 'checkOut') => ({
  id: form.idOf(name),
  name,
  value: form.draft[name],
  error: form.errorOf(name),
  onFinish: () => form.finish(name),
})

/** The day of an occasion. */
export function DayField({ form }: { form: DatesForm }) {
  return (
    <DateInput
      {...inputOf(form, 'checkIn')}
      label={words.fields.day.label}
      min={today()}
      max={addDays(today(), words.limits.daysAhead)}
      onChange={(checkIn) => form.change({ checkIn })}
    />
  )
}

/**
 * Check-in and check-out, and whether a stay is closed or taken then. The earliest day is today at the resort, and
 * check-out is after check-in.
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
      <DateInput
        {...inputOf(form, 'checkIn')}
        label={checkIn.label}
        min={first}
        max={last}
        onChange={(date) => form.change(changeCheckIn(draft, date))}
      />
      <DateInput
        {...inputOf(form, 'checkOut')}
        label={checkOut.label}
        min={addDays(from, 1)}
        max={addDays(from, words.limits.nights)}
        onChange={(date) => form.change({ checkOut: date })}
      />
      {nights > 0 && (
        <p className={styles.echo}>
          <Text>{`${datesMarked(draft.checkIn, draft.checkOut)}, ${count(nights, words.estimate.nights)}`}</Text>
        </p>
      )}
      <NightsNote form={form} />
    </div>
  )
}
