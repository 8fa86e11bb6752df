import words from '../../../content/enquiry.yaml'
import { nextWeekends } from '../../../lib/rates.ts'
import { today } from '../../resort/today.ts'
import { Text } from '../../ui/Text.tsx'
import { isOff } from './rules/nights.ts'
import { useCalendar } from './calendar-store.ts'
import { Choice } from './Choice.tsx'
import { spanLabel } from './span-label.ts'
import type { EnquiryForm } from '../contact/enquiry-form.ts'

/** The next weekends above the dates: one press instead of two dates (B9). */
export function Weekends({ form }: { form: EnquiryForm }) {
  const { checkIn, checkOut } = form.draft
  const calendar = useCalendar()
  const weekends = nextWeekends(today(), (night) => isOff(form.draft, night, calendar))
  const chosen = weekends.find((weekend) => weekend.checkIn === checkIn && weekend.checkOut === checkOut)
  if (weekends.length === 0) return null
  return (
    <Choice
      look="weekends"
      name={form.idOf('weekend')}
      label={words.fields.weekends.label}
      options={weekends.map((weekend) => ({ value: weekend.checkIn, label: <Text>{spanLabel(weekend)}</Text> }))}
      chosen={chosen?.checkIn ?? ''}
      onChoose={(friday) => form.change(weekends.find((weekend) => weekend.checkIn === friday) ?? {})}
    />
  )
}
