import type { EnquiryWords } from '../../../../content/enquiry.schema.ts'
import { addDays, formatDayOfYear, type PlainDate } from '../../../../lib/dates.ts'
import { isClosed, nightsFrom, seasonOf, spanText, type Season, type Span } from '../../../../lib/rates.ts'
import { fill } from '../../../../lib/text.ts'
import { chosenStays } from './chosen-stays.ts'
import { nightsOf } from '../../draft/draft.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import type { ResortData, Stay } from './resort-data.ts'

/**
 * Whether stays are open on the nights of the draft. This is about the owner's days alone: what calendars know of rooms
 * is in `taken-nights.ts`.
 * `closed`: on some of the nights, a stay (or the whole resort, where `stay` is null) is closed; `days` are all days
 * of that closing, and `again` is the first open day after it, null if there is none within a year.
 * `short`: the stay takes no fewer nights than `season.leastNights` from those who arrive on that day.
 */
export type Opening =
  | { kind: 'open' }
  | { kind: 'closed'; stay: Stay | null; days: Span; again: PlainDate | null }
  | { kind: 'short'; stay: Stay; season: Season; leastNights: number }

const isResortClosed = (night: PlainDate, { stays, closed }: ResortData) =>
  stays.length > 0 && stays.every(({ id }) => isClosed(id, night, closed))

/** Whether the whole resort or one of these stays is closed on that night. */
export const isAnyClosed = (chosen: readonly Stay[], night: PlainDate, resortData: ResortData): boolean =>
  isResortClosed(night, resortData) || chosen.some(({ id }) => isClosed(id, night, resortData.closed))

/** Of the chosen stays; without one, whether all stays of the resort are closed. */
export function openingOf(draft: Draft, resortData: ResortData): Opening {
  return openingOfStays(chosenStays(draft, resortData.stays), draft, resortData)
}

/** The same for any stays on the nights of the draft. */
export function openingOfStays(
  chosen: readonly Stay[],
  draft: Pick<Draft, 'checkIn' | 'checkOut'>,
  resortData: ResortData,
): Opening {
  const nights = nightsFrom(draft.checkIn, Math.min(nightsOf(draft), resortData.limits.nights))
  for (const night of nights) {
    if (isResortClosed(night, resortData))
      return { kind: 'closed', stay: null, ...closingAround(night, (day) => isResortClosed(day, resortData)) }
    const stay = chosen.find(({ id }) => isClosed(id, night, resortData.closed))
    if (stay)
      return { kind: 'closed', stay, ...closingAround(night, (day) => isClosed(stay.id, day, resortData.closed)) }
  }
  const [arrival] = nights
  for (const stay of arrival ? chosen : []) {
    const season = seasonOf(stay.id, arrival ?? '', resortData.seasons)
    const leastNights = season?.leastNights ?? 1
    if (season && nights.length < leastNights) return { kind: 'short', stay, season, leastNights }
  }
  return { kind: 'open' }
}

const aYear = 366

function closingAround(night: PlainDate, isOff: (day: PlainDate) => boolean): { days: Span; again: PlainDate | null } {
  const lastInRow = (step: 1 | -1) => {
    let day = night
    for (let count = 0; count < aYear && isOff(addDays(day, step)); count += 1) day = addDays(day, step)
    return day
  }
  const until = lastInRow(1)
  const again = addDays(until, 1)
  return { days: { from: lastInRow(-1), until }, again: isOff(again) ? null : again }
}

/** The sentence for the form or the message about closed days or too few nights; '' where there is nothing to say. */
export function openingSentence(
  draft: Draft,
  resortData: ResortData,
  words: Pick<EnquiryWords, 'opening' | 'estimate'>,
  where: 'form' | 'message',
): string {
  const found = openingOf(draft, resortData)
  if (found.kind === 'open') return ''
  const { opening } = words
  if (found.kind === 'short') {
    return fill(opening.short[where], {
      stay: found.stay.name,
      nights: found.leastNights,
      days: spanText(found.season, opening.range),
    })
  }
  const { stay, days, again } = found
  const sentences = stay ? opening.stay : opening.resort
  if (!again) return fill(sentences.always[where], { stay: stay?.name ?? '' })
  const yearly = { from: days.from.slice(5), until: days.until.slice(5) }
  return fill((days.from === days.until ? sentences.day : sentences.days)[where], {
    stay: stay?.name ?? '',
    days: spanText(yearly, opening.range),
    again: formatDayOfYear(again),
  })
}
