import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import request from '../../../content/request.yaml'
import { addMonths, calendarMonths, dayByKey, lastOf, monthOf, weekOf, weeksOf, type Month } from './calendar-months.ts'
import {
  addDays,
  daysBetween,
  formatDay,
  formatDayOfYear,
  formatDays,
  monthName,
  weekdayName,
  type PlainDate,
  nightsOf,
} from '../../../lib/dates.ts'
import { nightsFrom } from '../../../lib/rates.ts'
import { count, fill } from '../../../lib/text.ts'
import { openRequest } from '../../request/dialog/dialog-history.ts'
import { useDraft, type Draft } from '../../request/draft.ts'
import { changeDraft } from '../../request/form-draft.ts'
import { useCalendar } from '../../request/calendar-store.ts'
import { nightsOfStay } from '../../request/form/rules/availability.ts'
import { requestOf } from '../../request/form/rules/found-request.ts'
import { estimateText, momentText, nightsText } from '../../request/form/rules/sentences.ts'
import { lastDay } from '../../request/form/rules/last-day.ts'
import { today } from '../../resort/clock-and-desk.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './AvailabilityCalendar.module.css'

const { estimate: estimateWords, limits, opening, taken } = request
const words = taken.calendar

type Props = { id: string; name: string }
type Nights = NonNullable<ReturnType<typeof nightsOfStay>>

/** What is known of the nights of a stay, as a calendar; a sentence where nothing is (T3). */
export function AvailabilityCalendar(stay: Props) {
  const calendar = useCalendar()
  const nights = calendar && nightsOfStay(stay.id, calendar)
  return nights ? <Months {...stay} nights={nights} /> : <p>{words.silent}</p>
}

const ask = (pressed: HTMLElement) => openRequest({ subject: 'booking-request' }, pressed)

/** The nights of a stay that the guest chooses, in the draft. */
function useChoice(id: string, isPossible: (night: PlainDate) => boolean) {
  const draft = useDraft()
  /** Whether the next press sets the last night. */
  const [isBegun, setBegun] = useState(false)
  const isOfStay = draft.stays.includes(id) && nightsOf(draft) > 0

  /** The first press sets the first night, the second the last night, and opens the request. */
  function choose(night: PlainDate, pressed: HTMLElement) {
    if (!isPossible(night)) return
    const length = daysBetween(draft.checkIn, night) + 1
    const isInLimits = length > 0 && length <= limits.nights
    const isLast = isBegun && isOfStay && isInLimits && nightsFrom(draft.checkIn, length).every(isPossible)
    changeDraft('dialog', {
      stays: draft.stays.includes(id) ? draft.stays : [id],
      checkIn: isLast ? draft.checkIn : night,
      checkOut: addDays(night, 1),
    })
    setBegun(!isLast)
    if (isLast) ask(pressed)
  }

  /** Null while it is of no night, or of another stay. */
  return { chosen: isOfStay ? draft : null, choose }
}

/** Pages of a printed calendar: three months on wide screens, on narrow ones that of the active day. */
function Months({ id, name, nights }: Props & { nights: Nights }) {
  const calendar = useRef<HTMLDivElement>(null)
  const now = today()
  /** The one day that Tab reaches; its month is in view. */
  const [active, setActive] = useState(now)
  const pages = calendarMonths(now, nights.until)
  const page = pages.find((each) => each.includes(monthOf(active))) ?? pages[0]!
  // This month, from this week on.
  const first = weekOf(now) > monthOf(now) ? weekOf(now) : monthOf(now)
  const last = lastOf(pages.flat().at(-1)!)
  const source = nights.asOf ? fill(taken.source, { moment: momentText(nights.asOf, now) }) : words.silence
  const unknown = nights.until !== null && nights.until <= last && fill(words.unknown, { day: formatDay(nights.until) })
  const isPossible = (night: PlainDate) =>
    now <= night && night <= lastDay(now) && !['taken', 'closed'].includes(nights.stateOf(night))
  const { chosen, choose } = useChoice(id, isPossible)

  function goTo(day: PlainDate) {
    flushSync(() => setActive(day < first ? first : day > last ? last : day))
    calendar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }

  function onKeyDown(event: KeyboardEvent) {
    const day = dayByKey(event.key, active)
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    goTo(day)
  }

  return (
    <div className={`stack ${styles.calendar}`} ref={calendar}>
      <div className={`row between ${styles.head}`}>
        <h3>{name}</h3>
        <p className="fine">{words.how}</p>
        <p className="fine">{[source, unknown].filter(Boolean).join(' ')}</p>
      </div>
      <ul className="visually-hidden" aria-label={words.list}>
        {[...sentencesOf(nights, page, now), unknown].map((sentence) => sentence && <li key={sentence}>{sentence}</li>)}
      </ul>
      <div className={`stack ${styles.months}`}>
        {page.map((month) => (
          <MonthPage
            key={month}
            month={month}
            now={now}
            active={active}
            nights={nights}
            isChosen={(night) => chosen !== null && chosen.checkIn <= night && night < chosen.checkOut}
            isPossible={isPossible}
            onPress={(night, pressed) => {
              setActive(night)
              choose(night, pressed)
            }}
            onKeyDown={onKeyDown}
          />
        ))}
        <div className={styles.note}>
          <p className="row">
            <span>
              <i className={styles.taken} />
              {words.legend.taken}
            </span>{' '}
            <span>
              <i className={styles.chosen} />
              {words.legend.chosen}
            </span>{' '}
            <span>{words.between}</span>
          </p>
        </div>
      </div>
      <div className={`row between ${styles.foot}`}>
        <p role="status">{chosen && <ChosenNights draft={chosen} />}</p>
        <div className="row">
          <Turns pages={pages} active={active} onTurn={(month) => goTo(month < now ? now : month)} />
          {chosen && <Button onClick={({ currentTarget }) => ask(currentTarget)}>{words.ask}</Button>}
        </div>
      </div>
    </div>
  )
}

