/** How guests read values that carry no marker: sums, numbers, telephone numbers, times, months. */
import { durationAsFigure } from '../lib/distances.ts'
import { formatTime } from '../lib/hours.ts'
import { formatPhone, type TelephoneRule } from '../lib/phone.ts'
import { usd } from '../lib/prices.ts'
import { escapeRegExp } from '../lib/text.ts'
import type { Kind } from './schema-form.ts'

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayName = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const everyYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Written as 12-20. */
const isOfEveryYear = (day: string): boolean => /^\d\d-\d\d$/.test(day)

/** Finds how a value is written, where it is not a part of another number. */
export const formattedPattern = (form: string): RegExp =>
  new RegExp(String.raw`(?<![\d.,:$])${escapeRegExp(form)}(?![\d:]|[.,]\d)`)

/** Undefined for words, which carry a marker. */
export function formattedOf(kind: Kind, value: unknown, telephone: TelephoneRule): string[] | undefined {
  if (typeof value === 'number') {
    // Minutes may be shown as hours: 1½.
    const { figure } = durationAsFigure(value, { unit: '', hours: '' })
    return kind === 'sum' ? [usd(value)] : [...new Set([String(value), figure])]
  }
  if (typeof value !== 'string' || kind === 'words' || kind === 'cell') return undefined
  if (kind === 'time') return [formatTime(value), value]
  if (kind === 'phone') return [formatPhone(value, telephone), value]
  if (kind === 'yearly' && isOfEveryYear(value)) return [everyYear.format(new Date(`2028-${value}`)), value]
  if (kind === 'month' || kind === 'day' || kind === 'yearly') {
    const date = new Date(kind === 'month' ? `${value}-01` : value)
    return Number.isNaN(date.getTime()) ? [value] : [(kind === 'month' ? monthName : dayName).format(date), value]
  }
  return [value]
}
