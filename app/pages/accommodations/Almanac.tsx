import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import enquiry from '../../../content/enquiry.yaml'
import {
  addMonths,
  almanacMonths,
  dayByKey,
  dayInWeek,
  monthOf,
  weeksOf,
  type Month,
} from '../../../lib/almanac-months.ts'
import {
  addDays,
  daysBetween,
  formatDay,
  formatDayOfYear,
  formatDays,
  monthName,
  weekdayName,
  type PlainDate,
} from '../../../lib/dates.ts'
import { nightsFrom } from '../../../lib/rates.ts'
import { count, fill } from '../../../lib/text.ts'
import { openEnquiry } from '../../request/dialog/dialog-state.ts'
import { changeDraft, draftOf, nightsOf, useDraft } from '../../request/draft.ts'
import { useNightsOf } from '../../request/form/calendar-store.ts'
import { estimateOf } from '../../request/form/rules/price.ts'
import { estimateText, nightsText } from '../../request/form/rules/sentences.ts'
import { today } from '../../resort/today.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './almanac.module.css'

const { estimate: estimateWords, limits, opening, taken } = enquiry
const words = taken.almanac

type Props = { id: string; name: string }
type Nights = NonNullable<ReturnType<typeof useNightsOf>>

/** What is known of the nights of a stay, as an almanac; a sentence where nothing is (T3). */
export function Almanac(stay: Props) {
  const nights = useNightsOf(stay.id)
  return nights ? <Months {...stay} nights={nights} /> : <p>{words.silent}</p>
}

/**
 * The months as pages of a printed almanac: a taken night is hatched from its day to the next. The first
 * press sets the first night, the second the last night, and opens the request. Wide screens show three months.
 */