/** The nights in view that are taken, and those on which the house is closed, for guests who cannot see the page. */
function sentencesOf(nights: Nights, page: readonly Month[], now: PlainDate): string[] {
  const shown = page.flatMap((month) => nightsFrom(month, daysBetween(month, addMonths(month, 1))))
  const nightsIn = (state: string) => {
    const found = shown.filter((night) => now <= night && nights.stateOf(night) === state)
    return { number: found.length, nights: nightsText(found) }
  }
  const isTaken = nightsIn('taken')
  const isClosed = nightsIn('closed')
  const { none, one, other } = words.taken
  return [
    isTaken.number > 0 ? fill(isTaken.number === 1 ? one : other, isTaken) : nights.asOf === null ? '' : none,
    isClosed.number > 0 ? fill(words.closed, isClosed) : '',
  ]
}

function ChosenNights({ draft }: { draft: Draft }) {
  const { estimate, lengthOfStay } = requestOf(draft, null, today())
  const nights = count(lengthOfStay, estimateWords.nights)
  const amount = estimateText(estimate)
  return (
    <>
      <b>{formatDays(draft.checkIn, draft.checkOut)}</b>{' '}
      <span className="fine">
        {estimate.kind === 'sum'
          ? fill(words.sum, { nights, sum: estimate.isFrom ? amount : fill(words.about, { amount }) })
          : nights}
      </span>
    </>
  )
}

type TurnsProps = { pages: Month[][]; active: PlainDate; onTurn: (month: Month) => void }

/** To what comes before and after: month by month where one is in view, else page by page. */
function Turns({ pages, active, onTurn }: TurnsProps) {
  const months = pages.flat().map((month) => [month])
  const around = (steps: Month[][]) => {
    const at = steps.findIndex((step) => step.includes(monthOf(active)))
    return [steps[at - 1], steps[at + 1]].filter((step) => step !== undefined)
  }
  const turnTo = (step: Month[], className: string | undefined) => {
    const from = monthName(step[0]!)
    const until = monthName(step.at(-1)!)
    return (
      <span key={step[0]} className={className}>
        <Button variant="quiet" onClick={() => onTurn(step[0]!)}>
          {step.length === 1 ? from : fill(opening.range, { from, until })}
        </Button>
      </span>
    )
  }
  return (
    <>
      {around(months).map((month) => turnTo(month, styles.byMonth))}
      {around(pages).map((page) => turnTo(page, styles.byPage))}
    </>
  )
}

type MonthProps = {
  month: Month
  now: PlainDate
  active: PlainDate
  nights: Nights
  isChosen: (night: PlainDate) => boolean
  isPossible: (night: PlainDate) => boolean
  onPress: (night: PlainDate, pressed: HTMLElement) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One month, Monday first, from this week on. A night is drawn from its day to the next, in two halves. */
function MonthPage({ month, now, active, nights, isChosen, isPossible, onPress, onKeyDown }: MonthProps) {
  const daysOfWeek = Array.from({ length: 7 }, (_, day) => addDays(weekOf(now), day))
  const weeks = weeksOf(month).filter((week) => week.some((day) => day !== undefined && weekOf(day) >= weekOf(now)))
  /** Null where nobody could know it. */
  const stateOf = (night: PlainDate) => {
    const state = nights.stateOf(night)
    return state === 'unknown' && nights.asOf === null ? null : state
  }
  /** The marks of the two halves of a day: of the night that ends on it, and of the one that begins. */
  const halvesOf = (day: PlainDate) =>
    [addDays(day, -1), day].map((night) =>
      night < now ? undefined : isChosen(night) ? 'chosen' : stateOf(night) === 'taken' ? 'taken' : undefined,
    )
  const nameOf = (day: PlainDate) => {
    const state = day < now ? 'past' : stateOf(day)
    return state ? fill(words.day, { day: formatDayOfYear(day), state: words.states[state] }) : formatDayOfYear(day)
  }
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of ARIA
      role="grid"
      className={styles.month}
      data-active={month === monthOf(active) || undefined}
      onKeyDown={onKeyDown}
    >
      <caption>
        <b>{monthName(month)}</b> {month.slice(0, 4)}
      </caption>
      <thead>
        <tr>
          {daysOfWeek.map((day) => (
            <th key={day} scope="col" abbr={weekdayName(day)}>
              {weekdayName(day).slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, column) => {
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month
              if (!day) return <td key={column} />
              const [morning, evening] = halvesOf(day)
              return (
                <td key={day} aria-selected={isChosen(day)}>
                  <button
                    type="button"
                    tabIndex={day === active ? 0 : -1}
                    aria-label={nameOf(day)}
                    aria-current={day === now ? 'date' : undefined}
                    aria-disabled={!isPossible(day)}
                    data-morning={morning}
                    data-evening={evening}
                    data-state={day < now ? 'past' : stateOf(day)}
                    onClick={({ currentTarget }) => onPress(day, currentTarget)}
                  >
                    <span>{Number(day.slice(8))}</span>
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
