import { stays } from '../../content/accommodations.yaml'
import request from '../../content/request.yaml'
import words from '../../content/postcard.yaml'
import { isPlainDate, monthName, weekdayName, type PlainDate, type StayDates, datesMarked } from '../../lib/dates.ts'
import { count, fill } from '../../lib/text.ts'
import { today } from '../resort/clock-and-desk.ts'
import type { Draft } from '../request/draft.ts'
import type { FoundRequest } from '../request/form/rules/found-request.ts'
import { estimateText } from '../request/form/rules/sentences.ts'

/** 'Stone Wall Lodge and the Hilltop Home'; a stay that is chosen twice has its number; '' without one. */
export function namesOf(ids: readonly string[]): string {
  const names = stays.flatMap(({ id, name }) => {
    const units = ids.filter((one) => one === id).length
    return units === 0 ? [] : units === 1 ? name : fill(words.units, { stay: name, count: units })
  })
  return names.length > 0 ? names.reduce((first, second) => fill(words.and, { first, second })) : ''
}

/** The days, marked for `Text`, without the year where it is the current one; '' without a day. */
export function daysOf({ checkIn, checkOut }: StayDates): string {
  if (!isPlainDate(checkIn)) return ''
  return datesMarked(checkIn, isPlainDate(checkOut) ? checkOut : '', today().slice(0, 4))
}

export const occasionOf = ({ occasion }: Draft) => request.occasions.find(({ id }) => id === occasion)?.label

/** What is proposed, in a few words; '' while that is open. */
export function proposalInShort(draft: Draft): string {
  return [occasionOf(draft) ?? namesOf(draft.stays), daysOf(draft)].filter(Boolean).join(', ')
}

/** '2 guests, $190 (estimate)', or that a stay is closed then, or too small; how many come where the link says it. */
export function sumLine({ draft, estimate: found, party }: FoundRequest): string {
  const text = estimateText(found)
  const guests = draft.adults === null ? '' : count(party.guests, request.estimate.guests)
  if (found.kind === 'closed') return text
  if (found.kind === 'tooSmall') return [guests, text].filter(Boolean).join('. ')
  const sum = fill(found.kind === 'sum' && found.isResidents ? words.estimateResidents : words.estimate, { sum: text })
  return [guests, found.kind === 'sum' && sum].filter(Boolean).join(', ')
}

/**
 * What is printed in the ring of the postmark, from top to bottom: 'FRI–SUN', '15–17', 'MAY ’26', or a line for each day
 * where the months differ: 'FRI–TUE', '29 MAY', '2 JUN', '’26'. Of one day while the second is open; [] without days.
 */
export function postmarkOf({ checkIn, checkOut }: StayDates): string[] {
  if (!isPlainDate(checkIn)) return []
  const ends = isPlainDate(checkOut) ? [checkIn, checkOut] : [checkIn]
  const years = range(ends.map((day) => `’${day.slice(2, 4)}`))
  const weekdays = range(ends.map((day) => weekdayName(day).toUpperCase()))
  return checkIn.slice(0, 7) === ends.at(-1)?.slice(0, 7)
    ? [weekdays, range(ends.map(dayOfMonth)), `${month(checkIn)} ${years}`]
    : [weekdays, ...ends.map((day) => `${dayOfMonth(day)} ${month(day)}`), years]
}

const range = (ends: string[]) => [...new Set(ends)].join('–')
const dayOfMonth = (day: PlainDate) => String(Number(day.slice(8)))
const month = (day: PlainDate) => monthName(day).slice(0, 3).toUpperCase()
