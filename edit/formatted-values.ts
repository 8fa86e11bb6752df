/** How guests read values that carry no marker: sums, numbers, telephone numbers, times, months. And their limits. */
import { ui } from '../content/words/ui.ts'
import { formatDay, formatDayOfYear, months, partsOf } from '../lib/dates.ts'
import { durationInFigures } from '../lib/driving-times.ts'
import { formatTime } from '../lib/opening-hours.ts'
import { formatPhone, type TelephoneRule } from '../lib/phone.ts'
import { usd } from '../lib/price-texts.ts'
import { escapeRegExp } from '../lib/text.ts'
import type { Form, Kind } from './schema-form.ts'

/** What follows the number of a day: "2 to 6 December", "30 November". */
const restOfDate = String.raw`(?: to \d+)? (?:${months.join('|')})`

/** Finds how a value is written, where it is not a part of another number or of a date. */
export function formattedPattern(form: string): RegExp {
  const ofDate = /^\d+$/.test(form) ? restOfDate : String.raw` \d{4}\b`
  return new RegExp(String.raw`(?<![\d.,:$])${escapeRegExp(form)}(?![\d:]|[.,]\d|${ofDate})`)
}

/** Whether a part of a group is a day: with its year, or of every year. */
export const holdsDays = ({ parts = [] }: Form): boolean => parts.some(({ form }) => isDay(form))

export const isDay = ({ kind }: Form): boolean => kind === 'day' || kind === 'yearly'

/** Undefined for words, which carry a marker, and for names that no guest reads. */
export function formattedOf(kind: Kind, value: unknown, telephone: TelephoneRule): string[] | undefined {
  if (typeof value === 'number') {
    if (kind === 'sum') return [usd(value)]
    // Minutes may be shown as hours: "1½" with its unit below, "1 h 10 min", "1 hour 10 minutes".
    const [short = '', long = ''] = [ui.shortDurations, ui.durations].map((units) => durationInFigures(value, units))
    return [...new Set([String(value), short.replace(/ \w+$/, ''), long])]
  }
  if (typeof value !== 'string' || ['words', 'cell', 'icon', 'ink', 'choice'].includes(kind)) return undefined
  if (kind === 'time') return [formatTime(value), value]
  if (kind === 'phone') return [formatPhone(value, telephone), value]
  if (kind === 'month') return [partsOf(`${value}-01`).slice(1).join(' '), value]
  // Of every year: 12-20.
  if (kind === 'yearly' && /^\d\d-\d\d$/.test(value)) return [formatDayOfYear(`2028-${value}`), value]
  if (kind === 'day' || kind === 'yearly') return [formatDay(value), formatDayOfYear(value), value]
  return [value]
}

/** What a field may hold, beside its counter: "2 to 40 characters". */
export function rangeInWords({ kind, min, max }: Form): string {
  // Nobody who types a price, or adds a season, asks for its limits.
  if (kind === 'sum' || kind === 'list' || (min === undefined && max === undefined)) return ''
  const unit = kind === 'words' || kind === 'cell' ? ' characters' : ''
  if (min === undefined) return `up to ${max}${unit}`
  return max === undefined ? `from ${min}${unit}` : `${min} to ${max}${unit}`
}