function Months({ id, name, nights }: Props & { nights: Nights }) {
  const draft = draftOf('dialog', useDraft())
  const calendar = useRef<HTMLDivElement>(null)
  const now = today()
  /** The one day that Tab reaches; its month is in view. */
  const [active, setActive] = useState(now)
  const [isBegun, setBegun] = useState(false)

  const pages = almanacMonths(now, nights.until)
  const months = pages.flat()
  const [first, last] = [months[0] ?? now, addDays(addMonths(months.at(-1) ?? now, 1), -1)]
  const at = Math.max(
    0,
    pages.findIndex((page) => page.includes(monthOf(active))),
  )
  const page = pages[at] ?? []
  const isPossible = (night: PlainDate) =>
    now <= night && night <= addDays(now, limits.daysAhead) && !['taken', 'closed'].includes(nights.stateOf(night))
  const isMine = draft.stays.includes(id) && nightsOf(draft) > 0
  const isChosen = (night: PlainDate) => isMine && draft.checkIn <= night && night < draft.checkOut

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

  function press(night: PlainDate, pressed: HTMLElement) {
    setActive(night)
    if (!isPossible(night)) return
    const length = daysBetween(draft.checkIn, night) + 1
    const isLast =
      isBegun && isMine && length > 0 && length <= limits.nights && nightsFrom(draft.checkIn, length).every(isPossible)
    changeDraft('dialog', {
      stays: draft.stays.includes(id) ? draft.stays : [id],
      checkIn: isLast ? draft.checkIn : night,
      checkOut: addDays(night, 1),
    })
    setBegun(!isLast)
    if (isLast) ask(pressed)
  }

  const ask = (pressed: HTMLElement) => openEnquiry({ subject: 'booking-request' }, pressed)

  const shown = page.flatMap((each) => nightsFrom(each, daysBetween(each, addMonths(each, 1))))
  const inWords = (state: string) => shown.filter((day) => now <= day && nights.stateOf(day) === state)
  const sentences = [takenSentence(inWords('taken'), nights.asOf !== null), closedSentence(inWords('closed'))]
  const unknown =
    nights.until !== null && nights.until <= last ? fill(words.unknown, { day: formatDay(nights.until) }) : ''
  const estimate = isMine ? estimateOf(draft) : null
  const amount = estimate ? estimateText(estimate, draft) : ''
  const turn = (month: Month | undefined, label: string, className: string | undefined) =>
    month && (
      <span className={className}>
        <Button variant="quiet" onClick={() => goTo(month < now ? now : month)}>
          {label}
        </Button>
      </span>
    )
  const pageLabel = (of: readonly Month[] = []) =>
    of.length > 1
      ? fill(opening.range, { from: monthName(of[0] ?? now), until: monthName(of.at(-1) ?? now) })
      : monthName(of[0] ?? now)
  const month = months.indexOf(monthOf(active))
  const turnToMonth = (to: number) => turn(months[to], monthName(months[to] ?? now), styles.byMonth)
  const turnToPage = (to: number) => turn(pages[to]?.[0], pageLabel(pages[to]), styles.byPage)

  return (
    <div className={`stack ${styles.almanac}`} ref={calendar}>
      <div className={`row ${styles.head}`}>
        <h3>{name}</h3>
        <p className="fine">{words.how}</p>
        <p className="fine">{[nights.source || words.silence, unknown].filter(Boolean).join(' ')}</p>
      </div>
      <ul className="visually-hidden" aria-label={words.list}>
        {[...sentences, unknown].filter(Boolean).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className={`stack ${styles.months}`}>
        {page.map((each) => (
          <MonthPage
            key={each}
            month={each}
            now={now}
            active={active}
            stateOf={(night) =>
              nights.asOf === null && nights.stateOf(night) === 'unknown' ? null : nights.stateOf(night)
            }
            isChosen={isChosen}
            isPossible={isPossible}
            onPress={press}
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
      <div className={`row ${styles.foot}`}>
        <p role="status">
          {isMine && (
            <>
              <b>{formatDays(draft.checkIn, draft.checkOut)}</b>{' '}
              <span>
                {estimate?.kind === 'sum'
                  ? fill(words.sum, {
                      nights: count(estimate.nights, estimateWords.nights),
                      sum: estimate.isFrom ? amount : fill(words.about, { amount }),
                    })
                  : count(nightsOf(draft), estimateWords.nights)}
              </span>
            </>
          )}
        </p>
        <div className="row">
          {turnToMonth(month - 1)}
          {turnToMonth(month + 1)}
          {turnToPage(at - 1)}
          {turnToPage(at + 1)}
          {isMine && <Button onClick={({ currentTarget }) => ask(currentTarget)}>{words.ask}</Button>}
        </div>
      </div>
    </div>
  )
}

function takenSentence(nights: PlainDate[], isKnown: boolean): string {
  const { none, one, other } = words.taken
  if (nights.length === 0) return isKnown ? none : ''
  return fill(nights.length === 1 ? one : other, { nights: nightsText(nights) })
}

function closedSentence(nights: PlainDate[]): string {
  return nights.length === 0 ? '' : fill(words.closed, { nights: nightsText(nights) })
}

type MonthProps = {
  month: Month
  now: PlainDate
  active: PlainDate
  /** What is known of a night; null where nobody could know it. */
  stateOf: (night: PlainDate) => 'taken' | 'free' | 'closed' | 'unknown' | null
  isChosen: (night: PlainDate) => boolean
  isPossible: (night: PlainDate) => boolean
  onPress: (night: PlainDate, pressed: HTMLElement) => void
  onKeyDown: (event: KeyboardEvent) => void
}

const weekOf = (day: PlainDate) => addDays(day, -dayInWeek(day))

/**
 * One month, Monday first, from this week on. A night is drawn from the lower right half of its day to the upper left
 * half of the next.
 */
function MonthPage({ month, now, active, stateOf, isChosen, isPossible, onPress, onKeyDown }: MonthProps) {
  const daysOfWeek = Array.from({ length: 7 }, (_, day) => addDays(weekOf(now), day))
  const weeks = weeksOf(month).filter((week) => week.some((day) => day !== undefined && weekOf(day) >= weekOf(now)))
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
