import words from '../../../content/enquiry.yaml'
import ui from '../../../content/ui.yaml'
import { monthName, type PlainDate } from '../../../lib/dates.ts'
import { fill, inBothWays } from '../../../lib/text.ts'
import { today } from '../../resort/today.ts'
import { Text } from '../../ui/Text.tsx'
import { chosenStays } from './rules/chosen-stays.ts'
import { isAnyClosed } from './rules/closed-days.ts'
import { resortData } from './rules/site-data.ts'
import { nextWeekends, type Weekend } from './rules/weekends.ts'
import { Choice } from './Choice.tsx'
import type { EnquiryForm } from '../contact/enquiry-form.ts'

/** The next weekends above the dates: one press instead of two dates (B9). */
export function Weekends({ form }: { form: EnquiryForm }) {
  const { checkIn, checkOut } = form.draft
  const stays = chosenStays(form.draft, resortData.stays)
  const weekends = nextWeekends(today(), (night) => isAnyClosed(stays, night, resortData))
  const chosen = weekends.find((weekend) => weekend.checkIn === checkIn && weekend.checkOut === checkOut)
  if (weekends.length === 0) return null
  return (
    <Choice
      look="weekends"
      name={form.idOf('weekend')}
      label={words.fields.weekends.label}
      options={weekends.map((weekend) => ({ value: weekend.checkIn, label: <Text>{labelOf(weekend)}</Text> }))}
      chosen={chosen?.checkIn ?? ''}
      onChoose={(friday) => form.change(weekends.find((weekend) => weekend.checkIn === friday) ?? {})}
    />
  )
}

/** '15–17 May', or '29 May – 1 Jun' */
function labelOf({ checkIn, checkOut }: Weekend): string {
  const [first, last] = [dayOf(checkIn), dayOf(checkOut)]
  const isOneMonth = monthName(checkIn) === monthName(checkOut)
  const month = monthName(checkOut)
  const printed = isOneMonth ? `${first}–${last} ${month.slice(0, 3)}` : `${shortDay(checkIn)} – ${shortDay(checkOut)}`
  const min = isOneMonth ? first : `${first} ${monthName(checkIn)}`
  return inBothWays(printed, fill(ui.prices.rangeAloud, { min, max: `${last} ${month}` }))
}

const dayOf = (date: PlainDate) => Number(date.slice(8))
const shortDay = (date: PlainDate) => `${dayOf(date)}\u00a0${monthName(date).slice(0, 3)}`
