import type { EnquiryWords } from '../../../../content/enquiry.schema.ts'
import { daysBetween, formatDayOfYear, formatDays, monthName, type PlainDate } from '../../../../lib/dates.ts'
import { nightsFrom } from '../../../../lib/rates.ts'
import { fill } from '../../../../lib/text.ts'
import type { TakenFile } from '../../../../lib/taken.ts'
import { nightsOf } from '../../draft/draft.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import { chosenStays, unitsOf } from './chosen-stays.ts'
import { isAnyClosed, openingOf, openingSentence } from './closed-days.ts'
import type { ResortData, Stay } from './resort-data.ts'
import { isFresh, nightState, type NightState } from './night-state.ts'

/** The calendar of the resort, and the moment at which it is asked: milliseconds as `Date.now()` gives them. */
export type Calendar = { file: TakenFile; now: number }

/**
 * What the calendar knows of the nights of a draft. `asOf` is when the oldest answer was read, null where the owner has
 * typed all that is taken. `free` is never said of a stay without a calendar; `silent` is what cannot be said.
 */
export type Availability =
  | { kind: 'taken'; stays: { stay: Stay; nights: PlainDate[] }[]; asOf: string | null }
  | { kind: 'free'; asOf: string }
  | { kind: 'silent' }

const silent: Availability = { kind: 'silent' }

/** The nights between the dates of a draft; none where they are too many. */
export const nightsOfDraft = (draft: Pick<Draft, 'checkIn' | 'checkOut'>, { limits }: ResortData) => {
  const count = nightsOf(draft)
  return count > limits.nights ? [] : nightsFrom(draft.checkIn, count)
}

/** The moment of the oldest calendar that is asked for these stays; null where none of them has one that is fresh. */
function oldest(stays: readonly Stay[], { file, now }: Calendar): string | null {
  const moments = stays.flatMap(({ id }) => {
    const known = file.stays[id]
    return known?.calendar && isFresh(known, now) ? [known.calendar.asOf] : []
  })
  return moments.toSorted()[0] ?? null
}

/** Of the chosen stays. Without one there is nothing to say. */
export function availabilityOf(draft: Draft, resortData: ResortData, calendar: Calendar | null): Availability {
  const chosen = unitsOf(chosenStays(draft, resortData.stays))
  const nights = nightsOfDraft(draft, resortData)
  if (!calendar || chosen.length === 0 || nights.length === 0) return silent
  const stateOf = (stay: Stay, units: number, night: PlainDate) =>
    nightState(calendar.file, stay, units, night, calendar.now)
  const stays = chosen
    .map(({ stay, units }) => ({ stay, nights: nights.filter((night) => stateOf(stay, units, night) === 'taken') }))
    .filter((each) => each.nights.length > 0)
  if (stays.length > 0) {
    return {
      kind: 'taken',
      stays,
      asOf: oldest(
        stays.map(({ stay }) => stay),
        calendar,
      ),
    }
  }
  const areFree = chosen.every(({ stay, units }) => nights.every((night) => stateOf(stay, units, night) === 'free'))
  const asOf = areFree
    ? oldest(
        chosen.map(({ stay }) => stay),
        calendar,
      )
    : null
  return asOf === null ? silent : { kind: 'free', asOf }
}

/** Whether one of these stays is taken on that night; without one, whether all stays of the resort are. */
export function isAnyTaken(
  chosen: readonly Stay[],
  night: PlainDate,
  resortData: ResortData,
  calendar: Calendar | null,
): boolean {
  if (!calendar) return false
  const isTaken = (stay: Stay, units: number) => nightState(calendar.file, stay, units, night, calendar.now) === 'taken'
  return chosen.length > 0
    ? unitsOf(chosen).some(({ stay, units }) => isTaken(stay, units))
    : resortData.stays.length > 0 && resortData.stays.every((stay) => isTaken(stay, 1))
}

/** What is known of a night of one stay. */
export type NightOfStay = NightState | 'closed'

/** `until` is the first night after all that its calendar knows; without one, null like `asOf`. */
export type KnownNights = { stateOf: (night: PlainDate) => NightOfStay; asOf: string | null; until: PlainDate | null }

/** The nights of one stay; null where nothing is known of them. */
export function nightsOfStay(id: string, resortData: ResortData, calendar: Calendar): KnownNights | null {
  const stay = resortData.stays.find((each) => each.id === id)
  const known = calendar.file.stays[id]
  if (!stay || !known) return null
  const fresh = isFresh(known, calendar.now) ? known.calendar : undefined
  if (!fresh && !known.typed) return null
  return {
    stateOf: (night) =>
      isAnyClosed([stay], night, resortData) ? 'closed' : nightState(calendar.file, stay, 1, night, calendar.now),
    asOf: fresh?.asOf ?? null,
    until: fresh?.until ?? null,
  }
}

