import ui from '../../../content/ui.yaml'
import { monthName, type PlainDate } from '../../../lib/dates.ts'
import { fill, inBothWays } from '../../../lib/text.ts'
import type { Draft } from '../draft/draft.ts'

/** '15–17 May', or '29 May – 1 Jun', without a year; read aloud with whole words. */
export function spanLabel({ checkIn, checkOut }: Pick<Draft, 'checkIn' | 'checkOut'>): string {
  const [first, last] = [dayOf(checkIn), dayOf(checkOut)]
  const isOneMonth = monthName(checkIn) === monthName(checkOut)
  const month = monthName(checkOut)
  const printed = isOneMonth ? `${first}–${last} ${month.slice(0, 3)}` : `${shortDay(checkIn)} – ${shortDay(checkOut)}`
  const min = isOneMonth ? first : `${first} ${monthName(checkIn)}`
  return inBothWays(printed, fill(ui.prices.rangeAloud, { min, max: `${last} ${month}` }))
}

const dayOf = (date: PlainDate) => Number(date.slice(8))
const shortDay = (date: PlainDate) => `${dayOf(date)}\u00a0${monthName(date).slice(0, 3)}`
