import type { KeyboardEvent } from 'react'
import { addDays, formatDayOfYear, monthName, weekdayName, type PlainDate } from '../../../lib/dates.ts'
import { fill } from '../../../lib/text.ts'
import { dayInWeek, monthOf, weeksOf, type Month } from '../../../lib/almanac-months.ts'
import { loadedForm } from '../../request/load-request.tsx'
import styles from './almanac.module.css'

type Props = {
  month: Month
  /** The day at the resort. */
  now: PlainDate
  active: PlainDate
  /** What is known of a night; null where nobody could know it. */
  stateOf: (night: PlainDate) => 'taken' | 'free' | 'closed' | 'unknown' | null
  isChosen: (night: PlainDate) => boolean
  isPossible: (night: PlainDate) => boolean
  onPress: (night: PlainDate, pressed: HTMLElement) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The Monday of the week of a day. */
const weekOf = (day: PlainDate) => addDays(day, -dayInWeek(day))

/**
 * One month, Monday first, from this week on. A night is drawn from the lower right half of its day to the upper left
 * half of the next.
 */
export function AlmanacMonth({ month, now, active, stateOf, isChosen, isPossible, onPress, onKeyDown }: Props) {
  const words = loadedForm().words.taken.almanac
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
