/** The sentences of the form and of the message: `form` speaks to the guest, `message` to the resort. */
import words from '../../../../content/request.yaml'
import ui from '../../../../content/ui.yaml'
import { daysBetween, formatDayOfYear, formatDays, monthName, type PlainDate } from '../../../../lib/dates.ts'
import { formatTime } from '../../../../lib/opening-hours.ts'
import { rangeMarked } from '../../../../lib/price-texts.ts'
import { spanText, type Span } from '../../../../lib/rates.ts'
import { asReadAloud, count, fill, upperFirst } from '../../../../lib/text.ts'
import { resortClock } from '../../../resort/clock-and-desk.ts'
import type { Refusal } from './refusal.ts'
import type { Estimate, NoEstimate } from './estimate.ts'
import type { Fit } from './room-for-guests.ts'
import { idsOf, roomIn, unitsOf, type Chosen } from './chosen-stays.ts'
import type { Party } from './party.ts'
import { sumText } from './price-of-stays.ts'
import type { FoundRequest } from './found-request.ts'

type Where = 'form' | 'message'

/** 'Orchard Room', '2 × Orchard Room' */
export const unitsText = ({ stay, units }: Chosen): string =>
  units === 1 ? stay.name : fill(words.estimate.units, { units, stay: stay.name })

/** 'Hilltop Home', '2 × Orchard Room + Hilltop Home' */
export const staysText = (chosen: readonly Chosen[]): string => chosen.map(unitsText).join(' + ')

/** '4 adults, 1 child, 1 baby (not counted)'; in the message with their ages: '2 children (ages 4, 7), 1 baby (age 1)'. */
export function partyText({ adults, children, babies }: Party, where: Where): string {
  const texts = where === 'form' ? words.estimate : words.message
  const counted = (ages: Party['children'], text: typeof texts.babies) =>
    ages.length > 0 &&
    fill(count(ages.length, text), { ages: ages.map((age) => age ?? words.message.ageUnknown).join(', ') })
  return [
    adults && count(adults, words.message.adults),
    counted(children, texts.children),
    counted(babies, texts.babies),
  ]
    .filter(Boolean)
    .join(', ')
}

/** That the owner takes no guests on these nights; '' where the stays are open. */
export function refusalText(refusal: Refusal | null, where: Where): string {
  if (!refusal) return ''
  const { tooFewNights, resort, stay: ofStay, noEnd } = words.opening
  const stay = refusal.stay?.name ?? ''
  if (refusal.kind === 'tooFewNights') {
    const values = { stay, nights: refusal.leastNights, days: daysText(refusal.season) }
    return upperFirst(fill(tooFewNights[where], values))
  }
  const { days, again } = refusal
  const sentences = refusal.stay ? ofStay : resort
  if (!again) return fill(sentences[where === 'form' ? 'always' : where], { stay, days: noEnd })
  const yearly = { from: days.from.slice(5), until: days.until.slice(5) }
  return fill(sentences[where], { stay, days: daysText(yearly), again: formatDayOfYear(again) })
}

/** 'from 3 to 20 May', 'on 3 May' */
function daysText(span: Span): string {
  const { range, day, days } = words.opening
  return fill(span.from === span.until ? day : days, { days: spanText(span, range) })
}

/** '2', '4 to 8'; of several together '11'. */
function sleeps(some: readonly Chosen[]): string {
  const [first] = some
  const isOne = some.length === 1 && first?.units === 1
  return isOne ? asReadAloud(rangeMarked(first.stay.occupancy, ui.prices)) : String(roomIn(some))
}

/** `change` is on the button that chooses what is offered; `short` is for a place with no room for the sentence. */
type FitTexts = { [Key in Where | 'change' | 'short']?: string }

/** That the chosen stays are too small, or large, and what would fit; nothing where they fit. */
export function fitTexts(fit: Fit): FitTexts {
  const { another, both, twice, more, largerThanNeeded, short } = words.occupancy
  if (fit.kind === 'fits') return {}
  if (fit.kind === 'ask' || fit.kind === 'tooMany') return words.occupancy[fit.kind]
  if (fit.kind === 'largerThanNeeded') {
    return filled(largerThanNeeded, { stay: fit.stay.name, range: sleeps([{ stay: fit.stay, units: 1 }]) })
  }
  const { chosen, offered } = fit
  const ofTwo = offered.length === 1 ? { ...both, ...twice } : both
  const sentences = [another, ofTwo][idsOf(offered).length - 1] ?? more
  return filled(
    { ...sentences, short },
    {
      chosen: chosen[0]?.stay.name ?? '',
      capacity: sleeps(chosen),
      offered: staysText(offered),
      first: offered[0]?.stay.name ?? '',
      second: offered.at(-1)?.stay.name ?? '',
      added: offered.find(({ stay, units }) => units > unitsOf(stay, chosen))?.stay.name ?? '',
      newCapacity: sleeps(offered),
    },
  )
}

const filled = (texts: Record<string, string>, values: Record<string, string | number>): FitTexts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fill(text, values)]))

/** '$1,140', or what stands in place of a sum. */
export function estimateText(found: Estimate | NoEstimate): string {
  if (found.kind === 'sum') return sumText(found.totalUsd, found.isFrom)
  if (found.kind === 'closed') return refusalText(found.refusal, 'form')
  return found.kind === 'tooSmall' ? (fitTexts(found.fit).form ?? '') : words.estimate[found.kind]
}

/** '14 May', '14 and 15 May', '31 May and 1 June', '3 to 9 June', '14 May, 20 and 21 May': nights in order. */
export function nightsText(nights: readonly PlainDate[]): string {
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
    return fill(words.taken.two, {
      first: isOneMonth ? Number(first.slice(8)) : formatDayOfYear(first),
      second: formatDayOfYear(second),
    })
  }
  return runs.map(runText).join(', ')
}

/** 'today, 6:00 AM', '21 November, 6:00 PM'; the day always where none is given. */
export function momentText(asOf: string, today = ''): string {
  const { date, time } = resortClock(new Date(asOf))
  const day = date === today ? words.taken.today : formatDayOfYear(date)
  return fill(words.taken.moment, { day, time: formatTime(time) })
}

/**
 * What is closed on the nights of a request, then what is taken, and since when we know it; or that nothing is taken, where
 * that is known; '' where there is nothing to say. The message says what the guest was shown, so that the front desk sees
 * a mistake at once. It is read on another day: never "today".
 */
export function availabilityText({ chosen, refusal, availability: found, today }: FoundRequest, where: Where): string {
  const { free, message, night, nights, source } = words.taken
  const moment = found.asOf ? momentText(found.asOf, where === 'form' ? today : '') : ''
  if (found.kind === 'free') return fill(free[where], { moment })
  const closed = refusalText(refusal, where)
  if (found.kind !== 'taken') return closed
  const taken = found.taken.map(({ stay, nights: of }) => {
    const values = { stay: stay.name, nights: nightsText(of) }
    if (where === 'form') return fill(of.length === 1 ? night : nights, values)
    return chosen.length === 1 ? values.nights : fill(message.stay, values)
  })
  if (where === 'form') return [closed, ...taken, moment && fill(source, { moment })].filter(Boolean).join(' ')
  const inCalendar = fill(moment ? message.calendar : message.typed, { nights: taken.join('; '), moment })
  return [closed, inCalendar].filter(Boolean).join('\n')
}