type Words = Pick<EnquiryWords, 'taken' | 'opening' | 'estimate'>

/** Day and clock time at the resort. */
type Clock = (moment: Date) => { date: PlainDate; time: string }

/** '14 May', '14 and 15 May', '31 May and 1 June', '3 to 9 June', '14 May, 20 and 21 May': nights in order. */
export function nightsText(nights: readonly PlainDate[], { taken }: Pick<Words, 'taken'>): string {
  const runs: PlainDate[][] = []
  for (const night of nights) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && daysBetween(before, night) === 1) run.push(night)
    else runs.push([night])
  }
  const runText = (run: readonly PlainDate[]) => {
    const [first = '', second] = run
    if (run.length !== 2 || !second) return formatDays(first, run.at(-1) ?? first)
    const isOneMonth = monthName(first) === monthName(second)
    return fill(taken.two, {
      first: isOneMonth ? Number(first.slice(8)) : formatDayOfYear(first),
      second: formatDayOfYear(second),
    })
  }
  return runs.map(runText).join(', ')
}

/** 'today, 6:00', '21 November, 18:00' */
export function momentText(asOf: string, today: PlainDate, clock: Clock, words: Pick<Words, 'taken'>): string {
  const { date, time } = clock(new Date(asOf))
  const day = date === today ? words.taken.today : formatDayOfYear(date)
  return fill(words.taken.moment, { day, time: time.replace(/^0/, '') })
}

/** Nights on which a stay is taken, without those on which it is closed: that is said by itself. */
function saidNights({ stay, nights }: { stay: Stay; nights: PlainDate[] }, resortData: ResortData): PlainDate[] {
  return nights.filter((night) => !isAnyClosed([stay], night, resortData))
}

/**
 * The sentence for the form: what is closed, then what is taken, then since when we know it; that nothing is taken,
 * where that is known; '' where there is nothing to say.
 */
export function nightsSentence(
  draft: Draft,
  resortData: ResortData,
  calendar: Calendar | null,
  words: Words,
  { today, clock }: { today: PlainDate; clock: Clock },
): string {
  const closed = openingSentence(draft, resortData, words, 'form')
  const found = availabilityOf(draft, resortData, calendar)
  const momentOf = (asOf: string) => momentText(asOf, today, clock, words)
  if (found.kind === 'free' && openingOf(draft, resortData).kind === 'open')
    return fill(words.taken.free.form, { moment: momentOf(found.asOf) })
  if (found.kind !== 'taken') return closed
  const taken = found.stays.flatMap((each) => {
    const nights = saidNights(each, resortData)
    const template = nights.length === 1 ? words.taken.night : words.taken.nights
    return nights.length === 0 ? [] : [fill(template, { stay: each.stay.name, nights: nightsText(nights, words) })]
  })
  if (taken.length === 0) return closed
  const source = found.asOf === null ? '' : fill(words.taken.source, { moment: momentOf(found.asOf) })
  return [closed, ...taken, source].filter(Boolean).join(' ')
}

/** The line of the message: what the guest was shown, so that the front desk sees a mistake at once; '' for nothing. */
export function takenLine(
  draft: Draft,
  resortData: ResortData,
  calendar: Calendar | null,
  { taken: words }: Pick<Words, 'taken'>,
  clock: Clock,
): string {
  const found = availabilityOf(draft, resortData, calendar)
  // The message is read on another day: never "today".
  const momentOf = (asOf: string) => momentText(asOf, '', clock, { taken: words })
  if (found.kind === 'free' && openingOf(draft, resortData).kind === 'open')
    return fill(words.free.message, { moment: momentOf(found.asOf) })
  if (found.kind !== 'taken') return ''
  const isOne = unitsOf(chosenStays(draft, resortData.stays)).length === 1
  const nights = found.stays.flatMap((each) => {
    const text = nightsText(saidNights(each, resortData), { taken: words })
    if (text === '') return []
    return [isOne ? text : fill(words.message.stay, { stay: each.stay.name, nights: text })]
  })
  if (nights.length === 0) return ''
  const { calendar: ofCalendar, typed } = words.message
  return found.asOf === null
    ? fill(typed, { nights: nights.join('; ') })
    : fill(ofCalendar, { nights: nights.join('; '), moment: momentOf(found.asOf) })
}
