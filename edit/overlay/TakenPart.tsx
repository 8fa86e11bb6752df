/** Nights of one unit that were taken by telephone: press the first and the last, then *Taken*. */
import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { addMonths, dayByKey, mostMonths, monthOf, weeksOf } from '../../lib/almanac-months.ts'
import { addDays, formatDay, monthName, weekdayName, type PlainDate } from '../../lib/dates.ts'
import { typedSpan, united, without, type Span } from '../../tools/calendars/spans.ts'
import type { TakenSpan } from '../nights.ts'
import { isOf, type Unit } from './unit.ts'

type Props = {
  unit: Unit & { name: string }
  today: PlainDate
  /** Of all units. */
  taken: TakenSpan[]
  onTaken: (taken: TakenSpan[]) => void
  /** Nights that are pressed, and not taken yet. */
  marked: Span | undefined
  onMarked: (marked: Span | undefined) => void
}

/** All nights that are taken, with these of one unit. Spans that stay as they are keep their place in the file. */
function withSpans(taken: readonly TakenSpan[], { stay, unit }: Unit, spans: readonly Span[]): TakenSpan[] {
  const wanted = spans.map(({ from, to }) => ({ stay, unit, from, until: addDays(to, -1) }))
  const isIn = (list: readonly TakenSpan[], one: TakenSpan) =>
    list.some((each) => isOf(each, one) && each.from === one.from && each.until === one.until)
  return [
    ...taken.filter((each) => !isOf(each, { stay, unit }) || isIn(wanted, each)),
    ...wanted.filter((each) => !isIn(taken, each)),
  ]
}

/** With the marked nights. */
export const withMarked = (taken: readonly TakenSpan[], unit: Unit, marked: Span): TakenSpan[] =>
  withSpans(taken, unit, united([...taken.filter((each) => isOf(each, unit)).map(typedSpan), marked]))

const inWords = ({ from, to }: Span): string => {
  const last = addDays(to, -1)
  return from === last ? `Night of ${formatDay(from)}` : `Nights of ${formatDay(from)} to ${formatDay(last)}`
}

export function TakenPart({ unit, today, taken, onTaken, marked, onMarked }: Props) {
  const spans = taken.filter((each) => isOf(each, unit)).map(typedSpan)
  const [active, setActive] = useState(today)
  /** Whether the next press is that of the last night. */
  const [isBegun, setBegun] = useState(false)
  const grid = useRef<HTMLTableElement>(null)
  const [first, last] = [monthOf(today), addDays(addMonths(monthOf(today), 2 * mostMonths), -1)]
  const month = monthOf(active)

  const holds = (list: readonly Span[], night: PlainDate) => list.some(({ from, to }) => from <= night && night < to)
  const limited = (day: PlainDate) => (day < first ? first : day > last ? last : day)

  function onKeyDown(event: KeyboardEvent) {
    const day = dayByKey(event.key, active)
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    flushSync(() => setActive(limited(day)))
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  function press(night: PlainDate) {
    setActive(night)
    const doesEnd = isBegun && marked !== undefined && marked.from <= night
    onMarked({ from: doesEnd ? marked.from : night, to: addDays(night, 1) })
    setBegun(!doesEnd)
  }
  function write(next: Span[]) {
    onTaken(withSpans(taken, unit, next))
    onMarked(undefined)
    setBegun(false)
  }

  return (
    <section className="part" aria-label="Taken by telephone">
      <h3>Taken by telephone</h3>
      <p className="small soft">
        Press the first and the last night, then “Taken”. A night has the date of its evening.
      </p>
      <div className="acts">
        <button
          type="button"
          className="b"
          disabled={month === first}
          onClick={() => setActive(limited(addMonths(month, -1)))}
        >
          {monthName(addMonths(month, -1))}
        </button>
        <b aria-live="polite">
          {monthName(month)} {month.slice(0, 4)}
        </b>
        <button
          type="button"
          className="b"
          disabled={last < addMonths(month, 1)}
          onClick={() => setActive(addMonths(month, 1))}
        >
          {monthName(addMonths(month, 1))}
        </button>
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of ARIA
        role="grid"
        className="nights"
        aria-label={`${monthName(month)} ${month.slice(0, 4)}`}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeksOf(month)[1]?.map((day = '') => (
              <th key={day} scope="col">
                {weekdayName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) =>
                day ? (
                  <td key={day} aria-selected={marked !== undefined && holds([marked], day)}>
                    <button
                      type="button"
                      tabIndex={day === active ? 0 : -1}
                      aria-label={holds(spans, day) ? `${formatDay(day)}, taken` : formatDay(day)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={day < today}
                      className={holds(spans, day) ? 'taken' : undefined}
                      onClick={() => day >= today && press(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ) : (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month
                  <td key={column} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="acts">
        <button
          type="button"
          className="b"
          disabled={!marked}
          onClick={() => marked && write(united([...spans, marked]))}
        >
          Taken
        </button>
        <p aria-live="polite">{marked ? inWords(marked) : ''}</p>
      </div>
      <ul>
        {united(spans).map((span) => (
          <li key={span.from} className="tick plain">
            <span>{inWords(span)}</span>
            <button type="button" className="b" onClick={() => write(without(spans, [span]))}>
              Free again<span className="heard">: {inWords(span)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
